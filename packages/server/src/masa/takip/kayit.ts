import type { TakipHali } from '@masabasi/core/masa/takip/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { sql } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { DuyuranIs } from '../../room.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { GORUSME_ANMASI, GORUSME_TAKIBI } from './bildirim.ts';
import { type Anilan, adlari, dinleyenler, gorenler } from './queries.ts';

/** Length of the text in a notification. */
const EN_UZUN = 300;

type Anan = DuyuranIs & { readonly ben: { readonly Id: KisiId } };

/** Makes these people follow a ticket. An existing choice stays. */
export const takibeAl = (db: Db, gorusmeId: number, kisiler: readonly number[], simdi: Date) =>
  sql`insert into gorusme_takip (gorusme_id, kisi_id, zaman)
    select ${gorusmeId}, k, ${simdi}::timestamptz from unnest(${[...kisiler]}::int[]) k on conflict do nothing`.execute(
    db,
  );

/** Sets a person's choice for a ticket, whatever it was before. */
export async function takibiYaz(db: Db, gorusmeId: number, kisi: KisiId, hal: TakipHali, simdi: Date): Promise<void> {
  if (hal === 'yok')
    await sql`delete from gorusme_takip where gorusme_id = ${gorusmeId} and kisi_id = ${kisi}`.execute(db);
  else
    await sql`insert into gorusme_takip (gorusme_id, kisi_id, sessiz, zaman)
      values (${gorusmeId}, ${kisi}, ${hal === 'sessiz'}, ${simdi}::timestamptz)
      on conflict (gorusme_id, kisi_id) do update set sessiz = excluded.sessiz, kaynak_id = null`.execute(db);
}

/** Followers of a merged ticket follow the other one. */
export const takibiTasi = (db: Db, gorusmeId: number, hedefId: number, simdi: Date) =>
  sql`insert into gorusme_takip (gorusme_id, kisi_id, sessiz, zaman, kaynak_id)
    select ${hedefId}, kisi_id, sessiz, ${simdi}::timestamptz, ${gorusmeId} from gorusme_takip where gorusme_id = ${gorusmeId}
    on conflict do nothing`.execute(db);

/**
 * Followers who came with a ticket go with it when the two are parted. A person who chose to follow since then stays.
 */
export const takibiAyir = (db: Db, gorusmeId: number, hedefId: number) =>
  sql`delete from gorusme_takip where gorusme_id = ${hedefId} and kaynak_id = ${gorusmeId}`.execute(db);

interface TakipHaberi {
  /** The person who did it, and is not notified; null: nobody here. */
  readonly kim: number | null;
  readonly baslik: string;
  readonly metin: string;
  /** The person who is notified in other words: the present or the new assignee. */
  readonly bilen: number | null;
}
interface TakipEdilen {
  readonly id: number;
  readonly no: string;
  readonly proje_id: number;
}

/** Notifies the followers of a ticket who still see it and did not do it themselves. */
export async function takipcilereBildir(
  ctx: DuyuranIs,
  g: TakipEdilen,
  { kim, baslik, metin, bilen }: TakipHaberi,
): Promise<void> {
  const { db } = ctx;
  const takipciler = await dinleyenler(
    db,
    g.id,
    [kim, bilen].filter((k) => k !== null),
  );
  if (takipciler.length === 0) return;
  const gorur = new Set((await gorenler(db, g.proje_id)).map((k) => k.Id));
  await bildir(ctx, GORUSME_TAKIBI, {
    kisiler: takipciler.filter((id) => gorur.has(id)),
    baslik: `${g.no}: ${baslik}`,
    metin: kisalt(metin, EN_UZUN),
    yol: `/islemler/musterigorusme/detay?id=${g.id}`,
    hakkinda: kim,
  });
}

/**
 * Records the people that a new note calls, makes them follow the ticket, and notifies them with a link to the line.
 */
export async function anmalariYaz(
  ctx: Anan,
  g: { readonly Id: number; readonly No: string; readonly Baslik: string },
  anilanlar: readonly Anilan[],
  metin: string,
): Promise<void> {
  const { db, ben, simdi } = ctx;
  // The ticket is locked, so the last line of this person is the new one.
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from hareket where nesne = 'gorusme' and nesne_id = ${g.Id} and kisi_id = ${ben.Id}`.execute(
    db,
  );
  const { id } = rows[0]!;
  await db
    .insertInto('gorusme_anma')
    .values(anilanlar.map((k) => ({ hareket_id: id, kisi_id: k.Id, gorusme_id: g.Id, ad: k.Ad })))
    .execute();
  const digerleri = anilanlar.map((k) => k.Id).filter((k) => k !== ben.Id);
  await takibeAl(db, g.Id, digerleri, simdi);
  const [yazan] = await adlari(db, [ben.Id]);
  await bildir(ctx, GORUSME_ANMASI, {
    kisiler: digerleri,
    baslik: `${yazan!.Ad} sizi andı: ${g.No} ${g.Baslik}`,
    metin: kisalt(metin, EN_UZUN),
    yol: `/islemler/musterigorusme/detay?id=${g.Id}#hareket-${id}`,
    hakkinda: ben.Id,
  });
}
