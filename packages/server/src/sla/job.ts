import type { IsTuru } from '../db/isler.ts';
import { hepsiniYenile } from './kayit.ts';

/** After the rules have changed. */
export const slaIsi = {
  ad: 'sla',
  gecikmeler: [10, 60, 600],
  tek: true,
  calistir: (c, _veri, dur) => hepsiniYenile(c, dur),
} satisfies IsTuru;
