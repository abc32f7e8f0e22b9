import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../db/isler.ts';
import { disaridakileriSil, sahipsizleriSil } from './depo.ts';
import { bekleyenleriUnut, kaldirilanlariUnut } from './queries.ts';

const GUN_MS = 86_400_000;
/** Removed files are kept for this number of days, in case of a mistake. */
const KALDIRILAN_GUNU = 30;

/** Deletes old removed files, files attached to no record for a day, and contents without a file. */
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
