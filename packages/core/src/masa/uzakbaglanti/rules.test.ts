import { expect, test } from 'vitest';
import {
  ayDokumu,
  BAGLANTI_METNI,
  baslatmaHatalari,
  gorusmeEngeli,
  kendininMi,
  parolaGecer,
  saatDakikaYaz,
  sureDk,
  uzunBaglanti,
  yapilanHatasi,
  yazmaEngeli,
  zamanHatalari,
} from './rules.ts';

const SIMDI = '2026-11-20T12:00:00Z';

test.each([
  ['2026-11-20T09:00:00Z', '2026-11-20T09:00:59Z', 0],
  ['2026-11-20T09:00:00Z', '2026-11-20T09:01:00Z', 1],
  ['2026-11-20T09:00:30Z', '2026-11-20T10:30:29Z', 89],
  // Over midnight in Istanbul.
  ['2026-11-19T20:50:00Z', '2026-11-19T21:10:00Z', 20],
])('from %s to %s are %i whole minutes', (baslama, bitis, dk) => {
  expect(sureDk(baslama, bitis)).toBe(dk);
});

test.each([
  ['2026-11-20T00:00:00Z', false],
  ['2026-11-19T23:59:00Z', true],
])('a connection from %s that goes on at noon is longer than twelve hours: %s', (baslama, uzun) => {
  expect(uzunBaglanti(baslama, SIMDI)).toBe(uzun);
});

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [60, '1:00'],
  [1900, '31:40'],
])('%i minutes are written %s', (dk, yazi) => {
  expect(saatDakikaYaz(dk)).toBe(yazi);
});

test.each([
  ['the customer’s open ticket', { MusteriId: 1, acik: true }, true, null],
  ['a closed ticket, at the start', { MusteriId: 1, acik: false }, true, BAGLANTI_METNI.gorusmeKapali],
  ['a closed ticket, entered later', { MusteriId: 1, acik: false }, false, null],
  ['another customer’s ticket', { MusteriId: 2, acik: true }, false, BAGLANTI_METNI.gorusmeBaskasinin],
  ['a ticket that the caller cannot see', null, false, BAGLANTI_METNI.gorusmeYok],
])('a connection and %s', (_, g, baslar, engel) => {
  expect(gorusmeEngeli(g, 1, baslar)).toBe(engel);
});

test.each([
  ['Şifresi 1234', true],
  ['ŞİFRE', true],
  ['parola: kedi', true],
  ['Password', true],
  ['123 456 789', false],
  ['Rapor şifahen soruldu', false],
  [null, false],
])('%s mentions a password: %s', (metin, gecer) => {
  expect(parolaGecer(metin)).toBe(gecer);
  expect(parolaGecer('kod', metin)).toBe(gecer);
});

test('requires a purpose, a person who allowed it and the customer’s consent before it begins', () => {
  const tam = { Amac: 'Kurulum', OnayVeren: 'Şule Irmak', KvkkOnay: true };
  expect(baslatmaHatalari(tam)).toEqual({});
  expect(Object.keys(baslatmaHatalari({ Amac: ' \u200b', OnayVeren: '  ', KvkkOnay: false }))).toEqual([
    'Amac',
    'OnayVeren',
    'KvkkOnay',
  ]);
});

test.each([
  ['', false],
  ['          ', false],
  ['Kısa bir', false],
  ['\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200bKısa', false],
  ['On harflik', true],
])('the work done is described with %j: %s', (yapilan, yeter) => {
  expect(yapilanHatasi(yapilan) === null).toBe(yeter);
});

test.each([
  ['2026-11-20T11:00:00Z', null, []],
  ['2026-11-20T11:00:00Z', '2026-11-20T11:00:00Z', []],
  ['2026-11-20T11:00:00Z', SIMDI, []],
  ['2026-11-20T12:00:01Z', null, ['Baslama_Zamani']],
  ['2026-11-20T11:00:00Z', '2026-11-20T12:00:01Z', ['Bitis_Zamani']],
  ['2026-11-20T11:00:00Z', '2026-11-20T10:59:59Z', ['Bitis_Zamani']],
] as const)('from %s to %s is wrong in %j', (Baslama_Zamani, Bitis_Zamani, alanlar) => {
  expect(Object.keys(zamanHatalari({ Baslama_Zamani, Bitis_Zamani }, SIMDI))).toEqual(alanlar);
});

const [yapan, baskasi, dagitan] = [
  { Id: 1, dagitir: false },
  { Id: 2, dagitir: false },
  { Id: 3, dagitir: true },
];
/** Still open, ended today, ended yesterday a minute before midnight in Istanbul. */
const BITISLER = [null, '2026-11-19T21:00:00Z', '2026-11-19T20:59:00Z'] as const;
test.each([
  ['the person of the connection', yapan, [true, true, false]],
  ['another person', baskasi, [false, false, false]],
  ['a person who distributes tickets', dagitan, [true, true, true]],
] as const)('%s may change a connection', (_, kim, olur) => {
  const olanlar = BITISLER.map(
    (Bitis_Zamani) =>
      yazmaEngeli({ PersonelId: 1, Baslama_Zamani: '2026-11-19T20:30:00Z', Bitis_Zamani }, kim, SIMDI) === null,
  );
  expect(olanlar).toEqual(olur);
  expect(kendininMi({ PersonelId: 1 }, kim)).toBe(olur[0]);
});

test('sums a month by product and by person, with equal totals', () => {
  const satirlar = [
    { Proje: 'Zirve', Personel: 'Şule', Sure: 10 },
    { Proje: 'Çınar', Personel: 'Ali', Sure: 25 },
    { Proje: 'Zirve', Personel: 'Ali', Sure: null },
    { Proje: 'Çınar', Personel: 'Şule', Sure: 0 },
  ];
  const { urunler, kisiler, dakika } = ayDokumu(satirlar);
  expect(urunler).toEqual([
    { Ad: 'Çınar', Adet: 2, Dakika: 25 },
    { Ad: 'Zirve', Adet: 2, Dakika: 10 },
  ]);
  expect(kisiler).toEqual([
    { Ad: 'Ali', Adet: 2, Dakika: 25 },
    { Ad: 'Şule', Adet: 2, Dakika: 10 },
  ]);
  expect(dakika).toBe(35);
  expect(ayDokumu([])).toEqual({ urunler: [], kisiler: [], dakika: 0 });
});

test.each([
  ['yesterday, over midnight', '2026-11-18T21:00:00Z', null, true],
  ['the day before yesterday', '2026-11-18T20:59:00Z', null, false],
  ['the day before yesterday, unchanged', '2026-11-18T20:59:00Z', '2026-11-18T20:59:00Z', true],
  ['the day before yesterday, instead of today', '2026-11-18T20:59:00Z', SIMDI, false],
] as const)('the person of the connection writes a start %s', (_, Baslama_Zamani, onceki, olur) => {
  const b = { PersonelId: 1, Baslama_Zamani, Bitis_Zamani: null };
  expect(yazmaEngeli(b, yapan, SIMDI, onceki) === null).toBe(olur);
  expect(yazmaEngeli(b, dagitan, SIMDI, onceki)).toBeNull();
});
