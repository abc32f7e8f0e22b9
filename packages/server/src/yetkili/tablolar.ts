import type { Generated } from 'kysely';
import type { BosZaman } from '../db/sutun.ts';

/** The room's table as Kysely sees it. */
declare module '../db/schema.ts' {
  interface Database {
    musteri_yetkili: {
      id: Generated<number>;
      musteri_id: number;
      ad: string;
      soyad: Generated<string>;
      unvan: Generated<string>;
      telefon: string | null;
      gsm: string | null;
      eposta: string | null;
      aciklama: Generated<string>;
      ara: Generated<string>;
      surum: Generated<number>;
      silindi: BosZaman;
    };
  }
}
