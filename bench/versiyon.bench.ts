import { type Gun, gunEkle, gunFarki } from '../packages/core/src/platform/time/tarih.ts';
import { TAHMIN_GUVENI, tahmin } from '../packages/core/src/is/versiyon/tahmin.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { haftalari, haftalikBitenler } from '../packages/server/src/is/versiyon/queries.ts';

/**
 * The forecast against the real dates: 24 versions of one product, one after the other over three years. The team's
 * pace changes from version to version and from day to day, and nobody works on weekends. Each version is forecast on
 * the days when a third and two thirds of its tasks were complete, with the data of that day.
 */
const VERSIYON = 24;
const ILK: Gun = '2023-01-02';
/** Share of the 48 forecasts that has to hold. Chance alone may put a few outside. */
const ENAZ_PAY = TAHMIN_GUVENI - 0.12;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function zar(tohum: number): () => number {
  let s = tohum;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
/** Number of events on a day, drawn from a Poisson distribution with this mean (Knuth). */
function gunluk(ort: number, z: () => number): number {
  let k = 0;
  for (let carpim = z(); carpim > Math.exp(-ort); k++) carpim *= z();
  return k;
}

/** Days on which the tasks of each version became complete. */
function gecmis(z: () => number): Gun[][] {
  let gun = ILK;
  let hiz = 5;
  return Array.from({ length: VERSIYON }, () => {
    hiz = Math.min(9, Math.max(2.5, hiz + (z() - 0.5) * 2));
    const is = 14 + Math.floor(z() * 30);
    const bitenler: Gun[] = [];
    while (bitenler.length < is) {
      gun = gunEkle(gun, 1);
      const haftaSonu = gunFarki(ILK, gun) % 7 >= 5;
      for (let n = haftaSonu ? 0 : gunluk(hiz / 5, z); n > 0 && bitenler.length < is; n--) bitenler.push(gun);
    }
    return bitenler;
  });
}

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 4, ...SURESIZ });
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await b.pool.query(`insert into departman (ad) values ('Yazılım')`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'kisi' || i, 'kisi' || i, min(d.id) from departman d, generate_series(1, 2) i group by i`,
  );
  const versiyonlar = gecmis(zar(20_261_125));
  for (const [v, bitenler] of versiyonlar.entries())
    await b.pool.query(
      `with v as (insert into versiyon (proje_id, no, planlanan_tarih) values (2, $1, $2::date) returning id),
         t as (select min(id) filter (where liste = 'isTur') as is, min(id) filter (where liste = 'aciliyet') as ac from tanim),
         k as (select array_agg(id order by id) as ids from kisi)
       insert into gorev (proje_id, is_tur_id, aciliyet_id, baslik, durum, atanan_id, testci_id, versiyon_id, sira, acan_id,
         acilis_zamani, son_hareket)
       select 2, t.is, t.ac, 'İş ' || i, 'yayinlandi', k.ids[1], k.ids[2], v.id, 'a' || $1 || 'x' || i, k.ids[1],
         $3::date - interval '40 days', g.gun + interval '9 hours'
       from v, t, k, unnest($4::date[]) with ordinality g (gun, i)`,
      [`1.${v}`, bitenler.at(-1), bitenler[0], bitenler],
    );

  const sorulan = { hepsi: 0, icinde: 0, erken: 0, gec: 0, tahminsiz: 0 };
  const enler: number[] = [];
  for (const [v, bitenler] of versiyonlar.entries()) {
    const { rows } = await b.pool.query<{ id: number }>(`select id from versiyon where no = $1`, [`1.${v}`]);
    for (const pay of [1 / 3, 2 / 3]) {
      const gun = bitenler[Math.floor(bitenler.length * pay)]!;
      const simdiki = (await haftalari(b.db, rows[0]!.id, gun)).at(-1)!;
      const aralik = tahmin(simdiki.Kapsam - simdiki.Biten, await haftalikBitenler(b.db, 2, gun), gun);
      if (aralik === null) {
        sorulan.tahminsiz++;
        continue;
      }
      const son = bitenler.at(-1)!;
      sorulan.hepsi++;
      if (son < aralik.erken) sorulan.erken++;
      else if (aralik.gec !== null && son > aralik.gec) sorulan.gec++;
      else sorulan.icinde++;
      if (aralik.gec !== null) enler.push(gunFarki(aralik.erken, aralik.gec));
    }
  }
  const oran = sorulan.icinde / sorulan.hepsi;
  const orta = enler.toSorted((x, y) => x - y)[Math.floor(enler.length / 2)]!;
  console.log(
    `BENCH versiyon_tahmini versiyon=${VERSIYON} sorulan=${sorulan.hepsi} icinde=${sorulan.icinde} oran=${oran.toFixed(2)} hedef=${ENAZ_PAY.toFixed(2)} once=${sorulan.erken} sonra=${sorulan.gec} tahminsiz=${sorulan.tahminsiz} aralik_gun=${orta}`,
  );
  process.exitCode = sorulan.hepsi > VERSIYON && oran >= ENAZ_PAY ? 0 : 1;
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
