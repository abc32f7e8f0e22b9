import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    varlik: { gorusme_id: number; kisi_id: number; pencere: string; yaziyor: boolean; zaman: Zaman };
  }
}
