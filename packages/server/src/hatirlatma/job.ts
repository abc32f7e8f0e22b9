import type { IsTuru } from '../db/isler.ts';
import { hatirlat } from './kayit.ts';

/** Looks three times a minute for what somebody is to be reminded of. */
export const hatirlatmaIsi = {
  ad: 'hatirlatma',
  tekrar: { saniye: 20 },
  gecikmeler: [],
  calistir: hatirlat,
} satisfies IsTuru;
