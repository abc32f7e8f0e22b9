import { readFileSync } from 'node:fs';
import { banka as oda } from '@masabasi/core/mali/banka/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP, mt940 } from './testing.ts';

/** Statements over HTTP: reading, import and classification. The clock stands at noon of 20.11.2026. */

let s: TestServer;
let isleyen: string;
let acan: string;
let MusteriId: number;
const IBAN = 'TR620001001234567890123456';
const GONDEREN = 'TR280001501234567890139010';

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

test('keeps twins of a day, and repeated or overlapping files neither add a row twice nor lose one', async () => {
  const HesapId = await hesapAc();
  const [g3, g4, g5] = ['2026-11-03', '2026-11-04', '2026-11-05'] as const;
  const uc = [
    [g3, -350, 'EFT ucreti'],
    [g3, -350, 'EFT ucreti'],
    [g3, 50_000, 'Gelen havale'],
  ] as const;
  const dort = [
    [g4, -350, 'EFT ucreti'],
    [g4, 12_000, 'Gelen havale'],
  ] as const;
  const bes = [[g5, -9_999, 'Elektrik']] as const;
  const ilk = mt940(100_000, [...uc, ...dort]);
  expect(tamam(await yukle(HesapId, ilk)).ozet).toMatchObject({
    Okunan: 5,
    Yeni: 5,
    Tekrar: 0,
    Giren: 62_000,
    Cikan: 1_050,
  });
  expect(tamam(await yukle(HesapId, ilk)).ozet).toMatchObject({ Yeni: 0, Tekrar: 5 });
  const ikinci = mt940(149_300, [...dort, ...bes]);
  const onizleme = tamam(await s.call(oda.ekstreOku, { HesapId, Dosya: 'e.sta', icerik: { metin: ikinci } }, isleyen));
  expect(onizleme).toMatchObject({ ozet: { Yeni: 1, Tekrar: 2 }, satirlar: [{ Gun: g5, Tutar: -9_999 }] });
  await yukle(HesapId, ikinci);
  expect((await hareketler(HesapId)).map((h) => [h.Gun, h.Tutar])).toEqual(
    [...uc, ...dort, ...bes].map(([gun, tutar]) => [gun, tutar]),
  );
  // The bank's balance of each day equals the balance from the movements.
  expect((await gunler(HesapId)).map((g) => [g.Gun, g.Hesaplanan, g.Banka])).toEqual([
    [g5, 150_951, 150_951],
    [g4, 160_950, 160_950],
    [g3, 149_300, 149_300],
  ]);
});

/**
 * One fee of a day, with or without the payer's name and the bank's reference, in a statement that begins where the
 * last one ended.
 */
const ucretEkstresi = (sira: number, adlar: string) =>
  [
    ':20:E',
    ':25:0001/12345',
    `:28C:${sira}`,
    `:60F:C261103TRY${1000 - 3.5 * (sira - 1)}`.replace('.', ','),
    `:61:2611031103D3,50NCHG${adlar}`,
    ':86:EFT UCRETI',
    `:62F:C261103TRY${1000 - 3.5 * sira}`.replace('.', ','),
    '-',
    '',
  ].join('\r\n');
const bildirim = (banka: string) =>
  `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Id>1</Id><Acct><Id><Othr><Id>12345</Id></Othr></Id><Ccy>TRY</Ccy></Acct><Ntry><Amt Ccy="TRY">3.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt>${banka === '' ? '' : `<AcctSvcrRef>${banka}</AcctSvcrRef>`}<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Ustrd>EFT UCRETI</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

test.each<[string, readonly string[], number]>([
  ['two that the bank calls by two names', [ucretEkstresi(1, 'NONREF//B1'), ucretEkstresi(2, 'NONREF//B2')], 2],
  [
    'the same two, again and in the other order',
    [
      ucretEkstresi(2, 'NONREF//B2'),
      ucretEkstresi(1, 'NONREF//B1'),
      ucretEkstresi(1, 'NONREF//B1'),
      ucretEkstresi(2, 'NONREF//B2'),
    ],
    2,
  ],
  ['two of one who pays', [ucretEkstresi(1, 'E1//B1'), ucretEkstresi(2, 'E1//B2')], 2],
  ['two notices', [bildirim('B1'), bildirim('B2')], 2],
  ['a statement and its notice', [ucretEkstresi(1, 'NONREF//B1'), bildirim('B1')], 1],
  [
    'a notice without a name, and two statements with',
    [bildirim(''), ucretEkstresi(1, 'NONREF//B1'), ucretEkstresi(2, 'NONREF//B2')],
    2,
  ],
  [
    'two statements with, and a notice without',
    [ucretEkstresi(1, 'NONREF//B1'), ucretEkstresi(2, 'NONREF//B2'), bildirim('')],
    2,
  ],
])('equal fees of a day: %s', async (_, dosyalar, adet) => {
  const HesapId = await hesapAc();
  for (const d of dosyalar) tamam(await yukle(HesapId, d));
  expect(await hareketler(HesapId)).toHaveLength(adet);
});

test("recognises a statement that was imported before the bank's references were stored", async () => {
  const HesapId = await hesapAc();
  const satir = s.db.updateTable('banka_hareket').where('hesap_id', '=', HesapId);
  for (const referans of ['NONREF', 'B1']) {
    tamam(await yukle(HesapId, ucretEkstresi(1, 'NONREF//B1')));
    await satir.set({ referans, banka_referansi: null }).execute();
    expect(tamam(await yukle(HesapId, ucretEkstresi(1, 'NONREF//B1'))).ozet).toMatchObject({ Yeni: 0, Tekrar: 1 });
  }
  expect(tamam(await yukle(HesapId, ucretEkstresi(2, 'NONREF//B2'))).ozet).toMatchObject({ Yeni: 1 });
});

test('eight imports of one file at once write each row once', async () => {
  const HesapId = await hesapAc();
  const dosya = mt940(
    100_000,
    Array.from({ length: 30 }, (_, n) => ['2026-11-06', -(350 + (n % 3)), 'Ucret'] as const),
  );
  const sonuclar = await Promise.all(Array.from({ length: 8 }, () => yukle(HesapId, dosya)));
  expect(sonuclar.filter(({ body }) => body.durum && body.ozet.Yeni === 30)).toHaveLength(1);
  expect(await hareketler(HesapId)).toHaveLength(30);
});

test.each([
  [
    'does not add up',
    () => mt940(100_000, [['2026-11-03', 500, 'a']], 100_499),
    /^Ekstrenin bakiyesi tutmuyor: .*₺-?0,01|fark/,
  ],
  [
    'is of another account',
    () => mt940(0, [['2026-11-03', 500, 'a']], undefined, GONDEREN),
    /^Bu ekstre başka bir hesabın/,
  ],
  ['is of tomorrow', () => mt940(0, [['2026-11-21', 500, 'a']]), /21\.11\.2026/],
  ['is none', () => 'merhaba', /^Dosya MT940 ya da CAMT ekstresi değil/],
  ['is cut', () => mt940(0, [['2026-11-03', 500, 'a']]).slice(0, 90), /./],
  ['is a bomb', () => `<!DOCTYPE a [<!ENTITY x "y">]><Document>&x;</Document>`, /./],
  [
    'has another currency',
    () => mt940(0, [['2026-11-03', 500, 'a']]).replaceAll('TRY', 'USD'),
    /^Ekstre USD hesabının/,
  ],
  ['is from before the account', () => mt940(0, [['2026-10-03', 500, 'a']]), /açılış gününden önce/],
])('a file that %s is refused in a sentence, and nothing is written', async (_, dosya, cumle) => {
  const HesapId = await hesapAc({ Iban: null });
  await s.db.updateTable('banka_hesap').set({ iban: null }).where('iban', '=', IBAN).execute();
  await s.db.updateTable('banka_hesap').set({ iban: IBAN }).where('id', '=', HesapId).execute();
  const { status, body } = await yukle(HesapId, dosya());
  expect(status).toBe(200);
  expect(body).toMatchObject({ durum: false, msg: expect.stringMatching(cumle) });
  expect(await hareketler(HesapId)).toEqual([]);
  expect(await s.db.selectFrom('banka_ekstre').where('hesap_id', '=', HesapId).select('id').execute()).toEqual([]);
});

test('a person describes an unknown table once, and the account remembers the layout', async () => {
  const HesapId = await hesapAc();
  const satirlar = [
    ['Bizim Banka', null, null],
    ['Günü', 'Ne', 'Kaç Para'],
    ['03.11.2026', 'Gelen havale', '1.250,50'],
    ['03.11.2026', 'Ücret', '-3,50'],
  ];
  const icerik = { satirlar };
  const sor = (duzen: Girdi<typeof oda.ekstreOku>['duzen'] = null) =>
    s.call(oda.ekstreYukle, { HesapId, Dosya: 'b.xlsx', icerik, duzen }, isleyen);
  expect((await sor()).body).toMatchObject({
    durum: false,
    satirlar: [['Bizim Banka', '', ''], ['Günü', 'Ne', 'Kaç Para'], {}, {}],
  });
  expect((await sor({ kolonlar: { tarih: 'Günü' }, yazim: 'tr' })).body).toMatchObject({
    msg: 'Açıklama sütununu seçiniz.',
  });
  const kolonlar = { tarih: 'Günü', aciklama: 'Ne', tutar: 'Kaç Para' };
  expect(tamam(await sor({ kolonlar, yazim: 'tr' })).ozet).toMatchObject({
    Yeni: 2,
    Giren: 125_050,
    Cikan: 350,
    Kapanis: null,
  });
  expect(tamam(await sor()).ozet).toMatchObject({ Yeni: 0, Tekrar: 2 });
});

test('a movement is classified, posted, learned from, taken back and unlearned', async () => {
  const HesapId = await hesapAc();
  const ikinci = await hesapAc({ AcilisBakiye: 0 });
  const camt = readFileSync(new URL('./veri/c16-valid_example.xml', import.meta.url), 'utf8');
  expect((await yukle(HesapId, camt)).body).toMatchObject({ durum: false });
  await yukle(
    HesapId,
    mt940(100_000, [
      ['2026-11-03', 5000, 'GELEN SULE'],
      ['2026-11-03', -350, 'Ucret'],
      ['2026-11-04', -2000, 'Virman'],
      ['2026-11-05', -777, 'Kira'],
      ['2026-11-05', 6000, 'GELEN YINE'],
    ]),
  );
  await s.db
    .updateTable('banka_hareket')
    .set({ karsi_iban: GONDEREN, karsi_unvan: 'Irmak Sağlık Ltd. Şti.' })
    .where('hesap_id', '=', HesapId)
    .where('tutar', '>', 0)
    .execute();
  const [gelen, ucret, virman, kira, yine] = await hareketler(HesapId);
  expect(gelen).toMatchObject({ KarsiIban: 'TR28******************9010', Sinif: null, GunKapali: false });
  const oner = async () => tamam(await s.call(oda.eslesmeOner, { Id: yine!.Id }, isleyen)).oneriler;
  expect(await oner()).toEqual([]);
  const { FisSira } = tamam(await isle({ Id: gelen!.Id, Sinif: 'musteri', MusteriId }));
  expect(await oner()).toMatchObject([{ MusteriId, gerekceler: ['iban', 'ad'] }]);
  expect((await isle({ Id: gelen!.Id, Sinif: 'masraf' }, 2)).body).toMatchObject({
    msg: 'Bu hareket daha önce işlenmiş. Değiştirmek için önce geri alınız.',
  });
  expect((await isle({ Id: ucret!.Id, Sinif: 'masraf' }, 7)).status).toBe(409);
  await isle({ Id: ucret!.Id, Sinif: 'masraf' });
  await isle({ Id: virman!.Id, Sinif: 'virman', KarsiHesapId: ikinci });
  expect((await isle({ Id: kira!.Id, Sinif: 'diger', HesapKod: '600', Notu: 'x' })).body).toMatchObject({
    msg: 'Seçtiğiniz defter hesabına elle işlenmez.',
  });
  await isle({ Id: kira!.Id, Sinif: 'diger', HesapKod: '770', Notu: 'Kasım kirası' });
  const hesap = async (Kod: string) => (await mizan(s.db)).find((h) => h.Kod === Kod)?.Bakiye;
  expect([await hesap('120'), await hesap('653'), await hesap('108.99'), await hesap('770')]).toEqual([
    -5000, 350, 2000, 777,
  ]);
  expect((await s.db.selectFrom('defter_fis').selectAll().where('sira', '=', FisSira).execute())[0]).toMatchObject({
    kaynak: 'banka_hareket',
    gun: '2026-11-03',
    aciklama: 'Müşteri: GELEN SULE',
  });
  tamam(await s.call(oda.eslesmeGeriAl, { Id: gelen!.Id, Surum: 2 }, isleyen));
  expect(await oner()).toEqual([]);
  expect(await hesap('120')).toBe(0);
  expect((await hareketler(HesapId))[0]).toMatchObject({ Sinif: null, FisSira: null, Surum: 3 });
  expect(await defterBozukluklari(s.db)).toEqual([]);
});

test('an account opens with a ledger entry and keeps its opening, and its name and IBAN are unique', async () => {
  const once = (await mizan(s.db)).find((h) => h.Kod === '501')!.Bakiye;
  const Id = await hesapAc({ Iban: 'tr33 0006 7012 3456 7890 1701 18', AcilisBakiye: 777, AcilisEksi: true });
  expect((await mizan(s.db)).find((h) => h.Kod === '501')!.Bakiye).toBe(once + 777);
  const kaydet = (o: Partial<Hesap>) => s.call(oda.bankaHesapKaydet, { hesap: { ...BOS, Ad: 'Yeni', ...o } }, acan);
  expect((await kaydet({ Iban: 'TR330006701234567890170118' })).body).toMatchObject({
    msg: expect.stringMatching(/^Bu IBAN ‘Hesap/),
  });
  expect((await kaydet({ Iban: 'TR340006701234567890170118' })).body).toMatchObject({
    msg: expect.stringMatching(/^IBAN geçerli değil/),
  });
  expect((await kaydet({ AcilisGun: '2026-11-21' })).body).toMatchObject({ durum: false });
  const ayni = { Id, Surum: 1, Iban: 'TR330006701234567890170118', AcilisBakiye: 777, AcilisEksi: true };
  expect((await kaydet({ ...ayni, AcilisBakiye: 778 })).body).toMatchObject({ durum: false });
  expect(tamam(await kaydet({ ...ayni, Ad: 'Başka ad' })).Surum).toBe(2);
  expect((await kaydet({ ...ayni, Ad: 'Başka ad' })).status).toBe(409);
});

test('asks about a table whose commas may separate thousands, and reads it as the person says', async () => {
  const HesapId = await hesapAc();
  const satirlar = [
    ['Tarih', 'Açıklama', 'Etiket', 'Tutar', 'Bakiye', 'Dekont No'],
    ['10.11.2026', 'Gelen havale', 'Havale', '1,500', '101,500', '1'],
    ['11.11.2026', 'Gelen havale', 'Havale', '2,250', '103,750', '2'],
  ];
  const istek = { HesapId, Dosya: 'garanti.xlsx', icerik: { satirlar } };
  const sorulan = await s.call(oda.ekstreYukle, istek, isleyen);
  expect(sorulan.body).toMatchObject({ durum: false, msg: expect.stringMatching(/^2\. satırdaki tutar/), satirlar });
  const kolonlar = { tarih: 'Tarih', aciklama: 'Açıklama', tutar: 'Tutar', bakiye: 'Bakiye' };
  const tr = await s.call(oda.ekstreYukle, { ...istek, duzen: { kolonlar, yazim: 'tr' } }, isleyen);
  expect(tr.body).toMatchObject({ durum: false, msg: expect.stringMatching(/^2\. satırdaki tutar/) });
  const ing = tamam(await s.call(oda.ekstreYukle, { ...istek, duzen: { kolonlar, yazim: 'ing' } }, isleyen));
  expect(ing.ozet).toMatchObject({ Acilis: 10_000_000, Kapanis: 10_375_000, Giren: 375_000, Yeni: 2 });
});
