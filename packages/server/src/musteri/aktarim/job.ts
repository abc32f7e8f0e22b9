import type { AktarimDurumu } from '@masabasi/core/musteri/aktarim/rules';
import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { pgKodu, transaction } from '../../platform/db/connect.ts';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { type Islem, islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { ekle, geriAl, guncelle } from './kayit.ts';
import * as q from './queries.ts';
import { Deneyici } from './toplu.ts';

/**
 * Runs imports, one at a time on all servers together. Each step is one transaction: if a server dies in the middle,
 * nothing of the step stays, and the next server reports it.
 */

const GUN_MS = 86_400_000;
const YARIM = 'Sunucu durduğu için yarım kaldı. Hiçbir şey yazılmadı; yeniden başlatabilirsiniz.';
const CAKISTI =
  'Bu sırada aynı kimlik ya da vergi numarasıyla bir müşteri kaydedildi. Hiçbir şey yazılmadı; yeniden başlatınız.';
const OLMADI = 'Beklenmeyen bir hata oldu. Hiçbir şey yazılmadı; yeniden başlatabilirsiniz.';

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

/** Progress of a step, visible to others while its transaction is open. */
function ilerleyen({ db }: IsCagrisi, is: q.Is, dur: AbortSignal): (adet: number) => Promise<void> {
  // Lines are read up to three times: by numbers, by names, for writing.
  const toplam = is.satirSayisi * (is.islem === 'geriAl' ? 1 : is.islem === 'dene' ? 2 : 3);
  let biten = 0;
  return async (adet) => {
    dur.throwIfAborted();
    biten += adet;
    await q.durumYaz(db, is.Id, { ilerleme: Math.min(99, Math.floor((biten * 100) / toplam)) });
  };
}

/** Ends a step without result, together with its place in the queue; `yine`: it takes its turn once more. */
const birak = (c: IsCagrisi, Id: number, degisen: { durum: AktarimDurumu; mesaj?: string }, yine = false) =>
  transaction(c.db, async (tx) => {
    await q.durumYaz(tx, Id, degisen);
    await c.bitir(tx);
    if (yine) await q.kuyruga(tx, Id, c.simdi);
  });

/** The steps of imports. The result and the end of the job are in one transaction, so nothing is repeated by itself. */
export const aktarimIsi: IsTuru<{ Id: number }> = {
  ad: q.AKTARIM_ISI,
  gecikmeler: [60, 60, 60],
  kira: 15,
  tek: true,
  async calistir(c, { Id }, dur) {
    const is = await q.basla(c.db, Id);
    // The server that ran it is gone.
    if (!is) return birak(c, Id, { durum: 'yarim', mesaj: YARIM });
    try {
      await islemde({ db: c.db, simdi: c.simdi, istek: SUNUCU, kisiId: is.KisiId }, async (i) => {
        await yurut(i, is, ilerleyen(c, is, dur));
        await c.bitir(i.db);
      });
    } catch (err) {
      // Asked to stop: the next server takes it.
      if (dur.aborted) return birak(c, Id, { durum: 'sirada' }, true);
      c.log.error({ err, aktarim: Id }, 'müşteri aktarımı tamamlanamadı');
      return birak(c, Id, { durum: 'yarim', mesaj: pgKodu(err) === '23505' ? CAKISTI : OLMADI });
    }
  },
};

/** Deletes lines, which hold personal data, when an import can no longer be undone. */
export const aktarimTemizligi = {
  ad: 'musteriAktarim',
  tekrar: { gunde: '00:00' },
  gecikmeler: SAATTE_BIR,
  async calistir({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>) {
    const once = new Date(simdi.getTime() - (GERI_ALMA_GUNU + 1) * GUN_MS);
    while ((await q.eskileriSil(db, once)) > 0);
  },
} satisfies IsTuru;
