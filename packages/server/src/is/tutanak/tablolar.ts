import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    tutanak_parca: { id: Generated<number>; toplanti_id: number; kisi_id: number | null; veri: Buffer; zaman: Zaman };
    tutanak_orada: { toplanti_id: number; kisi_id: number; pencere: string; yaziyor: boolean; zaman: Zaman };
  }
}
