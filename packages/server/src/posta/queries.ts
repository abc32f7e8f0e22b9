import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';

export interface YeniPosta {
  readonly alici: string;
  readonly konu: string;
  readonly metin: string;
  readonly simdi: Date;
}

/** Puts a mail into the outbox; it leaves when the transaction has committed and SMTP is configured. */
export const postaYaz = (db: Db, p: YeniPosta) =>
  db
    .insertInto('posta')
    .values({ alici: p.alici, konu: p.konu, metin: p.metin, zaman: p.simdi, sonraki_deneme: p.simdi })
    .execute();

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

/**
 * Takes one waiting mail whose time has come: counts the try and puts the next one off by the growing delay before it
 * is made, so that a process that dies while sending neither loses the mail nor sends it in a hurry again, and no other
 * server takes it meanwhile.
 */
export const postaAl = async (db: Db, simdi: Date, gecikmeSaniye: readonly number[]) => {
  const { rows } = await sql<{ id: number; alici: string; konu: string; metin: string; deneme: number; zaman: string }>`
    update posta set deneme = deneme + 1,
      sonraki_deneme = ${simdi}::timestamptz
        + make_interval(secs => (${sql.val(gecikmeSaniye)}::int[])[least(deneme + 1, ${gecikmeSaniye.length}::int)])
    where id = (
      select id from posta where durum = 'Bekliyor' and sonraki_deneme <= ${simdi}
      order by sonraki_deneme, id for update skip locked limit 1
    )
    returning id, alici, konu, metin, deneme, zaman`.execute(db);
  return rows[0];
};

export const postaGitti = (db: Db, id: number, simdi: Date) =>
  db
    .updateTable('posta')
    .set({ durum: 'Gönderildi', hata: null, gonderim_zamani: simdi })
    .where('id', '=', id)
    .execute();

/** Keeps why a try failed; after the last one the mail is given up. */
export const postaGidemedi = (db: Db, id: number, hata: string, vazgec: boolean) =>
  db
    .updateTable('posta')
    .set({ hata, ...(vazgec && { durum: 'Hata' as const }) })
    .where('id', '=', id)
    .execute();

/** Mails that wait, and those that could not be sent. */
export const postaSayilari = async (db: Db) =>
  (
    await sql<{ Bekleyen: number; Gidemeyen: number }>`
      select count(*) filter (where durum = 'Bekliyor') as "Bekleyen", count(*) filter (where durum = 'Hata') as "Gidemeyen"
      from posta`.execute(db)
  ).rows[0]!;
