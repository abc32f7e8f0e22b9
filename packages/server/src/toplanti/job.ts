import type { IsTuru } from '../db/isler.ts';
import { eskiAdresleriSil } from './ekler.ts';

/** Addresses whose minutes are over open nothing; their rows go. */
export const toplantiIsi = {
  ad: 'toplantiAdresi',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskiAdresleriSil(db, simdi),
} satisfies IsTuru;
