import type { SablonTuru } from '@masabasi/core/masa/sablon/rules';
import type { Generated } from 'kysely';
import type { BosZaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    sablon: {
      id: Generated<number>;
      ad: string;
      kisayol: string | null;
      metin: string;
      tur: SablonTuru;
      proje_id: number | null;
      konu_id: number | null;
      sahip_id: number | null;
      aktif: Generated<boolean>;
      sira: Generated<number>;
      kullanim: Generated<number>;
      surum: Generated<number>;
      silindi: BosZaman;
      silen_id: number | null;
    };
  }
}
