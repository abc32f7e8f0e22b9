import type { Sinif } from '@masabasi/core/mali/banka/rules';
import type { Generated } from 'kysely';
import type { BosZaman, DoluJson, Json, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    banka_hesap: {
      id: Generated<number>;
      ad: string;
      banka: string;
      iban: string | null;
      birim: string;
      acilis_gun: string;
      acilis_bakiye: number;
      duzen: Json;
      aktif: Generated<boolean>;
      surum: Generated<number>;
    };
    banka_ekstre: {
      id: Generated<number>;
      hesap_id: number;
      dosya: string;
      ilk_gun: string;
      son_gun: string;
      acilis: number | null;
      kapanis: number | null;
      okunan: number;
      eklenen: number;
      yukleyen_id: number | null;
      zaman: Zaman;
    };
    banka_hareket: {
      id: Generated<number>;
      hesap_id: number;
      ekstre_id: number;
      gun: string;
      valor: string | null;
      saat: string | null;
      tutar: number;
      bakiye: number | null;
      kod: string | null;
      referans: string | null;
      banka_referansi: string | null;
      aciklama: string;
      karsi_unvan: string | null;
      karsi_iban: string | null;
      karsi_vkn: string | null;
      anahtar: string;
      sayac: number;
      sinif: Sinif | null;
      musteri_id: number | null;
      karsi_hesap_id: number | null;
      hesap_kod: string | null;
      notu: Generated<string>;
      masraf: Generated<number>;
      fis_sira: number | null;
      isleyen_id: number | null;
      islem_zamani: BosZaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    banka_bakiye: {
      hesap_id: number;
      gun: string;
      tutar: number;
      satir: number;
      parcalar: DoluJson;
    };
    banka_gun: {
      hesap_id: number;
      gun: string;
      bakiye: number;
      kapatan_id: number | null;
      kapanis: Zaman;
    };
    banka_ogrenilen: {
      hareket_id: number;
      tur: 'iban' | 'ad';
      deger: string;
      musteri_id: number;
    };
  }
}
