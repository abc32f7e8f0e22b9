import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../platform/db/connect.ts';
import type { IsCagrisi, IsTuru } from '../platform/db/isler.ts';
import { isEkle } from '../platform/db/kuyruk.ts';
import { type SurenIs, tekrarla } from '../platform/db/tekrar.ts';
import { islemde, SUNUCU } from '../platform/http/transaction.ts';
import { ornekIlerlemesi, parcaDene, parcaYaz } from './coklar.ts';

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
  async calistir({ db, odalar, saat }: Pick<IsCagrisi, 'db' | 'odalar' | 'saat'>, _veri?: object, dur?: AbortSignal) {
    for (let son = ''; son !== 'bitti';) {
      dur?.throwIfAborted();
      const bas = performance.now();
      son = await parcaDene(() =>
        islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: null }, async (is) => {
          const parca = await parcaYaz(is.db, odalar);
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
