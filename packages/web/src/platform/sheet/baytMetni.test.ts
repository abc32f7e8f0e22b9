import { expect, test } from 'vitest';
import { xmlMetni } from './baytMetni.ts';
import { metneCevir } from '../search/harfler.ts';

const XML = '<Name>Işık ğüşöç</Name>';
/** Turkish letters of the text in the one-byte sets. */
const TEK_BAYT: Readonly<Record<string, number>> = { ı: 0xfd, ş: 0xfe, ğ: 0xf0, ü: 0xfc, ö: 0xf6, ç: 0xe7 };
const tekBayt = (s: string) => Uint8Array.from(s, (h) => TEK_BAYT[h] ?? h.charCodeAt(0));
const utf8 = (s: string) => new TextEncoder().encode(s);
const utf16 = (s: string, ters = false) => {
  const veri = new DataView(new ArrayBuffer(s.length * 2));
  for (let i = 0; i < s.length; i++) veri.setUint16(i * 2, s.charCodeAt(i), !ters);
  return new Uint8Array(veri.buffer);
};
const bildirim = (ad: string) => `<?xml version="1.0" encoding="${ad}"?>${XML}`;

test.each([
  ['UTF-8', utf8(XML)],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${bildirim('UTF-8')}`)],
  ['UTF-16 with a byte order mark', utf16(`\uFEFF${bildirim('UTF-16')}`)],
  ['UTF-16 in reversed byte order', utf16(`\uFEFF${XML}`, true)],
  ['UTF-16 without a byte order mark', utf16(bildirim('UTF-16'))],
  ['UTF-16 in reversed byte order, without a mark', utf16(XML, true)],
  ['UTF-8 that says it is UTF-16', utf8(bildirim('utf-16'))],
  ['the Windows charset, named', tekBayt(bildirim('windows-1254'))],
  ['the charset Latin 5, named', tekBayt(bildirim('ISO-8859-9'))],
  ['the Windows charset, not named', tekBayt(XML)],
  ['the Windows charset under an unknown name', tekBayt(bildirim('cp-turkce'))],
])('an XML in %s', (_, baytlar) => {
  expect(xmlMetni(baytlar)).toMatch(/<Name>Işık ğüşöç<\/Name>$/);
});

test('a text without a declaration is read by its bytes', () => {
  expect([utf8(XML), tekBayt(XML), new Uint8Array()].map((b) => metneCevir(b).metin)).toEqual([XML, XML, '']);
});
