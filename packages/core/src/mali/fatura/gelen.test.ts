import { expect, test } from 'vitest';
import { type GelenYaniti, gelenYanitEngeli, kalanYanitGunu } from './gelen.ts';

const f = (Yanit: GelenYaniti) => ({ Yanit, SonGun: '2026-11-26' });
test.each([
  ['bekliyor', 'KABUL', '', '2026-11-26', null],
  ['bekliyor', 'RED', 'Tutar sözleşmeye uymuyor', '2026-11-26', null],
  ['bekliyor', 'RED', 'yanlış', '2026-11-26', /en az 10/],
  ['bekliyor', 'KABUL', '', '2026-11-27', /süresi doldu/],
  ['suresiDoldu', 'RED', 'Tutar sözleşmeye uymuyor', '2026-11-20', /süresi doldu/],
  ['yok', 'KABUL', '', '2026-11-20', /Temel/],
  ['kabul', 'RED', 'Tutar sözleşmeye uymuyor', '2026-11-20', /verilmiş/],
  ['reddedilecek', 'KABUL', '', '2026-11-20', /verilmiş/],
] as const)('in state %s, answers %s with reason %j on %s', (yanit, ne, neden, bugun, engel) => {
  const sonuc = gelenYanitEngeli(f(yanit), ne, neden, bugun);
  if (engel === null) expect(sonuc).toBeNull();
  else expect(sonuc).toMatch(engel);
});

test('counts the remaining days down to the last, only while an answer is expected', () => {
  const bekleyen = { Yanit: 'bekliyor', SonGun: '2026-11-26' } as const;
  expect(kalanYanitGunu(bekleyen, '2026-11-18')).toBe('8 gün kaldı');
  expect(kalanYanitGunu(bekleyen, '2026-11-25')).toBe('1 gün kaldı');
  expect(kalanYanitGunu(bekleyen, '2026-11-26')).toBe('Son gün bugün');
  expect(kalanYanitGunu(bekleyen, '2026-11-27')).toBeNull();
  expect(kalanYanitGunu({ Yanit: 'kabul', SonGun: '2026-11-26' }, '2026-11-18')).toBeNull();
  expect(kalanYanitGunu({ Yanit: 'yok', SonGun: null }, '2026-11-18')).toBeNull();
});
