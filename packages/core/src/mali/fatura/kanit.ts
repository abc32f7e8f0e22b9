/** Checks of an invoice before sending, in the order in which they are shown. */
export const KANIT_DENETIMLERI = {
  kurallar: 'Künye, taraflar, kodlar ve vergiler kurallara uyuyor',
  tutarlar: 'Satırlar, vergiler ve toplamlar tutuyor',
  yapi: 'XML, şemanın düzeninde',
  sema: 'XML, resmî şemaya uyuyor',
  resmiKurallar: 'Fatura, resmî kurallara uyuyor',
  geriOkuma: 'XML’den okunan, kaydın kendisi',
  karekod: 'Karekod, faturanın kendisini söylüyor',
  ozet: 'XML’in özeti, saklanan özet',
} as const;
export type KanitDenetimi = keyof typeof KANIT_DENETIMLERI;

/** Path of the invoice schema in the folder of the official package. */
export const ANA_SEMA = 'maindoc/UBL-Invoice-2.1.xsd';
/** Path of the rules in the same folder. */
export const ANA_SEMATRON = 'schematron/UBL-TR_Main_Schematron.xml';
