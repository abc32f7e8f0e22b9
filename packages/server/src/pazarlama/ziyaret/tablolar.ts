import type { ZiyaretDurumu, ZiyaretSonucu } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    ziyaret: {
      id: Generated<number>;
      musteri_id: number;
      gorusme_tur_id: number;
      durum: Generated<ZiyaretDurumu>;
      baslama_zamani: Zaman;
      bitis_zamani: Zaman;
      personel_id: number;
      yer: Generated<string>;
      aciklama: Generated<string>;
      sonuc: ZiyaretSonucu | null;
      olumsuz_neden_id: number | null;
      diger_program_id: number | null;
      sonuc_aciklama: Generated<string>;
      sonraki_tarih: string | null;
      acan_id: number;
      surum: Generated<number>;
    };
    ziyaret_proje: { ziyaret_id: number; proje_id: number };
    ziyaret_katilimci: {
      id: Generated<number>;
      ziyaret_id: number;
      kisi_id: number | null;
      musteri_personel_id: number | null;
      ad: string;
    };
  }
}
