import { MUSTERI_LISTESI } from '../packages/core/src/musteri/musteri/liste.ts';
import { performance } from 'node:perf_hooks';
import { saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { listeIstegi } from '../packages/core/src/platform/list/listeUcu.ts';
import { sayfaOku } from '../packages/server/src/platform/list/liste.ts';
import { musteriKaynagi } from '../packages/server/src/musteri/musteri/queries.ts';
import { MUSTERI_ADEDI, musterileriEk, SORULAR } from './musteriler.ts';

/**
 * The search over a hundred thousand customers by a person who works with three of twelve products: the time of page
 * and count together for the caller of the database, and the use of the index.
 */
const TUR = 10;
const HEDEF_MS = 50;
const PROJELER = saklananUrunler([2, 6, 14]);

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await musterileriEk(b.pool);
  await b.pool.query('vacuum analyze');

  const kaynak = musteriKaynagi(PROJELER);
  const istekSemasi = listeIstegi(MUSTERI_LISTESI);
  const sor = async (istek: object): Promise<number> => {
    const sorgu = istekSemasi.parse(istek);
    const bas = performance.now();
    await sayfaOku(b.db, MUSTERI_LISTESI, kaynak, sorgu);
    return performance.now() - bas;
  };
  const sureler = new Map<string, number[]>(SORULAR.map((s) => [s, []]));
  for (let tur = 0; tur <= TUR; tur++)
    for (const soru of SORULAR) {
      const ms = await sor({ ara: soru });
      // The first round fills the caches.
      if (tur > 0) sureler.get(soru)!.push(ms);
    }
  // All customers, in each order of the list.
  const siralar: string[] = [];
  for (const alan of MUSTERI_LISTESI.siralar)
    for (const yon of ['artan', 'azalan']) {
      const olcumler: number[] = [];
      for (let tur = 0; tur <= TUR; tur++) olcumler.push(await sor({ sirala: [{ alan, yon }] }));
      siralar.push(`${alan}-${yon} ${Math.max(...olcumler.slice(1)).toFixed(1)}`);
    }
  const hepsi = [...sureler.values()].flat().toSorted((x, y) => x - y);
  const yuzde = (p: number) => hepsi[Math.min(hepsi.length - 1, Math.floor(hepsi.length * p))]!.toFixed(1);
  const enYavas = [...sureler]
    .map(([soru, s]) => [soru, Math.max(...s)] as const)
    .toSorted((x, y) => y[1] - x[1])
    .slice(0, 3);
  const { rows } = await b.pool.query<{ 'QUERY PLAN': string }>(
    `explain select from musteri m where m.silindi is null and m.ara like '%ozturk%' and m.ara like '%mehmet%'`,
  );
  if (!rows.some((r) => r['QUERY PLAN'].includes('musteri_ara'))) throw new Error('plan dizini kullanmıyor');
  console.log(
    `BENCH musteri adet=${MUSTERI_ADEDI} arama_p50=${yuzde(0.5)} ms p95=${yuzde(0.95)} ms p99=${yuzde(0.99)} ms hedef=${HEDEF_MS} en_yavas=${enYavas.map(([s, ms]) => `'${s}' ${ms.toFixed(1)}`).join(', ')} siralar_en_yavas=${siralar.join(', ')}`,
  );
  if (Number(yuzde(0.99)) > HEDEF_MS) throw new Error('hedef aşıldı');
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
