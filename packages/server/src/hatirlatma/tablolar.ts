import type { Generated } from 'kysely';
import type { Zaman } from '../db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    hatirlatma: { kisi_id: number; gorusme_id: number; zaman: Zaman; aciklama: Generated<string> };
  }
}
