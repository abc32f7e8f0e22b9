import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import * as q from '../packages/server/src/mali/gelir/queries.ts';
import { saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { type Soru, olcer, tutulsun } from './olcum.ts';

/**
 * Database queries of the income page over a million rows of the ledger: two hundred and ten thousand invoices of five
 * years, nine in ten of them paid. The bench runs the queries of one page call one after the other; a server runs them
 * side by side.
 */
const FATURA = 210_000;
const MUSTERI = 6_000;
const TUR = 6;
const HEDEF_MS = 300;
const BUGUN = '2026-11-20';

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
const { olc, asilanlar } = olcer('gelir', { tur: TUR, hedef: HEDEF_MS });

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await b.pool.query(`insert into departman (ad) values ('Mali')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kasiyer', 'Bir', 'kasiyer', 'kasiyer', min(id) from departman`,
  );
  await b.pool.query(
    `insert into proje (id, ad) select i, 'Ürün ' || i from generate_series(1, 12) i on conflict do nothing`,
  );
  await b.pool.query(
    `insert into musteri (tip, unvan, durum, il_id, yazma_zamani)
     select 2, 'Kurum ' || i, 'Aktif', 1 + i % 81, now() from generate_series(1, ${MUSTERI}) i`,
  );
  const m = await b.pool.connect();
  try {
    // Triggers are off and their rows are written here, too. Row by row they would take an hour.
    await m.query(`set session_replication_role = replica`);
    await m.query(
      `insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, vade, brut, matrah, kdv, odenecek, durum, no, xml,
         xml_ozet, kesme_zamani, kesen_id, acan_id, acilis_zamani)
       select 'earsiv', ilk.m + i % ${MUSTERI}, 1 + i % 12, 'EARSIVFATURA', 'SATIS', g.gun, g.gun + 30, t.tutar, t.tutar, t.tutar / 5,
         t.tutar + t.tutar / 5, 'kesildi', 'GLR20' || to_char(g.gun, 'YY') || lpad(i::text, 9, '0'), '<a/>', sha256('x'), now(), k.id, k.id, now()
       from generate_series(1, ${FATURA}) i
         cross join (select min(id) as m from musteri where unvan like 'Kurum %') ilk cross join (select min(id) as id from kisi) k
         cross join lateral (select date '2021-12-01' + (i * 86 / 10000) as gun) g
         cross join lateral (select 100000 + (i * 7919) % 900000 as tutar) t`,
    );
    await m.query(
      `insert into fatura_tahsilat (fatura_id, tarih, tutar, kaynak, zaman)
       select id, tarih + 10 + id % 40, odenecek, 'banka', now() from fatura where id % 10 <> 0`,
    );
    await m.query(`insert into fatura_acik (fatura_id, kalan, proje_id, para_birimi, son_gun)
       select id, odenecek, proje_id, para_birimi, vade from fatura where id % 10 = 0`);
    await m.query(
      `insert into defter_fis (sira, gun, kaynak, kaynak_id, aciklama, zaman, onceki, ozet)
       select row_number() over (order by x.gun, x.id), x.gun, x.kaynak, x.id, 'Deneme', now(), sha256('x'), sha256(x.kaynak::bytea || x.id::text::bytea)
       from (select id, tarih as gun, 'fatura' as kaynak from fatura union all
         select id, tarih, 'fatura_tahsilat' from fatura_tahsilat) x`,
    );
    await m.query(
      `insert into defter_satir (fis_sira, satir, hesap_kod, alt, birim, tutar)
       select f.sira, s.satir, s.hesap, '', 'TRY', s.tutar
       from defter_fis f cross join lateral (values (1, case f.kaynak when 'fatura' then '120' else '102' end, 120000),
         (2, case f.kaynak when 'fatura' then '600' else '120' end, case f.kaynak when 'fatura' then -100000 else -120000 end),
         (3, '391', -20000)) s (satir, hesap, tutar) where s.satir < 3 or f.kaynak = 'fatura'`,
    );
    await m.query(`set session_replication_role = origin`);
  } finally {
    m.release();
  }
  await b.pool.query('vacuum analyze');
  const { rows } = await b.pool.query<{ adet: number }>('select count(*)::int as adet from defter_satir');
  console.log(`BENCH gelir defter_satiri=${rows[0]!.adet} fatura=${FATURA}`);

  const urunler = saklananUrunler(Array.from({ length: 12 }, (_, i) => i + 1));
  const hepsi = q.kapsami(urunler, null);
  const biri = q.kapsami(urunler, 3);
  const sayfa = (ilk: string, son: string, kapsam: typeof hepsi, ProjeId: number | null) => async () => {
    await q.kesilen(b.db, kapsam, ilk, son);
    await q.odenen(b.db, kapsam, ilk, son);
    await q.vadesiGelen(b.db, kapsam, ilk, son);
    await q.acik(b.db, kapsam, BUGUN);
    await q.yinelenen(b.db, urunler, ProjeId, BUGUN);
    await q.bitecek(b.db, urunler, ProjeId, BUGUN);
    await q.yenilemeler(b.db, urunler, ProjeId, BUGUN);
  };
  const sorular: Readonly<Record<string, readonly Soru[]>> = {
    sayfa: [
      ['bu ay', sayfa('2026-11-01', BUGUN, hepsi, null)],
      ['bu yıl', sayfa('2026-01-01', BUGUN, hepsi, null)],
      ['bir ürünün yılı', sayfa('2026-01-01', BUGUN, biri, 3)],
    ],
    yaslar: [
      [
        'hepsi',
        async () => {
          await q.yaslar(b.db, hepsi, BUGUN, 500);
          await q.yaslar(b.db, hepsi, BUGUN, null);
        },
      ],
      ['bir ürün', () => q.yaslar(b.db, biri, BUGUN, 500)],
    ],
    gecikenler: [['en eskileri', () => q.gecikenler(b.db, hepsi, BUGUN, { enCok: 300 })]],
  };
  for (const [ad, bunlar] of Object.entries(sorular)) await olc(ad, bunlar);
  tutulsun(asilanlar);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
