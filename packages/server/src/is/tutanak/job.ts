import type { IsTuru } from '../../platform/db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Deletes the rows of windows that closed without saying goodbye. */
export const tutanakIsi = {
  ad: 'tutanak',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
