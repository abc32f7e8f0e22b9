import { type HakedisKalemi, hakedisToplami, komisyonu } from '@masabasi/core/mali/bayifatura/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import type { Db } from '../../platform/db/connect.ts';
import * as q from './queries.ts';

/** Recalculates a month for every dealer without approval. @returns number of dealers with a commission */
export async function hesapla(db: Db, donem: string): Promise<number> {
  await q.hesabiTut(db);
  await q.hesaplananiSil(db, donem);
  const [kalemler, devirler, duran] = [
    await q.kalemler(db, donem),
    await q.devirler(db, donem),
    await q.duranlar(db, donem),
  ];
  const bayiler = Map.groupBy(kalemler, (k) => k.BayiId);
  // A dealer without sales this month may still have a negative rest.
  const hepsi = new Set([...bayiler.keys(), ...devirler.keys()]);
  let adet = 0;
  for (const bayiId of [...hepsi].toSorted((a, b) => a - b)) {
    if (duran.has(bayiId)) continue;
    const bunlar = bayiler.get(bayiId) ?? [];
    const devir = devirler.get(bayiId) ?? kurus(0);
    const t = hakedisToplami(bunlar satisfies readonly HakedisKalemi[], devir);
    const { id } = await db
      .insertInto('bayi_hakedis')
      .values({
        bayi_id: bayiId,
        donem,
        ciro: t.Ciro,
        iade: t.Iade,
        komisyon: t.Komisyon,
        devir,
        tutar: t.Tutar,
        fatura_tarihi: null,
        odeme_tarihi: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (bunlar.length > 0)
      await db
        .insertInto('bayi_hakedis_satir')
        .values(
          bunlar.map((k) => ({
            hakedis_id: id,
            fatura_id: k.FaturaId,
            matrah: k.Matrah,
            oran: k.Oran,
            komisyon: komisyonu(k),
          })),
        )
        .execute();
    adet++;
  }
  return adet;
}
