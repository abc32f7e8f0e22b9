import { expect, test } from 'vitest';
import { donemHatasi, METIN } from './rules.ts';

test('a period may be one day long and never runs backwards', () => {
  expect(donemHatasi({ Baslangic: '2026-11-20', Bitis: '2026-11-20' })).toBeNull();
  expect(donemHatasi({ Baslangic: '2026-11-20', Bitis: '2027-01-01' })).toBeNull();
  expect(donemHatasi({ Baslangic: '2026-11-20', Bitis: '2026-11-19' })).toBe(METIN.tarihSirasi);
});
