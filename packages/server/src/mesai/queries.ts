import { mesaiBittiMi, molaDurumu } from '@masabasi/core/mola/rules';
import { type MesaiSaatleri, type Vardiya, vardiya } from '@masabasi/core/mesai/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { type Db, hazir } from '../db/connect.ts';
import type { DepartmanId, KisiId } from '../http/access.ts';
import type { DenetimGirdisi } from '../http/context.ts';
import type { Olay } from '../http/events.ts';
import { kisiDurumu } from '../pano/queries.ts';

/** Locks the person until the transaction ends and reads what a shift start needs. */
export const kisiyiKilitle = (db: Db, kisiId: KisiId) =>
  sql<{ Baslangic: string; Bitis: string; SureDakika: number | null; DepartmanId: DepartmanId }>`/* kisi_kilit */
    select to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI') as "Baslangic",
      to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI') as "Bitis",
      case when k.mesai_baslangic is null then d.vardiya_dakika end as "SureDakika", d.id as "DepartmanId"
    from kisi k join departman d on d.id = k.departman_id
    where k.id = ${kisiId} for no key update of k`
    .execute(db)
    .then((r) => r.rows[0]!);

/** The day a shift belongs to, and when it began. */
export interface MesaiGunu {
  readonly gun: string;
  readonly baslama: string;
}

/** The person's shifts of yesterday and today: a shift that can begin or go on now is none before. */
export const sonMesailer = (db: Db, kisiId: KisiId, simdi: Date): Promise<MesaiGunu[]> =>
  db
    .selectFrom('mesai')
    .select(['gun', 'baslama'])
    .where('kisi_id', '=', kisiId)
    .where('gun', '>=', gunEkle(istanbulGunu(simdi), -1))
    .modifyEnd(hazir('son_mesailer'))
    .execute();

/** Opens a shift: its 643 record and the first 'at desk'. */
export async function mesaiAc(
  db: Db,
  kisiId: KisiId,
  gun: string,
  bitis: number,
  simdi: Date,
  ip: string,
): Promise<void> {
  const { id } = await db
    .insertInto('mesai')
    .values({ kisi_id: kisiId, gun, baslama: simdi, planlanan_bitis: new Date(bitis), bitis: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ortak = { kisi_id: kisiId, mesai_id: id, baslama: simdi, aciklama: null, ip };
  await db
    .insertInto('mola')
    .values([
      { ...ortak, durum_id: 643, bitis: simdi },
      { ...ortak, durum_id: 651, bitis: null },
    ])
    .execute();
}

/** Shifts whose end has passed and that nobody closed yet; of one person, or of everybody. */
export const bitenMesailer = (db: Db, simdi: Date, kisiId?: KisiId) =>
  db
    .selectFrom('mesai as m')
    .innerJoin('kisi as k', 'k.id', 'm.kisi_id')
    .select(['m.id', 'm.kisi_id', 'm.planlanan_bitis', 'k.departman_id'])
    .where('m.bitis', 'is', null)
    .where('m.planlanan_bitis', '<=', simdi.toISOString())
    .$if(kisiId !== undefined, (q) => q.where('m.kisi_id', '=', kisiId!).modifyEnd(hazir('biten_mesailer')))
    .orderBy('m.planlanan_bitis')
    .limit(500)
    .execute();

/**
 * Closes a shift at its planned end, whenever this runs: the open record is closed at that moment, a null record marks
 * the end. A break that was still open is remembered as forgotten, to be asked about.
 * @returns false when somebody else closed it first
 */
export async function mesaiKapat(db: Db, mesaiId: number, ip: string): Promise<boolean> {
  const m = await db
    .updateTable('mesai')
    .set({ bitis: sql<Date>`planlanan_bitis` })
    .where('id', '=', mesaiId)
    .where('bitis', 'is', null)
    .returning(['kisi_id', 'planlanan_bitis'])
    .executeTakeFirst();
  if (!m) return false;
  const acik = await db
    .updateTable('mola')
    .set({ bitis: sql<Date>`greatest(baslama, ${m.planlanan_bitis})`, otomatik: true })
    .where('mesai_id', '=', mesaiId)
    .where('bitis', 'is', null)
    .returning('durum_id')
    .executeTakeFirst();
  await db
    .insertInto('mola')
    .values({
      kisi_id: m.kisi_id,
      mesai_id: mesaiId,
      durum_id: null,
      baslama: m.planlanan_bitis,
      bitis: m.planlanan_bitis,
      aciklama: null,
      otomatik: true,
      ip,
    })
    .execute();
  if (molaDurumu(acik?.durum_id)?.toplam)
    await db.updateTable('mesai').set({ unutuldu: true }).where('id', '=', mesaiId).execute();
  return true;
}

/** What starting and closing shifts needs of a request, or of the clock that closes forgotten ones. */
export interface MesaiIslemi {
  readonly db: Db;
  readonly simdi: Date;
  readonly istek: { readonly ip: string };
  denetle(g: DenetimGirdisi): Promise<void>;
  yayinla(o: Olay): void;
}

/**
 * Whether the hours of this shift are over, or it was worked already; round the clock another one may always begin.
 * @param calisilan the days of the shifts the person has of late
 */
export const mesaiBaslayamaz = (v: Vardiya, saatler: MesaiSaatleri, calisilan: readonly MesaiGunu[]): boolean =>
  v.bitti || (saatler.SureDakika === null && calisilan.some((m) => m.gun === v.gun));

/** Closes the person's shifts whose end has passed; the person is locked already. */
export const biteniKapat = async (is: MesaiIslemi, kisiId: KisiId): Promise<void> =>
  bitenleriKapat(is, kisiId, await bitenMesailer(is.db, is.simdi, kisiId));

/** Closes these shifts of the person, whose end has passed; the person is locked already. */
export async function bitenleriKapat(
  is: MesaiIslemi,
  kisiId: KisiId,
  bitenler: Awaited<ReturnType<typeof bitenMesailer>>,
): Promise<void> {
  for (const m of bitenler) {
    if (!(await mesaiKapat(is.db, m.id, is.istek.ip))) continue;
    await is.denetle({ eylem: 'mesaiKapat', nesne: 'mesai', nesneId: m.id, yeni: { bitis: m.planlanan_bitis } });
    is.yayinla({ tur: 'mola', departmanId: m.departman_id, kisiId });
  }
}

/** Ends the person's running shift at this moment, with the record that is open; the person is locked already. */
export async function mesaiyiBitir(is: MesaiIslemi, kisiId: KisiId): Promise<void> {
  await biteniKapat(is, kisiId);
  const acik = await is.db
    .updateTable('mesai')
    .set({ planlanan_bitis: sql<Date>`greatest(baslama, ${is.simdi})` })
    .where('kisi_id', '=', kisiId)
    .where('bitis', 'is', null)
    .returning('id')
    .execute();
  await biteniKapat(is, kisiId);
  // Nobody forgot this break: the shift was ended for the person.
  for (const { id } of acik) await is.db.updateTable('mesai').set({ unutuldu: false }).where('id', '=', id).execute();
}

/**
 * Starts the person's shift when none is running and none has been worked for its day (settled: breaks 1).
 * @returns false when there was nothing to start: on leave, running, already ended, or out of hours
 */
export async function mesaiBaslat(is: MesaiIslemi, kisiId: KisiId): Promise<boolean> {
  const { db, simdi } = is;
  // The lock goes out first: what follows sees what whoever held it has done.
  const [saatler, bitenler] = await Promise.all([kisiyiKilitle(db, kisiId), bitenMesailer(db, simdi, kisiId)]);
  await bitenleriKapat(is, kisiId, bitenler);
  const [durum, calisilan] = await Promise.all([kisiDurumu(db, kisiId, simdi), sonMesailer(db, kisiId, simdi)]);
  if (!durum || durum.izinTur !== null) return false;
  if (durum.Baslama !== null && !mesaiBittiMi(durum, simdi)) return false;
  const v = vardiya(saatler, simdi);
  if (mesaiBaslayamaz(v, saatler, calisilan)) return false;
  await mesaiAc(db, kisiId, v.gun, v.bitis, simdi, is.istek.ip);
  await is.denetle({ eylem: 'mesaiBaslat', nesne: 'kisi', nesneId: kisiId, yeni: { gun: v.gun } });
  is.yayinla({ tur: 'mola', departmanId: saatler.DepartmanId, kisiId });
  return true;
}
