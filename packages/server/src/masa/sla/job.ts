import type { IsTuru } from '../../platform/db/isler.ts';
import { hepsiniYenile, SLA_ISI, sozleriBildir } from './kayit.ts';

/** Runs after a change of the rules or the holidays. */
export const slaIsi = {
  ad: SLA_ISI,
  gecikmeler: [10, 60, 600],
  tek: true,
  calistir: (c, _veri, dur) => hepsiniYenile(c, dur),
} satisfies IsTuru;

/** Looks every minute for clocks that have turned. */
export const sozIsi = {
  ad: 'soz',
  tekrar: { saniye: 60 },
  gecikmeler: [],
  calistir: sozleriBildir,
} satisfies IsTuru;
