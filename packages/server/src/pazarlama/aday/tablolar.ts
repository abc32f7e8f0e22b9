import type { AdayAsamasi } from '@masabasi/core/pazarlama/aday/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    aday: {
      id: Generated<number>;
      musteri_id: number;
      proje_id: number;
      asama: Generated<AdayAsamasi>;
      tutar: Generated<number>;
      beklenen_kapanis: string | null;
      sahip_id: number | null;
      aciklama: Generated<string>;
      kayip_neden_id: number | null;
      diger_program_id: number | null;
      acan_id: number;
      acilis_zamani: Zaman;
      asama_zamani: Zaman;
      kapanis_zamani: BosZaman;
      surum: Generated<number>;
      /** Copied from the customer by the database. */
      il_id: number | null;
      musteri_silindi: Generated<boolean>;
      musteri_ara: Generated<string>;
    };
    satis_bolgesi: { kisi_id: number; il_id: number };
  }
}
