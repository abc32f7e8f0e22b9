import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kartvizit as oda } from '@masabasi/core/pazarlama/kartvizit/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { UYDURMA_KARTLAR } from '../../testing/kartvizit.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Business cards from the picture to the person: reading, confirmation, doing it once, and access. */

let s: TestServer;
let ikinci: string;
let digeri: string;
let altinci: string;
let resim: Buffer;
const UYDURMA = UYDURMA_KARTLAR[4]!;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Satış');
  const giris = async (ad: string, projeler: number[]) => oturumVer(s, await s.kisi(ad, { departmanId, ad, projeler }));
  [ikinci, digeri, altinci] = [await giris('ikinci', [2]), await giris('digeri', [2]), await giris('altinci', [6])];
  resim = await UYDURMA.ciz();
});
afterAll(() => s?.kapat());

const yukle = async (o: { Id?: string } = {}, token = ikinci) =>
  tamam(await s.yukle(oda.musteriKartvizitKaydet, o, [{ ad: 'kart.jpg', veri: resim }], token));
const kartlar = async (Id?: number, token = ikinci) =>
  tamam(await s.call(oda.getMusteriKartList, { Id }, token)).kartlist;
const KISI = {
  ...BOS_YETKILI,
  Ad: 'İpek',
  Soyad: 'Yılmazer',
  GSM: '0532 648 64 68',
  Eposta: 'i.yilmazer@ozgundis.com.tr',
};
const YENI = { Unvan: 'Özgün Diş Polikliniği', Web: '', Adres: '', IlId: null, IlceId: null, ProjeId: 2 };
const onayla = (
  o: Omit<Girdi<typeof oda.kartvizitOnayla>, 'kisi' | 'Surum'> & { kisi?: typeof KISI },
  token = ikinci,
) => s.call(oda.kartvizitOnayla, { Surum: 1, kisi: KISI, ...o }, token);
let no = 0;
const musteriAc = async () =>
  tamam(
    await s.call(
      musteri.musteriKaydet,
      { musteri: { ...BOS_MUSTERI, Tip: 2, Unvan: `Kurum ${++no}`, ProjeIdler: [2] }, benzerleriGordum: true },
      ikinci,
    ),
  ).Id;

test('reads a photographed card on this server, and makes it a prospect with person and consents, once', async () => {
  const { KartId, images } = await yukle();
  expect(images).toMatchObject([{ Ad: 'kart.jpg', Tip: 'image/jpeg' }]);
  const { oneri } = tamam(await s.call(oda.kartvizitOku, { Id: KartId }, ikinci));
  const { beklenen } = UYDURMA;
  expect(oneri).toMatchObject({ Firma: beklenen.Firma, GSM: beklenen.GSM, Eposta: beklenen.Eposta, Web: beklenen.Web });
  expect(`${oneri.Ad} ${oneri.Soyad}`).toBe(beklenen.Kisi);
  const musteriAlani = { ...YENI, Web: oneri.Web, Adres: oneri.Adres, IlId: oneri.IlId, IlceId: oneri.IlceId };
  const izinler = [
    { Kanal: 'Arama' as const, Durum: 'Onay' as const, Kaynak: 'Fiziksel ortam' as const, Tarih: '2026-01-02' },
    { Kanal: 'SMS' as const, Durum: 'Ret' as const, Kaynak: 'Fiziksel ortam' as const, Tarih: '2026-01-02' },
  ];
  // Five clicks at the same time make one person and one prospect.
  const hepsi = await Promise.all(
    Array.from({ length: 5 }, () => onayla({ Id: KartId, musteri: musteriAlani, izinler })),
  );
  const olan = hepsi.filter((y) => y.body.durum);
  expect(olan).toHaveLength(1);
  expect(hepsi.filter((y) => !y.body.durum).map((y) => 'msg' in y.body && y.body.msg)).toEqual(
    Array.from({ length: 4 }, () => 'Bu kartvizit zaten bir kişi oldu.'),
  );
  const sonuc = tamam(olan[0]!);
  expect('AdayId' in sonuc && sonuc.AdayId).toBeGreaterThan(0);
  const MusteriId = 'MusteriId' in sonuc ? sonuc.MusteriId : 0;
  const { musteri: m } = tamam(await s.call(musteri.musteriDetay, { Id: MusteriId }, ikinci));
  expect(m).toMatchObject({ Unvan: YENI.Unvan, Durum: 'Aday', Notlar: `Web: ${beklenen.Web}`, ProjeIdler: [2] });
  expect(await kartlar(MusteriId)).toMatchObject([
    {
      Kisi: 'İpek Yılmazer',
      izinler: [
        { Kanal: 'Arama', Durum: 'Onay' },
        { Kanal: 'SMS', Durum: 'Ret' },
      ],
    },
  ]);
  const YetkiliId = 'YetkiliId' in sonuc ? sonuc.YetkiliId : 0;
  const izinYaz = (Durum: 'Onay' | 'Ret') =>
    s.call(contract.yetkili.yetkiliIzinKaydet, { Id: YetkiliId, ...izinler[1]!, Durum }, ikinci);
  tamam(await izinYaz('Onay'));
  expect((await kartlar(MusteriId))[0]!.izinler[1]).toMatchObject({ Kanal: 'SMS', Durum: 'Onay' });
  const kisiler = async () =>
    tamam(await s.call(contract.yetkili.getMusteriPersonelList, { MusteriId }, ikinci)).musteriPersonelList;
  expect(await kisiler()).toMatchObject([{ Ad: 'İpek', GSM: '05326486468', Ana: true }]);
  // A consent from a card can be withdrawn after the card is deleted, too.
  tamam(await s.call(oda.removeKartvizit, { Id: KartId }, ikinci));
  tamam(await izinYaz('Ret'));
  expect((await kisiler())[0]!.izinler).toMatchObject([
    { Kanal: 'Arama', Durum: 'Onay' },
    { Kanal: 'SMS', Durum: 'Ret', Kaynak: izinler[1]!.Kaynak, Tarih: izinler[1]!.Tarih },
  ]);
});

test("names similar people before it saves the card's person", async () => {
  const MusteriId = await musteriAc();
  const [bir, iki] = [await yukle({ Id: String(MusteriId) }), await yukle({ Id: String(MusteriId) })];
  const kisi = { ...KISI, Ad: 'Çağla', Soyad: 'Öz', GSM: '05051112233', Eposta: 'c@ornek.example' };
  tamam(await onayla({ Id: bir.KartId, kisi }));
  const { body } = await onayla({ Id: iki.KartId, kisi: { ...kisi, Ad: 'ÇAĞLA', Soyad: 'ÖZ', GSM: '', Eposta: '' } });
  expect(body).toMatchObject({ durum: false, benzerler: [{ MusteriId, Kisi: 'Çağla Öz' }] });
  tamam(await onayla({ Id: iki.KartId, kisi, benzerleriGordum: true }));
});

test('shows an unassigned card to its owner only, and a customer’s card to everybody who sees the customer', async () => {
  const { KartId, images } = await yukle();
  expect((await kartlar()).map((k) => k.Id)).toContain(KartId);
  expect(await kartlar(undefined, digeri)).toEqual([]);
  for (const cevap of await Promise.all([
    s.call(oda.kartvizitOku, { Id: KartId }, digeri),
    onayla({ Id: KartId, musteri: YENI }, digeri),
    s.call(oda.removeKartvizit, { Id: KartId }, digeri),
  ]))
    expect(cevap.status).toBe(404);
  const MusteriId = await musteriAc();
  const onun = await yukle({ Id: String(MusteriId) });
  expect((await kartlar(MusteriId, digeri)).map((k) => k.Id)).toEqual([onun.KartId]);
  // Nobody can attach it to another customer.
  const baskasina = await onayla({ Id: onun.KartId, MusteriId: await musteriAc() });
  expect(baskasina.body).toEqual({ durum: false, msg: 'Bu kartvizit başka bir müşterinin.' });
  expect((await s.call(oda.getMusteriKartList, { Id: MusteriId }, altinci)).status).toBe(404);
  expect((await s.call(oda.kartvizitOku, { Id: onun.KartId }, altinci)).status).toBe(404);
  expect(images[0]!.url).toBe(`/api/dosya/dosyaIndir?Nesne=kartvizit&Id=${images[0]!.Id}&Boy=kucuk`);
});

test('refuses a file that is no picture, and keeps no card of it', async () => {
  const once = (await kartlar()).length;
  const { body } = await s.yukle(oda.musteriKartvizitKaydet, {}, [{ ad: 'kart.txt', veri: 'kart' }], ikinci);
  expect(body).toMatchObject({ durum: false, msg: 'Kartvizitin resmini seçiniz: JPG, PNG ya da WebP.' });
  expect(await kartlar()).toHaveLength(once);
});

test('proposes nothing for a picture without words', async () => {
  const bos = await sharp({ create: { width: 400, height: 240, channels: 3, background: '#aabbcc' } })
    .png()
    .toBuffer();
  const { KartId } = tamam(await s.yukle(oda.musteriKartvizitKaydet, {}, [{ ad: 'bos.png', veri: bos }], ikinci));
  const { oneri } = tamam(await s.call(oda.kartvizitOku, { Id: KartId }, ikinci));
  expect(Object.values(oneri).every((d) => d === '' || d === null)).toBe(true);
});

test('brings a deleted card back with its picture, for the person who deleted it, within a quarter of an hour', async () => {
  const { KartId } = await yukle();
  tamam(await s.call(oda.removeKartvizit, { Id: KartId }, ikinci));
  expect((await kartlar()).map((k) => k.Id)).not.toContain(KartId);
  expect((await s.call(oda.removeKartvizit, { Id: KartId }, ikinci)).status).toBe(404);
  tamam(await s.call(oda.kartvizitGeriAl, { Id: KartId }, ikinci));
  expect((await kartlar()).map((k) => k.Id)).toContain(KartId);
  tamam(await s.call(oda.removeKartvizit, { Id: KartId }, ikinci));
  s.ileri(16);
  expect((await s.call(oda.kartvizitGeriAl, { Id: KartId }, ikinci)).body).toMatchObject({ durum: false });
});

test('refuses a consent with a future day, and writes each channel once', async () => {
  const { KartId } = await yukle();
  const izin = { Kanal: 'SMS', Durum: 'Onay', Kaynak: 'Etkinlik', Tarih: '2026-01-02' } as const;
  const msg = ({ body }: { body: { durum: boolean; msg?: string } }) => body.msg;
  const dene = (izinler: Girdi<typeof oda.kartvizitOnayla>['izinler']) =>
    onayla({ Id: KartId, musteri: YENI, izinler }).then(msg);
  expect(await dene([izin, izin])).toBe('Her kanal bir kez yazılabilir.');
  expect(await dene([{ ...izin, Tarih: '2099-01-01' }])).toBe('Onay tarihi ileri bir gün olamaz.');
  expect(msg(await onayla({ Id: KartId }))).toBe('Kartın müşterisini seçiniz ya da yeni adayın unvanını yazınız.');
});
