import { telefonAnasi } from '@masabasi/core/platform/identity/kimlik';
import { type RawBuilder, sql } from 'kysely';

/** Telephones in SQL, compared as in core: an extension on one side alone is no difference (README.md of this folder). */

type Deger = RawBuilder<unknown>;

/** A stored number without its extension. The searched columns have an index of exactly this expression. */
export const anaNumara = (telefon: Deger) => sql`split_part(${telefon}, ',', 1)`;

/** SQL condition: two stored telephones are the same. False where one of them is null. */
export const telefonEsit = (a: Deger, b: Deger) =>
  sql<boolean>`coalesce(${anaNumara(a)} = ${anaNumara(b)} and (${a} = ${b} or ${a} not like '%,%' or ${b} not like '%,%'), false)`;

/** SQL condition: one of two columns of a row is this telephone. */
export const telefonuBu = (takma: 'm' | 'y', telefon: Deger) =>
  sql<boolean>`(${telefonEsit(sql.ref(`${takma}.telefon`), telefon)} or ${telefonEsit(sql.ref(`${takma}.gsm`), telefon)})`;

/**
 * SQL condition: one of these telephones is in the columns of a row. Uses their indexes first, then compares the
 * extension behind the comma.
 */
export function telefonlarindan(takma: 'm' | 'k', telefonlar: readonly string[]) {
  const [telefon, gsm] = [sql.ref(`${takma}.telefon`), sql.ref(`${takma}.gsm`)];
  const analar = sql`any(${telefonlar.map(telefonAnasi)}::text[])`;
  return sql<boolean>`((${anaNumara(telefon)} = ${analar} or ${anaNumara(gsm)} = ${analar}) and exists (
    select from unnest(${[...telefonlar]}::text[]) t(no) where ${telefonEsit(telefon, sql`t.no`)} or ${telefonEsit(gsm, sql`t.no`)}))`;
}
