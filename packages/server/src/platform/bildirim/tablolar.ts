import type { BildirimHali } from '@masabasi/core/platform/bildirim/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    bildirim: {
      id: Generated<number>;
      kisi_id: number;
      tur: string;
      baslik: string;
      metin: Generated<string>;
      yol: string | null;
      hakkinda_id: number | null;
      mesaj_id: number | null;
      kayit_id: number | null;
      zaman: Zaman;
      okundu: BosZaman;
    };
    bildirim_tercihi: { kisi_id: number; tur: string; hal: BildirimHali };
  }
}
