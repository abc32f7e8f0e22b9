import type { GonderimDurumu } from '@masabasi/core/mali/fatura/gonderim';
import type { FaturaDurumu, FaturaSenaryosu, FaturaTipi, FaturaTuru } from '@masabasi/core/mali/fatura/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    fatura_ayari: {
      tek: Generated<boolean>;
      unvan: string;
      vkn: Generated<string>;
      vergi_dairesi: Generated<string>;
      adres: Generated<string>;
      ilce: Generated<string>;
      il: Generated<string>;
      telefon: Generated<string>;
      eposta: Generated<string>;
      efatura_seri: Generated<string>;
      earsiv_seri: Generated<string>;
      vade_gun: Generated<number>;
      yanit_gun: Generated<number>;
      gelen_sira: Generated<number>;
      iban: Generated<string>;
      surum: Generated<number>;
    };
    fatura_seri: { seri: string; yil: number; son: number; son_tarih: string };
    fatura: {
      id: Generated<number>;
      tur: FaturaTuru;
      no: string | null;
      ettn: Generated<string>;
      musteri_id: number;
      proje_id: number;
      lisans_id: number | null;
      iade_id: number | null;
      senaryo: FaturaSenaryosu;
      tip: FaturaTipi;
      tarih: string;
      vade: string | null;
      para_birimi: Generated<string>;
      kur: string | null;
      aciklama: Generated<string>;
      brut: Generated<number>;
      iskonto: Generated<number>;
      matrah: Generated<number>;
      kdv: Generated<number>;
      tevkifat: Generated<number>;
      odenecek: Generated<number>;
      durum: Generated<FaturaDurumu>;
      xml: string | null;
      xml_ozet: Buffer | null;
      kesme_zamani: BosZaman;
      kesen_id: number | null;
      iptal_nedeni: string | null;
      iptal_zamani: BosZaman;
      acan_id: number;
      acilis_zamani: Zaman;
      surum: Generated<number>;
    };
    fatura_kalem: {
      id: Generated<number>;
      fatura_id: number;
      sira: number;
      ad: string;
      miktar: string;
      birim_kodu: string;
      birim_fiyat: string;
      iskonto_oran: number | null;
      iskonto_tutar: Kurus;
      kdv_oran: number;
      muafiyet_kodu: string | null;
      tevkifat_kodu: string | null;
    };
    fatura_kanit: { fatura_id: number; zaman: Zaman; xml_ozet: Buffer; denetimler: unknown };
    fatura_gonderim: {
      fatura_id: number;
      durum: Generated<GonderimDurumu>;
      kod: string | null;
      aciklama: Generated<string>;
      deneme: Generated<number>;
      sonraki: BosZaman;
      ulasma_zamani: BosZaman;
      yanit_zamani: BosZaman;
      yanit_nedeni: Generated<string>;
      zaman: Zaman;
      surum: Generated<number>;
    };
    gelen_fatura: {
      id: Generated<number>;
      ettn: string;
      no: string;
      gonderen_kimlik: string;
      gonderen: string;
      tarih: string;
      senaryo: string;
      tip: string;
      para_birimi: string;
      matrah: number;
      vergi: number;
      odenecek: number;
      xml: string;
      xml_ozet: Buffer;
      kaynak: 'dosya' | 'entegrator';
      gelis_zamani: Zaman;
      aykiriliklar: unknown;
      yanit: 'yok' | 'bekliyor' | 'kabulEdilecek' | 'reddedilecek' | 'kabul' | 'ret';
      yanit_nedeni: Generated<string>;
      yanit_hatasi: Generated<string>;
      yanit_zamani: BosZaman;
      yanitlayan_id: number | null;
      sonraki: BosZaman;
      deneme: Generated<number>;
      surum: Generated<number>;
    };
    gelen_alinamayan: { ettn: string; neden: string; zaman: Zaman };
    efatura_mukellef: {
      kimlik: string;
      kayitli: boolean;
      unvan: Generated<string>;
      etiket: Generated<string>;
      ilk_gun: string | null;
      kaynak: 'liste' | 'entegrator';
      zaman: Zaman;
    };
    fatura_tahsilat: {
      id: Generated<number>;
      fatura_id: number;
      tarih: string;
      tutar: number;
      kaynak: 'elle' | 'banka' | 'odeme';
      aciklama: Generated<string>;
      banka_hareket_id: number | null;
      yazan_id: number | null;
      zaman: Zaman;
      geri_alma_zamani: BosZaman;
      geri_alan_id: number | null;
    };
    /** Only the database writes this table. */
    fatura_acik: { fatura_id: number; kalan: number; proje_id: number; para_birimi: string; son_gun: string };
  }
}
