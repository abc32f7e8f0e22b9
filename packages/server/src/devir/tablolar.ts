import type { Zaman } from '../db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    devir_bildirimi: { izin_id: number; asama: 'onay' | 'son'; zaman: Zaman };
  }
}
