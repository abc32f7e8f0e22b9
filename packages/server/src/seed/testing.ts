import { sql } from 'kysely';
import { type Db, connect, SURESIZ } from '../db/connect.ts';
import type { RoomFace } from '../room.ts';
import type { TestServer } from '../testing.ts';
import { coklariYaz } from './coklar.ts';
import { demoYukle } from './demo.ts';

/**
 * Founds the demo company as the server does: over a connection whose statements take as long as they take.
 * @param o.tam with its many rows
 */
export async function demoKur(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  simdi: Date,
  odalar: readonly RoomFace[],
  { parolaOzeti = 'özet', tam = true }: { readonly parolaOzeti?: string; readonly tam?: boolean } = {},
): Promise<void> {
  const { db } = connect(databaseUrl, () => undefined, { max: 2, ...SURESIZ });
  try {
    await demoYukle(db, simdi, parolaOzeti, odalar);
    if (tam) await coklariYaz(db, odalar);
  } finally {
    await db.destroy();
  }
}

/** What every share stands on, named by it or not. */
const TEMEL = 'kurulum,departman,personel,departman sorumluları,rol,proje,proje kartları,tanim'.split(',');

/** The shares of these names, with all that they come after: a part of the company, where the whole takes a minute. */
export function paylari(odalar: readonly RoomFace[], ...adlar: readonly string[]): readonly Pick<RoomFace, 'ornek'>[] {
  const hepsi = odalar.flatMap((f) => f.ornek ?? []);
  const gereken = new Set([...TEMEL, ...adlar]);
  for (const ad of gereken) for (const once of hepsi.find((p) => p.ad === ad)?.sonra ?? []) gereken.add(once);
  return [{ ornek: hepsi.filter((p) => gereken.has(p.ad)) }];
}

/** Foreign keys with rows that point at nothing, and how many: what PostgreSQL itself would find. */
export async function yetimler(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tablo: string; hedef: string; sutunlar: string[]; hedefler: string[] }>`
    select c.conrelid::regclass::text as tablo, c.confrelid::regclass::text as hedef,
      array(select quote_ident(attname) from unnest(c.conkey) with ordinality k (n, sira)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by sira) as sutunlar,
      array(select quote_ident(attname) from unnest(c.confkey) with ordinality k (n, sira)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by sira) as hedefler
    from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace`.execute(
    db,
  );
  const sayilan = rows.map(async (r) => {
    const ayni = r.sutunlar.map((x, n) => `a.${x} = b.${r.hedefler[n]}`).join(' and ');
    const dolu = r.sutunlar.map((x) => `a.${x} is not null`).join(' and ');
    const { rows: bulunan } = await sql
      .raw<{ adet: number }>(
        `select count(*) as adet from ${r.tablo} a where ${dolu} and not exists (select from ${r.hedef} b where ${ayni})`,
      )
      .execute(db);
    return `${r.tablo} (${r.sutunlar.join(', ')}): ${bulunan[0]!.adet}`;
  });
  return (await Promise.all(sayilan)).filter((x) => !x.endsWith(': 0'));
}
