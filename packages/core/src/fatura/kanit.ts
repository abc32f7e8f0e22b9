/** What an invoice is held against before it leaves, in the order in which it is shown. */
export const KANIT_DENETIMLERI = {
  kurallar: 'Künye, taraflar, kodlar ve vergiler kurallara uyuyor',
  tutarlar: 'Satırlar, vergiler ve toplamlar tutuyor',
  yapi: 'XML, şemanın düzeninde',
  geriOkuma: 'XML’den okunan, kaydın kendisi',
  karekod: 'Karekod, faturanın kendisini söylüyor',
  ozet: 'XML’in özeti, saklanan özet',
} as const;
export type KanitDenetimi = keyof typeof KANIT_DENETIMLERI;
