import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
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
