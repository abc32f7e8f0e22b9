import { bosMetinAlani, type Kayit, metinAlani } from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

/** Fields of a contact person of a customer: only the ways to reach them. */
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
