/**
 * Acts on several records at once, of any kind (decision 0084). The browser reads this file too, so it has no schemas.
 */

/** Maximum number of records in one act. */
export const EN_COK_TOPLU = 200;

/**
 * Messages for a record that another person has changed in the meantime, and for a record that the person cannot see.
 */
export const TOPLU_METNI = {
  degisti: 'Siz seçtikten sonra başkası değiştirdi.',
  yok: (ne: string) => `Böyle bir ${ne} yok.`,
} as const;
