import { expect, test } from 'vitest';
import { duzeltmeNo, surumNotu, versiyonHatalari } from './rules.ts';

test.each([
  [{ ProjeId: 2, No: '5.2.1', Planlanan_Tarih: '2026-12-01' }, []],
  [{ ProjeId: null, No: '5.2.1', Planlanan_Tarih: '2026-12-01' }, ['ProjeId']],
  [{ ProjeId: 2, No: '', Planlanan_Tarih: '2026-12-01' }, ['No']],
  [{ ProjeId: 2, No: '-1', Planlanan_Tarih: '2026-12-01' }, ['No']],
  [{ ProjeId: 2, No: 'sürüm 5', Planlanan_Tarih: '2026-12-01' }, ['No']],
  [{ ProjeId: 2, No: '5'.repeat(31), Planlanan_Tarih: '2026-12-01' }, ['No']],
  [{ ProjeId: 2, No: '5.2', Planlanan_Tarih: '2026-02-30' }, ['Planlanan_Tarih']],
])('finds the wrong fields of %j', (form, alanlar) => {
  expect(Object.keys(versiyonHatalari(form))).toEqual(alanlar);
});

test.each([
  ['5', '5.0.1'],
  ['5.2', '5.2.1'],
  ['5.2.1', '5.2.2'],
  ['5.2.9', '5.2.10'],
  ['5.2-beta', null],
  ['5.2.1.4', null],
])('the correction of version %s is %s', (no, duzeltme) => expect(duzeltmeNo(no)).toBe(duzeltme));

test('writes a release note from the tasks, by their kind', () => {
  const kalemler = [
    { No: 'T00002', Baslik: 'Fiş yazdırma düzeldi', IsTur: 'Hata' },
    { No: 'T00001', Baslik: 'Toplu randevu', IsTur: 'Geliştirme' },
    { No: 'T00003', Baslik: 'Liste hızlandı', IsTur: 'İyileştirme' },
    { No: 'T00004', Baslik: 'Parola yenileme', IsTur: 'Geliştirme' },
  ];
  expect(surumNotu(kalemler, ['Geliştirme', 'Hata'])).toBe(
    'Geliştirme\n• Toplu randevu (T00001)\n• Parola yenileme (T00004)\n\nHata\n• Fiş yazdırma düzeldi (T00002)\n\nİyileştirme\n• Liste hızlandı (T00003)',
  );
  expect(surumNotu([], ['Hata'])).toBe('');
});
