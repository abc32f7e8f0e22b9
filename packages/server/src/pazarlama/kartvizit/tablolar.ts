import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's table as Kysely sees it. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    kartvizit: {
      id: Generated<number>;
      musteri_id: number | null;
      proje_id: number | null;
      yetkili_id: number | null;
      yukleyen_id: number;
      zaman: Zaman;
      surum: Generated<number>;
      silindi: BosZaman;
      silen_id: number | null;
    };
  }
}
