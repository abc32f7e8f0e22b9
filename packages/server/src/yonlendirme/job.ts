import { type IsTuru, SAATTE_BIR } from '../db/isler.ts';
import { gecikenleriBildir } from './kayit.ts';

/** In the morning after the last day to decide on. */
export const yonlendirmeIsi = {
  ad: 'yonlendirme',
  tekrar: { gunde: '08:00' },
  gecikmeler: SAATTE_BIR,
  calistir: gecikenleriBildir,
} satisfies IsTuru;
