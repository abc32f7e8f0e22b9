import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { isEkle } from '../db/kuyruk.ts';
import type { KisiId } from '../http/access.ts';

export interface YeniPosta {
  readonly alici: string;
  readonly konu: string;
  readonly metin: string;
  readonly simdi: Date;
}

/** Names the sending of a mail in the queue. */
export const POSTA_ISI = 'posta';

/** Puts a mail into the outbox; it leaves when the transaction has committed and SMTP is configured. */
export async function postaYaz(db: Db, p: YeniPosta): Promise<void> {
  const { Id } = await db
    .insertInto('posta')
    .values({ alici: p.alici, konu: p.konu, metin: p.metin, zaman: p.simdi })
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
    .returning(['alici', 'konu', 'metin', 'zaman'])
    .executeTakeFirst();

/** What became of a mail that waited: sent, given up, or why a try failed. */
export const postaOldu = (
  db: Db,
  id: number,
  ne: { durum?: 'Gönderildi' | 'Hata'; hata?: string | null; gonderim_zamani?: Date },
) => db.updateTable('posta').set(ne).where('id', '=', id).where('durum', '=', 'Bekliyor').execute();

/** Mails that wait, and those that could not be sent. */
export const postaSayilari = async (db: Db) =>
  (
    await sql<{ Bekleyen: number; Gidemeyen: number }>`
      select count(*) filter (where durum = 'Bekliyor') as "Bekleyen", count(*) filter (where durum = 'Hata') as "Gidemeyen"
      from posta`.execute(db)
  ).rows[0]!;
