import { bosMetinAlani, type Kayit, metinAlani } from '../alanlar.ts';
import { TELEFON_UZUNLUGU } from '../kimlik.ts';

/** What is written down of somebody who speaks for a customer: how to reach them, and no more. */
export const YETKILI_ALANLARI = {
  Ad: metinAlani('Ad', 'ad', 60),
  Soyad: metinAlani('Soyad', 'soyad', 60),
  Unvan: metinAlani('Görevi', 'unvan', 100),
  GSM: bosMetinAlani('GSM', 'gsm', TELEFON_UZUNLUGU),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU),
  Eposta: bosMetinAlani('E-posta', 'eposta', 254),
  Aciklama: metinAlani('Not', 'aciklama', 1000),
} as const;

export type YetkiliAlanlari = Kayit<typeof YETKILI_ALANLARI>;
