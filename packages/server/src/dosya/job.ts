import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../db/isler.ts';
import { disaridakileriSil, sahipsizleriSil } from './depo.ts';
import { bekleyenleriUnut, kaldirilanlariUnut } from './queries.ts';

const GUN_MS = 86_400_000;
/** What was taken away is kept so long, in case it was by mistake. */
const KALDIRILAN_GUNU = 30;

/** Forgets what was taken away long ago, what nobody put on a record for a day, and the bytes that nothing points to any more. */
export const dosyaTemizligi = {
  ad: 'dosyaTemizligi',
  tekrar: { gunde: '00:30' },
  gecikmeler: SAATTE_BIR,
  async calistir({ db, simdi, config: { s3 } }: Pick<IsCagrisi, 'db' | 'simdi' | 'config'>) {
    await kaldirilanlariUnut(db, new Date(simdi.getTime() - KALDIRILAN_GUNU * GUN_MS));
    const dun = new Date(simdi.getTime() - GUN_MS);
    await bekleyenleriUnut(db, dun);
    await sahipsizleriSil(db, dun);
    if (s3 !== null) await disaridakileriSil(db, s3, dun);
  },
} satisfies IsTuru;
