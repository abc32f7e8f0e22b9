import { dosyaOkuyan } from '../../platform/worker/isci.ts';
import type { AyrilanSatirlar } from './dosya.ts';
import type { EkstreIsi, OkunanEkstreler } from './inceleme.ts';

/** Statements are read in separate threads. A busy year takes a second, and all other requests would wait. */

const MODUL = new URL('./inceleme.ts', import.meta.url);
const COK_BUYUK = 'Ekstre bu sürede okunamadı. Daha kısa bir aralığın ekstresini alınız.';
const okuyan = dosyaOkuyan<OkunanEkstreler>(MODUL, COK_BUYUK);
/** Separate from the reading threads, because the account is locked during this step. */
const ayiran = dosyaOkuyan<AyrilanSatirlar>(MODUL, COK_BUYUK);

/** Reads a file for an account. Returns a sentence when it refuses the file. */
export const ekstreCoz = (is: Omit<Extract<EkstreIsi, { ne: 'oku' }>, 'ne'>) => okuyan({ ne: 'oku', ...is });

/** Finds the new rows of a file. Returns a sentence when that fails. */
export const ekstreAyir = (is: Omit<Extract<EkstreIsi, { ne: 'ayir' }>, 'ne'>) => ayiran({ ne: 'ayir', ...is });
