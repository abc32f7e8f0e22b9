import type { SlaKurallari } from '@masabasi/core/masa/sla/rules';
import type { ColumnType } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's table as Kysely sees it. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    sla_surumu: {
      surum: number;
      zaman: Zaman;
      kisi_id: number | null;
      kurallar: ColumnType<SlaKurallari, string, string>;
    };
  }
}
