import type { DenemeDurumu, OlayKimden, OlayTuru, SaglayiciAdi, Uyari } from '@masabasi/core/mali/odeme/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';
import type { Yonlendirme } from './saglayici.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    odeme_baglanti: {
      fatura_id: number;
      bakiye: Generated<boolean>;
      urunler: number[] | null;
      baglanti_ozeti: Buffer;
      sira: Generated<number>;
      acan_id: number;
      zaman: Zaman;
      kapanma_zamani: BosZaman;
      gonderim_zamani: BosZaman;
      gonderen_id: number | null;
    };
    odeme_pay: {
      deneme_id: number;
      fatura_id: number;
      sira: number;
      tutar: number;
      tahsilat_id: number | null;
      acik: boolean;
    };
    odeme_deneme: {
      id: Generated<number>;
      fatura_id: number;
      saglayici: SaglayiciAdi;
      oid: string;
      ref_ozeti: Buffer | null;
      tutar: number;
      taksit: number;
      durum: DenemeDurumu;
      yonlendirme: Yonlendirme | null;
      belirtec: string | null;
      guvenlik_no: string | null;
      islem_id: string | null;
      prov_no: string | null;
      md_status: Generated<string>;
      hata_kodu: string | null;
      mesaj: Generated<string>;
      kart: string | null;
      alinan: number | null;
      iade: Generated<number>;
      uyari: Uyari | null;
      iade_tutar: number | null;
      iade_kisi_id: number | null;
      iade_zaman: BosZaman;
      iade_soruldu: BosZaman;
      onay_no: string | null;
      ikinci_onay: string | null;
      ikinci_bakildi: BosZaman;
      acan_id: number | null;
      ip: Generated<string>;
      zaman: Zaman;
      son_gecerlilik: Zaman;
      son_sorgu: BosZaman;
      bitis: BosZaman;
    };
    odeme_olay: {
      id: Generated<number>;
      deneme_id: number;
      zaman: Zaman;
      kimden: OlayKimden;
      tur: OlayTuru;
      gecerli: boolean | null;
      ozet: Buffer | null;
      aciklama: string;
      kisi_id: number | null;
    };
    /** Signed successes of a bank for orders that are not ours. */
    odeme_sahipsiz: { saglayici: SaglayiciAdi; siparis: string; ilk: Zaman; son: Zaman; adet: Generated<number> };
    odeme_sozlesme: {
      id: Generated<number>;
      saglayici: SaglayiciAdi;
      gecerlilik: string;
      valor_gun: number;
      surum: Generated<number>;
      yazan_id: number | null;
      zaman: Zaman;
    };
    odeme_sozlesme_orani: { sozlesme_id: number; taksit: number; oran: number };
    odeme_kesinti: {
      id: Generated<number>;
      deneme_id: number;
      gun: string;
      tutar: number;
      kaynak_hareket_id: number;
      banka_hareket_id: number | null;
    };
  }
}
