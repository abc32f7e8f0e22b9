import type { OrnekIlerlemesi } from '@masabasi/core/yonetim/kurulum/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** The share of the demo company that is being written, with its position. Null when there is nothing to wait for. */
export const ornekIlerlemesi = (db: Db): Promise<OrnekIlerlemesi | null> =>
  read(db).first(sql<OrnekIlerlemesi>`
    select yer::int as "Bolum", hepsi::int as "Bolumler", baslik as "Ad"
    from (select *, row_number() over (order by sira) as yer, count(*) over () as hepsi from ornek_coklar) x
    where parca < parcalar order by sira limit 1`);
