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
  ['a night crosses midnight', { MesaiBaslangic: '22:00', MesaiBitis: '07:00' }, []],
  ['no name', { Ad: '  ' }, ['Ad']],
  ['no hours between', { MesaiBitis: '08:30' }, ['MesaiBitis']],
  ['round the clock the hours do not bind', { MesaiBitis: '08:30', VardiyaDakika: 540 }, []],
  ['no day', { CalismaGunleri: [] }, ['CalismaGunleri']],
  ['all at once', { Ad: '', MesaiBitis: '08:30', CalismaGunleri: [] }, ['Ad', 'MesaiBitis', 'CalismaGunleri']],
])('%s', (_, degisen, alanlar) => {
  expect(Object.keys(departmanHatalari({ ...ofis, ...degisen }))).toEqual(alanlar);
});
