import { performance } from 'node:perf_hooks';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import type { KisiId } from '../packages/server/src/platform/http/access.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { ara } from '../packages/server/src/kisi/yazisma/arama.ts';
import { konusma, konusmalari, sayfa } from '../packages/server/src/kisi/yazisma/queries.ts';
import { tutulsun } from './olcum.ts';

/**
 * A million messages of three hundred people in two thousand conversations, read by a person who takes part in sixty:
 * searches for words in every tenth message, in every thousandth and in none, the list of conversations, and an opened
 * conversation.
 */
const KISI = 300;
const KONUSMA = 2_000;
const MESAJ = 1_000_000;
const DILIM = 100_000;
const TUR = 12;
const HEDEF_MS = 80;

/** From frequent to rare. The position gives the frequency of the word. */
const SIK = ['toplantı', 'müşteri', 'fatura', 'rapor', 'kayıt'];
const SORULAR = [
  'toplantıya',
  'müşterilerimizden',
  'faturayı',
  'raporlar',
  'kaydı',
  'toplantı fatura',
  'müşteriye raporu',
  'anka',
  'kumru',
  'toplantı anka',
  'böylebirsözyok',
  'a',
  'ka',
  'fat',
  'topl',
  'kum',
  'söz kum',
  'kod fat',
  'çalı',
];

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  const sor = (metin: string, degerler: readonly unknown[] = []) => b.pool.query(metin, [...degerler]);
  await sor(`insert into departman (ad) select 'Departman ' || n from generate_series(1, 10) n`);
  await sor(`insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id, ise_baslama, ise_giris)
    select 'Ad' || n, 'Soyad', 'b' || n, 'b' || n, (select min(id) from departman) + n % 10, '2020-01-01', '2020-01-01'
    from generate_series(1, ${KISI}) n`);
  const ilk = (await sor(`select min(id) as id from kisi where kullanici_adi like 'b%'`)).rows[0]!.id as number;
  const zaman = '2026-01-05T08:00:00Z';
  await sor(
    `insert into konusma (tur, ad, acan_id, zaman, son_zaman, son_no)
     select 'grup', 'Grup ' || n, $1, $2, $2, 0 from generate_series(1, ${KONUSMA}) n`,
    [ilk, zaman],
  );
  const ilkKonusma = (await sor('select min(id) as id from konusma')).rows[0]!.id as number;
  // Nine people in each, so that everybody is in sixty conversations.
  await sor(
    `insert into konusma_uye (konusma_id, kisi_id, zaman)
     select $1 + n, $2 + (n * 7 + u * 31) % ${KISI}, $3 from generate_series(0, ${KONUSMA - 1}) n, generate_series(0, 8) u
     on conflict do nothing`,
    [ilkKonusma, ilk, zaman],
  );
  const bas = performance.now();
  for (let n = 0; n < MESAJ; n += DILIM)
    await sor(
      `insert into mesaj (konusma_id, no, yazan_id, anahtar, metin, zaman)
       select $1 + i % ${KONUSMA}, i / ${KONUSMA} + 1, $2 + i % ${KISI}, 'anahtar-' || i,
         'Bugün ' || (array['depoda', 'sunucuda', 'ekranda', 'yazıcıda', 'telefonda', 'sahada', 'ofiste'])[1 + i % 7]
           || ' söz' || i % 9973 || ' konuşuldu, ' || 'kod' || i % 4999
           || case when i % 10 = 3 then ' ${SIK[0]}dan sonra' else '' end || case when i % 20 = 1 then ' ${SIK[1]}lerle' else '' end
           || case when i % 50 = 2 then ' ${SIK[2]}lar kesildi' else '' end || case when i % 100 = 4 then ' ${SIK[3]}u gönderdim' else '' end
           || case when i % 500 = 5 then ' ${SIK[4]}lara bak' else '' end || case when i % 1009 = 6 then ' anka' else '' end
           || case when i % 20011 = 7 then ' kumru' else '' end || ' iyi çalışmalar.',
         $3::timestamptz + i * interval '20 seconds'
       from generate_series($4::int, $4::int + ${DILIM - 1}) i`,
      [ilkKonusma, ilk, zaman, n],
    );
  await sor(`update konusma set son_no = ${MESAJ / KONUSMA}`);
  await sor('vacuum analyze');
  console.log(`BENCH yazisma adet=${MESAJ} yazma=${((performance.now() - bas) / 1000).toFixed(0)} s`);

  const asilan: string[] = [];
  async function olc(ad: string, isler: readonly (readonly [string, (kisi: KisiId) => Promise<unknown>])[]) {
    const sureler = new Map<string, number[]>(isler.map(([soru]) => [soru, []]));
    for (let tur = 0; tur <= TUR; tur++)
      for (const [soru, is] of isler) {
        const basla = performance.now();
        await is((ilk + ((tur * 37) % KISI)) as KisiId);
        if (tur > 0) sureler.get(soru)!.push(performance.now() - basla);
      }
    const hepsi = [...sureler.values()].flat().toSorted((x, y) => x - y);
    const yuzde = (p: number) => hepsi[Math.min(hepsi.length - 1, Math.floor(hepsi.length * p))]!;
    if (yuzde(0.99) > HEDEF_MS) asilan.push(ad);
    const enYavas = [...sureler]
      .map(([soru, s]) => [soru, Math.max(...s)] as const)
      .toSorted((x, y) => y[1] - x[1])
      .slice(0, 3);
    console.log(
      `BENCH yazisma ${ad} p50=${yuzde(0.5).toFixed(1)} ms p99=${yuzde(0.99).toFixed(1)} ms hedef=${HEDEF_MS} en_yavas=${enYavas.map(([s, ms]) => `'${s}' ${ms.toFixed(1)}`).join(', ')}`,
    );
  }
  await olc(
    'arama',
    SORULAR.map((s) => [s, (kisi) => ara(b.db, kisi, { ara: s, KonusmaId: null })]),
  );
  await olc('liste', [['liste', (kisi) => konusmalari(b.db, kisi)]]);
  await olc('okuma', [
    [
      'son sayfa',
      async (kisi) => {
        const [k] = await konusmalari(b.db, kisi);
        const acik = await konusma(b.db, k!.Id, kisi);
        return sayfa(b.db, acik!, kisi, { ilk: null, UstId: null, enCok: 50 });
      },
    ],
  ]);
  tutulsun(asilan);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
