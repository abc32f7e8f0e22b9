import type { IsTuru } from '../../platform/db/isler.ts';
import { hatirlat } from './kayit.ts';

/** Looks for due reminders three times a minute. */
export const hatirlatmaIsi = {
  ad: 'hatirlatma',
  tekrar: { saniye: 20 },
  gecikmeler: [],
  calistir: hatirlat,
} satisfies IsTuru;
