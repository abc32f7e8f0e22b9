/** What an invoice is held against before it leaves, in the order in which it is shown. */
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

/** Where the schema of an invoice lies in the folder of the official package. */
export const ANA_SEMA = 'maindoc/UBL-Invoice-2.1.xsd';
/** Where the rules lie there. */
export const ANA_SEMATRON = 'schematron/UBL-TR_Main_Schematron.xml';
