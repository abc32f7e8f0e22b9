import type { TakipHali } from '@masabasi/core/takip/rules';
import { kisalt } from '@masabasi/core/metin';
import { sql } from 'kysely';
import { bildir } from '../bildirim/kayit.ts';
import type { DuyuranIs } from '../room.ts';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { GORUSME_ANMASI, GORUSME_TAKIBI } from './bildirim.ts';
import { type Anilan, adlari, dinleyenler, gorenler } from './queries.ts';

/** So much of what was written stands in an inbox. */
const EN_UZUN = 300;

type Yapan = DuyuranIs & { readonly ben: { readonly Id: KisiId } };

/** From now on these people follow a contact; who follows it already does as before. */
export const takibeAl = (db: Db, gorusmeId: number, kisiler: readonly number[], simdi: Date) =>
  sql`insert into gorusme_takip (gorusme_id, kisi_id, zaman)
    select ${gorusmeId}, k, ${simdi}::timestamptz from unnest(${[...kisiler]}::int[]) k on conflict do nothing`.execute(
    db,
  );

/** How somebody stands to a contact from now on, however they stood to it before. */
export async function takibiYaz(db: Db, gorusmeId: number, kisi: KisiId, hal: TakipHali, simdi: Date): Promise<void> {
  if (hal === 'yok')
    await sql`delete from gorusme_takip where gorusme_id = ${gorusmeId} and kisi_id = ${kisi}`.execute(db);
  else
    await sql`insert into gorusme_takip (gorusme_id, kisi_id, sessiz, zaman)
      values (${gorusmeId}, ${kisi}, ${hal === 'sessiz'}, ${simdi}::timestamptz)
      on conflict (gorusme_id, kisi_id) do update set sessiz = excluded.sessiz, kaynak_id = null`.execute(db);
}

/** Who follows a contact follows the one that goes on for it. */
export const takibiTasi = (db: Db, gorusmeId: number, hedefId: number, simdi: Date) =>
  sql`insert into gorusme_takip (gorusme_id, kisi_id, sessiz, zaman, kaynak_id)
    select ${hedefId}, kisi_id, sessiz, ${simdi}::timestamptz, ${gorusmeId} from gorusme_takip where gorusme_id = ${gorusmeId}
    on conflict do nothing`.execute(db);

/** Who came with a contact goes with it when the two are parted; whoever has said since that they follow stays. */
export const takibiAyir = (db: Db, gorusmeId: number, hedefId: number) =>
  sql`delete from gorusme_takip where gorusme_id = ${hedefId} and kaynak_id = ${gorusmeId}`.execute(db);

interface TakipHaberi {
  /** Who did it, and does not hear of it; null: nobody here. */
  readonly kim: number | null;
  readonly baslik: string;
  readonly metin: string;
  /** Who is told of it in other words: whose it is, or is now. */
  readonly bilen: number | null;
}
interface TakipEdilen {
  readonly id: number;
  readonly no: string;
  readonly proje_id: number;
}

/** Tells those who follow a contact, see it still and did not do it themselves. */
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

/** Writes down whom a note calls that was just written, has them follow the contact, and tells them where they are called. */
export async function anmalariYaz(
  ctx: Yapan,
  g: { readonly Id: number; readonly No: string; readonly Baslik: string },
  anilanlar: readonly Anilan[],
  metin: string,
): Promise<void> {
  const { db, ben, simdi } = ctx;
  // The contact is locked: the last line of this person is the one that was just written.
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
