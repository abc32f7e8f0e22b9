import type { TeklifDurumu } from '@masabasi/core/pazarlama/teklif/rules';
import type { Birim, Periyot } from '@masabasi/core/pazarlama/teklif/toplam';
import type { ParaBirimi } from '@masabasi/core/musteri/lisans/alanlar';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    teklif_sinir: {
      kisi_id: number;
      oran: number;
      surum: Generated<number>;
    };
    teklif_sayac: { yil: number; son: number };
    teklif: {
      id: Generated<number>;
      no: string;
      revizyon: Generated<number>;
      ust_teklif_id: number | null;
      musteri_id: number;
      bayi_id: number | null;
      proje_id: number;
      baslik: string;
      tarih: string;
      gecerlilik_tarihi: string;
      para_birimi: Generated<ParaBirimi>;
      kur: Generated<string>;
      kur_gunu: string | null;
      brut: Generated<number>;
      iskonto: Generated<number>;
      matrah: Generated<number>;
      kdv: Generated<number>;
      genel_toplam: Generated<number>;
      lira_toplam: Generated<number>;
      yillik: Generated<number>;
      iskonto_orani: Generated<number>;
      kosullar: Generated<string>;
      durum: Generated<TeklifDurumu>;
      olasilik: Generated<number>;
      beklenen_kapanis: string | null;
      sozlesme_yil: Generated<number>;
      lisans_tur_id: number | null;
      egitim_tur_id: number | null;
      diger_program_id: number | null;
      kayip_neden_id: number | null;
      kayip_aciklama: Generated<string>;
      acan_id: number;
      sahip_id: number;
      yazanlar: readonly number[];
      onaylayan_id: number | null;
      /** The dealer's risk with this quote, at the time of approval. */
      risk_onayi: number | null;
      baglanti_ozeti: Buffer | null;
      eposta: Generated<string>;
      gonderim_zamani: BosZaman;
      goruldu_zamani: BosZaman;
      karar_zamani: BosZaman;
      kabul_eden: Generated<string>;
      karar_adresi: Generated<string>;
      lisans_id: number | null;
      lisans_engeli: Generated<string>;
      egitim_id: number | null;
      fatura_id: number | null;
      fatura_engeli: Generated<string>;
      hatirlatildi: BosZaman;
      takip_bildirildi: BosZaman;
      acilis_zamani: Zaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    teklif_kalem: {
      teklif_id: number;
      sira: number;
      ad: string;
      urun_id: number | null;
      miktar: string;
      birim: Birim;
      birim_fiyat: string;
      iskonto_oran: number | null;
      iskonto_tutar: Generated<number>;
      kdv_oran: number;
      periyot: Periyot;
      opsiyonel: Generated<boolean>;
      secildi: Generated<boolean>;
    };
    teklif_gorusme: {
      id: Generated<number>;
      teklif_id: number;
      gorusme_tur_id: number;
      tarih: string;
      aciklama: string;
      sonraki_tarih: string | null;
      acik: Generated<boolean>;
      kisi_id: number;
      zaman: Zaman;
    };
  }
}
