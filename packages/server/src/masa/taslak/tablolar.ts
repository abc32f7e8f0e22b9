import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    taslak: { kisi_id: number; anahtar: string; deger: string | null; sira: number; zaman: Zaman };
  }
}
