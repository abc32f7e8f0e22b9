import { expect, test } from 'vitest';
import { bakisHatasi, METIN, sikayetHatasi } from './rules.ts';

const SEBEP = 'İnsan kaynaklarına gelen şikâyet';

test.each([
  ['2026-11-01', '2026-11-30', SEBEP, null],
  ['2026-11-01', '2026-12-01', SEBEP, null],
  ['2026-11-01', '2026-12-02', SEBEP, METIN.aralik],
  ['2026-11-02', '2026-11-01', SEBEP, METIN.tersAralik],
  ['2026-11-01', '2026-11-01', 'merak', METIN.kisaSebep],
  ['2026-11-01', '2026-11-01', ' '.repeat(40), METIN.kisaSebep],
])('an inspection from %s to %s because of %j: %j', (Baslangic, Bitis, Sebep, beklenen) => {
  expect(bakisHatasi({ Baslangic, Bitis, Sebep })).toBe(beklenen);
});

test('a report needs a reason', () => {
  expect(sikayetHatasi('Hakaret ediyor.')).toBeNull();
  expect(sikayetHatasi('kötü')).toBe(METIN.kisaSikayet);
});
