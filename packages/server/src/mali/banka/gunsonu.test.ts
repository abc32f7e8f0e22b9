import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { defter } from '@masabasi/core/mali/defter/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP, mt940 } from './testing.ts';

/** Closing and reopening days and periods. The clock stands at noon of 20.11.2026. */

let s: TestServer;
let isleyen: string;
let acan: string;
let goren: string;
let MusteriId: number;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Mali');
  const kisi = async (ad: string, yetkiler: number[]) => {
    const Id = await s.kisi(ad, { departmanId, yetkiler });
    await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id: 2 }).execute();
    return oturumVer(s, Id);
  };
  isleyen = await kisi('isleyen', [YETKI.maliGor, YETKI.bankaIsle]);
  acan = await kisi('acan', [YETKI.maliGor, YETKI.gunAc, YETKI.defterYonet]);
  goren = await kisi('goren', [YETKI.maliGor]);
  const kart = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  MusteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, isleyen)).Id;
});
afterAll(() => s?.kapat());

type Hesap = Girdi<typeof oda.bankaHesapKaydet>['hesap'];
let no = 0;
const BOS: Hesap = { ...BOS_HESAP, AcilisGun: '2026-11-01', AcilisBakiye: 100_000 };
const hesapAc = async (o: Partial<Hesap> = {}) =>
  tamam(await s.call(oda.bankaHesapKaydet, { hesap: { ...BOS, Ad: `Hesap ${++no}`, ...o } }, acan)).Id;

const yukle = (HesapId: number, metin: string, token = isleyen) =>
  s.call(oda.ekstreYukle, { HesapId, Dosya: 'ekstre.sta', icerik: { metin } }, token);
const hareketler = async (HesapId: number) =>
  tamam(await s.call(oda.getHareketList, { HesapId, adet: 200, sirala: [{ alan: 'Gun', yon: 'artan' }] }, isleyen))
    .hareketlist;
type Isleme = Omit<Girdi<typeof oda.eslesmeKaydet>, 'Surum'>;
const isle = (i: Isleme, Surum = 1, token = isleyen) => s.call(oda.eslesmeKaydet, { ...i, Surum }, token);
const gunler = async (HesapId: number) => tamam(await s.call(oda.bankaGunleri, { HesapId }, isleyen)).gunler;
const kapat = (HesapId: number, Gun: string, o: object = {}) =>
  s.call(oda.gunSonuKapat, { HesapId, Gun, ...o }, isleyen);

test('a complete day closes in order when it adds up, and opens again with the right and a reason', async () => {
  const HesapId = await hesapAc();
  await yukle(
    HesapId,
    mt940(100_000, [
      ['2026-11-03', 5000, 'GELEN'],
      ['2026-11-04', -350, 'Ucret'],
    ]),
  );
  const [gelen, ucret] = await hareketler(HesapId);
  expect((await kapat(HesapId, '2026-11-03')).body).toMatchObject({
    msg: 'Gün kapatılamaz. 1 hareketin ne olduğu söylenmedi.',
  });
  await isle({ Id: gelen!.Id, Sinif: 'musteri', MusteriId });
  await isle({ Id: ucret!.Id, Sinif: 'masraf' });
  expect((await kapat(HesapId, '2026-11-04')).body).toMatchObject({
    msg: 'Gün kapatılamaz. Önce 03.11.2026 günü kapatılmalı.',
  });
  tamam(await kapat(HesapId, '2026-11-03'));
  expect((await kapat(HesapId, '2026-11-03')).body).toMatchObject({ durum: false });
  expect((await gunler(HesapId)).map((g) => [g.Gun, g.Kapali, g.Acilabilir, g.engeller.length])).toEqual([
    ['2026-11-04', false, false, 0],
    ['2026-11-03', true, true, 0],
  ]);
  // Nothing of a closed day can be taken back or added.
  expect((await s.call(oda.eslesmeGeriAl, { Id: gelen!.Id, Surum: 2 }, isleyen)).body).toMatchObject({
    msg: '03.11.2026 günü kapalı. Önce günü yeniden açınız.',
  });
  expect(
    (
      await yukle(
        HesapId,
        mt940(100_000, [
          ['2026-11-03', 5000, 'GELEN'],
          ['2026-11-03', 1, 'YENI'],
        ]),
      )
    ).body,
  ).toMatchObject({
    durum: false,
    msg: expect.stringMatching(/^Dosyada kapalı bir güne ait yeni hareket var/),
  });
  expect(
    (await s.call(oda.gunSonuAc, { HesapId, Gun: '2026-11-03', Aciklama: 'Eksik hareket var.' }, isleyen)).status,
  ).toBe(403);
  const ac = (Gun: string, Aciklama: string) => s.call(oda.gunSonuAc, { HesapId, Gun, Aciklama }, acan);
  expect((await ac('2026-11-03', 'kısa')).body).toMatchObject({ durum: false });
  expect((await ac('2026-11-04', 'Eksik hareket var.')).body).toMatchObject({
    msg: 'Yalnız hesabın en son kapanan günü yeniden açılır.',
  });
  tamam(await ac('2026-11-03', 'Eksik hareket var.'));
  // A difference of one kuruş keeps the day open.
  await s.db
    .updateTable('banka_bakiye')
    .set((eb) => ({ tutar: eb('tutar', '+', 1) }))
    .where('hesap_id', '=', HesapId)
    .execute();
  expect((await kapat(HesapId, '2026-11-03')).body).toMatchObject({ msg: expect.stringContaining('fark ₺0,01') });
});

const sayfa = (sira: string, acilis: string, satirlar: readonly string[], kapanis: string) =>
  [':20:E', ':25:0001/12345', `:28C:${sira}`, acilis, ...satirlar, kapanis, '-', ''].join('\r\n');
const gelen = (n: number, tutar: string) => `:61:2611031103C${tutar}NTRFR${n}\r\n:86:GELEN ${n}`;
const ILK = [gelen(1, '100,00'), gelen(2, '200,00')];
const SON = [gelen(3, '5,00')];
const [BIRINCI, IKINCI] = [
  sayfa('1/1', ':60F:C261103TRY1000,00', ILK, ':62F:C261103TRY1300,00'),
  sayfa('2/1', ':60F:C261103TRY1300,00', SON, ':62F:C261103TRY1305,00'),
];
const SAYFALAR = [
  sayfa('1/1', ':60F:C261103TRY1000,00', ILK, ':62M:C261103TRY1300,00'),
  sayfa('1/2', ':60M:C261103TRY1300,00', SON, ':62F:C261103TRY1305,00'),
];
test.each<[string, readonly string[]]>([
  ['two pages of a file', [SAYFALAR.join('')]],
  ['two pages, each a file', SAYFALAR],
  ['two pages, the later first', SAYFALAR.toReversed()],
  ['two statements', [BIRINCI, IKINCI]],
  ['two statements, the later first', [IKINCI, BIRINCI]],
  ['two statements and the first again', [BIRINCI, IKINCI, BIRINCI]],
])('a day ends where the chain of its statements ends: %s', async (_, dosyalar) => {
  const HesapId = await hesapAc();
  for (const d of dosyalar) tamam(await yukle(HesapId, d));
  expect((await gunler(HesapId)).map((g) => [g.Adet, g.Hesaplanan, g.Banka])).toEqual([[3, 130_500, 130_500]]);
  for (const h of await hareketler(HesapId)) tamam(await isle({ Id: h.Id, Sinif: 'musteri', MusteriId }));
  tamam(await kapat(HesapId, '2026-11-03'));
});

test('a person gives the balance of a day that no file contains', async () => {
  const HesapId = await hesapAc({ AcilisBakiye: 0 });
  const satirlar = [
    ['Tarih', 'Açıklama', 'Tutar'],
    ['03.11.2026', 'Faiz', '12,00'],
  ];
  const duzen = { kolonlar: { tarih: 'Tarih', aciklama: 'Açıklama', tutar: 'Tutar' }, yazim: 'tr' as const };
  tamam(await s.call(oda.ekstreYukle, { HesapId, Dosya: 'a.csv', icerik: { satirlar }, duzen }, isleyen));
  const [faiz] = await hareketler(HesapId);
  await isle({ Id: faiz!.Id, Sinif: 'diger', HesapKod: '642', Notu: 'Vadesiz faizi' });
  expect((await kapat(HesapId, '2026-11-03')).body).toMatchObject({
    msg: expect.stringContaining('bakiyesi bilinmiyor'),
  });
  expect((await kapat(HesapId, '2026-11-03', { Bakiye: 1200, Eksi: true })).body).toMatchObject({ durum: false });
  tamam(await kapat(HesapId, '2026-11-03', { Bakiye: 1200 }));
});

test('the day as a spreadsheet contains its balances and its movements', async () => {
  const HesapId = await hesapAc();
  await yukle(
    HesapId,
    mt940(100_000, [
      ['2026-11-03', 5000, '=HYPERLINK("x")'],
      ['2026-11-03', -350, 'Ucret'],
    ]),
  );
  const { basefile } = tamam(await s.call(oda.gunSonuAktar, { HesapId, Gun: '2026-11-03' }, goren));
  const sayfalar = await readXlsxFile(Buffer.from(basefile, 'base64'));
  const metin = JSON.stringify(sayfalar);
  expect(metin).toContain('1046.5');
  expect(metin).toContain('=HYPERLINK');
  expect(metin).toContain('2 hareketin ne olduğu söylenmedi.');
});

test('a month closes in order after its end, and accepts nothing until it is opened again', async () => {
  const HesapId = await hesapAc({ AcilisGun: '2026-10-01' });
  await yukle(HesapId, mt940(100_000, [['2026-10-05', -350, 'Ucret']]));
  const [ucret] = await hareketler(HesapId);
  const donem = (e: typeof defter.donemKapat, Donem: string, token = acan) => s.call(e, { Donem }, token);
  expect((await donem(defter.donemKapat, '2026-11')).body).toMatchObject({
    msg: 'Dönem, ayı bittikten sonra kapatılır.',
  });
  expect((await donem(defter.donemKapat, '2026-09')).body).toMatchObject({ durum: false });
  expect(tamam(await s.call(defter.defterDurumu, {}, goren)).Kapanacak).toBe('2026-10');
  tamam(await donem(defter.donemKapat, '2026-10'));
  expect((await isle({ Id: ucret!.Id, Sinif: 'masraf' })).body).toMatchObject({
    msg: 'Ekim 2026 dönemi kapalı. Önce dönemi yeniden açınız.',
  });
  expect((await hareketler(HesapId))[0]).toMatchObject({ Sinif: null, Surum: 1 });
  const ac = (Aciklama: string) => s.call(defter.donemAc, { Donem: '2026-10', Aciklama }, acan);
  expect((await ac('kısa')).body).toMatchObject({ durum: false });
  tamam(await ac('Unutulan bir masraf var.'));
  tamam(await isle({ Id: ucret!.Id, Sinif: 'masraf' }));
  expect(tamam(await s.call(defter.defterDogrula, {}, goren)).bozukluklar).toEqual([]);
  const { basefile } = tamam(await s.call(defter.defterAktar, { Baslangic: '2026-10-01', Bitis: '2026-10-31' }, goren));
  expect(JSON.stringify(await readXlsxFile(Buffer.from(basefile, 'base64')))).toContain('Banka masrafı: Ucret');
});
