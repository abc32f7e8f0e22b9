import { expect, test } from 'vitest';
import { VARLIK_SN, varlikCumlesi, YENILEME_SN } from './rules.ts';

const bakan = (Ad: string) => ({ Ad, Yaziyor: false });
const yazan = (Ad: string) => ({ Ad, Yaziyor: true });

test.each([
  ['', []],
  ['Ayşe bu kayıtta', [bakan('Ayşe')]],
  ['Ayşe yazıyor…', [yazan('Ayşe')]],
  ['Ayşe ve Can bu kayıtta', [bakan('Ayşe'), bakan('Can')]],
  ['Can yazıyor… Ayşe bu kayıtta', [bakan('Ayşe'), yazan('Can')]],
  ['Ayşe, Can ve Ece bu kayıtta', [bakan('Ayşe'), bakan('Can'), bakan('Ece')]],
  ['Ayşe, Can, Ece ve 2 kişi daha bu kayıtta', ['Ayşe', 'Can', 'Ece', 'Ali', 'Su'].map(bakan)],
])('%s', (cumle, oradakiler) => {
  expect(varlikCumlesi(oradakiler)).toBe(cumle);
});

test('lets a window report again before it counts as closed', () => {
  expect(YENILEME_SN).toBeLessThan(VARLIK_SN);
});
