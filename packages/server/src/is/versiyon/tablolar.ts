import type { VersiyonDurumu } from '@masabasi/core/is/versiyon/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    versiyon: {
      id: Generated<number>;
      proje_id: number;
      no: string;
      durum: Generated<VersiyonDurumu>;
      planlanan_tarih: string;
      yayin_zamani: BosZaman;
      yayinlayan_id: number | null;
      surum_notu: Generated<string>;
      zorunlu: Generated<boolean>;
      surum: Generated<number>;
    };
    versiyon_haber: {
      versiyon_id: number;
      musteri_id: number;
      zaman: Zaman;
      neden: string | null;
    };
    versiyon_musteri: {
      lisans_id: number;
      versiyon_id: number;
      guncelleme_zamani: Zaman;
    };
    versiyon_webhaber: {
      versiyon_id: number;
      webistek_id: number;
      zaman: Zaman;
      neden: string | null;
    };
  }
}
