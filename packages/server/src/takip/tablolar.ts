import type { Generated } from 'kysely';
import type { Zaman } from '../db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    gorusme_takip: {
      gorusme_id: number;
      kisi_id: number;
      sessiz: Generated<boolean>;
      zaman: Zaman;
      kaynak_id: number | null;
    };
    gorusme_anma: { hareket_id: number; kisi_id: number; gorusme_id: number; ad: string };
  }
}
