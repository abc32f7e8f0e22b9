import { type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { sonGunuBildir } from './kayit.ts';

/** In the morning of the last working day. */
export const devirIsi = {
  ad: 'devir',
  tekrar: { gunde: '08:00' },
  gecikmeler: SAATTE_BIR,
  calistir: sonGunuBildir,
} satisfies IsTuru;
