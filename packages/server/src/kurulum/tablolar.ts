import type { Generated } from 'kysely';
import type { Json, Zaman } from '../db/sutun.ts';

declare module '../db/schema.ts' {
  interface Database {
    ornek_coklar: {
      pay: string;
      sira: number;
      baslik: string;
      parca: Generated<number>;
      parcalar: number;
      ayrilan: Json;
      simdi: Zaman;
    };
  }
}
