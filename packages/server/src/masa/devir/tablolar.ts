import type { Zaman } from '../../platform/db/sutun.ts';

/** Occasion of the notification: approval of the leave, the last working day, or entry of a leave that had begun. */
export type DevirAsamasi = 'onay' | 'son' | 'basladi';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    devir_bildirimi: { izin_id: number; asama: DevirAsamasi; zaman: Zaman };
  }
}
