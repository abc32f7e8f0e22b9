import type { AnketSorusu } from '@masabasi/core/masa/anket/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import * as q from './queries.ts';

/** Publishing a version of a survey, in one step with the list rows of its questions and choices. */

interface Satir {
  readonly Id: number;
  readonly liste: 'memnuniyetSoru' | 'memnuniyetCevap';
  readonly ad: string;
  readonly sira: number;
  readonly ust_id: number;
}

/** Adds rows for new questions and renames the others. Returns the number of each. */
async function satirlariYaz(db: Db, satirlar: readonly Satir[]): Promise<Map<number, number>> {
  const yeniler = satirlar.filter((s) => s.Id < 1);
  const eskiler = satirlar.filter((s) => s.Id >= 1);
  const eklenen =
    yeniler.length === 0
      ? []
      : await db
          .insertInto('tanim')
          .values(yeniler.map(({ liste, ad, sira, ust_id }) => ({ liste, ad, sira, ust_id })))
          .returning('id')
          .execute();
  await sql`update tanim t set ad = y.ad, sira = y.sira, aktif = true, surum = t.surum + 1
    from unnest(${eskiler.map((s) => s.Id)}::int[], ${eskiler.map((s) => s.ad)}::text[],
      ${eskiler.map((s) => s.sira)}::int[]) as y(id, ad, sira)
    where t.id = y.id and (t.ad, t.sira, t.aktif) is distinct from (y.ad, y.sira, true)`.execute(db);
  return new Map([
    ...eskiler.map((s) => [s.Id, s.Id] as const),
    ...yeniler.map((s, i) => [s.Id, eklenen[i]!.id] as const),
  ]);
}

/** Retires list rows of removed questions. Old answers keep their names. */
const kaldir = (db: Db, anketId: number, kalan: readonly number[]) =>
  sql`with soru as (select id from tanim where liste = 'memnuniyetSoru' and ust_id = ${anketId})
    update tanim t set aktif = false, surum = t.surum + 1
    where t.aktif and t.id <> all(${[...kalan]}::int[]) and (t.id in (select id from soru)
      or t.liste = 'memnuniyetCevap' and t.ust_id in (select id from soru))`.execute(db);

export interface YeniSurum {
  readonly anketId: number;
  /** In the form of `sorularSade`, checked by `anketHatalari`. */
  readonly sorular: readonly AnketSorusu[];
  readonly zaman: Date;
  /** Null: the version comes with the product. */
  readonly kisi: number | null;
}

/** Publishes a version: gives new questions numbers, updates the lists and freezes the questions. */
export async function surumYaz(db: Db, { anketId, sorular, zaman, kisi }: YeniSurum): Promise<q.AnketSurumu> {
  const soruNo = await satirlariYaz(
    db,
    sorular.map((s, i) => ({ Id: s.Id, liste: 'memnuniyetSoru', ad: s.Soru, sira: i + 1, ust_id: anketId })),
  );
  const cevapNo = await satirlariYaz(
    db,
    sorular.flatMap((s) =>
      s.Cevaplar.map((c, i): Satir => {
        return { Id: c.Id, liste: 'memnuniyetCevap', ad: c.Ad, sira: i + 1, ust_id: soruNo.get(s.Id)! };
      }),
    ),
  );
  await kaldir(db, anketId, [...soruNo.values(), ...cevapNo.values()]);
  const numarali = sorular.map((s) => ({
    ...s,
    Id: soruNo.get(s.Id)!,
    Cevaplar: s.Cevaplar.map((c) => ({ ...c, Id: cevapNo.get(c.Id)! })),
    KosulSoruId: s.KosulSoruId === null ? null : soruNo.get(s.KosulSoruId)!,
    KosulCevapId: s.KosulCevapId === null ? null : cevapNo.get(s.KosulCevapId)!,
  }));
  const no = ((await q.yayindaki(db, anketId))?.no ?? 0) + 1;
  await db
    .insertInto('anket_surum')
    .values({ anket_id: anketId, no, sorular: JSON.stringify(numarali), zaman, kisi_id: kisi })
    .execute();
  return { no, sorular: numarali };
}
