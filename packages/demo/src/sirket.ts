import type { OrnekSirket } from '@masabasi/server/ornekSirket';
import { ornekIsi, ornekTakibi } from './founding/job.ts';
import { demoYukle } from './founding/kurulus.ts';
import { PAYLAR } from './paylar.ts';
import { demoOynatici } from './player/oynatici.ts';

/** The demo company, as the server runs it. */
export const sirket: OrnekSirket = {
  kur: (db, simdi, parolaOzeti) => demoYukle(db, simdi, parolaOzeti, PAYLAR),
  oynat: (o) => demoOynatici({ ...o, paylar: PAYLAR }),
  isler: [ornekIsi],
  izle: ornekTakibi,
};
