import { expect, test } from 'vitest';
import { departmanHatalari } from './rules.ts';

const ofis = {
  Ad: 'Destek',
  MesaiBaslangic: '08:30',
  MesaiBitis: '18:00',
  VardiyaDakika: null,
  CalismaGunleri: [1, 2, 3, 4, 5],
};

test.each([
  ['an office', {}, []],
  ['a night shift over midnight', { MesaiBaslangic: '22:00', MesaiBitis: '07:00' }, []],
  ['no name', { Ad: '  ' }, ['Ad']],
  ['a shift of no length', { MesaiBitis: '08:30' }, ['MesaiBitis']],
  ['round the clock, without fixed hours', { MesaiBitis: '08:30', VardiyaDakika: 540 }, []],
  ['no working day', { CalismaGunleri: [] }, ['CalismaGunleri']],
  ['all errors at once', { Ad: '', MesaiBitis: '08:30', CalismaGunleri: [] }, ['Ad', 'MesaiBitis', 'CalismaGunleri']],
])('finds the wrong fields of a department: %s', (_, degisen, alanlar) => {
  expect(Object.keys(departmanHatalari({ ...ofis, ...degisen }))).toEqual(alanlar);
});
