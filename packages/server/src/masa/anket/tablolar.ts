import type { AnketOlayi, AnketSorusu } from '@masabasi/core/masa/anket/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    anket: {
      id: number;
      olay: AnketOlayi | null;
      gecerlilik_gun: Generated<number>;
      orneklem_yuzde: Generated<number>;
      sessiz_gun: Generated<number>;
      bekleme_dk: Generated<number>;
      esik: Generated<number>;
      giris: Generated<string>;
      tesekkur: Generated<string>;
      betik: Generated<string>;
      taslak: ColumnType<AnketSorusu[] | null, string | null, string | null>;
      surum: Generated<number>;
    };
    anket_surum: {
      anket_id: number;
      no: number;
      sorular: ColumnType<AnketSorusu[], string, never>;
      zaman: Zaman;
      kisi_id: number | null;
    };
  }
}
