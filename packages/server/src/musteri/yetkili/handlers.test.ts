import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { birlestirme } from '@masabasi/core/musteri/birlestirme/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkili as oda } from '@masabasi/core/musteri/yetkili/contract';
import { BOS_YETKILI, EN_COK_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** A customer's contact persons: writing, finding, and the main contact person. */

let s: TestServer;
/** Works with product 2 only; with product 6 only; sees everything. */
let ikinci: string;
let altinci: string;
let tam: string;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  const giris = async (ad: string, o: object) => oturumVer(s, await s.kisi(ad, { departmanId, ad, ...o }));
  ikinci = await giris('ikinci', { projeler: [2] });
  altinci = await giris('altinci', { projeler: [6] });
  tam = await giris('tam', { projeler: [], yetkiler: [YETKI.ayricalikli] });
});
afterAll(() => s?.kapat());

let sira = 0;
const musteriAc = async (o: object = {}): Promise<number> => {
  const kart = { ...BOS_MUSTERI, Ad: 'Deneme', Soyad: `Müşteri${'abcdefghij'[sira++ % 10]}`, ProjeIdler: [2], ...o };
  return tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, tam)).Id;
};
type Personel = Girdi<typeof oda.musteriPersonelKaydet>['personel'];
const yaz = (MusteriId: number, o: Partial<Personel> = {}, token = ikinci) =>
  s.call(
    oda.musteriPersonelKaydet,
    { personel: { ...BOS_YETKILI, Ad: 'Ayşe', Id: 0, Surum: 0, ...o, MusteriId } },
    token,
  );
const oku = async (MusteriId: number, token = ikinci) =>
  tamam(await s.call(oda.getMusteriPersonelList, { MusteriId }, token)).musteriPersonelList;
const bul = async (ara: string, token = ikinci) =>
  tamam(await s.call(musteri.musterilist, { ara }, token)).musterilist.map((m) => m.Id);

test('a contact person is written, changed, found with the customer by name and telephone, deleted and restored', async () => {
  const m = await musteriAc();
  const bilgi = {
    Ad: ' Gülşah ',
    Soyad: 'Öztürkmen',
    Unvan: 'Muhasebe',
    GSM: '0(532) 987 65 43',
    Eposta: 'g@ornek.example',
  };
  const { Id, Surum } = tamam(await yaz(m, bilgi));
  expect(await oku(m)).toEqual([
    { ...BOS_YETKILI, ...bilgi, Ad: 'Gülşah', GSM: '05329876543', Id, MusteriId: m, Ana: false, Surum: 1, izinler: [] },
  ]);
  for (const ara of ['gulsah ozturkmen', '+90 532 987 65 43', '987 65', 'g@ornek.example'])
    expect(await bul(ara)).toEqual([m]);
  expect(await bul('gülşah', altinci)).toEqual([]);

  const yeni = tamam(await yaz(m, { ...bilgi, GSM: '05320000001', Id, Surum }));
  expect(yeni).toMatchObject({ Id, Surum: 2 });
  expect([await bul('987 65 43'), await bul('0532 000 00 01')]).toEqual([[], [m]]);
  // A version that was changed meanwhile.
  const eski = await yaz(m, { ...bilgi, Id, Surum });
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { GSM: '05320000001' } }]);

  expect((await s.call(oda.musteriPersonelSil, { Id, Surum: 1 }, ikinci)).status).toBe(409);
  tamam(await s.call(oda.musteriPersonelSil, { Id, Surum: 2 }, ikinci));
  expect([await oku(m), await bul('gülşah')]).toEqual([[], []]);
  expect((await s.call(oda.musteriPersonelSil, { Id }, ikinci)).status).toBe(404);
  tamam(await s.call(oda.musteriPersonelGeriAl, { Id }, ikinci));
  expect([(await oku(m)).length, await bul('gülşah')]).toEqual([1, [m]]);
  expect((await s.call(oda.musteriPersonelGeriAl, { Id }, ikinci)).status).toBe(404);

  const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: m }, ikinci));
  expect(zamanlist.filter((z) => z.Tur === 'yetkili').map((z) => [z.Baslik, z.Aciklama])).toEqual([
    ['Yetkili kişi geri alındı', ''],
    ['Yetkili kişi silindi', ''],
    ['Yetkili kişi değişti', 'GSM'],
    ['Yetkili kişi eklendi', ''],
  ]);
});

test('errors are refused in words, and nothing is written', async () => {
  const m = await musteriAc();
  expect((await yaz(m, { Ad: ' ' })).body).toMatchObject({ durum: false, msg: 'Kişinin adını yazınız.' });
  expect((await yaz(m, { Eposta: 'x@' })).body).toMatchObject({ msg: 'E-posta adresi geçerli değil.' });
  expect((await yaz(m, { GSM: '1' })).body).toMatchObject({ durum: false });
  expect(await oku(m)).toEqual([]);
  await s.db
    .insertInto('musteri_yetkili')
    .values(
      Array.from({ length: EN_COK_YETKILI }, () => ({
        musteri_id: m,
        ad: 'Kalabalık',
        telefon: null,
        gsm: null,
        eposta: null,
      })),
    )
    .execute();
  expect((await yaz(m)).body).toMatchObject({ durum: false, msg: 'Bir müşterinin en çok 50 yetkili kişisi olur.' });
});

describe('the main contact person', () => {
  test('is one at most: the next one takes the place, stands first, and keeps it over a deletion', async () => {
    const m = await musteriAc();
    const a = tamam(await yaz(m, { Ad: 'Zeynep', Ana: true }));
    const b = tamam(await yaz(m, { Ad: 'Ali', Ana: true }));
    expect((await oku(m)).map((y) => [y.Ad, y.Ana])).toEqual([
      ['Ali', true],
      ['Zeynep', false],
    ]);
    // A field left out stays as it is; the version of the other person did not move.
    tamam(await yaz(m, { Ad: 'Zeynep', Unvan: 'Müdür', Id: a.Id, Surum: a.Surum }));
    tamam(await s.call(oda.musteriPersonelSil, { Id: b.Id }, ikinci));
    expect((await oku(m)).map((y) => y.Ana)).toEqual([false]);
    tamam(await s.call(oda.musteriPersonelGeriAl, { Id: b.Id }, ikinci));
    expect((await oku(m)).filter((y) => y.Ana).map((y) => y.Id)).toEqual([b.Id]);
    const son = (await oku(m)).find((y) => y.Id === b.Id)!;
    tamam(await yaz(m, { Ad: 'Ali', Id: b.Id, Surum: son.Surum, Ana: false }));
    expect((await oku(m)).some((y) => y.Ana)).toBe(false);
  });

  test('is the first one without an explicit choice, and stays so when the next one comes', async () => {
    const m = await musteriAc();
    tamam(await yaz(m, { Ad: 'Zerrin', AnaYoksa: true }));
    const b = tamam(await yaz(m, { Ad: 'Bedia', AnaYoksa: true }));
    expect((await oku(m)).map((y) => [y.Ad, y.Ana])).toEqual([
      ['Zerrin', true],
      ['Bedia', false],
    ]);
    tamam(await yaz(m, { Ad: 'Bedia', Id: b.Id, Surum: b.Surum, Ana: true }));
    tamam(await s.call(oda.musteriPersonelSil, { Id: b.Id }, ikinci));
    // A deleted person is not called.
    tamam(await yaz(m, { Ad: 'Cavit', AnaYoksa: true }));
    expect((await oku(m)).find((y) => y.Ana)?.Ad).toBe('Cavit');
    // An explicit answer counts.
    const n = await musteriAc();
    tamam(await yaz(n, { Ad: 'Derya', Ana: false, AnaYoksa: true }));
    expect((await oku(n)).map((y) => y.Ana)).toEqual([false]);
  });

  test('is one even with twelve claims at once', async () => {
    const m = await musteriAc();
    const yazilan = await Promise.all(Array.from({ length: 12 }, () => yaz(m, { Ana: true })));
    expect(yazilan.map((y) => y.status)).toEqual(Array.from({ length: 12 }, () => 200));
    const liste = await oku(m);
    expect([liste.length, liste.filter((y) => y.Ana).length]).toEqual([12, 1]);
  });
});

test('another product’s customer, and another customer’s contact person, are missing', async () => {
  const [m, baska] = [await musteriAc({ ProjeIdler: [2] }), await musteriAc({ ProjeIdler: [6] })];
  const { Id, Surum } = tamam(await yaz(m));
  const durumlar = async () => [
    (await s.call(oda.getMusteriPersonelList, { MusteriId: m }, altinci)).status,
    (await yaz(m, {}, altinci)).status,
    (await yaz(m, { Id, Surum }, altinci)).status,
    (await yaz(baska, { Id, Surum }, altinci)).status,
    (await yaz(baska, { Id, Surum }, tam)).status,
    (await s.call(oda.musteriPersonelSil, { Id }, altinci)).status,
    (await s.call(oda.musteriPersonelGeriAl, { Id }, altinci)).status,
  ];
  expect(await durumlar()).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect(await oku(m)).toHaveLength(1);
  expect(await oku(baska, tam)).toEqual([]);
});

test('two merged customers keep the contact persons of both, and the main one stays', async () => {
  const [kalan, giden] = [await musteriAc(), await musteriAc()];
  tamam(await yaz(kalan, { Ad: 'Kalanın', Ana: true }));
  tamam(await yaz(giden, { Ad: 'Gidenin', GSM: '05327776655', Ana: true }));
  const surum = async (Id: number) => tamam(await s.call(musteri.musteriDetay, { Id }, tam)).musteri.Surum;
  const istek = { Id: kalan, Surum: await surum(kalan), DigerId: giden, DigerSurum: await surum(giden), alanlar: {} };
  const { BirlesmeId } = tamam(await s.call(birlestirme.musteriBirlestir, istek, tam));
  expect((await oku(kalan)).map((y) => [y.Ad, y.Ana])).toEqual([
    ['Kalanın', true],
    ['Gidenin', false],
  ]);
  expect(await bul('0532 777 66 55')).toEqual([kalan]);
  tamam(await s.call(birlestirme.musteriBirlestirGeriAl, { Id: BirlesmeId }, tam));
  expect((await oku(giden)).map((y) => [y.Ad, y.Ana])).toEqual([['Gidenin', true]]);
  expect(await bul('0532 777 66 55')).toEqual([giden]);
});
