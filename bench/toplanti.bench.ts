import { listeIstegi } from '../packages/core/src/platform/list/listeUcu.ts';
import { gunEkle, istanbulGunu } from '../packages/core/src/platform/time/tarih.ts';
import { TOPLANTI_LISTESI } from '../packages/core/src/is/toplanti/liste.ts';
import { TOPLANTI_SEKMELERI } from '../packages/core/src/is/toplanti/rules.ts';
import { YETKI } from '../packages/core/src/platform/yetki/rules.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { type Ben, saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { tabbedAnswer } from '../packages/server/src/platform/list/liste.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { bul } from '../packages/server/src/is/toplanti/arama.ts';
import { kart, takvim } from '../packages/server/src/is/toplanti/queries.ts';
import { toplantiKaynagi } from '../packages/server/src/is/toplanti/rapor.ts';
import { olcer, tutulsun } from './olcum.ts';

/**
 * The list, the calendar and the window over fifty thousand meetings with four people each, for a person invited to one
 * in ten of them and for a person who manages all.
 */
const ADET = 50_000;
const KISI = 40;
const TUR = 8;
const HEDEF_MS = 50;
const SORULAR = ['bütçe', 'BÜTÇE', 'haftalık satış', 'M00777', '49999', 'planlama', 'an', 'yokboyle', 'salon'];

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
const { olc, asilanlar } = olcer('toplanti', { tur: TUR, hedef: HEDEF_MS });

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await b.pool.query(`insert into departman (ad) values ('Yazılım')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'toplanti' || i, 'toplanti' || i, (select min(id) from departman)
     from generate_series(1, ${KISI}) i`,
  );
  await b.pool.query(
    `insert into toplanti (toplanti_tur_id, konu, yer, baslama_zamani, bitis_zamani, duzenleyen_id, raportor_id, acan_id,
       acilis_zamani, durum, tutanak)
     select t.tur[1 + i % 3],
       (array['Haftalık', 'Aylık', 'Yıllık', 'Olağan', 'Ek'])[1 + i % 5] || ' '
         || (array['satış toplantısı', 'bütçe toplantısı', 'sürüm planlama', 'destek değerlendirmesi'])[1 + i % 4],
       'Salon ' || i % 12, z, z + interval '1 hour', p.p[1 + i % ${KISI}], p.p[1 + (i + 7) % ${KISI}], p.p[1 + i % ${KISI}], z,
       case when i <= 300 then 'planlandi' when i % 40 = 0 then 'yapildi' else 'taslak' end, 'Konuşulanlar ' || i
     from generate_series(1, $1::int) i
       cross join lateral (select now() + interval '4 days' - i * interval '20 minutes' as z) zz
       cross join (select array_agg(id order by id) p from kisi) p
       cross join (select array_agg(id order by id) tur from tanim where liste = 'toplantiTur') t`,
    [ADET],
  );
  await b.pool.query(
    `insert into toplanti_katilimci (toplanti_id, kisi_id, ad)
     select t.id, p.p[1 + (t.id * 3 + k * 11) % ${KISI}], 'Kişi'
     from toplanti t cross join generate_series(1, 4) k cross join (select array_agg(id order by id) p from kisi) p`,
  );
  await b.pool.query(
    `insert into toplanti_karar (toplanti_id, sira, metin, durum, kapanis_zamani, kapatan_id)
     select t.id, k, 'Yapılacak iş ' || t.id, case when t.id % 50 = 0 then 'acik' else 'bitti' end,
       case when t.id % 50 > 0 then t.bitis_zamani end, case when t.id % 50 > 0 then t.duzenleyen_id end
     from toplanti t cross join generate_series(1, 2) k`,
  );
  await b.pool.query('vacuum analyze');
  const { rows } = await b.pool.query<{ id: number; departman_id: number }>(
    'select id, departman_id from kisi order by id limit 1',
  );
  const urunler = saklananUrunler([]);
  const simdi = new Date();
  const ben: Ben = {
    Id: rows[0]!.id as Ben['Id'],
    oturumId: 1,
    oturumBaslama: simdi.toISOString(),
    sonKullanim: simdi.toISOString(),
    departmanId: rows[0]!.departman_id as Ben['departmanId'],
    yetkiler: new Set(),
    ayricalikli: false,
    sorumluOldugu: [],
    vekilOldugu: [],
    oncelik: null,
  };
  const okuyanlar = {
    cagrilan: { ben, urunler },
    yoneten: { ben: { ...ben, yetkiler: new Set([YETKI.toplantiYonet]) }, urunler },
  };
  const sema = listeIstegi(TOPLANTI_LISTESI);
  const [ilk, orta] = [1, ADET / 2];
  console.log(`BENCH toplanti adet=${ADET}`);
  for (const [ad, kim] of Object.entries(okuyanlar)) {
    const kaynak = toplantiKaynagi(kim, simdi);
    const liste = async (istek: object) => {
      const sorgu = sema.parse(istek);
      await tabbedAnswer(b.db, TOPLANTI_LISTESI, kaynak, sorgu);
    };
    await olc(
      `liste_${ad}`,
      Object.keys(TOPLANTI_SEKMELERI).map((sekme) => [sekme, () => liste({ sekme })]),
    );
    await olc(
      `arama_${ad}`,
      SORULAR.map((ara) => [ara, () => liste({ ara, sekme: 'hepsi' })]),
    );
    await olc(`takvim_${ad}`, [
      ['ay', () => takvim(b.db, gunEkle(istanbulGunu(simdi), -30), istanbulGunu(simdi), kim)],
      ['hafta', () => takvim(b.db, gunEkle(istanbulGunu(simdi), -7), istanbulGunu(simdi), kim)],
    ]);
    await olc(
      `pencere_${ad}`,
      [ilk, orta].map((id) => [`${id}`, () => kart(b.db, id, kim)]),
    );
    await olc(
      `her_yerde_ara_${ad}`,
      SORULAR.map((ara) => [ara, () => bul(b.db, { ara, idler: [] }, kim)]),
    );
  }
  tutulsun(asilanlar);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
