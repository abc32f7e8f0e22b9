import { SAATTE_BIR, type IsCagrisi, type IsTuru } from '../../platform/db/isler.ts';
import { iadeyiSor, saglayicisi, sor } from './akis.ts';
import { bilinmeyenIadeler } from './bilinmeyen.ts';
import * as q from './queries.ts';

/** Asks the bank about attempts without a result: a browser that never came back, a lost notice, or a crash here. */
export const mutabakatIsi = {
  ad: 'odemeMutabakati',
  tekrar: { saniye: 60 },
  tek: true,
  gecikmeler: SAATTE_BIR,
  yapilir: (config) => config.odeme !== null,
  async calistir(
    { db, config, saat, log }: Pick<IsCagrisi, 'db' | 'config' | 'saat' | 'log'>,
    _veri,
    dur: AbortSignal,
  ) {
    const s = saglayicisi(config);
    if (s === null) return;
    const [odemeler, iadeler] = [await q.sorulacaklar(db, saat()), await bilinmeyenIadeler(db, saat())];
    for (const [is, d] of [...odemeler.map((x) => [sor, x] as const), ...iadeler.map((x) => [iadeyiSor, x] as const)]) {
      dur.throwIfAborted();
      try {
        await is({ db, config, simdi: saat() }, s, d);
      } catch (err) {
        log.error({ err, deneme: d.id }, 'bankaya sorulamadı');
      }
    }
  },
} satisfies IsTuru;
