import type { Generated } from 'kysely';
import type { DoluJson, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    ornek_coklar: {
      pay: string;
      sira: number;
      baslik: string;
      parca: Generated<number>;
      parcalar: number;
      ayrilan: DoluJson;
      simdi: Zaman;
    };
  }
}
