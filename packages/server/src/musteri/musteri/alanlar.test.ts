import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri as oda } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Other fields of a card: place, e-invoice, consents; and a client that does not know them. */

let s: TestServer;
let ikinci: string;
let altinci: string;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  ikinci = await oturumVer(s, await s.kisi('ikinci', { departmanId, ad: 'ikinci', projeler: [2] }));
  altinci = await oturumVer(s, await s.kisi('altinci', { departmanId, projeler: [6], yetkiler: [YETKI.musteriSil] }));
});
afterAll(() => s?.kapat());

type Musteri = Girdi<typeof oda.musteriKaydet>['musteri'];
const kaydet = (o: Partial<Musteri>, token = ikinci) =>
  s.call(
    oda.musteriKaydet,
    { musteri: { ...BOS_MUSTERI, Ad: 'Ayşe', Soyad: 'Işık', ProjeIdler: [2], ...o }, benzerleriGordum: true },
    token,
  );
const kart = async (Id: number) => tamam(await s.call(oda.musteriDetay, { Id }, ikinci)).musteri;

test('a later field of the card stays when it is left out; null removes it', async () => {
  const { id: HesapTurId } = await s.db
    .insertInto('tanim')
    .values({ liste: 'hesapTur', ad: 'Deneme Hesabı' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sonradan = {
    HesapTurId,
    Enlem: 41.015137,
    Boylam: 28.97953,
    EFaturaMukellef: true,
    PkEtiket: 'urn:mail:defaultpk@firma.com',
    EFaturaSenaryo: 'TICARIFATURA' as const,
  };
  const { Id, Surum } = tamam(await kaydet(sonradan));
  expect(await kart(Id)).toMatchObject({ ...sonradan, HesapTur: 'Deneme Hesabı' });
  // Written by hand: a client of the specification.
  const {
    HesapTurId: _1,
    Enlem: _2,
    Boylam: _3,
    EFaturaMukellef: _4,
    PkEtiket: _5,
    EFaturaSenaryo: _6,
    ...eski
  } = BOS_MUSTERI;
  const istek = { ...eski, Ad: 'Ayşe', Soyad: 'Işık', ProjeIdler: [2], Notlar: 'Arandı', Id, Surum };
  tamam(await s.call(oda.musteriKaydet, { musteri: istek, benzerleriGordum: true }, ikinci));
  expect(await kart(Id)).toMatchObject({ ...sonradan, Notlar: 'Arandı' });
  tamam(await kaydet({ Id, Surum: Surum + 1, HesapTurId: null, Enlem: null, Boylam: null, EFaturaMukellef: false }));
  expect(await kart(Id)).toMatchObject({
    HesapTurId: null,
    Enlem: null,
    Boylam: null,
    EFaturaMukellef: false,
    PkEtiket: null,
    EFaturaSenaryo: '',
  });
});

test.each([
  [{ Enlem: 41 }, 'Enlem ve boylamı birlikte yazınız.'],
  [{ EFaturaMukellef: true, PkEtiket: 'x' }, 'Posta kutusu etiketi ‘urn:mail:ad@firma.com’ biçiminde olmalıdır.'],
  [{ HesapTurId: 1_999_999_999 }, 'Hesap türü: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.'],
])('%o is refused', async (o, msg) => {
  expect((await kaydet(o)).body).toMatchObject({ durum: false, msg });
});

test('a consent is written, changed, kept with its history, and the later of two simultaneous changes is refused', async () => {
  const { Id } = tamam(await kaydet({}));
  const yaz = (o: object, token = ikinci) =>
    s.call(
      oda.musteriOnayKaydet,
      { MusteriId: Id, Kanal: 'SMS', Durum: 'Onay', Tarih: '2026-11-02', Kaynak: 'Islak imza', SonId: 0, ...o },
      token,
    );
  const oku = async () =>
    tamam(await s.call(oda.musteriOnaylari, { Id }, ikinci)).onaylar.map((o) => [o.Kanal, o.Durum, o.Tarih, o.Kisi]);
  expect((await yaz({ Tarih: '2026-12-30' })).body).toMatchObject({ msg: 'Onay tarihi ileri bir gün olamaz.' });
  const ilk = tamam(await yaz({})).Id;
  const sonra = { Durum: 'Ret', Tarih: '2026-11-10', Kaynak: 'Çağrı merkezi', SonId: ilk };
  const yarisan = await Promise.all([yaz(sonra), yaz(sonra), yaz(sonra)]);
  expect(yarisan.map((y) => y.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  tamam(await yaz({ Kanal: 'Arama' }));
  expect(await oku()).toEqual([
    ['Arama', 'Onay', '2026-11-02', 'ikinci Deneme'],
    ['SMS', 'Ret', '2026-11-10', 'ikinci Deneme'],
    ['SMS', 'Onay', '2026-11-02', 'ikinci Deneme'],
  ]);
  const { zamanlist } = tamam(await s.call(oda.musteriZaman, { Id }, ikinci));
  expect(zamanlist[0]).toMatchObject({ Tur: 'onay', Baslik: 'Arama: onay verdi', Aciklama: '02.11.2026, Islak imza' });
  // A customer of another product counts as missing.
  expect([(await yaz({}, altinci)).status, (await s.call(oda.musteriOnaylari, { Id }, altinci)).status]).toEqual([
    404, 404,
  ]);
});
