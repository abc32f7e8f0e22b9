import { expect, test } from 'vitest';
import { epostaMi, konuHatasi, METIN } from './rules.ts';

test.each(['ayse@firma.com', 'a.b+c@alt.firma.com.tr', "o'neil@x-y.org"])('%s is an address', (s) => {
  expect(epostaMi(s)).toBe(true);
});

test.each([
  null,
  '',
  'ayse',
  'ayse@firma',
  'a@b.c, d@e.f',
  'Ayşe <a@b.c>',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c\n',
  ' a@b.c',
  'a b@c.d',
  `${'a'.repeat(65)}@b.c`,
  `a@${'b'.repeat(250)}.com`,
])('%j is not one plain address', (s) => {
  expect(epostaMi(s)).toBe(false);
});

test('a subject is one line', () => {
  expect(konuHatasi('Yarınki toplantı: çay, şeker')).toBeNull();
  for (const satir of ['a\r\nBcc: b@c.d', 'a\nb', 'a\rb', 'a\u2028b', 'a\u0085b'])
    expect(konuHatasi(satir)).toBe(METIN.tekSatir);
});
