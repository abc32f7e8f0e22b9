import { telefonAnasi } from '@masabasi/core/kimlik';
import { type RawBuilder, sql } from 'kysely';

/** Telephones in SQL, as core compares them: an extension that only one of two names is no difference (decision 0185). */

type Deger = RawBuilder<unknown>;

/** A stored number without its extension; the columns that are looked up have an index of exactly this. */
export const anaNumara = (telefon: Deger) => sql`split_part(${telefon}, ',', 1)`;

/** Whether two stored telephones are the same one; false where one of them is null. */
export const telefonEsit = (a: Deger, b: Deger) =>
  sql<boolean>`coalesce(${anaNumara(a)} = ${anaNumara(b)} and (${a} = ${b} or ${a} not like '%,%' or ${b} not like '%,%'), false)`;

/** Whether one of two columns of a row is this telephone. */
export const telefonuBu = (takma: 'm' | 'y', telefon: Deger) =>
  sql<boolean>`(${telefonEsit(sql.ref(`${takma}.telefon`), telefon)} or ${telefonEsit(sql.ref(`${takma}.gsm`), telefon)})`;

/** Whether one of these telephones is in the columns of a row: first by their indexes, then by what is behind the comma. */
export function telefonlarindan(takma: 'm' | 'k', telefonlar: readonly string[]) {
  const [telefon, gsm] = [sql.ref(`${takma}.telefon`), sql.ref(`${takma}.gsm`)];
  const analar = sql`any(${telefonlar.map(telefonAnasi)}::text[])`;
  return sql<boolean>`((${anaNumara(telefon)} = ${analar} or ${anaNumara(gsm)} = ${analar}) and exists (
    select from unnest(${[...telefonlar]}::text[]) t(no) where ${telefonEsit(telefon, sql`t.no`)} or ${telefonEsit(gsm, sql`t.no`)}))`;
}
