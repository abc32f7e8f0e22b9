import { performance } from 'node:perf_hooks';
import { GORUSME_LISTESI } from '../packages/core/src/gorusme/liste.ts';
import { listeIstegi } from '../packages/core/src/listeUcu.ts';
import { connect, SURESIZ } from '../packages/server/src/db/connect.ts';
import { startEmbedded } from '../packages/server/src/db/embedded.ts';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { benzerler, bul } from '../packages/server/src/gorusme/arama.ts';
import { adetler, gorusmeKaynagi } from '../packages/server/src/gorusme/queries.ts';
import { pano, takvim } from '../packages/server/src/gorusmeler/queries.ts';
import { gorusmeler } from '../packages/core/src/gorusmeler/contract.ts';
import { ayinHaftalari } from '../packages/core/src/gorusmeler/rules.ts';
import { istanbulGunu } from '../packages/core/src/tarih.ts';
import { type DepartmanId, type KisiId, saklananUrunler } from '../packages/server/src/http/access.ts';
import { sayfaOku } from '../packages/server/src/liste.ts';
import { GENEL, SORUNLAR } from '../packages/server/src/seed/sorunlar.ts';
import { temelVeri } from '../packages/server/src/seed/temel.ts';
import { testFolder } from '../packages/server/src/testingFolder.ts';
import { musterileriEk } from './musteriler.ts';

/**
 * The desk over two hundred thousand contacts of a hundred thousand customers, by somebody who works with three of twelve
 * products: the list with its counts, what is found by words, numbers, customers and telephones, and what is alike.
 */
const TUR = 8;
const ADET = 200_000;
const ARAMA_HEDEF_MS = 60;
const LISTE_HEDEF_MS = 50;
const PROJELER = saklananUrunler([2, 6, 14]);
const SORULAR = [
  'yazıcı',
  'YAZICIYA',
  'reçete',
  'randevu mesaj',
  'güncelleme durdu',
  'sunucu yedek',
  'fiş',
  'parola',
  'an',
  'öztürk',
  'mehmet yılmaz',
  'çağla provizyon',
  'G000777',
  '199999',
  '0555 104 21 77',
  '2177',
  'yokboyle',
  'kurulum öztürk',
];

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });

async function gorusmeleriEk(): Promise<void> {
  const sorunlar = [...Object.values(SORUNLAR).flat(), ...GENEL];
  await b.pool.query(`insert into departman (ad) values ('Destek')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'kisi' || i, 'kisi' || i, (select min(id) from departman) from generate_series(1, 40) i`,
  );
  await b.pool.query(
    `insert into tanim (liste, ad, sira) select l, l || ' ' || i, i from unnest(array['gorusmeTur', 'konular', 'oncelikler']) l, generate_series(1, 4) i`,
  );
  // Three hundred are open; the others were solved, most within the last two years.
  await b.pool.query(
    `insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, aciklama, cozum, durum, acan_id, atanan_id,
       telefon, baslama_zamani, son_hareket, cozum_zamani, kapanis_zamani)
     select mp.musteri_id, mp.proje_id, t[1 + i % 4], k[1 + i % 4], o[1 + i % 4], 1, split_part(s.soylenen, E'\\n', 1), s.soylenen,
       case when i > 300 then s.cozum else '' end, case when i > 300 then 'kapandi' else 'islemde' end, p[1 + i % 40], p[1 + i * 7 % 40],
       '0555' || lpad((1000000 + mp.musteri_id)::text, 7, '0'), z, z, case when i > 300 then z end, case when i > 300 then z end
     from generate_series(1, $3::int) i
       cross join lateral (select now() - i * interval '5 minutes' as z) zz
       join musteri_proje mp on mp.musteri_id = 1 + (i::bigint * 7919) % 100000
       cross join lateral (select ($1::text[])[1 + i % cardinality($1::text[])] as soylenen, ($2::text[])[1 + i % cardinality($2::text[])] as cozum) s
       cross join (select array_agg(id order by id) filter (where liste = 'gorusmeTur') t, array_agg(id order by id) filter (where liste = 'konular') k,
         array_agg(id order by id) filter (where liste = 'oncelikler') o from tanim) d
       cross join (select array_agg(id order by id) p from kisi) pp`,
    [sorunlar.map(([soylenen]) => soylenen), sorunlar.map(([, cozum]) => cozum), ADET],
  );
}

/** How long each of these takes the caller of the database, in all rounds but the first, which fills the caches. */
async function olc(isler: readonly (readonly [string, () => Promise<unknown>])[]) {
  const sureler = new Map<string, number[]>(isler.map(([ad]) => [ad, []]));
  for (let tur = 0; tur <= TUR; tur++)
    for (const [ad, is] of isler) {
      const bas = performance.now();
      await is();
      if (tur > 0) sureler.get(ad)!.push(performance.now() - bas);
    }
  const hepsi = [...sureler.values()].flat().toSorted((x, y) => x - y);
  const yuzde = (p: number) => hepsi[Math.min(hepsi.length - 1, Math.floor(hepsi.length * p))]!.toFixed(1);
  const enYavas = [...sureler]
    .map(([ad, s]) => [ad, Math.max(...s)] as const)
    .toSorted((x, y) => y[1] - x[1])
    .slice(0, 3);
  return `p50=${yuzde(0.5)} ms p99=${yuzde(0.99)} ms en_yavas=${enYavas.map(([ad, ms]) => `'${ad}' ${ms.toFixed(1)}`).join(', ')}`;
}

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await musterileriEk(b.pool);
  await gorusmeleriEk();
  await b.pool.query('vacuum analyze');

  const { rows } = await b.pool.query<{ id: KisiId; departman_id: DepartmanId }>(
    'select id, departman_id from kisi order by id limit 1',
  );
  const okuyan = { ben: { Id: rows[0]!.id, departmanId: rows[0]!.departman_id }, simdi: new Date() };
  const kaynak = gorusmeKaynagi(okuyan, PROJELER, null);
  const sema = listeIstegi(GORUSME_LISTESI);
  const liste = async (istek: object) => {
    await Promise.all([
      sayfaOku(b.db, GORUSME_LISTESI, kaynak, sema.parse(istek)),
      adetler(b.db, okuyan, PROJELER, null),
    ]);
  };
  const acik = await b.pool.query<Parameters<typeof benzerler>[1]>(
    `select id as "Id", proje_id as "ProjeId", konu_id as "KonuId", baslik as "Baslik", aciklama as "Aciklama" from gorusme
     where durum = 'islemde' and proje_id = any($1) limit 20`,
    [[...PROJELER]],
  );
  console.log(
    `BENCH gorusme adet=${ADET} arama ${await olc(SORULAR.map((s) => [s, () => liste({ ara: s })]))} hedef=${ARAMA_HEDEF_MS}`,
  );
  console.log(
    `BENCH gorusme liste ${await olc(['benim', 'atanmamis', 'geciken', 'bugun', 'hepsi'].map((sekme) => [sekme, () => liste({ sekme })]))} hedef=${LISTE_HEDEF_MS}`,
  );
  const suzulen = (istek: object) => ({ okuyan, urunler: PROJELER, gorunum: sema.parse(istek) });
  const { Boylar } = gorusmeler.gorusmePanosu.request.parse({});
  const ay = { ...ayinHaftalari(istanbulGunu(new Date())), gunluk: 3 };
  console.log(
    `BENCH gorusme pano ${await olc(['hepsi', 'benim', 'geciken'].map((sekme) => [sekme, () => pano(b.db, suzulen({ sekme }), Boylar)]))} hedef=${LISTE_HEDEF_MS}`,
  );
  console.log(
    `BENCH gorusme takvim ${await olc((['acilis', 'soz', 'hatirlatma'] as const).map((tur) => [tur, () => takvim(b.db, suzulen({}), { ...ay, tur })]))}`,
  );
  console.log(
    `BENCH gorusme her_yerde_ara ${await olc(SORULAR.map((s) => [s, () => bul(b.db, { ara: s, idler: [] }, PROJELER)]))}`,
  );
  console.log(
    `BENCH gorusme benzer ${await olc(acik.rows.map((g) => [String(g.Id), () => benzerler(b.db, g, PROJELER)]))}`,
  );
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
