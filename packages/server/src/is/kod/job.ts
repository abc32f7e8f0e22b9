import type { IsTuru } from '../../platform/db/isler.ts';
import { eskiTeslimleriSil } from './queries.ts';

/** Deletes old deliveries. Their commits still recognise a repeated one. */
export const kodIsi = {
  ad: 'kod',
  tekrar: { saniye: 24 * 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskiTeslimleriSil(db, simdi),
} satisfies IsTuru;
