import type { Zaman } from '../db/sutun.ts';

/** When it was told: when the leave was granted, on the last working day, when it was entered and had begun. */
export type DevirAsamasi = 'onay' | 'son' | 'basladi';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    devir_bildirimi: { izin_id: number; asama: DevirAsamasi; zaman: Zaman };
  }
}
