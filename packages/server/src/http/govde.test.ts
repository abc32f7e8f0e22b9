import { expect, test } from 'vitest';
import { UZUN, yanitGovdesi } from './govde.ts';

test('a short answer goes as it is', () => expect(yanitGovdesi('ğ'.repeat(UZUN - 1))).toBe('ğ'.repeat(UZUN - 1)));

test.each([
  ['Turkish letters', 'ğüşıöçĞÜŞİÖÇ '],
  ['ASCII', 'base64+/='],
  ['signs of three and four bytes', '’…€ 🙂'],
  ['NUL and line separators', '\u0000\u2028'],
])('a long answer of %s is the same text in UTF-8', (_, parca) => {
  const metin = JSON.stringify(parca.repeat(UZUN));
  expect(Buffer.from(metin).equals(yanitGovdesi(metin) as Buffer)).toBe(true);
});
