import type { IsTuru } from '../../platform/db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Windows that closed without a report leave rows behind, which are deleted here. */
export const varlikIsi = {
  ad: 'varlik',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
