import { type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { gecikenleriBildir } from './kayit.ts';

/** Runs in the morning after the last day for a decision. */
export const yonlendirmeIsi = {
  ad: 'yonlendirme',
  tekrar: { gunde: '08:00' },
  gecikmeler: SAATTE_BIR,
  calistir: gecikenleriBildir,
} satisfies IsTuru;
