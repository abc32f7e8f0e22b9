import type { tanim as tanimContract } from '@masabasi/core/tanim/contract';
import type { Db } from '../db/connect.ts';
import type { Handlers } from '../http/context.ts';
import { projeListesi } from '../oturum/queries.ts';
import { calisanlar, ilceler, iller, molaTurleri, projeler } from './queries.ts';

type Yerler = { il: Awaited<ReturnType<typeof iller>>; ilce: Awaited<ReturnType<typeof ilceler>> };

/** Provinces and districts do not change while a server runs, so each database is asked once. */
const okunan = new WeakMap<Db, Yerler>();

async function yerler(db: Db): Promise<Yerler> {
  const hazir = okunan.get(db);
  if (hazir) return hazir;
  const [il, ilce] = await Promise.all([iller(db), ilceler(db)]);
  if (il.length > 0) okunan.set(db, { il, ilce });
  return { il, ilce };
}

export const tanim: Handlers<typeof tanimContract> = {
  async baseGerekliList({ db, ben }) {
    const projelist = await projeListesi(db, ben);
    const [yer, personel, proje, molatur] = await Promise.all([
      yerler(db),
      calisanlar(db),
      projeler(db, projelist),
      molaTurleri(db),
    ]);
    return { durum: true, ...yer, personel, proje, molatur };
  },
};
