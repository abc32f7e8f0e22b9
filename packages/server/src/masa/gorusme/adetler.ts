import { GORUSME_SEKMELERI, type GorusmeSekmesi } from '@masabasi/core/masa/gorusme/rules';
import { EN_COK_SAYILAN } from '@masabasi/core/platform/list/liste';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import type { Keep } from '../../platform/http/kept.ts';
import { ACIK, type Okuyan, gorusmeKaynagi, sekmeler } from './queries.ts';

/** Counts the tickets of each tab of the list. Counting stops at the list's limit. */
export async function say(
  db: Db,
  okuyan: Okuyan,
  projelist: UrunKapsami,
  musteriId: number | null,
): Promise<Record<GorusmeSekmesi, number>> {
  const { kapsam: gorulen } = gorusmeKaynagi(okuyan, projelist, musteriId);
  const { bugun, hepsi, ...aciklar } = sekmeler(okuyan);
  const enCok = (kosul: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from gorusme g where ${kosul} and ${gorulen} limit ${EN_COK_SAYILAN + 1}) a)`;
  const { rows } = await sql<Record<GorusmeSekmesi, number>>`
    select ${sql.join(Object.entries(aciklar).map(([ad, k]) => sql`(count(*) filter (where ${k}))::int as ${sql.ref(ad)}`))},
      ${enCok(bugun)} as bugun, ${enCok(hepsi)} as hepsi
    from gorusme g where ${ACIK} and ${gorulen}`.execute(db);
  const [satir] = rows;
  return Object.fromEntries(
    Object.keys(GORUSME_SEKMELERI).map((ad) => [ad, satir?.[ad as GorusmeSekmesi] ?? 0]),
  ) as Record<GorusmeSekmesi, number>;
}

/** The next moment at which a ticket turns late or nearly late if nothing is done; null: none. */
export async function sonrakiGecikme(db: Db, simdi: Date): Promise<Date | null> {
  const { rows } = await sql<{ an: string | null }>`select least(
    (select min(g.sla_bitis) from gorusme g where not g.sla_durdu and g.sla_bitis >= ${simdi}),
    (select min(g.sla_uyari) from gorusme g where not g.sla_durdu and g.sla_uyari >= ${simdi})) as an`.execute(db);
  const an = rows[0]?.an ?? null;
  return an === null ? null : new Date(an);
}

/** Tables that a page of the list reads. */
export const LISTE_TABLOLARI = [
  'gorusme',
  'baglanti',
  'hatirlatma',
  'kisi',
  'lisans',
  'musteri',
  'musteri_proje',
  'proje',
  'tanim',
] as const;

/** The same counts, kept until a ticket changes, a ticket turns late by itself, or a new day begins. */
export const adetler = (
  { db, ben, urunler, simdi, kept }: { db: Db; ben: Ben; urunler: UrunKapsami; simdi: Date; kept: Keep },
  musteriId: number | null,
): Promise<Record<GorusmeSekmesi, number>> =>
  kept(
    {
      of: ['gorusme adetleri', musteriId, istanbulGunu(simdi)],
      tables: ['gorusme', 'kisi', 'musteri', 'musteri_proje'],
      until: () => sonrakiGecikme(db, simdi),
    },
    () => say(db, { ben, simdi }, urunler, musteriId),
  );
