import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cakisanRandevular,
  type Durak,
  EN_COK_TAM_DURAK,
  kusUcusu,
  rota,
  rotaKm,
  uzaktan,
  YOL_CARPANI,
  yolKm,
} from './rota.ts';

const ISTANBUL = { Enlem: 41.0082, Boylam: 28.9784 };
const ANKARA = { Enlem: 39.9208, Boylam: 32.8541 };

test('measures about 350 km from İstanbul to Ankara in a straight line, and the road longer by the factor', () => {
  expect(kusUcusu(ISTANBUL, ANKARA)).toBeCloseTo(349, -1);
  expect(yolKm(ISTANBUL, ANKARA)).toBeCloseTo(kusUcusu(ISTANBUL, ANKARA) * YOL_CARPANI, 9);
  expect(kusUcusu(ANKARA, ANKARA)).toBe(0);
});

/** All orders of these stops that keep the appointments in the order of their times. */
function* siralar(duraklar: readonly Durak[], sira: readonly number[] = []): Generator<readonly number[]> {
  if (sira.length === duraklar.length) yield sira;
  for (let i = 0; i < duraklar.length; i++) {
    const { Zaman } = duraklar[i]!;
    const erken = duraklar.some((d, j) => !sira.includes(j) && d.Zaman !== null && Zaman !== null && d.Zaman < Zaman);
    if (!sira.includes(i) && !erken) yield* siralar(duraklar, [...sira, i]);
  }
}

const derece = (enAz: number, enCok: number) => fc.double({ min: enAz, max: enCok, noNaN: true });
const saat = (i: number) => `2026-12-01T${String(6 + i).padStart(2, '0')}:00:00Z`;
/** Random stops within the country, some with a time, no two the same. */
const durakDizisi = (enCok: number) =>
  fc
    .array(fc.record({ Enlem: derece(36, 42), Boylam: derece(26, 45), zamanli: fc.boolean() }), {
      minLength: 1,
      maxLength: enCok,
    })
    .map((liste) => liste.map(({ zamanli, ...yer }, i): Durak => ({ ...yer, Zaman: zamanli ? saat(i) : null })));

const zamanlari = (duraklar: readonly Durak[], sira: readonly number[]) =>
  sira.flatMap((i) => duraklar[i]!.Zaman ?? []);

test.each([
  [7, 150],
  [9, 4],
])('up to %i stops, no order that keeps the appointments is shorter by a twentieth', (enCok, numRuns) => {
  fc.assert(
    fc.property(durakDizisi(enCok), (duraklar) => {
      const bulunan = rota(duraklar);
      // Nine stops without an appointment have more orders than a call takes arguments.
      let enKisa = Number.POSITIVE_INFINITY;
      for (const s of siralar(duraklar)) enKisa = Math.min(enKisa, rotaKm(duraklar, s));
      expect(rotaKm(duraklar, bulunan)).toBeLessThanOrEqual(enKisa * 1.05 + 1e-9);
    }),
    { numRuns },
  );
});

test('visits each stop once, with the appointments in order, for any number of stops', () => {
  fc.assert(
    fc.property(durakDizisi(EN_COK_TAM_DURAK + 8), (duraklar) => {
      const sira = rota(duraklar);
      expect(sira.toSorted((a, b) => a - b)).toEqual(duraklar.map((_, i) => i));
      expect(zamanlari(duraklar, sira)).toEqual(zamanlari(duraklar, sira).toSorted());
    }),
    { numRuns: 40 },
  );
});

test('gives an empty route for no stop, and a route of zero length for one', () => {
  expect(rota([])).toEqual([]);
  expect(rotaKm([{ ...ANKARA }], rota([{ ...ANKARA, Zaman: null }]))).toBe(0);
});

test.each([
  'Telefon',
  'Uzak Bağlantı',
  'E-posta',
  'Mesaj',
  'Web',
  'WhatsApp',
  'Görüntülü Görüşme',
  'TELEFON GÖRÜŞMESİ',
  'Online Toplantı',
  'Çevrim içi sunum',
  'Çevrimiçi',
  'Video Konferans',
  'Microsoft Teams',
  'UZAKTAN DESTEK',
])('nobody drives to ‘%s’', (ad) => expect(uzaktan(ad)).toBe(true));
test.each(['Yerinde', 'Yüz Yüze', 'Fuar', 'Müşteri Ziyareti', 'Merkez ofis', 'Öğle yemeği', 'Kongre'])(
  'somebody drives to ‘%s’',
  (ad) => expect(uzaktan(ad)).toBe(false),
);

test('tells overlapping appointments once for each group, but not appointments that only touch', () => {
  const r = (Musteri: string, bas: string, bit: string) => ({
    Musteri,
    Bas: `2026-12-11T${bas}:00+03:00`,
    Bit: `2026-12-11T${bit}:00+03:00`,
  });
  expect(
    cakisanRandevular([
      r('D', '16:00', '17:00'),
      r('B', '11:30', '12:30'),
      r('A', '11:00', '12:00'),
      r('C', '12:15', '13:00'),
      r('E', '17:00', '18:00'),
    ]),
  ).toEqual(['3 randevu çakışıyor: 11:00–12:00 A; 11:30–12:30 B; 12:15–13:00 C.']);
  expect(cakisanRandevular([])).toEqual([]);
});
