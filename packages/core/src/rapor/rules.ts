import { type An, zamanYaz } from '../tarih.ts';

/** Reports (specification 2.9, 5.5, 9): what a PDF is, and what it is called. */

export const METIN = {
  pdfDegil: 'Geçerli bir PDF dosyası değil. Dosyayı kontrol ediniz...',
  indir: 'Raporu İndir',
  gonder: 'SMS & Mail Olarak Gönder',
} as const;

/** Whether a text is a PDF in base64, bare or as a data URL (specification 5.5). */
export const pdfMi = (s: string): boolean => s.startsWith('JVB') || s.startsWith('data:application/pdf');

/** The default name of a report: date and time. A colon cannot stand in a file's name. */
export const raporAdi = (an: An): string => `${zamanYaz(an).replace(':', '.')}.pdf`;
