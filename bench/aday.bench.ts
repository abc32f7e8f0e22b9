import { aday } from '../packages/core/src/pazarlama/aday/contract.ts';
import { ADAY_LISTESI } from '../packages/core/src/pazarlama/aday/liste.ts';
import { listeIstegi } from '../packages/core/src/platform/list/listeUcu.ts';
import { adayKaynagi, harita, ilHaritasi, kolonlar } from '../packages/server/src/pazarlama/aday/rapor.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { type KisiId, saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { sayfaOku } from '../packages/server/src/platform/list/liste.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { olcer, tutulsun } from './olcum.ts';

/**
 * The list, the columns and the map over a hundred thousand prospects, four in five of them open. Three people read
 * them: one with three of twelve products who sells everywhere, one with all products, and one with provinces.
 */
const ADET = 100_000;
const TUR = 8;
const HEDEF_MS = 100;
const SORULAR = ['yıldız', 'KLİNİK 777', 'klinik', 'M000123', 'yokboyle'];

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
const { olc, asilanlar } = olcer('aday', { tur: TUR, hedef: HEDEF_MS });

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await b.pool.query(`insert into departman (ad) values ('Satış')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Satıcı', 'No' || i, 's' || i, 's' || i, (select min(id) from departman) from generate_series(1, 40) i`,
  );
  await b.pool.query(
    `insert into proje (id, ad) select i, 'Ürün ' || i from generate_series(1, 12) i on conflict do nothing`,
  );
  await b.pool.query(
    `insert into musteri (tip, unvan, durum, il_id, yazma_zamani)
     select 2, (array['Yıldız', 'Deniz', 'Güneş', 'Çınar'])[1 + i % 4] || ' Klinik ' || i, 'Aday', 1 + i % 81, now()
     from generate_series(1, $1::int) i`,
    [ADET],
  );
  await b.pool.query(`insert into musteri_proje (musteri_id, proje_id) select id, 1 + id % 12 from musteri`);
  await b.pool.query(
    `insert into aday (musteri_id, proje_id, asama, tutar, beklenen_kapanis, sahip_id, acan_id, acilis_zamani, asama_zamani,
       kapanis_zamani)
     select m.id, 1 + m.id % 12, (array['yeni', 'ilgili', 'demo', 'teklif', 'kazanildi'])[1 + m.id % 5],
       (m.id * 7919) % 5000000, case when m.id % 3 > 0 then current_date + m.id % 200 end, p.p[1 + m.id % 40], p.p[1], now(), now(),
       case when m.id % 5 = 4 then now() end
     from musteri m cross join (select array_agg(id order by id) p from kisi) p`,
  );
  await b.pool.query('vacuum analyze');
  const { rows } = await b.pool.query<{ id: KisiId }>('select id from kisi order by id');
  await b.pool.query('insert into satis_bolgesi (kisi_id, il_id) select $1, i from unnest(array[6, 34, 35]) i', [
    rows[1]!.id,
  ]);
  const HEPSI = Array.from({ length: 12 }, (_, i) => i + 1);
  const kimler = (
    [
      ['üç ürün', 0, [2, 6, 10]],
      ['bütün ürünler', 0, HEPSI],
      ['üç il', 1, HEPSI],
    ] as const
  ).map(([ad, kisi, urunler]) => ({
    ad,
    kim: {
      ben: {
        Id: rows[kisi]!.id,
        yetkiler: new Set<number>(),
        ayricalikli: false,
        sorumluOldugu: [],
        vekilOldugu: [],
      },
      urunler: saklananUrunler([...urunler]),
    },
  }));
  const sema = listeIstegi(ADAY_LISTESI);
  console.log(`BENCH aday adet=${ADET}`);
  for (const { ad, kim } of kimler) {
    const liste = (istek: object) => sayfaOku(b.db, ADAY_LISTESI, adayKaynagi(kim), sema.parse(istek));
    await olc(`liste (${ad})`, [
      ['ilk sayfa', () => liste({})],
      ['teklifte', () => liste({ Asama: 'teklif' })],
      ['bir il', () => liste({ IlId: 34 })],
    ]);
    await olc(
      `arama (${ad})`,
      SORULAR.map((ara) => [ara, () => liste({ ara })]),
    );
    const boru = (istek: object) => kolonlar(b.db, kim, aday.adayBoru.request.parse(istek));
    await olc(`boru (${ad})`, [
      ['hepsi', () => boru({})],
      ['bir ürün', () => boru({ ProjeId: 2 })],
    ]);
    const haritasi = (istek: object) => harita(b.db, kim, aday.adayHaritasi.request.parse(istek));
    await olc(`harita (${ad})`, [
      ['hepsi', () => haritasi({})],
      ['bir ürün', () => haritasi({ ProjeId: 2 })],
    ]);
    const ili = (istek: object) => ilHaritasi(b.db, kim, aday.adayHaritasi.request.parse(istek), 35);
    await olc(`bir ilin haritası (${ad})`, [
      ['hepsi', () => ili({})],
      ['bir ürün', () => ili({ ProjeId: 2 })],
    ]);
  }
  tutulsun(asilanlar);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
