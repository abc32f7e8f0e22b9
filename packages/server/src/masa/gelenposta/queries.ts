import type { GelenPosta, GelenPostaSatiri } from '@masabasi/core/masa/gelenposta/contract';
import type { KonuNesnesi } from '@masabasi/core/masa/gelenposta/rules';
import { type GorusmeDurumu, gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { type WebistekDurumu, webistekAcik } from '@masabasi/core/masa/webistek/rules';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { PostaKonusu } from '../../platform/posta/api.ts';

/** The position up to which a mailbox was read; undefined: never read. */
export const kutu = (db: Db, ad: string) =>
  db.selectFrom('gelen_kutu').selectAll().where('kutu', '=', ad).executeTakeFirst();

/** Begins with a mailbox, or again with one that numbers its mails anew. Mails since the last reading are new there. */
export const kutuAc = (db: Db, ad: string, { uidvalidity, sonUid }: { uidvalidity: number; sonUid: number }) =>
  db
    .insertInto('gelen_kutu')
    .values({ kutu: ad, uidvalidity, ilk_uid: sonUid })
    .onConflict((oc) =>
      oc.column('kutu').doUpdateSet((eb) => ({
        uidvalidity,
        son_uid: 0,
        gorulen_uid: 0,
        ilk_uid: sonUid,
        beri: eb.ref('gelen_kutu.okuma'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** The mails of a mailbox up to this one are kept. */
export const ilerle = (db: Db, ad: string, uid: number) =>
  sql`update gelen_kutu set son_uid = greatest(son_uid, ${uid}::bigint) where kutu = ${ad}`.execute(db);

/** The mails of a mailbox up to this one are marked as seen. */
export const isaretlendi = (db: Db, ad: string, uid: number) =>
  db.updateTable('gelen_kutu').set({ gorulen_uid: uid }).where('kutu', '=', ad).execute();

/** Records the result of a reading. */
export const okundu = (db: Db, ad: string, ne: { okuma?: Date; hata: string | null }) =>
  db
    .insertInto('gelen_kutu')
    .values({ kutu: ad, uidvalidity: 0, okuma: null, ...ne })
    .onConflict((oc) => oc.column('kutu').doUpdateSet(ne))
    .execute();

/** Keeps a mail; undefined: it is already there. */
export const ekle = (db: Db, p: Insertable<Database['gelen_posta']>) =>
  db
    .insertInto('gelen_posta')
    .values(p)
    .onConflict((oc) => oc.column('ozet').doNothing())
    .returning('id')
    .executeTakeFirst();

export const degistir = (db: Db, id: number, p: Updateable<Database['gelen_posta']>) =>
  db.updateTable('gelen_posta').set(p).where('id', '=', id).execute();

/**
 * True if the same mail came before, for example through another of our addresses. Devices send all their mails under
 * one number, so its content counts, too.
 */
export const gelmis = async (
  db: Db,
  id: number,
  p: Pick<Insertable<Database['gelen_posta']>, 'ileti' | 'gonderen' | 'konu' | 'metin'> & { readonly icerik: Buffer },
): Promise<boolean> =>
  p.ileti !== '' &&
  (
    await sql`select from gelen_posta where ileti = ${p.ileti} and lower(gonderen) = lower(${p.gonderen}) and id <> ${id}
      and (icerik_ozeti = ${p.icerik} or (icerik_ozeti is null and konu = ${p.konu} and metin = ${p.metin})) limit 1`.execute(
      db,
    )
  ).rows.length > 0;

/** The number of mails from an address since then. */
export const gelenSayisi = (db: Db, gonderen: string, sonra: Date): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*)::int as adet from gelen_posta
    where lower(gonderen) = lower(${gonderen}) and zaman > ${sonra}`);

/** The record of another mail with one of these message ids. */
export const iletininYeri = (db: Db, iletiler: readonly string[]): Promise<PostaKonusu | null> =>
  read(db).first(sql<{ nesne: KonuNesnesi; id: number }>`select nesne, nesne_id as id from gelen_posta
    where ileti = any(${[...iletiler]}::text[]) and ileti <> '' and nesne is not null order by id desc limit 1`);

/** The record that a mail belongs to: its present form, its assignee, and whether it still takes mails. */
export interface PostaYeri extends PostaKonusu {
  readonly no: string;
  readonly acik: boolean;
  readonly atananId: number | null;
}

interface WebistekYeri {
  readonly no: string;
  readonly durum: WebistekDurumu;
  readonly atanan_id: number | null;
  readonly asil_id: number | null;
  readonly gorusme_id: number | null;
}

async function gorusmeYeri(db: Db, id: number): Promise<PostaYeri | null> {
  const { rows } = await sql<{ no: string; durum: GorusmeDurumu; atanan_id: number | null; ust_id: number | null }>`
    select no, durum, atanan_id, ust_id from gorusme where id = ${id} for no key update`.execute(db);
  const [g] = rows;
  // A merged ticket goes on in the other one.
  if (g !== undefined && g.ust_id !== null) return gorusmeYeri(db, g.ust_id);
  return g === undefined ? null : { nesne: 'gorusme', id, no: g.no, acik: gorusmeAcik(g.durum), atananId: g.atanan_id };
}

/**
 * The record that now takes mails about another one, locked: the ticket that a request became, or the request that it
 * repeats.
 */
export async function postaYeri(db: Db, { nesne, id }: PostaKonusu): Promise<PostaYeri | null> {
  if (nesne === 'gorusme') return gorusmeYeri(db, id);
  const { rows } = await sql<WebistekYeri>`
    select w.no, w.durum, w.atanan_id, w.asil_id, (select g.id from gorusme g where g.webistek_id = w.id) as gorusme_id
    from webistek w where w.id = ${id} for no key update`.execute(db);
  const [w] = rows;
  if (w === undefined) return null;
  if (w.gorusme_id !== null) return gorusmeYeri(db, w.gorusme_id);
  // A repetition leads to its original.
  if (w.asil_id !== null) return postaYeri(db, { nesne, id: w.asil_id });
  const acik = webistekAcik(w.durum) || w.durum === 'spam';
  return { nesne, id, no: w.no, acik, atananId: w.atanan_id };
}

const EN_COK_SATIR = 500;
const SUTUNLAR = sql`p.id as "Id", p.gonderen as "Gonderen", p.gonderen_adi as "GonderenAdi", p.konu as "Konu", p.tur as "Tur",
  p.nesne as "Nesne", p.nesne_id as "NesneId", p.zaman as "CreateDateTime"`;
const NOSU = sql<string | null>`coalesce((select w.no from webistek w where p.nesne = 'webistek' and w.id = p.nesne_id),
  (select g.no from gorusme g where p.nesne = 'gorusme' and g.id = p.nesne_id))`;

/** The newest mails that came. */
export const gelenPostalar = (db: Db): Promise<GelenPostaSatiri[]> =>
  read(db).rows(sql<GelenPostaSatiri>`select ${SUTUNLAR}, ${NOSU} as "No"
    from gelen_posta p order by p.id desc limit ${sql.lit(EN_COK_SATIR)}`);

/** A whole mail; null: there is none, or it was destroyed. */
export const gelenPosta = (db: Db, id: number): Promise<GelenPosta | null> =>
  read(db)
    .first(sql<GelenPosta>`select ${SUTUNLAR}, ${NOSU} as "No", p.metin as "Metin", p.yanit_adresleri as "YanitAdresleri"
    from gelen_posta p where p.id = ${id}`);

/** The ticket that a request became. It shows the mails about the request. */
export const istegeAcilan = async (db: Db, webistekId: number): Promise<number | null> =>
  (await db.selectFrom('gorusme').select('id').where('webistek_id', '=', webistekId).executeTakeFirst())?.id ?? null;
