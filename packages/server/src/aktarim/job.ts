import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/rules';
import { istanbulGunu } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { pgKodu, type Db } from '../db/connect.ts';
import type { GunlukIs } from '../db/gunluk.ts';
import { type SurenIs, type TekrarOrtami, tekrarla } from '../db/tekrar.ts';
import { type Islem, islemde, SUNUCU } from '../http/transaction.ts';
import type { Log } from '../log.ts';
import { ekle, geriAl, guncelle } from './kayit.ts';
import * as q from './queries.ts';
import { Deneyici } from './toplu.ts';

/**
 * Works imports off, one at a time on all servers together. Each step is one transaction: a server that dies in the
 * middle leaves nothing of it, and the next one says so.
 */

const YOKLAMA_MS = 1000;
const GUN_MS = 86_400_000;
const YARIM = 'Sunucu durduğu için yarım kaldı. Hiçbir şey yazılmadı; yeniden başlatabilirsiniz.';
const CAKISTI =
  'Bu sırada aynı kimlik ya da vergi numarasıyla bir müşteri kaydedildi. Hiçbir şey yazılmadı; yeniden başlatınız.';
const OLMADI = 'Beklenmeyen bir hata oldu. Hiçbir şey yazılmadı; yeniden başlatabilirsiniz.';

export interface AktarimIsiSecenekleri {
  readonly db: Db;
  readonly saat: () => Date;
  readonly log: Pick<Log, 'error'>;
}

/** Repeats a slice until it has nothing left to do. */
async function hepsi(dilim: () => Promise<number>, ilerle: (adet: number) => Promise<void>): Promise<void> {
  for (let adet = await dilim(); adet > 0; adet = await dilim()) await ilerle(adet);
}

/** One step, in the transaction of `i`. */
async function yurut(i: Islem, is: q.Is, ilerle: (adet: number) => Promise<void>): Promise<void> {
  const { db, simdi } = i;
  if (is.islem === 'geriAl') await hepsi(() => geriAl(db, is, is.yazmaZamani!, simdi), ilerle);
  else await Deneyici.dene({ db, is, bugun: istanbulGunu(simdi), kilit: is.islem === 'yaz', ilerle });
  if (is.islem === 'yaz') {
    await hepsi(() => guncelle(db, is, simdi), ilerle);
    await hepsi(() => ekle(db, is, simdi), ilerle);
  }
  await q.bitir(db, is, simdi);
  if (is.islem !== 'dene')
    await i.denetle({
      eylem: is.islem === 'yaz' ? 'musteriAktarimYazildi' : 'musteriAktarimGeriAlindi',
      nesne: 'musteri_aktarim',
      nesneId: is.Id,
      yeni: await q.sonuc(db, is.Id),
    });
}

/** Progress of a step, told to everybody else while its transaction is open. */
function ilerleyen(o: AktarimIsiSecenekleri, is: q.Is, dur: AbortSignal): (adet: number) => Promise<void> {
  // Lines are met up to three times: by numbers, by names, for writing.
  const toplam = is.satirSayisi * (is.islem === 'geriAl' ? 1 : is.islem === 'dene' ? 2 : 3);
  let biten = 0;
  return async (adet) => {
    dur.throwIfAborted();
    biten += adet;
    await q.durumYaz(o.db, is.Id, { ilerleme: Math.min(99, Math.floor((biten * 100) / toplam)) });
  };
}

/**
 * Does the step that has waited longest, unless another server is at one.
 * @returns whether there was one
 */
export async function siradakiniYurut(o: AktarimIsiSecenekleri, dur: AbortSignal): Promise<boolean> {
  if (!(await q.bekleyenVar(o.db))) return false;
  return o.db.transaction().execute(async (tutan) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tutan);
    const { rows } = await sql<{ alindi: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('musteri_aktarim', 0)) as alindi`.execute(tutan);
    if (!rows[0]!.alindi) return false;
    await q.yarimKalanlar(o.db, YARIM);
    const is = await q.siradaki(o.db);
    if (!is) return false;
    const sahip = { db: o.db, simdi: o.saat(), istek: SUNUCU, kisiId: is.KisiId };
    try {
      await islemde(sahip, (i) => yurut(i, is, ilerleyen(o, is, dur)));
    } catch (err) {
      // Asked to stop: whoever starts next goes on with it.
      if (dur.aborted) await q.durumYaz(o.db, is.Id, { durum: 'sirada' });
      else {
        o.log.error({ err, aktarim: is.Id }, 'müşteri aktarımı tamamlanamadı');
        await q.durumYaz(o.db, is.Id, { durum: 'yarim', mesaj: pgKodu(err) === '23505' ? CAKISTI : OLMADI });
      }
    }
    return true;
  });
}

/** Looks for imports every second. */
export const aktarimIsi = (o: AktarimIsiSecenekleri & TekrarOrtami): SurenIs =>
  tekrarla(
    { ...o, ms: YOKLAMA_MS, hata: (err) => o.log.error({ err }, 'bekleyen müşteri aktarımlarına bakılamadı') },
    (dur) => siradakiniYurut(o, dur),
  );

/** Forgets lines, which hold personal data, when an import can no longer be taken back. */
export const aktarimTemizligi = {
  ad: 'musteriAktarim',
  async calistir(db, simdi) {
    const once = new Date(simdi.getTime() - (GERI_ALMA_GUNU + 1) * GUN_MS);
    while ((await q.eskileriSil(db, once)) > 0);
  },
} satisfies GunlukIs;
