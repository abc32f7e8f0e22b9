import { contract } from '@masabasi/core/contract';
import { EN_AZ_SONUC, payYaz, sonuclanan } from '@masabasi/core/pazarlama/teklif/oran';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { kalem, sozu, teklifAraclari } from './testing.ts';

/** Won and lost quotes with reasons, where each count equals the rows of the list, and the list as a file. */

const { teklif: oda } = contract;
const s = await testServer();
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { satan, altinci, neden } = a;

const KAYIP = { KayipNedenId: neden, Aciklama: 'Rakibin fiyatı daha düşüktü.' };
const oranlar = async (istek = {}, kim = satan) => tamam(await s.call(oda.teklifOranlari, istek, kim.token));

test('counts every quote once by its last revision, and each count equals the rows of the list', async () => {
  const diger = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'ayrilmaNedenleri')
    .where('id', '<>', neden)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await a.gonderilen();
  await a.taslak();
  for (let i = 0; i < 7; i++) tamam(await a.durum((await a.gonderilen()).Id, 'kabul', satan, { KabulEden: 'Ece Ar' }));
  for (const KayipNedenId of [neden, neden, diger.id])
    tamam(await a.durum((await a.gonderilen()).Id, 'red', satan, { ...KAYIP, KayipNedenId }));
  // Lost, revised and won: it counts as won.
  const { Id } = await a.gonderilen();
  tamam(await a.durum(Id, 'red', satan, KAYIP));
  const yeni = tamam(await a.revize(Id));
  tamam(await a.gonder(yeni.Id));
  tamam(await a.durum(yeni.Id, 'kabul', satan, { KabulEden: 'Ece Ar' }));
  // A loss on another day.
  tamam(await a.durum((await a.gonderilen({ Tarih: '2026-10-01' })).Id, 'red', satan, KAYIP));

  const hepsi = await oranlar();
  expect(hepsi.toplam).toEqual({ Kazanilan: 8, Kaybedilen: 4, SuresiDolan: 0 });
  expect(hepsi.urunler).toMatchObject([{ Id: 2, Kazanilan: 8, Kaybedilen: 4 }]);
  expect(hepsi.nedenler.map((n) => [n.Id, n.Adet])).toEqual([
    [neden, 3],
    [diger.id, 1],
  ]);
  expect(payYaz(hepsi.toplam.Kazanilan, sonuclanan(hepsi.toplam)).oran).toBe('%67');
  const donem = { Ilk: '2026-11-01', Son: '2026-11-30', ProjeId: 2 };
  const kasim = await oranlar(donem);
  expect(kasim.toplam).toEqual({ Kazanilan: 8, Kaybedilen: 3, SuresiDolan: 0 });
  expect(sonuclanan(kasim.toplam)).toBeGreaterThanOrEqual(EN_AZ_SONUC);
  const satirlari = async (o: object) =>
    tamam(await s.call(oda.getTeklifList, { ...donem, ...o }, satan.token)).tekliflist;
  expect(await satirlari({ Durum: 'kabul' })).toHaveLength(kasim.toplam.Kazanilan);
  for (const n of kasim.nedenler) expect(await satirlari({ Durum: 'red', KayipNedenId: n.Id })).toHaveLength(n.Adet);

  // Quotes of another product are not in the person's counts.
  expect(await oranlar({}, altinci)).toMatchObject({
    toplam: { Kazanilan: 0, Kaybedilen: 0 },
    urunler: [],
    nedenler: [],
  });
  const yanlis = await s.call(oda.teklifOranlari, { Ilk: '31.02.2026' }, satan.token);
  expect([yanlis.status, yanlis.body]).toMatchObject([400, { msg: expect.stringContaining('Ilk') }]);
});

test('exports the list as a spreadsheet in its order, with sums as numbers, for people who may see quotes', async () => {
  const aktaran = await oturumlu(s, 'aktaran', {
    ad: 'Aktaran',
    departmanId: await s.departman('Rapor'),
    projeler: [2],
    yetkiler: [YETKI.musteriDisaAktar, YETKI.teklifGor],
  });
  const goren = await oturumlu(s, 'gormeyen', {
    ad: 'Gormeyen',
    departmanId: await s.departman('Dış'),
    projeler: [2],
    yetkiler: [YETKI.musteriDisaAktar],
  });
  const { Id } = await a.taslak({ Baslik: '=1+1', ParaBirimi: 'EUR', Kur: '40.5', KurGunu: '2026-11-19' }, [
    kalem({ BirimFiyat: '10.01', Miktar: '3', IskontoOran: 500 }),
  ]);
  const { teklif: t } = await a.detay(Id);
  const { basefile, dosyaAdi } = tamam(await s.call(oda.teklifAktar, { ara: t.No }, aktaran.token));
  expect(dosyaAdi).toMatch(/^Teklifler \d{4}-\d\d-\d\d\.xlsx$/);
  const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
  const satirlar = sayfa!.data
    .slice(1)
    .map((r) => Object.fromEntries(r.map((h, i) => [String(sayfa!.data[0]![i]), h])));
  expect(satirlar).toHaveLength(1);
  expect(satirlar[0]).toMatchObject({
    'Teklif No': t.No,
    Müşteri: t.Musteri,
    Başlık: '=1+1',
    Durum: 'Taslak',
    'Para Birimi': 'EUR',
    'Genel Toplam': t.GenelToplam / 100,
    'Lira Karşılığı': t.LiraToplam / 100,
    'Yıllık (KDV hariç)': t.Yillik / 100,
    'Olasılık (%)': 50,
    Tarih: new Date('2026-11-20T00:00:00Z'),
  });
  const liste = tamam(
    await s.call(oda.getTeklifList, { sirala: [{ alan: 'GenelToplam', yon: 'azalan' }] }, satan.token),
  );
  const dosya = tamam(
    await s.call(oda.teklifAktar, { sirala: [{ alan: 'GenelToplam', yon: 'azalan' }] }, aktaran.token),
  );
  const [hepsi] = await readXlsxFile(Buffer.from(dosya.basefile, 'base64'));
  expect(hepsi!.data.slice(1, 1 + liste.tekliflist.length).map((r) => r[9])).toEqual(
    liste.tekliflist.map((x) => x.GenelToplam / 100),
  );
  expect(sozu(await s.call(oda.teklifAktar, {}, goren.token))).toBe(
    'Teklifleri görme yetkiniz olmadığı için aktaramazsınız.',
  );
  expect((await s.call(oda.teklifAktar, {}, satan.token)).status).toBe(403);
});
