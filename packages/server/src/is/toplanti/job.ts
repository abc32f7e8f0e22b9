import type { IsTuru } from '../../platform/db/isler.ts';
import { eskiAdresleriSil } from './ekler.ts';

/** Deletes the addresses whose minutes are over. */
export const toplantiIsi = {
  ad: 'toplantiAdresi',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskiAdresleriSil(db, simdi),
} satisfies IsTuru;
