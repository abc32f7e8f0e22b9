import { gorev } from '../packages/core/src/is/gorev/contract.ts';
import { GOREV_LISTESI } from '../packages/core/src/is/gorev/liste.ts';
import { GOREV_SEKMELERI } from '../packages/core/src/is/gorev/rules.ts';
import { listeIstegi } from '../packages/core/src/platform/list/listeUcu.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { bul } from '../packages/server/src/is/gorev/arama.ts';
import { asanlar, gorevKaynagi, kalanIsler, pano } from '../packages/server/src/is/gorev/rapor.ts';
import { saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { tabbedAnswer } from '../packages/server/src/platform/list/liste.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { olcer, tutulsun } from './olcum.ts';

/**
 * The board and the list over fifty thousand tasks, one in twenty of them open, read by a person who works with three
 * of twelve products: the tabs with their counts, searches by words and numbers, the columns, and people's weeks.
 */
const ADET = 50_000;
const TUR = 8;
const HEDEF_MS = 50;
const PROJELER = saklananUrunler([2, 6, 14]);
const SORULAR = ['reçete', 'REÇETEYE', 'barkod arama', 'T00777', '49999', 'fiş', 'an', 'yokboyle', 'stok toplam'];

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
const { olc, asilanlar } = olcer('gorev', { tur: TUR, hedef: HEDEF_MS });

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await b.pool.query(`insert into departman (ad) values ('Yazılım')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'is' || i, 'is' || i, (select min(id) from departman) from generate_series(1, 40) i`,
  );
  await b.pool.query(
    `insert into proje (id, ad) select i, 'Ürün ' || i from generate_series(1, 14) i on conflict do nothing`,
  );
  await b.pool.query(
    `insert into gorev (proje_id, is_tur_id, aciliyet_id, baslik, aciklama, durum, atanan_id, testci_id, termin, tahmini_sure, engel,
       sira, acan_id, acilis_zamani, son_hareket, bitis_zamani)
     select 1 + (i + i / 20) % 14, t.tur[1 + i % 3], t.acil[1 + i % 4],
       (array['Reçete', 'Randevu', 'Stok', 'Fatura', 'Barkod'])[1 + i % 5] || ' '
         || (array['ekranına arama', 'toplamı yanlış', 'fişi yazdırma', 'listesi yavaş'])[1 + i % 4],
       'Aranınca bulunması gerekenler ' || i,
       case when i % 20 = 0 then (array['planlandi', 'gelistirmede', 'testbekliyor', 'testte'])[1 + i / 20 % 4] else 'kapandi' end,
       p.p[1 + i % 40], p.p[1 + (i + 7) % 40], case when i % 3 > 0 then current_date + i % 60 - 20 end, 1 + i % 16,
       case when i % 200 = 0 then 'Belge bekleniyor' end, 'b' || lpad(i::text, 6, '0'), p.p[1], z, z, case when i % 20 > 0 then z end
     from generate_series(1, $1::int) i
       cross join lateral (select now() - i * interval '20 minutes' as z) zz
       cross join (select array_agg(id order by id) p from kisi) p
       cross join (select array_agg(id order by id) filter (where liste = 'isTur') tur,
         array_agg(id order by id) filter (where liste = 'aciliyet') acil from tanim) t`,
    [ADET],
  );
  await b.pool.query(
    `insert into gorev_sure (gorev_id, kisi_id, baslama, bitis, durduran)
     select id, atanan_id, acilis_zamani - interval '2 hours', acilis_zamani, 'kisi' from gorev`,
  );
  await b.pool.query('vacuum analyze');
  const { rows } = await b.pool.query<{ id: number }>('select min(id) as id from kisi');
  const okuyan = { kisi: rows[0]!.id, simdi: new Date(), projelist: PROJELER };
  const sema = listeIstegi(GOREV_LISTESI);
  const liste = async (istek: object) => {
    const sorgu = sema.parse(istek);
    await tabbedAnswer(b.db, GOREV_LISTESI, gorevKaynagi(okuyan), sorgu);
  };
  const sekmeler = Object.keys(GOREV_SEKMELERI);
  console.log(`BENCH gorev adet=${ADET}`);
  await olc(
    'liste',
    sekmeler.map((sekme) => [sekme, () => liste({ sekme })]),
  );
  await olc(
    'arama',
    SORULAR.map((ara) => [ara, () => liste({ ara })]),
  );
  const { Boylar, ...gorunum } = gorev.gorevPano.request.parse({ sekme: 'hepsi' });
  await olc('pano', [
    ['hepsi', () => Promise.all([pano(b.db, okuyan, gorunum, Boylar), asanlar(b.db, PROJELER)])],
    ['benim', () => pano(b.db, okuyan, { ...gorunum, sekme: 'benim' }, Boylar)],
  ]);
  await olc('yuk', [['hepsi', () => kalanIsler(b.db, okuyan, gorunum)]]);
  await olc(
    'her_yerde_ara',
    SORULAR.map((ara) => [ara, () => bul(b.db, { ara, idler: [] }, PROJELER)]),
  );
  tutulsun(asilanlar);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
