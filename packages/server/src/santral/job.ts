import type { IsTuru } from '../db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Who called whom is nobody's business for longer than it is of use. */
export const santralIsi = {
  ad: 'santral',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
