import { expect, it } from 'vitest';
import { kurustan, ondaliktan } from './fiyat.ts';
import {
  acigininUyarisi,
  ACIK_DENEMELER,
  acikKalan,
  DENEME_DURUMLARI,
  DENEME_GECISLERI,
  type DenemeDurumu,
  odemeDurumu,
  odemeMesaji,
  oncekiler,
  taksitSecenekleri,
} from './rules.ts';

const hepsi = Object.keys(DENEME_DURUMLARI) as DenemeDurumu[];

it('never changes a paid attempt to an unpaid one', () => {
  for (const d of ['BASARILI', 'IPTAL', 'IADE'] as const)
    for (const sonra of DENEME_GECISLERI[d]) expect(['IPTAL', 'IADE']).toContain(sonra);
  expect(oncekiler('IPTAL')).toEqual(['BASARILI']);
});

it('accepts the bank’s report of success in every state before success', () => {
  for (const d of hepsi)
    expect(DENEME_GECISLERI[d].includes('BASARILI'), d).toBe(
      ACIK_DENEMELER.includes(d) || d === 'BASARISIZ' || d === 'SURESI_DOLDU',
    );
});

it('asks for money only once, after the bank verified the card holder', () => {
  expect(oncekiler('PROVIZYONDA')).toEqual(['DOGRULANDI']);
});

it('tells a payer one of three results', () => {
  expect(hepsi.filter((d) => odemeDurumu(d) === 'BEKLIYOR')).toEqual(ACIK_DENEMELER);
  expect(odemeDurumu('SURESI_DOLDU')).toBe('BASARISIZ');
});

it('does not tell a payer that no money was taken when only the time is over', () => {
  expect(odemeMesaji('BASARISIZ')).toContain('para çekilmedi');
  expect(odemeMesaji('SURESI_DOLDU')).not.toContain('çekilmedi');
});

it.each([
  // taken, refunded, written to invoices, then the expected open sum and warning
  ['nestpay', 100, 0, 100, 0, null],
  ['nestpay', 100, 0, 60, 40, 'mukerrer'],
  ['nestpay', 100, 10, 0, 90, 'mukerrer'],
  ['nestpay', 100, 100, 0, 0, null],
  ['nestpay', 250, 0, 0, 250, 'tutar'],
  ['nestpay', 250, 100, 0, 150, 'tutar'],
  ['nestpay', 250, 250, 0, 0, null],
  ['nestpay', null, 0, 0, 0, 'tutar'],
  // The cost of instalments is not open money.
  ['paytr', 103, 0, 100, 0, null],
  ['paytr', 103, 50, 50, 0, null],
  ['paytr', 103, 103, 0, 0, null],
  ['paytr', 103, 0, 0, 100, 'mukerrer'],
  ['paytr', 90, 0, 0, 90, 'tutar'],
] as const)(
  'with %s, %s taken, %s refunded and %s written, %s is open: %s',
  (saglayici, alinan, iade, yazilan, acik, uyari) => {
    const d = { saglayici, tutar: 100, alinan, iade };
    expect(acikKalan(d, yazilan)).toBe(acik);
    expect(acigininUyarisi(d, yazilan)).toBe(uyari);
  },
);

it.each([
  ['100.25', 10_025],
  ['100,2', 10_020],
  ['100', 10_000],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567,8', 123_456_780],
  ['1.234,567', null],
  ['1,23.50', null],
  ['yüz', null],
  ['', null],
  ['-1', null],
])('reads the sum %s', (s, kurus) => {
  expect(ondaliktan(s)).toBe(kurus);
});

it('reads a whole number as kuruş and a number with a point as lira', () => {
  expect(['10025', '100.25', '1.000,00', 'x'].map(kurustan)).toEqual([10_025, 10_025, 100_000, null]);
});

it('offers instalments up to the company’s limit', () => {
  expect(taksitSecenekleri(1)).toEqual([1]);
  expect(taksitSecenekleri(6)).toEqual([1, 2, 3, 6]);
  expect(taksitSecenekleri(12)).toEqual([1, 2, 3, 6, 9, 12]);
});
