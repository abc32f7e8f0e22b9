import type { KonusmaNesnesi } from '@masabasi/core/kisi/yazisma/rules';
import { sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';

/** Writes to conversations, after all checks. */

/** The conversation of two people. It is created if there is none. */
export async function ikili(db: Db, kisi: KisiId, diger: number, simdi: Date): Promise<number> {
  const [bir, iki] = kisi < diger ? [kisi, diger] : [diger, kisi];
  const { rows } = await sql<{ id: number }>`
    insert into konusma (tur, bir_id, iki_id, acan_id, zaman, son_zaman) values ('ikili', ${bir}, ${iki}, ${kisi}, ${simdi}, ${simdi})
    on conflict (bir_id, iki_id) where tur = 'ikili' do update set bir_id = excluded.bir_id returning id`.execute(db);
  const { id } = rows[0]!;
  await uyeEkle(db, id, [bir, iki], 0, simdi);
  return id;
}

/** The conversation of a department, in the same way. */
export const departmanda = (db: Db, departmanId: number, kisi: KisiId, simdi: Date): Promise<number> =>
  read(db).value(sql<{ id: number }>`
    insert into konusma (tur, departman_id, acan_id, zaman, son_zaman) values ('departman', ${departmanId}, ${kisi}, ${simdi}, ${simdi})
    on conflict (departman_id) where tur = 'departman' do update set departman_id = excluded.departman_id returning id`);

interface YeniGrup {
  readonly ad: string;
  readonly nesne: KonusmaNesnesi | null;
  readonly nesneId: number | null;
}
export const grupEkle = (db: Db, g: YeniGrup, acan: KisiId, simdi: Date): Promise<number> =>
  read(db).value(sql<{ id: number }>`
    insert into konusma (tur, ad, nesne, nesne_id, acan_id, zaman, son_zaman)
    values ('grup', ${g.ad}, ${g.nesne}, ${g.nesneId}, ${acan}, ${simdi}, ${simdi}) returning id`);

export const grupDegistir = (db: Db, id: number, ad: string) =>
  sql`update konusma set ad = ${ad}, surum = surum + 1 where id = ${id}`.execute(db);

/** Adds members. Existing members stay unchanged. */
export const uyeEkle = (db: Db, id: number, idler: readonly number[], ilkNo: number, simdi: Date) =>
  sql`insert into konusma_uye (konusma_id, kisi_id, ilk_no, zaman)
    select ${id}, k, ${ilkNo}, ${simdi}::timestamptz from unnest(${[...idler]}::int[]) k on conflict do nothing`.execute(
    db,
  );

/** Removes members, who keep nothing of the conversation. */
export async function uyeCikar(db: Db, id: number, idler: readonly number[]): Promise<void> {
  await sql`delete from konusma_uye where konusma_id = ${id} and kisi_id = any(${[...idler]}::int[])`.execute(db);
  await sql`delete from konusma_okuma where konusma_id = ${id} and kisi_id = any(${[...idler]}::int[])`.execute(db);
}

export interface YeniMesaj {
  readonly konusmaId: number;
  readonly anahtar: string;
  readonly ustId: number | null;
  readonly metin: string;
  readonly acil: boolean;
}
/** Writes a message under the next number of its locked conversation. */
export async function mesajEkle(db: Db, m: YeniMesaj, yazan: KisiId, simdi: Date): Promise<{ Id: number; No: number }> {
  const { rows } = await sql<{ Id: number; No: number }>`${hazir('mesaj_ekle')}
    with k as (update konusma set son_no = son_no + 1, son_zaman = ${simdi} where id = ${m.konusmaId} returning son_no)
    insert into mesaj (konusma_id, no, yazan_id, anahtar, ust_id, metin, acil, zaman)
    select ${m.konusmaId}, k.son_no, ${yazan}, ${m.anahtar}, ${m.ustId}, ${m.metin}, ${m.acil}, ${simdi} from k
    returning id as "Id", no as "No"`.execute(db);
  const [yazilan] = rows;
  await okunduYaz(db, m.konusmaId, yazan, yazilan!.No);
  return yazilan!;
}

export const anmaYaz = (db: Db, id: number, anilanlar: readonly { readonly Id: number; readonly Ad: string }[]) =>
  anilanlar.length === 0
    ? null
    : db
        .insertInto('mesaj_anma')
        .values(anilanlar.map((k) => ({ mesaj_id: id, kisi_id: k.Id, ad: k.Ad })))
        .execute();

/** Removes the mentions of these people from a message. */
export const anmaSil = (db: Db, id: number, kisiler: readonly number[]) =>
  kisiler.length === 0
    ? null
    : db.deleteFrom('mesaj_anma').where('mesaj_id', '=', id).where('kisi_id', 'in', kisiler).execute();

/** Records that a person has read up to a number. Returns false for a number that changes nothing. */
export async function okunduYaz(db: Db, id: number, kisi: KisiId, no: number): Promise<boolean> {
  const { numAffectedRows } = await sql`${hazir('konusma_okundu')}
    insert into konusma_okuma as o (konusma_id, kisi_id, okunan_no)
    select k.id, ${kisi}, least(${no}, k.son_no) from konusma k where k.id = ${id}
    on conflict (konusma_id, kisi_id) do update set okunan_no = excluded.okunan_no
      where o.okunan_no < excluded.okunan_no`.execute(db);
  return numAffectedRows !== 0n;
}

export const sessizYaz = (db: Db, id: number, kisi: KisiId, sessiz: boolean) =>
  sql`insert into konusma_okuma (konusma_id, kisi_id, sessiz) values (${id}, ${kisi}, ${sessiz})
    on conflict (konusma_id, kisi_id) do update set sessiz = excluded.sessiz`.execute(db);

export const tercihYaz = (db: Db, kisi: KisiId, goster: boolean) =>
  sql`insert into yazisma_tercihi (kisi_id, okundu_goster) values (${kisi}, ${goster})
    on conflict (kisi_id) do update set okundu_goster = excluded.okundu_goster`.execute(db);

/** Stores the present text of a message before a change. */
const sakla = (db: Db, id: number, simdi: Date) =>
  sql`insert into mesaj_gecmisi (mesaj_id, metin, zaman) select id, metin, ${simdi}::timestamptz from mesaj where id = ${id}`.execute(
    db,
  );

export async function mesajDegistir(db: Db, id: number, metin: string, simdi: Date): Promise<number> {
  await sakla(db, id, simdi);
  return read(db).value(sql<{ surum: number }>`
    update mesaj set metin = ${metin}, duzenlendi = ${simdi}, surum = surum + 1 where id = ${id} returning surum`);
}

/** Takes a message back: its text is stored, but hidden from all members. */
export async function mesajGeriAl(db: Db, id: number, simdi: Date): Promise<void> {
  await sakla(db, id, simdi);
  await sql`update mesaj set metin = '', geri_alindi = ${simdi}, sabit = null, sabitleyen_id = null, surum = surum + 1
    where id = ${id}`.execute(db);
}

export const tepkiYaz = (db: Db, id: number, kisi: KisiId, isaret: string, var_: boolean) =>
  var_
    ? sql`insert into mesaj_tepki (mesaj_id, kisi_id, isaret) values (${id}, ${kisi}, ${isaret}) on conflict do nothing`.execute(
        db,
      )
    : sql`delete from mesaj_tepki where mesaj_id = ${id} and kisi_id = ${kisi} and isaret = ${isaret}`.execute(db);

export const sabitYaz = (db: Db, id: number, kisi: KisiId, simdi: Date | null) =>
  sql`update mesaj set sabit = ${simdi}, sabitleyen_id = ${simdi === null ? null : kisi} where id = ${id}`.execute(db);

/** Blocks or unblocks another person in the conversation of two. */
export const engelYaz = (db: Db, kisi: KisiId, diger: number, engelli: boolean, simdi: Date) =>
  engelli
    ? sql`insert into konusma_engeli (kisi_id, engellenen_id, zaman) values (${kisi}, ${diger}, ${simdi}) on conflict do nothing`.execute(
        db,
      )
    : sql`delete from konusma_engeli where kisi_id = ${kisi} and engellenen_id = ${diger}`.execute(db);

/** Reports a message with its present text. Null: the person has reported it before. */
export async function sikayetEkle(
  db: Db,
  mesajId: number,
  kisi: KisiId,
  sebep: string,
  simdi: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into mesaj_sikayeti (mesaj_id, bildiren_id, sebep, metin, zaman)
    select m.id, ${kisi}, ${sebep}, m.metin, ${simdi}::timestamptz from mesaj m where m.id = ${mesajId}
    on conflict (mesaj_id, bildiren_id) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}
