import { orneklemde, sorulacakKanal, yazilmaEngeli } from '@masabasi/core/masa/memnuniyet/rules';
import { type HizmetTakvimi, hizmetSonu } from '@masabasi/core/masa/sla/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { IsCagrisi, IsTuru } from '../../platform/db/isler.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { takvim } from '../sla/api.ts';
import * as g from './gunluk.ts';
import { durumDegistir, gonder, type Soran, vakti, yazildi } from './kayit.ts';
import { halKilitle, ulasim } from './queries.ts';

/** Seconds between two runs. */
const ARALIK_S = 180;
const GUN_MS = 86_400_000;
/** The calendar is read from this many days ago on: nothing that ended before is asked about. */
const TAKVIM_GUNU = 10;
/** Survey requests ended in one transaction. */
const YIGIN = 100;

interface Ortam extends Pick<IsCagrisi, 'db' | 'simdi'> {
  readonly config: Pick<Config, 'publicUrl'>;
}

const islem = <T>({ db, simdi, config }: Ortam, is: (i: Soran) => Promise<T>): Promise<T> =>
  islemde({ db, simdi, istek: SUNUCU, kisiId: null }, (i) => is({ ...i, config, kisi: null }));

/** Makes the survey request about an ended event, unless another server did. */
async function iste(o: Ortam, t: HizmetTakvimi, aday: g.SorulacakOlay): Promise<void> {
  await islem(o, async (is) => {
    const u = await g.ulasimKilitle(is.db, aday.musteri_id);
    const [e] = await g.sorulacaklar(is.db, aday.nesne, is.simdi, aday.id);
    const kanal = sorulacakKanal(u, is.config.publicUrl !== null);
    if (e === undefined || kanal === null) return;
    const vakit = vakti(t, e);
    const yeni = await is.db
      .insertInto('memnuniyet')
      .values({
        anket_id: e.anket_id,
        surum_no: e.surum_no,
        musteri_id: e.musteri_id,
        proje_id: e.proje_id,
        gorusme_id: e.nesne === 'gorusme' ? e.id : null,
        egitim_id: e.nesne === 'egitim' ? e.id : null,
        olay_zamani: e.olay_zamani,
        personel_id: e.personel_id,
        departman_id: e.departman_id,
        kanal,
        vakit: new Date(vakit),
        son_gecerlilik: new Date(vakit + e.gecerlilik_gun * GUN_MS),
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (yeni !== undefined) await yazildi(is, yeni.id, { tur: 'istendi', yeni: { Kanal: kanal } });
  });
}

/** Makes survey requests about recent events. */
async function sor(o: Ortam, t: HizmetTakvimi, dur: AbortSignal | undefined): Promise<void> {
  for (const nesne of ['gorusme', 'egitim'] as const)
    for (const e of await g.sorulacaklar(o.db, nesne, o.simdi)) {
      dur?.throwIfAborted();
      if (orneklemde(e.id, e.orneklem_yuzde)) await iste(o, t, e);
    }
}

/** Ends finished survey requests. Their answers stay. */
async function bitir(o: Ortam, dur: AbortSignal | undefined): Promise<void> {
  for (let adet = YIGIN; adet === YIGIN;) {
    dur?.throwIfAborted();
    adet = await islem(o, async (is) => {
      const bitenler = await g.bitenler(is.db, is.simdi, YIGIN);
      for (const { id, neden } of bitenler) {
        const n = (await halKilitle(is.db, id))!;
        const aciklama =
          neden === 'acildi' ? 'Sorulmadan önce yeniden açıldı.' : neden === 'gitti' ? 'Müşteri ayrıldı.' : undefined;
        await durumDegistir(
          is,
          n,
          neden === 'sure' ? 'suresi_doldu' : 'iptal',
          { yarim: null },
          {
            tur: 'durum',
            baslik: neden === 'sure' ? 'Süresi doldu' : 'Kendiliğinden iptal edildi',
            ...(aciklama !== undefined && { aciklama }),
          },
        );
      }
      return bitenler.length;
    });
  }
}

/** Sends due mails, in the desk's hours. A customer who declines mails meanwhile is not asked. */
async function postala(o: Ortam, t: HizmetTakvimi, dur: AbortSignal | undefined): Promise<void> {
  const an = o.simdi.getTime();
  if (o.config.publicUrl === null || (hizmetSonu(t, an, 0) ?? an) !== an) return;
  for (let vardi = true; vardi;) {
    dur?.throwIfAborted();
    vardi = await islem(o, async (is) => {
      const sirada = await g.gonderilecek(is.db, is.simdi);
      if (sirada === undefined) return false;
      const n = (await halKilitle(is.db, sirada.id))!;
      const u = await ulasim(is.db, n.musteri_id);
      const engel = yazilmaEngeli(u);
      if (engel === null) await gonder(is, n, 'eposta', u.Eposta!);
      else
        await durumDegistir(
          is,
          n,
          'iptal',
          {},
          { tur: 'durum', baslik: 'Kendiliğinden iptal edildi', aciklama: engel },
        );
      return true;
    });
  }
}

const takvimi = (db: Db, simdi: Date) => takvim(db, gunEkle(istanbulGunu(simdi), -TAKVIM_GUNU));

/** Asks customers for their satisfaction: selection, time, end. */
export const memnuniyetIsi = {
  ad: 'memnuniyet',
  tekrar: { saniye: ARALIK_S },
  // A server died during the work: the next one goes on at the same point.
  gecikmeler: [ARALIK_S],
  tek: true,
  async calistir({ db, simdi, config }: Ortam, _veri?: object, dur?: AbortSignal) {
    const o = { db, simdi, config };
    const t = await takvimi(db, simdi);
    await bitir(o, dur);
    await sor(o, t, dur);
    await postala(o, t, dur);
  },
} satisfies IsTuru;
