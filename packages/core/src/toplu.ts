/** Acts on several records at once, whatever they are (decision 0084). The browser reads it too, so nothing here needs a schema. */

/** So many are acted on together. */
export const EN_COK_TOPLU = 200;

/** What is said of one that somebody else was faster with, and of one that is not there for the person. */
export const TOPLU_METNI = {
  degisti: 'Siz seçtikten sonra başkası değiştirdi.',
  yok: (ne: string) => `Böyle bir ${ne} yok.`,
} as const;
