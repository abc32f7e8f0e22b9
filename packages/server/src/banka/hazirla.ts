import { dosyaOkuyan } from '../isci.ts';
import type { AyrilanSatirlar } from './dosya.ts';
import type { EkstreIsi, OkunanEkstreler } from './inceleme.ts';

/** Statements are read in threads of their own: one of a busy year takes a second, in which everybody else would wait. */

const MODUL = new URL('./inceleme.ts', import.meta.url);
const COK_BUYUK = 'Ekstre bu sürede okunamadı. Daha kısa bir aralığın ekstresini alınız.';
const okuyan = dosyaOkuyan<OkunanEkstreler>(MODUL, COK_BUYUK);
/** Apart from those that read, as the account is held meanwhile. */
const ayiran = dosyaOkuyan<AyrilanSatirlar>(MODUL, COK_BUYUK);

/** Reads a file for an account; a sentence when it is refused. */
export const ekstreCoz = (is: Omit<Extract<EkstreIsi, { ne: 'oku' }>, 'ne'>) => okuyan({ ne: 'oku', ...is });

/** Which rows of a file are new; a sentence when that cannot be told. */
export const ekstreAyir = (is: Omit<Extract<EkstreIsi, { ne: 'ayir' }>, 'ne'>) => ayiran({ ne: 'ayir', ...is });
