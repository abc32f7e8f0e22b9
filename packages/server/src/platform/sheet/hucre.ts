import { yazilan } from '@masabasi/core/platform/text/metin';
import { type An, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';

/** Cells of a spreadsheet, shared by all rooms. */

/** A date cell. Dates of a spreadsheet have no zone, so the Istanbul date and time are written as if they were UTC. */
export const tarihHucresi = (gun: string | null, saat = '00:00', format = 'dd.mm.yyyy') =>
  gun === null ? null : ({ value: new Date(`${gun}T${saat}:00Z`), type: Date, format } as const);
export const zamanHucresi = (an: An | null) =>
  an === null ? null : tarihHucresi(istanbulGunu(an), istanbulSaati(an), 'dd.mm.yyyy hh:mm');
/** Always a text cell. A text that begins with = + - @ is shown, never computed. */
export const metinHucresi = (s: string | null) =>
  s === null || s === '' ? null : ({ value: yazilan(s), type: String } as const);
export const sayiHucresi = (n: number | null, format = '0.00') =>
  n === null ? null : ({ value: n, type: Number, format } as const);
export const baslik = (s: string) => ({ value: s, type: String, fontWeight: 'bold' }) as const;
