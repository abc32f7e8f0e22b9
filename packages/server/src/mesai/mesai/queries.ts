import { mesaiBittiMi, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import { type MesaiSaatleri, type Vardiya, vardiya } from '@masabasi/core/mesai/mesai/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir, planDisi } from '../../platform/db/connect.ts';
import { sayaclariKes } from '../sayac/api.ts';
import type { DepartmanId, KisiId } from '../../platform/http/access.ts';
import type { DenetimGirdisi } from '../../platform/http/context.ts';
import type { Olay } from '../../platform/http/events.ts';
import { kisiGunu } from '../pano/api.ts';

/** Locks the person until the transaction ends and reads the data for the start of a shift. */
export const kisiyiKilitle = (db: Db, kisiId: KisiId) =>
  sql<{ Baslangic: string; Bitis: string; SureDakika: number | null; DepartmanId: DepartmanId }>`${hazir('kisi_kilit')}
    select to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI') as "Baslangic",
      to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI') as "Bitis",
      case when k.mesai_baslangic is null then d.vardiya_dakika end as "SureDakika", d.id as "DepartmanId"
    from kisi k join departman d on d.id = k.departman_id
    where k.id = ${kisiId} for no key update of k`
    .execute(db)
    .then((r) => r.rows[0]!);

/** Day of a shift, and its beginning. */
export interface MesaiGunu {
  readonly gun: string;
  readonly baslama: string;
}

/** The person's shifts of yesterday and today. Earlier shifts do not affect a start now. */
export const sonMesailer = (db: Db, kisiId: KisiId, simdi: Date): Promise<MesaiGunu[]> =>
  db
    .selectFrom('mesai')
    .select(['gun', 'baslama'])
    .where('kisi_id', '=', kisiId)
    .where('gun', '>=', planDisi(gunEkle(istanbulGunu(simdi), -1), 'date') as RawBuilder<string>)
    .modifyEnd(hazir('son_mesailer'))
    .execute();

interface MesaiSatiri extends MesaiGunu {
  readonly id: number;
  readonly planlanan_bitis: string;
  readonly departman_id: number;
  readonly son: boolean;
  readonly bitti: boolean;
  readonly mola: string | null;
  readonly yeni: number | null;
}

/**
 * Data of a person's shifts for a change, in one query: those of yesterday and today, those that are over but not
 * closed, and the open record with the number of the next one.
 */
export async function kisininMesaileri(db: Db, kisiId: KisiId, simdi: Date) {
  const dun = planDisi(gunEkle(istanbulGunu(simdi), -1), 'date');
  const an = planDisi(simdi, 'timestamptz');
  const { rows } = await sql<MesaiSatiri>`${hazir('kisinin_mesaileri')}
    select g.id, g.gun, g.baslama, g.planlanan_bitis, g.son, g.bitis is null and g.planlanan_bitis <= ${an} as bitti,
      (select departman_id from kisi where id = g.kisi_id), a.baslama as mola,
      case when a.id is not null then nextval(pg_get_serial_sequence('mola', 'id')) end as yeni
    from (
      select *, true as son from mesai where kisi_id = ${kisiId} and gun >= ${dun}
      union all
      select *, false from mesai where kisi_id = ${kisiId} and gun < ${dun} and bitis is null and planlanan_bitis <= ${an}
    ) g left join mola a on a.kisi_id = g.kisi_id and a.mesai_id = g.id and a.bitis is null
    order by g.planlanan_bitis`.execute(db);
  const acik = rows.find((g) => g.mola !== null);
  return {
    calisilan: rows.filter((g) => g.son),
    bitenler: rows.filter((g) => g.bitti),
    acik: acik ? { Baslama_Zamani: acik.mola!, YeniId: acik.yeni! } : null,
  };
}
type KisininMesaileri = Awaited<ReturnType<typeof kisininMesaileri>>;

/** Opens a shift: its 643 record and the first 'at desk'. */
async function mesaiAc(db: Db, kisiId: KisiId, gun: string, bitis: number, simdi: Date, ip: string): Promise<void> {
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

/** People with shifts that are over but not closed. */
export const bitenMesailer = (db: Db, simdi: Date) =>
  db
    .selectFrom('mesai')
    .select('kisi_id')
    .where('bitis', 'is', null)
    .where('planlanan_bitis', '<=', simdi.toISOString())
    .orderBy('planlanan_bitis')
    .limit(500)
    .execute();

/**
 * Closes a shift at its planned end, at any later time: the open record ends at that moment, and a null record marks
 * the end. An open break is marked as forgotten, to ask the person later.
 * @returns false when another process closed it first
 */
async function mesaiKapat(db: Db, mesaiId: number, ip: string): Promise<boolean> {
  const m = await db
    .updateTable('mesai')
    .set({ bitis: sql<Date>`planlanan_bitis` })
    .where('id', '=', mesaiId)
    .where('bitis', 'is', null)
    .returning(['kisi_id', 'planlanan_bitis'])
    .executeTakeFirst();
  if (!m) return false;
  await sayaclariKes(db, m.kisi_id, 'mesai', new Date(m.planlanan_bitis));
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

/** Context for starting and closing shifts: from a request, or from the job that closes forgotten ones. */
export interface MesaiIslemi {
  readonly db: Db;
  readonly simdi: Date;
  readonly istek: { readonly ip: string };
  denetle(g: DenetimGirdisi): Promise<void>;
  yayinla(o: Olay): void;
}

/**
 * True if the hours of this shift are over, or it was worked already. In a round-the-clock department another shift may
 * always begin.
 * @param calisilan days of the person's recent shifts
 */
export const mesaiBaslayamaz = (v: Vardiya, saatler: MesaiSaatleri, calisilan: readonly MesaiGunu[]): boolean =>
  v.bitti || (saatler.SureDakika === null && calisilan.some((m) => m.gun === v.gun));

/** Closes the person's shifts that are over. The person is locked already. */
export const biteniKapat = async (is: MesaiIslemi, kisiId: KisiId): Promise<void> =>
  bitenleriKapat(is, kisiId, (await kisininMesaileri(is.db, kisiId, is.simdi)).bitenler);

/** Closes these shifts of the person, which are over. The person is locked already. */
export async function bitenleriKapat(
  is: MesaiIslemi,
  kisiId: KisiId,
  bitenler: KisininMesaileri['bitenler'],
): Promise<void> {
  for (const m of bitenler) {
    if (!(await mesaiKapat(is.db, m.id, is.istek.ip))) continue;
    await is.denetle({ eylem: 'mesaiKapat', nesne: 'mesai', nesneId: m.id, yeni: { bitis: m.planlanan_bitis } });
    is.yayinla({ tur: 'mola', departmanId: m.departman_id, kisiId });
  }
}

/** Ends the person's running shift now, with its open record. The person is locked already. */
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
  // The break was not forgotten: the shift ended for the person.
  for (const { id } of acik) await is.db.updateTable('mesai').set({ unutuldu: false }).where('id', '=', id).execute();
}

/**
 * Starts the person's shift when none is running and none has been worked for its day (settled: breaks 1).
 * @param giristen by signing in, which starts no shift on a free day or in the night before
 * @returns false when no shift started: on leave, running, already ended, or out of hours
 */
export async function mesaiBaslat(
  is: MesaiIslemi,
  kisiId: KisiId,
  { giristen = false }: { readonly giristen?: boolean } = {},
): Promise<boolean> {
  const { db, simdi } = is;
  // The lock is sent first, so the following queries see the changes of its former holder.
  const [saatler, { bitenler, calisilan }, once] = await Promise.all([
    kisiyiKilitle(db, kisiId),
    kisininMesaileri(db, kisiId, simdi),
    kisiGunu(db, kisiId, simdi),
  ]);
  await bitenleriKapat(is, kisiId, bitenler);
  const hal = bitenler.length === 0 ? once : await kisiGunu(db, kisiId, simdi);
  const durum = hal?.satir;
  if (!durum || durum.izinTur !== null) return false;
  if (giristen && !hal.girisBaslatir) return false;
  if (durum.Baslama !== null && !mesaiBittiMi(durum, simdi)) return false;
  const v = vardiya(saatler, simdi);
  if (mesaiBaslayamaz(v, saatler, calisilan)) return false;
  await mesaiAc(db, kisiId, v.gun, v.bitis, simdi, is.istek.ip);
  await is.denetle({ eylem: 'mesaiBaslat', nesne: 'kisi', nesneId: kisiId, yeni: { gun: v.gun } });
  is.yayinla({ tur: 'mola', departmanId: saatler.DepartmanId, kisiId });
  return true;
}
