import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    hatirlatma: {
      id: Generated<number>;
      kisi_id: number;
      /** One of the two is set. */
      gorusme_id: number | null;
      ziyaret_id: number | null;
      zaman: Zaman;
      aciklama: Generated<string>;
    };
  }
}
