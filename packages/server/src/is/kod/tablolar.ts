import type { KodIslemi } from '@masabasi/core/is/kod/itme';
import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    kod_islem: {
      id: Generated<number>;
      tur: KodIslemi['Tur'];
      depo: string;
      dal: string;
      sha: string;
      mesaj: string;
      yazan: string;
      zaman: Zaman;
      adres: string | null;
      alindi: Zaman;
    };
    kod_islem_gorev: { islem_id: number; gorev_id: number };
    kod_teslim: { ozet: Buffer; zaman: Zaman };
  }
}
