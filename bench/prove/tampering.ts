import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../packages/server/src/platform/db/connect.ts';
import { defterBozukluklari } from '../../packages/server/src/mali/defter/queries.ts';

/** Random changes of the ledger behind its triggers, by the owner of the database. */

interface Chances {
  /** The number of the last act. */
  readonly last: number;
  readonly below: (n: number) => number;
}
type Statements = readonly RawBuilder<unknown>[];

/** An act written anew, with a new hash. */
const anew = (n: number, day: number) =>
  sql`update defter_fis f set gun = gun + ${day}::int, ozet = sha256(convert_to(defter_metni(row(f.sira, f.gun + ${day}::int,
    f.kaynak, f.kaynak_id, f.ters_sira, f.aciklama, f.zaman, f.onceki, f.ozet)::defter_fis), 'UTF8')) where f.sira = ${n}`;
const lines = (from: number, to: number) => sql`update defter_satir set fis_sira = ${to} where fis_sira = ${from}`;
const number = (from: number, to: number) => sql`update defter_fis set sira = ${to} where sira = ${from}`;
const FAR = 1_000_000_000;

/** Possible changes to an act and another one. */
const KINDS: Readonly<Record<'changed' | 'removed' | 'inserted' | 'swapped', readonly ((c: Chances) => Statements)[]>> =
  {
    changed: [
      ...[1, 7, 99].map((d) => (c: Chances) => {
        const n = one(c);
        return [
          sql`update defter_satir set tutar = tutar + case satir when 1 then ${d}::int else -${d}::int end
            where fis_sira = ${n} and satir <= 2`,
        ];
      }),
      (c) => [sql`update defter_satir set tutar = -tutar where fis_sira = ${one(c)}`],
      (c) => [sql`update defter_satir set tutar = tutar * 10 where fis_sira = ${one(c)}`],
      (c) => [sql`update defter_satir set hesap_kod = '770' where fis_sira = ${one(c)} and satir = ${1 + c.below(2)}`],
      (c) => [
        sql`update defter_satir set alt = 'musteri:9999' where fis_sira = ${one(c)} and satir = ${1 + c.below(2)}`,
      ],
      (c) => [sql`update defter_satir set birim = 'USD' where fis_sira = ${one(c)}`],
      (c) => [sql`update defter_fis set gun = gun + ${[-400, -1, 1, 30][c.below(4)]!}::int where sira = ${one(c)}`],
      (c) => [sql`update defter_fis set aciklama = aciklama || ' ' where sira = ${one(c)}`],
      (c) => [sql`update defter_fis set kaynak = 'baska' where sira = ${one(c)}`],
      (c) => [sql`update defter_fis set kaynak_id = kaynak_id + 1 where sira = ${one(c)}`],
      (c) => [sql`update defter_fis set zaman = zaman + interval '1 millisecond' where sira = ${one(c)}`],
      (c) => [
        sql`update defter_fis set ters_sira = null where sira = (select min(sira) from defter_fis
          where ters_sira is not null and sira >= ${one(c)})`,
      ],
      (c) => [sql`update defter_fis set ozet = sha256(ozet) where sira = ${one(c)}`],
      (c) => [sql`update defter_fis set onceki = sha256(onceki) where sira = ${one(c)}`],
      () => [sql`update defter_bas set ozet = sha256(ozet)`],
      () => [sql`update defter_bas set sira = sira - 1`],
      // The act after it, or the head, still has the old hash.
      (c) => [anew(one(c), 1)],
      // Also the hash of the act after it, when that act gets the new one.
      (c) => {
        const n = 1 + c.below(c.last - 1);
        return [
          anew(n, -1),
          sql`update defter_fis set onceki = (select ozet from defter_fis where sira = ${n}) where sira = ${n + 1}`,
        ];
      },
    ],
    removed: [
      (c) => {
        const n = one(c);
        return [sql`delete from defter_satir where fis_sira = ${n}`, sql`delete from defter_fis where sira = ${n}`];
      },
      (c) => [sql`delete from defter_fis where sira = ${one(c)}`],
      (c) => [sql`delete from defter_satir where fis_sira = ${one(c)}`],
      (c) => [sql`delete from defter_satir where fis_sira = ${one(c)} and satir = ${1 + c.below(2)}`],
      (c) => [
        sql`delete from defter_satir where fis_sira = ${c.last}`,
        sql`delete from defter_fis where sira = ${c.last}`,
      ],
      () => [sql`delete from defter_bas`],
    ],
    inserted: [
      (c) => {
        const n = one(c);
        const sum = 1 + c.below(100_000);
        return [
          sql`insert into defter_satir values (${n}, 17, '102', '', 'TRY', ${sum}), (${n}, 18, '120', '', 'TRY', ${-sum})`,
        ];
      },
      // As the product would have written it, except for the head.
      (c) => [
        sql`insert into defter_satir select ${c.last + 1}, satir, hesap_kod, alt, birim, tutar from defter_satir
          where fis_sira = ${one(c)}`,
        sql`insert into defter_fis (sira, gun, kaynak, kaynak_id, aciklama, zaman, onceki, ozet)
          select ${c.last + 1}, gun, 'fatura', 1, 'Fatura', zaman, ozet, sha256('x') from defter_fis where sira = ${c.last}`,
        sql`update defter_fis f set ozet = defter_ozeti(f) where sira = ${c.last + 1}`,
      ],
      (c) => [
        sql`insert into defter_satir values (${c.last + 1 + c.below(9)}, 1, '102', '', 'TRY', 5), (${c.last + 11}, 1, '120', '', 'TRY', -5)`,
      ],
    ],
    swapped: [
      (c) => {
        const [a, b] = two(c);
        return [lines(a, -a), lines(b, a), lines(-a, b)];
      },
      (c) => {
        const [a, b] = two(c);
        return [number(a, FAR), number(b, a), number(FAR, b), lines(a, -a), lines(b, a), lines(-a, b)];
      },
      (c) => {
        const n = one(c);
        return [2, 1].flatMap((s) => [
          sql`update defter_satir set satir = ${s === 2 ? 99 : 2} where fis_sira = ${n} and satir = ${s}`,
          ...(s === 1 ? [sql`update defter_satir set satir = 1 where fis_sira = ${n} and satir = 99`] : []),
        ]);
      },
      ...(['aciklama', 'gun', 'zaman', 'kaynak_id', 'onceki'] as const).map((column) => (c: Chances) => {
        const [a, b] = two(c);
        return [
          sql`update defter_fis f set ${sql.ref(column)} = ${sql.ref(`g.${column}`)} from defter_fis g
            where f.sira in (${a}, ${b}) and g.sira in (${a}, ${b}) and f.sira <> g.sira`,
        ];
      }),
    ],
  };

const one = ({ last, below }: Chances): number => 1 + below(last);
function two({ last, below }: Chances): readonly [number, number] {
  const a = 1 + below(last);
  return [a, 1 + ((a - 1 + 1 + below(last - 1)) % last)];
}

/** The ledger's content, to the last byte. */
const standing = async (db: Db): Promise<string> =>
  (
    await sql<{ all: string }>`select concat((select md5(string_agg(f::text, ';' order by f.sira)) from defter_fis f),
      (select md5(string_agg(s::text, ';' order by s.fis_sira, s.satir)) from defter_satir s),
      (select md5(string_agg(b::text, ';')) from defter_bas b)) as all`.execute(db)
  ).rows[0]!.all;

class TakenBack extends Error {}

/**
 * Tampers this many times, each time with the original ledger.
 * @returns number of undetected changes, by kind
 */
export async function tamper(db: Db, times: number, below: (n: number) => number) {
  const { last } = (await sql<{ last: number }>`select sira as last from defter_bas`.execute(db)).rows[0]!;
  const before = await standing(db);
  const figures = { changed: 0, removed: 0, inserted: 0, swapped: 0, not_found: 0 };
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const count = { done: 0 };
  while (count.done < times) {
    const name = names[count.done % names.length]!;
    const kinds = KINDS[name];
    const which = below(kinds.length);
    const statements = kinds[which]!({ last, below });
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        // An attacker who disables triggers also drops constraints in the way.
        await sql`alter table defter_fis drop constraint defter_fis_check`.execute(tx);
        for (const s of statements) await s.execute(tx);
        // A swap of two equal acts is no change.
        if ((await standing(tx)) !== before) {
          count.done++;
          figures[name]++;
          if ((await defterBozukluklari(tx)).length === 0) {
            figures.not_found++;
            console.log(`not found: ${name} ${which}`);
          }
        }
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }
  return figures;
}
