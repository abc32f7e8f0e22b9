import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type Isci, type IsciSecenekleri, type IsTuru, isleriBaslat } from '../platform/db/isler.ts';
import type { TestServer } from './product.ts';

/** A server's worker, with the test's clock. */
export const isciBaslat = (s: TestServer, turler: readonly IsTuru[], o: Partial<IsciSecenekleri> = {}): Isci =>
  isleriBaslat(
    {
      db: s.db,
      config: readConfig({}),
      saat: () => new Date(s.saat.simdi),
      log: s.app.log,
      odalar: [],
      yoklamaMs: 50,
      ...o,
    },
    turler,
  );

/** Due or running work of these kinds. */
export const bekleyenIsler = async (s: TestServer, turler: readonly string[], simdi = s.saat.simdi) =>
  turler.length === 0
    ? []
    : s.db
        .selectFrom('kuyruk')
        .select(['tur', 'anahtar'])
        .where('tur', 'in', turler)
        .where('durum', '=', 'bekliyor')
        .where('vakit', '<=', simdi.toISOString())
        .execute();

/**
 * One round of one server: everything due of these kinds. Daily kinds come one after the other, so a test kind at the
 * end shows that the others had their turn.
 */
export async function isleriBitir(
  s: TestServer,
  turler: readonly IsTuru[],
  o: Partial<IsciSecenekleri> = {},
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const son: IsTuru = {
    ad: `son ${randomUUID()}`,
    tekrar: { gunde: '00:00' },
    gecikmeler: [],
    calistir: async () => resolve(),
  };
  const isci = isciBaslat(s, [...turler, son], o);
  await promise;
  const istenenler = turler.filter((t) => t.tekrar === undefined).map((t) => t.ad);
  await vi.waitFor(async () => expect(await bekleyenIsler(s, istenenler, o.saat?.())).toEqual([]), {
    timeout: 60_000,
    interval: 20,
  });
  await isci.stop();
}
