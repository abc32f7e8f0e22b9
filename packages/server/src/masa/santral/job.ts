import type { IsTuru } from '../../platform/db/isler.ts';
import { eskileriSil } from './queries.ts';

/** Deletes old calls: call records are kept only as long as they are useful. */
export const santralIsi = {
  ad: 'santral',
  tekrar: { saniye: 3600 },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
} satisfies IsTuru;
