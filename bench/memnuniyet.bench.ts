import { performance } from 'node:perf_hooks';
import { type Donem, type Grup, oncekiDonem, sonOnIkiAy } from '../packages/core/src/masa/istatistik/rules.ts';
import { gunEkle, istanbulGunu } from '../packages/core/src/platform/time/tarih.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { type KisiId, saklananUrunler } from '../packages/server/src/platform/http/access.ts';
import { sozuGecenler, yorumlar } from '../packages/server/src/masa/istatistik/queries.ts';
import { dusukler, kirilim, parcalar, soruToplamlari } from '../packages/server/src/masa/istatistik/rapor.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { musterileriEk } from './musteriler.ts';
import { tutulsun } from './olcum.ts';

/**
 * The dashboard over two hundred thousand answers of two years, with five scored questions, read by a person who works
 * with every product. It compares a year with the one before, so that every row is read.
 */
const TUR = 8;
const YANIT = 200_000;
const SORULAN = 300_000;
const SORU = 5;
const HEDEF_MS = 200;
const URUNLER = saklananUrunler([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14]);

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 6, ...SURESIZ });

async function yanitlariEk(): Promise<void> {
  await b.pool.query(`insert into departman (ad) select 'Bölüm ' || i from generate_series(1, 4) i`);
  await b.pool.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'kisi' || i, 'kisi' || i, (select min(id) from departman) + i % 4 from generate_series(1, 40) i`,
  );
  await b.pool.query(`
    with t as (insert into tanim (liste, ad, sira) values ('memnuniyetTur', 'Destek anketi', 1) returning id),
      a as (insert into anket (id) select id from t returning id),
      s as (insert into tanim (liste, ad, sira, ust_id) select 'memnuniyetSoru', 'Soru ' || i, i, id from t, generate_series(1, ${SORU}) i returning id)
    insert into anket_surum (anket_id, no, sorular, zaman) select id, 1, '[{}]', now() from a`);
  // Two in three surveys are answered, and one in twenty answers has a comment.
  await b.pool.query(
    `insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, personel_id, departman_id, kanal, durum, vakit,
       gonderim_zamani, soruldu, son_gecerlilik, bitis_zamani, puan, nps, csat, yorum)
     select (select id from anket), 1, mp.musteri_id, mp.proje_id, z, p[1 + i % 40], d[1 + i % 4], (array['eposta', 'telefon', 'baglanti'])[1 + i % 3],
       case when y then 'tamamlandi' else 'suresi_doldu' end, z, z, z, z + interval '14 days', case when y then z + interval '1 day' end,
       case when y then 100 - 3 * (i * 7 % 23) + (i % 9)::numeric / 9 * -1 end, case when y then i * 7 % 11 end, case when y then 1 + i * 7 % 5 end,
       case when y and i % 20 = 0 then (array['Sorunumuz hızla çözüldü, teşekkürler', 'Telefonda çok bekledim', 'Program yavaş açılıyor'])[1 + i % 3] else '' end
     from generate_series(1, $1::int) i
       cross join lateral (select now() - i * interval '3.5 minutes' as z, i % 3 > 0 as y) zz
       join musteri_proje mp on mp.musteri_id = 1 + (i::bigint * 7919) % 100000
       cross join (select array_agg(id order by id) p from kisi) pp cross join (select array_agg(id order by id) d from departman) dd`,
    [SORULAN],
  );
  await b.pool.query(
    `insert into memnuniyet_yanit (memnuniyet_id, soru_id, deger, puan)
     select m.id, s.id, 1 + (m.id + s.id) % 5, 25 * ((m.id + s.id) % 5) from memnuniyet m, tanim s
     where m.durum = 'tamamlandi' and s.liste = 'memnuniyetSoru'`,
  );
}

/**
 * Time of each query for the caller of the database, one after the other and all at once. The first round fills the
 * caches.
 */
async function olc(isler: Readonly<Record<string, () => Promise<unknown>>>) {
  const adlar = Object.keys(isler);
  const sureler = new Map<string, number[]>([...adlar, 'birlikte'].map((ad) => [ad, []]));
  const yap = async (ad: string, is: () => Promise<unknown>, tur: number) => {
    const bas = performance.now();
    await is();
    if (tur > 0) sureler.get(ad)!.push(performance.now() - bas);
  };
  for (let tur = 0; tur <= TUR; tur++) {
    for (const ad of adlar) await yap(ad, isler[ad]!, tur);
    await yap('birlikte', () => Promise.all(adlar.map((ad) => isler[ad]!())), tur);
  }
  const orta = (ad: string) => sureler.get(ad)!.toSorted((x, y) => x - y)[Math.floor(TUR / 2)]!;
  const toplam = adlar.reduce((t, ad) => t + orta(ad), 0);
  return { toplam, yazi: [...adlar, 'birlikte'].map((ad) => `${ad}=${orta(ad).toFixed(1)}`).join(' ') };
}

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await musterileriEk(b.pool);
  // A usual share of customers with a province: three in ten.
  await b.pool.query('update musteri set il_id = 34 where id % 10 < 3');
  await yanitlariEk();
  await b.pool.query('select memnuniyet_toplam_sikistir(gun) from memnuniyet_toplam_parcalari() gun');
  await b.pool.query('vacuum analyze');
  const { rows } = await b.pool.query<{ id: KisiId; yanit: number }>(
    `select (select min(id) from kisi) as id, (select count(*)::int from memnuniyet where durum = 'tamamlandi') as yanit`,
  );
  const { id, yanit } = rows[0]!;
  if (yanit !== YANIT) throw new Error(`${yanit} answers`);
  const Son = istanbulGunu(new Date());
  const bugun = Son;
  // The opening period of the page, then days that are no whole months, then filters without stored sums.
  const yil = sonOnIkiAy(Son);
  const gunlu = { Ilk: gunEkle(Son, -370), Son: gunEkle(Son, -5) };
  const bakan = { urunler: URUNLER, TurId: 0 };
  const gorenek = { ben: id, kapsam: { hepsi: true } as const };
  const pano = (donem: Donem, suzulen: object, grup: Grup) => ({
    parcalar: async () => {
      const okunan = await parcalar(b.db, bakan, suzulen, { donem, bugun, grup });
      await kirilim(b.db, bakan, suzulen, { donem, bugun, grup, ...gorenek }, okunan);
    },
    onceki: () => parcalar(b.db, bakan, suzulen, { donem: oncekiDonem(donem, bugun), bugun, grup: null }),
    dusukler: () => dusukler(b.db, bakan, { ...suzulen, ...donem }),
    sorular: () => soruToplamlari(b.db, bakan, suzulen, { donem, bugun }),
  });
  const asilanlar: string[] = [];
  for (const [ad, isler] of [
    ['acilis', pano(yil, {}, 'urun')],
    ['gunlu', pano(gunlu, {}, 'kanal')],
    ['urunde', pano(gunlu, { ProjeId: 2 }, 'departman')],
    ['kanalda', pano(yil, { Kanal: 'telefon' }, 'kanal')],
    ['ilde', pano(gunlu, { IlId: 34 }, 'urun')],
    ['illere', pano(yil, {}, 'il')],
    ['ilde_kanala', pano(gunlu, { IlId: 34 }, 'kanal')],
    ['kanalda_illere', pano(gunlu, { Kanal: 'telefon' }, 'il')],
    ['kisilere', pano(yil, {}, 'personel')],
  ] as const) {
    const { toplam, yazi } = await olc(isler);
    console.log(`BENCH memnuniyet ${ad} yanit=${YANIT} toplam=${toplam.toFixed(1)} ms ${yazi} hedef=${HEDEF_MS}`);
    if (toplam > HEDEF_MS) asilanlar.push(ad);
  }
  const { yazi } = await olc({
    sozler: () => yorumlar(b.db, bakan, yil),
    soz_ile: () => sozuGecenler(b.db, bakan, yil, 'telefon'),
  });
  console.log(`BENCH memnuniyet sozler ${yazi}`);
  tutulsun(asilanlar);
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
