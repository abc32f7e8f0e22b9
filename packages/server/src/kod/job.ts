import type { IsTuru } from '../db/isler.ts';
import { eskiTeslimleriSil } from './queries.ts';

/** What was told long ago is known by its commits. */
export const kodIsi = {
  ad: 'kod',
  tekrar: { saniye: 24 * 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskiTeslimleriSil(db, simdi),
} satisfies IsTuru;
