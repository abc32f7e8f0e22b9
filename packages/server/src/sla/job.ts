import type { IsCagrisi, IsTuru } from '../db/isler.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { slaYenile } from './kayit.ts';
import { acikSlalar, kilitle } from './queries.ts';

/** So many contacts in one transaction. */
const YIGIN = 100;

/** Works out anew where the clocks of all open contacts end: their events stay, so what was waited for stays waited for. */
async function hepsiniYenile(
  { db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>,
  _: object,
  dur: AbortSignal,
): Promise<void> {
  for (let son = 0, adet = YIGIN; adet === YIGIN && !dur.aborted;)
    [son, adet] = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const bunlar = await acikSlalar(is.db, son, YIGIN);
      for (const g of bunlar) {
        await kilitle(is.db, g.id);
        await slaYenile(is.db, g, simdi);
      }
      if (bunlar.length > 0) is.yayinla({ tur: 'gorusme' });
      return [bunlar.at(-1)?.id ?? son, bunlar.length] as const;
    });
  if (dur.aborted) throw new Error('Sunucu kapanıyor; süreler baştan hesaplanacak.');
}

export const slaIsi = {
  ad: 'sla',
  gecikmeler: [10, 60, 600],
  tek: true,
  calistir: hepsiniYenile,
} satisfies IsTuru;
