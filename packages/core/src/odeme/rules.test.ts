import { expect, it } from 'vitest';
import {
  ACIK_DENEMELER,
  DENEME_DURUMLARI,
  DENEME_GECISLERI,
  type DenemeDurumu,
  odemeDurumu,
  oncekiler,
  taksitSecenekleri,
} from './rules.ts';

const hepsi = Object.keys(DENEME_DURUMLARI) as DenemeDurumu[];

it('never takes money that was taken for money that was not', () => {
  for (const d of ['BASARILI', 'IPTAL', 'IADE'] as const)
    for (const sonra of DENEME_GECISLERI[d]) expect(['IPTAL', 'IADE']).toContain(sonra);
  expect(oncekiler('IPTAL')).toEqual(['BASARILI']);
});

it('lets what the bank says of money count whenever it comes', () => {
  for (const d of hepsi)
    expect(DENEME_GECISLERI[d].includes('BASARILI'), d).toBe(
      ACIK_DENEMELER.includes(d) || d === 'BASARISIZ' || d === 'SURESI_DOLDU',
    );
});

it('asks for money only of one who was found to be who they are, and once', () => {
  expect(oncekiler('PROVIZYONDA')).toEqual(['DOGRULANDI']);
});

it('tells a payer one of three things', () => {
  expect(hepsi.filter((d) => odemeDurumu(d) === 'BEKLIYOR')).toEqual(ACIK_DENEMELER);
  expect(odemeDurumu('SURESI_DOLDU')).toBe('BASARISIZ');
});

it('offers instalments up to what the company takes', () => {
  expect(taksitSecenekleri(1)).toEqual([1]);
  expect(taksitSecenekleri(6)).toEqual([1, 2, 3, 6]);
  expect(taksitSecenekleri(12)).toEqual([1, 2, 3, 6, 9, 12]);
});
