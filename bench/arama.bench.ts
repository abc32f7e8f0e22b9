import { performance } from 'node:perf_hooks';
import { saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import * as gorusme from '../packages/server/src/masa/gorusme/arama.ts';
import * as lisans from '../packages/server/src/musteri/lisans/arama.ts';
import * as musteri from '../packages/server/src/musteri/musteri/arama.ts';
import * as personel from '../packages/server/src/kisi/personel/arama.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { GORUSME_ADEDI, gorusmeleriEk } from './gorusmeler.ts';
import { MUSTERI_ADEDI, musterileriEk, SORULAR } from './musteriler.ts';

/**
 * Database queries of the global search for one text: customers, people, contact persons and licences one after the
 * other. The searcher works with three of twelve products. The data: a hundred thousand customers with a licence each,
 * two hundred thousand contact persons and five hundred people.
 */
const TUR = 10;
const HEDEF_MS = 80;
const KISI_ADEDI = 500;
const PROJELER = saklananUrunler([2, 6, 14]);
const BUGUN = '2026-11-20';

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await musterileriEk(b.pool);
  await b.pool.query(
    `insert into lisans (musteri_id, proje_id, lisans_tur_id, baslama_tarihi, bitis_tarihi, cipa_gun, donem_baslama, kullanici_sayisi, anahtar, yazma_zamani)
     select mp.musteri_id, mp.proje_id, (select id from tanim where liste = 'lisansTur' order by id limit 1), date '2024-01-01',
       date '2026-01-01' + mp.musteri_id % 700, 1, date '2025-01-01', 1, 'A' || mp.musteri_id, now()
     from musteri_proje mp`,
  );
  await gorusmeleriEk(b.pool);
  await b.pool.query(`insert into departman (ad) select 'Bölüm ' || i from generate_series(1, 20) i`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id, telefon)
     select (array['Ali', 'Ayşe', 'Çağla', 'Işık'])[1 + i % 4], 'Öztürk ' || i, 'kisi' || i, 'kisi' || i,
       (select min(id) from departman) + i % 20, '0555' || lpad(i::text, 7, '0')
     from generate_series(1, $1::int) i`,
    [KISI_ADEDI],
  );
  await b.pool.query('vacuum analyze');

  const ara = async (soru: string): Promise<{ ms: number; bulunan: number }> => {
    const istek = { ara: soru, idler: [] };
    const bas = performance.now();
    const bulunan = [
      ...(await musteri.bul(b.db, istek, PROJELER)),
      ...(await personel.bul(b.db, istek, { hepsi: true })),
      ...(await gorusme.bul(b.db, istek, PROJELER)),
      ...(await lisans.bul(b.db, istek, PROJELER, BUGUN)),
    ];
    return { ms: performance.now() - bas, bulunan: bulunan.length };
  };
  const sureler = new Map<string, number[]>(SORULAR.map((s) => [s, []]));
  let bulunan = 0;
  for (let tur = 0; tur <= TUR; tur++)
    for (const soru of SORULAR) {
      const sonuc = await ara(soru);
      bulunan += sonuc.bulunan;
      // The first round fills the caches.
      if (tur > 0) sureler.get(soru)!.push(sonuc.ms);
    }
  const hepsi = [...sureler.values()].flat().toSorted((x, y) => x - y);
  const yuzde = (p: number) => hepsi[Math.min(hepsi.length - 1, Math.floor(hepsi.length * p))]!.toFixed(1);
  const enYavas = [...sureler]
    .map(([soru, s]) => [soru, Math.max(...s)] as const)
    .toSorted((x, y) => y[1] - x[1])
    .slice(0, 3);
  console.log(
    `BENCH arama musteri=${MUSTERI_ADEDI} kisi=${KISI_ADEDI} gorusme=${GORUSME_ADEDI} bulunan=${bulunan} p50=${yuzde(0.5)} ms p95=${yuzde(0.95)} ms p99=${yuzde(0.99)} ms hedef=${HEDEF_MS} en_yavas=${enYavas.map(([s, ms]) => `'${s}' ${ms.toFixed(1)}`).join(', ')}`,
  );
  if (Number(yuzde(0.99)) > HEDEF_MS) throw new Error('hedef aşıldı');
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
