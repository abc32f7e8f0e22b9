import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { IsCagrisi, IsTuru } from '@masabasi/server/platform/db/isler';
import { isEkle } from '@masabasi/server/platform/db/kuyruk';
import { type SurenIs, tekrarla } from '@masabasi/server/platform/db/tekrar';
import { islemde, SUNUCU } from '@masabasi/server/platform/http/transaction';
import { ornekIlerlemesi } from '@masabasi/server/yonetim/kurulum/api';
import { PAYLAR } from '../paylar.ts';
import { parcaDene, parcaYaz } from './coklar.ts';

const EN_AZ_ARA_MS = 20;

/** While a person is signed in, each piece is followed by a pause of its own length, which leaves half a core free. */
const biriVar = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('oturum').select('id').where('bitis', 'is', null).limit(1).executeTakeFirst()) !== undefined;

/** Adds the many rows of the demo company while it is at work. */
export const ornekIsi = {
  ad: 'ornekCoklar',
  gecikmeler: [1, 1, 2, 2, 5, 5, 10, 10, 30, 30, ...Array.from({ length: 100 }, () => 60)],
  kira: 10,
  tek: true,
  async calistir({ db, saat }: Pick<IsCagrisi, 'db' | 'saat'>, _veri?: object, dur?: AbortSignal) {
    for (let son = ''; son !== 'bitti';) {
      dur?.throwIfAborted();
      const bas = performance.now();
      son = await parcaDene(() =>
        islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: null }, async (is) => {
          const parca = await parcaYaz(is.db, PAYLAR);
          if (parca !== 'surer') is.yayinla({ tur: 'kurulum' });
          return parca;
        }),
      );
      const ara = (await biriVar(db)) ? performance.now() - bas : 0;
      await wait(Math.max(EN_AZ_ARA_MS, ara), undefined, { signal: dur });
    }
  },
} satisfies IsTuru;

const BAKMA_MS = 1000;
const HATA_MS = 30_000;

/** Queues the unfinished rows at a start. Writes one line about the part to come, and one when all rows are there. */
export async function ornekTakibi(db: Db, simdi: Date, yaz: (satir: string) => void): Promise<SurenIs> {
  if ((await ornekIlerlemesi(db)) === null) return { stop: async () => undefined };
  await isEkle(db, { tur: ornekIsi.ad, anahtar: '', vakit: simdi });
  let soylenen = 0;
  const bak = async (): Promise<boolean> => {
    const ilerleme = await ornekIlerlemesi(db);
    if (ilerleme === null) yaz('Örnek kayıtların hepsi eklendi.');
    else if (ilerleme.Bolum > soylenen) {
      yaz(`Örnek kayıtlar ekleniyor: ${ilerleme.Bolum}/${ilerleme.Bolumler} (${ilerleme.Ad})…`);
      soylenen = ilerleme.Bolum;
    }
    return ilerleme === null;
  };
  const hata = (err: unknown) =>
    yaz(`Örnek kayıtların nereye geldiğine bakılamadı: ${err instanceof Error ? err.message : String(err)}`);
  const izleme = tekrarla({ ms: BAKMA_MS, hataMs: HATA_MS, hata }, async () => {
    if (await bak()) void izleme.stop();
  });
  return izleme;
}
