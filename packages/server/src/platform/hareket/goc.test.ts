import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { bosVeritabani } from '../../testing/product.ts';

/** Kinds of a person's history when the table was made. */
const KISI_TURLERI = [
  'kur',
  'personelKaydet',
  'personelAktar',
  'personelParolaVer',
  'parolaDegistir',
  'ikiAdimAc',
  'ikiAdimKapat',
  'ikiAdimKaldir',
  'personelAyril',
  'personelGeriAl',
];

/** Migration of the histories of five kinds of records into one table: every row, in its order, with its references. */

let v: Awaited<ReturnType<typeof bosVeritabani>>;

/** Rows of the old tables in the order of their readers, as one JSON column each. */
const ESKI = {
  musteri: `select jsonb_build_object('kayit', musteri_id, 'zaman', zaman, 'tur', tur, 'baslik', baslik,
      'aciklama', aciklama, 'proje', proje_id, 'kisi', kisi_id) as satir
    from musteri_olay order by musteri_id, zaman desc, id desc`,
  lisans: `select jsonb_build_object('kayit', lisans_id, 'zaman', zaman, 'tur', tur, 'donem', donem,
      'eski', eski_bitis, 'yeni', yeni_bitis, 'tutar', tutar, 'aciklama', aciklama, 'kisi', kisi_id) as satir
    from lisans_hareket order by lisans_id, zaman desc, id desc`,
  demo: `select jsonb_build_object('kayit', demo_id, 'surum', surum, 'zaman', zaman, 'kisi', kisi_id,
      'durum', demo_durum_id, 'atanan', atanan_id, 'baslik', baslik, 'aciklama', aciklama) as satir
    from demo_hareket order by demo_id, surum desc`,
  izin: `select jsonb_build_object('kayit', izin_id, 'surum', surum, 'zaman', zaman, 'kisi', kisi_id, 'tur', eylem,
      'hali', kayit) as satir
    from izin_gecmisi order by izin_id, surum desc`,
  kisi: `select jsonb_build_object('kayit', nesne_id, 'zaman', zaman, 'kisi', nullif(kisi_id, 999), 'tur', eylem,
      'eski', eski, 'yeni', yeni) as satir
    from denetim where nesne = 'kisi' and nesne_id <> 998
      and eylem in (${KISI_TURLERI.map((t) => `'${t}'`).join(', ')})
    order by nesne_id, id desc`,
};
const YENI = {
  musteri: `select jsonb_build_object('kayit', nesne_id, 'zaman', zaman, 'tur', tur, 'baslik', baslik,
      'aciklama', aciklama, 'proje', proje_id, 'kisi', kisi_id) as satir
    from hareket where nesne = 'musteri' order by nesne_id, zaman desc, id desc`,
  lisans: `select jsonb_build_object('kayit', nesne_id, 'zaman', zaman, 'tur', tur, 'donem', yeni -> 'Donem',
      'eski', eski -> 'BitisTarihi', 'yeni', yeni -> 'BitisTarihi', 'tutar', yeni -> 'Tutar', 'aciklama', aciklama,
      'kisi', kisi_id) as satir
    from hareket where nesne = 'lisans' order by nesne_id, zaman desc, id desc`,
  demo: `select jsonb_build_object('kayit', nesne_id, 'surum', surum, 'zaman', zaman, 'kisi', kisi_id,
      'durum', yeni -> 'DurumId', 'atanan', yeni -> 'AtananId', 'baslik', baslik, 'aciklama', aciklama) as satir
    from hareket where nesne = 'demo_istek' order by nesne_id, surum desc`,
  izin: `select jsonb_build_object('kayit', nesne_id, 'surum', surum, 'zaman', zaman, 'kisi', kisi_id, 'tur', tur,
      'hali', yeni) as satir
    from hareket where nesne = 'izin' order by nesne_id, surum desc`,
  kisi: `select jsonb_build_object('kayit', nesne_id, 'zaman', zaman, 'kisi', kisi_id, 'tur', tur, 'eski', eski,
      'yeni', yeni) as satir
    from hareket where nesne = 'kisi' order by nesne_id, zaman desc, id desc`,
};
/** Text of the history line that a merge moved. */
const tasinan = (tablo: string) => `select h.baslik from musteri_birlesme_satir s
  join ${tablo} h on h.id = (s.satir ->> 'id')::bigint where s.tablo = '${tablo}' order by s.id`;

const DOLDUR = `
  insert into departman (id, ad) values (1, 'Bir');
  insert into kisi (id, ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
    select n, 'Ad' || n, 'Soyad', 'k' || n, 'k' || n, 1 from generate_series(1, 3) n;
  insert into proje (id, ad) values (1, 'Ürün');
  insert into tanim (id, liste, ad) values (900001, 'lisansTur', 'Yıllık'), (900002, 'demoDurum', 'Bekliyor');
  insert into musteri (id, tip, unvan, durum, yazma_zamani)
    select n, 2, 'Kurum ' || n, 'Aktif', now() from generate_series(1, 3) n;
  insert into musteri_proje select n, 1 from generate_series(1, 3) n;
  -- several at one time, times that do not follow the ids, nulls
  insert into musteri_olay (musteri_id, zaman, tur, baslik, aciklama, proje_id, kisi_id) values
    (1, '2026-01-02T10:00Z', 'kart', 'Kart açıldı', '', null, 1),
    (1, '2026-01-02T10:00Z', 'lisans', 'L1: açıldı', '', 1, null),
    (1, '2025-01-01T10:00Z', 'demo', 'Sonradan yazılan', 'not', 1, 2),
    (2, '2026-01-03T10:00:00.123456Z', 'birlestirme', 'M2', 'Ad, "Soyad"', null, 3),
    (1, '2026-02-01T10:00Z', 'aktarim', 'Dosyadan', E'çok\\nsatırlı', null, null);
  insert into lisans (id, musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
      donem_baslama, cipa_gun, yazma_zamani)
    select n, n, 1, 900001, 1, 'a' || n, '2025-01-01', '2025-01-01', 1, now() from generate_series(1, 2) n;
  insert into lisans_hareket (lisans_id, zaman, tur, donem, eski_bitis, yeni_bitis, tutar, aciklama, kisi_id) values
    (1, '2025-01-01T10:00Z', 'Aktivasyon', null, null, '2025-12-31', 120050, '', 1),
    (1, '2025-12-31T10:00Z', 'Yenileme', '2026-01-01', '2025-12-31', '2026-12-31', 0, 'elle', null),
    (1, '2026-12-31T10:00Z', 'Yenileme', '2027-01-01', '2026-12-31', '2027-12-31', 9999999999, '', null),
    (2, '2025-01-01T10:00Z', 'Aktivasyon', null, null, null, null, '', null),
    (2, '2025-01-01T10:00Z', 'Yükseltme', null, null, null, null, '1 kullanıcıdan 2 kullanıcıya', 2),
    (2, '2025-01-01T10:00Z', 'Düzeltme', null, '2025-05-01', null, null, '', 2),
    (2, '2025-01-02T10:00Z', 'Devir', null, null, null, null, 'başka', 2),
    (2, '2025-01-03T10:00Z', 'Askı', null, null, null, null, 'ödenmedi', 2),
    (2, '2025-01-04T10:00Z', 'Askıdan Alma', null, null, null, null, '', 2),
    (2, '2025-01-05T10:00Z', 'İptal', null, null, null, null, 'vazgeçti', 2);
  insert into demo_istek (id, islem_id, tarih, lisans_tur_id, proje_id, musteri_id, demo_durum_id, acan_id)
    select n, 900001, '2026-01-01', 900001, 1, n, 900002, 1 from generate_series(1, 2) n;
  insert into demo_hareket (demo_id, surum, zaman, kisi_id, demo_durum_id, atanan_id, baslik, aciklama) values
    (1, 1, '2026-01-01T10:00Z', 1, 900002, null, 'Demo açıldı', ''),
    (1, 2, '2026-01-01T09:00Z', 1, 900002, 2, 'Demo üstlenildi', ''),
    (1, 3, '2026-01-01T09:00Z', 2, 900002, 3, 'Demo atandı', ''),
    (1, 4, '2026-01-01T11:00Z', 2, 900002, 3, 'Demo düzenlendi', 'not'),
    (1, 5, '2026-01-01T12:00Z', 2, 900002, 3, 'Demo: Randevulu', '02.01.2026 10:00'),
    (2, 1, '2026-01-01T10:00Z', 1, 900002, null, 'Başka bir söz', '');
  insert into izin (id, kisi_id, tur_id, baslangic, bitis, yazma_zamani)
    select n, 1, 280, date '2026-01-01' + 10 * n, date '2026-01-03' + 10 * n, now() from generate_series(1, 2) n;
  insert into izin_gecmisi (izin_id, surum, eylem, kayit, kisi_id, zaman) values
    (1, 1, 'Eklendi', '{"Aciklama": "bir", "KullanilanGun": 2.50}', 1, '2026-01-02T10:00Z'),
    (1, 2, 'Değiştirildi', '{"Aciklama": "iki", "Duzenleyen": null}', 2, '2026-01-02T10:00Z'),
    (1, 3, 'Yeniden hesaplandı', '{}', null, '2026-01-01T10:00Z'),
    (1, 4, 'Silindi', '{"ic": [1, {"x": "y"}]}', 2, '2026-01-03T10:00Z'),
    (2, 7, 'Eklendi', '{}', null, '2026-01-03T10:00Z');
  insert into denetim (zaman, kisi_id, eylem, nesne, nesne_id, eski, yeni, ip, istek_id)
    select timestamptz '2026-01-01T10:00Z' + n * interval '1 minute', case n % 3 when 0 then null when 1 then 2 else 999 end,
      e, 'kisi', 1 + n % 2, case n % 2 when 0 then jsonb_build_object('Ad', n) end,
      case n % 4 when 0 then null else jsonb_build_object('Ad', n, 'Grup', null) end, 'ip', 'x'
    from unnest(array[${[...KISI_TURLERI, 'personelDetay', 'personelKimlikAc']
      .map((t) => `'${t}'`)
      .join(', ')}]) with ordinality u(e, n);
  -- about a card that is not there, and about another thing
  insert into denetim (zaman, kisi_id, eylem, nesne, nesne_id, ip, istek_id) values
    (now(), 1, 'personelKaydet', 'kisi', 998, 'ip', 'x'), (now(), 1, 'personelKaydet', 'baska', 1, 'ip', 'x');
  insert into musteri_birlesme (id, kalan_id, giden_id, zaman, kisi_id, onceki, sonraki)
    overriding system value values (1, 1, 3, now(), 1, '{}', '{}');
  insert into musteri_birlesme_satir (birlesme_id, tablo, sutun, islem, satir)
    select 1, 'musteri_olay', 'musteri_id', 'tasindi', jsonb_build_object('id', id) from musteri_olay
      where musteri_id = 1
    union all select 1, 'musteri_olay', 'musteri_id', 'tasindi', '{"id": 999999}'
    union all select 1, 'lisans', 'musteri_id', 'tasindi', '{"id": 1}';`;

beforeAll(async () => {
  v = await bosVeritabani();
});
afterAll(() => v?.kapat());

test('every row of the five histories exists in the new table, in its order', async () => {
  await migrate(v.url, '0012-iki-adim');
  await v.c.query(DOLDUR);
  const once: Record<string, unknown[]> = {};
  for (const [ad, metin] of Object.entries(ESKI)) once[ad] = await v.oku(metin);
  expect(Object.values(once).map((s) => s.length)).toEqual([5, 10, 6, 5, 10]);
  const tasinanlar = await v.oku(tasinan('musteri_olay'));

  expect(await migrate(v.url, '0013-hareket')).toEqual(['0013-hareket']);
  for (const [ad, metin] of Object.entries(YENI)) expect([ad, await v.oku(metin)]).toEqual([ad, once[ad]]);
  expect(await v.oku(`select count(*)::int as n, count(distinct id)::int as id from hareket`)).toEqual([
    { n: 36, id: 36 },
  ]);
  expect(await v.oku(`select distinct tur from hareket where nesne = 'demo_istek' order by 1`)).toEqual(
    ['acildi', 'atandi', 'durum', 'duzenlendi', 'ustlenildi'].map((tur) => ({ tur })),
  );
  // The merge still refers to the same lines. A deleted line is ignored.
  expect(tasinanlar).toHaveLength(4);
  expect(await v.oku(tasinan('hareket_musteri'))).toEqual(tasinanlar);
  expect(
    await v.oku(`select tablo, sutun, count(*)::int as n from musteri_birlesme_satir group by 1, 2 order by 1`),
  ).toEqual([
    { tablo: 'hareket_musteri', sutun: 'nesne_id', n: 4 },
    { tablo: 'lisans', sutun: 'musteri_id', n: 1 },
  ]);
  expect(await v.oku(`select count(*)::int as n from denetim`)).toEqual([{ n: 14 }]);
  const [{ var: kalan }] =
    (await v.oku(`select array_remove(array[to_regclass('musteri_olay'), to_regclass('lisans_hareket'),
    to_regclass('demo_hareket'), to_regclass('izin_gecmisi')], null)::text[] as var`)) as [{ var: string[] }];
  expect(kalan).toEqual([]);
});

test.each([
  ['a record that is not there', `('musteri', 4711, null, 'kart', null)`, '23503'],
  ['a kind of record that nobody has told of', `('yok', 1, null, 'kart', null)`, '23514'],
  ['what does not happen to a licence', `('lisans', 1, null, 'kart', null)`, '23514'],
  ['a renewal without its period', `('lisans', 1, null, 'Yenileme', '{"Tutar": 1}')`, '23514'],
  ['a period that was renewed before', `('lisans', 1, null, 'Yenileme', '{"Donem": "2026-01-01"}')`, '23505'],
  ['a version that is there', `('izin', 1, 4, 'Silindi', '{}')`, '23505'],
  ['a leave without its version', `('izin', 1, null, 'Silindi', '{}')`, '23502'],
])('the database refuses a line of %s', async (_, degerler, code) => {
  const yaz = `insert into hareket (nesne, nesne_id, surum, tur, yeni, zaman)
    select x.nesne, x.id, x.surum::int, x.tur, x.yeni::jsonb, now()
    from (values ${degerler}) x(nesne, id, surum, tur, yeni)`;
  await expect(v.c.query(yaz)).rejects.toMatchObject({ code });
});

test('a new line comes after the old ones', async () => {
  const { rows } = await v.c.query<{ sonra: boolean }>(`insert into hareket (nesne, nesne_id, tur, baslik, zaman)
    values ('musteri', 1, 'kart', 'Yeni', now()) returning id > 36 as sonra`);
  expect(rows).toEqual([{ sonra: true }]);
});
