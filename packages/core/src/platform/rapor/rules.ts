import { type An, zamanYaz } from '../time/tarih.ts';

/** Reports (specification 2.9, 5.5, 9): check of a PDF, and its name. */

export const METIN = {
  pdfDegil: 'Geçerli bir PDF dosyası değil. Dosyayı kontrol ediniz...',
  indir: 'Raporu İndir',
  gonder: 'SMS & Mail Olarak Gönder',
} as const;

/** True for a PDF in base64, bare or as a data URL (specification 5.5). */
export const pdfMi = (s: string): boolean => /^(?:JVB|data:application\/pdf[;,])/.test(s);

/** Default name of a report: date and time. File names cannot contain a colon. */
export const raporAdi = (an: An): string => `${zamanYaz(an).replace(':', '.')}.pdf`;
