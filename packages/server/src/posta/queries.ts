import { createHmac } from 'node:crypto';
import { IMZA_BAYTI, isaretliKonu, type KonuNesnesi } from '@masabasi/core/gelenposta/rules';
import type { SatirPostasi } from '@masabasi/core/posta/contract';
import { takipKodu } from '@masabasi/core/webistek/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { isEkle } from '../db/kuyruk.ts';
import type { KisiId } from '../http/access.ts';

export interface YeniPosta {
  readonly alici: string;
  readonly konu: string;
  readonly metin: string;
  readonly simdi: Date;
  /** What it is about: an answer to it comes back there. */
  readonly konusu?: PostaKonusu & { readonly no: string };
  /** The line of the record's history that says it was written, and then what became of it. */
  readonly hareketId?: number;
  /** Written by no person: no machine is to answer it. */
  readonly otomatik?: true;
}

export interface PostaKonusu {
  readonly nesne: KonuNesnesi;
  readonly id: number;
}

/** Names the sending of a mail in the queue. */
export const POSTA_ISI = 'posta';

const imza = async (db: Db, soz: string): Promise<string> => {
  const { anahtar } = await db.selectFrom('posta_anahtari').select('anahtar').executeTakeFirstOrThrow();
  return takipKodu(createHmac('sha256', anahtar).update(soz).digest()).slice(0, IMZA_BAYTI);
};
/** The sign that the subjects of mails about a record carry. */
export const konuImzasi = (db: Db, { nesne, id }: PostaKonusu): Promise<string> => imza(db, `${nesne}:${id}`);
/** What the headers of all our mails carry. */
export const kurulumImzasi = (db: Db): Promise<string> => imza(db, 'kurulum');

/** The last mail that came about a record, which an answer goes on from. */
export const sonGelen = (db: Db, { nesne, id }: PostaKonusu) =>
  db
    .selectFrom('gelen_posta')
    .select(['ileti', 'konu'])
    .where('nesne', '=', nesne)
    .where('nesne_id', '=', id)
    .where('ileti', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The subject of a mail: about a record, one by which the answer finds it. */
async function konusu(db: Db, { konu, konusu: k }: YeniPosta): Promise<string> {
  if (k === undefined) return konu;
  const gelen = await sonGelen(db, k);
  return isaretliKonu(gelen?.konu ?? konu, k.no, await konuImzasi(db, k), gelen !== undefined);
}

/** Puts a mail into the outbox; it leaves when the transaction has committed and SMTP is configured. */
export async function postaYaz(db: Db, p: YeniPosta): Promise<void> {
  const { Id } = await db
    .insertInto('posta')
    .values({
      alici: p.alici,
      konu: await konusu(db, p),
      metin: p.metin,
      zaman: p.simdi,
      nesne: p.konusu?.nesne ?? null,
      nesne_id: p.konusu?.id ?? null,
      otomatik: p.otomatik ?? false,
      hareket_id: p.hareketId ?? null,
    })
    .returning('id as Id')
    .executeTakeFirstOrThrow();
  await isEkle(db, { tur: POSTA_ISI, anahtar: String(Id), veri: { Id }, vakit: p.simdi });
}

/** The people behind ids of a request, with the addresses of their records. */
export const alicilar = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('kisi')
    .select(['id', sql<string>`ad || ' ' || soyad`.as('ad'), 'eposta', 'aktif'])
    .where('id', 'in', idler)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .orderBy(sql`soyad collate "tr-TR-x-icu"`)
    .execute();

/** Waits for the person's other sends to commit, so that they are counted. */
export const gonderenKilitle = (db: Db, kisiId: KisiId) =>
  db.selectFrom('kisi').select('id').where('id', '=', kisiId).forUpdate().executeTakeFirstOrThrow();

/** The times of a person's sends since `simdi - sure`, oldest first; every send is an audit entry. */
export async function gonderimZamanlari(db: Db, kisiId: KisiId, sonra: Date): Promise<string[]> {
  const satirlar = await db
    .selectFrom('denetim')
    .select('zaman')
    .where('kisi_id', '=', kisiId)
    .where('zaman', '>', sonra.toISOString())
    .where('eylem', '=', 'sendMail')
    .orderBy('zaman')
    .execute();
  return satirlar.map((s) => s.zaman);
}

/** The newest mails of the outbox. */
export const gidenPostalar = (db: Db, enFazla: number) =>
  db
    .selectFrom('posta')
    .select([
      'id as Id',
      'alici as Alici',
      'konu as Konu',
      'metin as Metin',
      'durum as Durum',
      'hata as Hata',
      'deneme as Deneme',
      'zaman as CreateDateTime',
      'gonderim_zamani as GonderimZamani',
    ])
    .orderBy('id', 'desc')
    .limit(enFazla)
    .execute();

/** A mail that still waits, with its try counted before it is made. */
export const postaAl = (db: Db, id: number) =>
  db
    .updateTable('posta')
    .set((eb) => ({ deneme: eb('deneme', '+', 1) }))
    .where('id', '=', id)
    .where('durum', '=', 'Bekliyor')
    .returning(['alici', 'konu', 'metin', 'zaman', 'ileti', 'nesne', 'nesne_id', 'otomatik'])
    .executeTakeFirst();

/** What became of a try to send a mail. */
export interface PostaSonu {
  readonly durum?: 'Gönderildi' | 'Hata';
  readonly hata?: string | null;
  readonly gonderim_zamani?: Date;
}

/** What became of a mail that waited: sent, given up, or why a try failed; undefined: it does not wait any more. */
export const postaOldu = (db: Db, id: number, ne: PostaSonu) =>
  db
    .updateTable('posta')
    .set(ne)
    .where('id', '=', id)
    .where('durum', '=', 'Bekliyor')
    .returning(['alici', 'hata', 'nesne', 'nesne_id'])
    .executeTakeFirst();

/** The mail `p` that a line of a history speaks of, as the line says it; null: none. @param smtp whether mails leave at all */
export const satirPostasi = (
  smtp: boolean,
) => sql<SatirPostasi | null>`case when p.id is not null then json_build_object(
  'Alici', p.alici,
  'Hal', case p.durum when 'Gönderildi' then 'gonderildi' when 'Hata' then 'olmadi' else ${smtp ? 'bekliyor' : 'ayarsiz'} end,
  'Neden', case when p.durum <> 'Gönderildi' then p.hata end) end`;

/** What mails of ours were about, by their numbers; the first that is about anything. */
export const postaKonusu = (db: Db, iletiler: readonly string[]) =>
  db
    .selectFrom('posta')
    .select(['id', 'alici', 'nesne', 'nesne_id'])
    .where('ileti', 'in', iletiler)
    .orderBy(sql`nesne is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A mail that was handed over and came back. */
export const postaGeriDondu = (db: Db, id: number, hata: string) =>
  db.updateTable('posta').set({ durum: 'Hata', hata }).where('id', '=', id).execute();

/** Mails that wait, and those that could not be sent. */
export const postaSayilari = async (db: Db) =>
  (
    await sql<{ Bekleyen: number; Gidemeyen: number }>`
      select count(*) filter (where durum = 'Bekliyor') as "Bekleyen", count(*) filter (where durum = 'Hata') as "Gidemeyen"
      from posta`.execute(db)
  ).rows[0]!;
