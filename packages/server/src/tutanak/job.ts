import type { IsTuru } from '../db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Windows that closed without a word leave a row behind that says nothing any more. */
export const tutanakIsi = {
  ad: 'tutanak',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
