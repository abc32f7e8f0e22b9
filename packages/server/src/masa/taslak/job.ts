import type { IsTuru } from '../../platform/db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Once an hour. */
export const taslakIsi = {
  ad: 'taslak',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
