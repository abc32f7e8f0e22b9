import type { Surec } from '@masabasi/core/platform/process/surec';
import { expect, test } from 'vitest';
import { gecisIsleri } from './gecisIsleri.ts';

type Durum = 'acik' | 'testte' | 'onayli' | 'iptal';
interface Is {
  readonly hal: Durum;
  readonly kanit: boolean;
}

const SUREC: Surec<Durum, Is, object> = {
  durumlar: ['acik', 'testte', 'onayli', 'iptal'],
  ilk: 'acik',
  hali: (is) => is.hal,
  gecisler: [
    { nereden: ['testte'], nereye: 'iptal', ad: 'İptal Et' },
    { nereden: ['testte'], nereye: 'onayli', ad: 'Onayla', kosul: (is) => is.kanit, cumle: 'Kanıt yok.' },
    { nereden: ['testte'], nereye: 'acik', ad: 'Döndür' },
    { nereden: ['onayli'], nereye: 'acik', ad: 'Yeniden Aç' },
  ],
  kapali: () => 'Kapalı.',
};
const adimi = (is: Is, geri: readonly Durum[] = []) =>
  gecisIsleri(SUREC, is, {}, { onSec: () => undefined, tehlikeli: 'iptal', geri });

test.each([
  ['the first possible one', { hal: 'testte', kanit: true }, [], 'Onayla'],
  ['a later one, when the first is not possible', { hal: 'testte', kanit: false }, [], 'Döndür'],
  ['the first with its reason, when no move forward is possible', { hal: 'testte', kanit: false }, ['acik'], 'Onayla'],
  ['none, when only a move back is left', { hal: 'onayli', kanit: true }, ['acik'], undefined],
  ['none in a final state', { hal: 'iptal', kanit: true }, [], undefined],
] as const)('the next act is %s', (_ne, is, geri, ad) => {
  expect(adimi(is, geri).siradaki?.label).toBe(ad);
});

test('all moves are acts, with their reasons, and the one that takes away is marked', () => {
  const { isler } = adimi({ hal: 'testte', kanit: false });
  expect(isler.map(({ label, barrier, danger }) => [label, barrier, danger])).toEqual([
    ['İptal Et', null, true],
    ['Onayla', 'Kanıt yok.', false],
    ['Döndür', null, false],
  ]);
});

test('an act makes its move', () => {
  const giden: Durum[] = [];
  const { siradaki } = gecisIsleri(SUREC, { hal: 'testte', kanit: true }, {}, { onSec: (d) => giden.push(d) });
  expect(siradaki?.label).toBe('İptal Et');
  siradaki?.onClick();
  expect(giden).toEqual(['iptal']);
});
