import iconv from 'iconv-lite';
import fc from 'fast-check';
import libmime from 'libmime';
import { describe, expect, test } from 'vitest';
import { duzBaslik, okunanBaslik, sayfaya, yaziya } from './kume.ts';

const SOZ = 'Şükrü Işık: yazıcı çalışmıyor, ğüşiöç İĞÜŞÖÇ';
const latin = (b: Buffer) => b.toString('latin1');

describe('bytes of a mail', () => {
  test.each([
    [null, 'windows1254'],
    ['us-ascii', 'windows1254'],
    ['x-unknown', 'windows1254'],
    ['olmayan-kume', 'windows1254'],
    ['utf-8', 'windows1254'],
    ['iso-8859-1', 'windows1254'],
    ['windows-1252', 'windows1254'],
    ['iso-8859-9', 'windows1254'],
    ['ISO8859_9', 'windows1254'],
    ['latin5', 'windows1254'],
    ['"windows-1254"', 'windows1254'],
    ['win-1254', 'windows1254'],
    ['x-cp1254', 'windows1254'],
    ['cp-1254', 'windows1254'],
    ['ibm857', 'cp857'],
    ['CP857', 'cp857'],
    ['x-ibm857', 'cp857'],
    ['dos-857', 'cp857'],
    [null, 'cp857'],
    ['us-ascii', 'cp857'],
    ['x-mac-turkish', 'macturkish'],
    ['utf-16', 'utf16le'],
    ['utf-16le', 'utf16le'],
    ['utf-16be', 'utf16be'],
    [null, 'utf16le'],
    ['utf-7', 'utf7'],
    ['unicode-1-1-utf-7', 'utf7'],
    ['utf8', 'utf8'],
    ['utf-8; format=flowed', 'utf8'],
    [null, 'utf8'],
    ['us-ascii', 'utf8'],
    ['iso-8859-9', 'utf8'],
    ['windows-1254', 'utf8'],
    ['x-unknown', 'utf8'],
    ['iso-8859-1', 'utf8'],
    ['base64', 'utf8'],
  ])('said to be %s, in %s, are read', (ad, kume) => {
    expect(yaziya(iconv.encode(SOZ, kume), ad)).toBe(SOZ);
  });

  test('follow their byte order mark rather than a name', () => {
    for (const kume of ['utf8', 'utf16le', 'utf16be'])
      expect(yaziya(iconv.encode(SOZ, kume, { addBOM: true }), 'iso-8859-9')).toBe(SOZ);
  });

  test('of UTF-8 cut in the middle are still UTF-8', () => {
    const kesik = Buffer.from(`${SOZ} ş`).subarray(0, -1);
    expect(yaziya(kesik, null)).toBe(`${SOZ} \uFFFD`);
  });

  test('of any text give the same text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (s) => {
        const duz = s.replace(/^\uFEFF/, '');
        expect(yaziya(Buffer.from(duz), 'utf-8')).toBe(duz);
      }),
    );
  });

  test('of a page are read by the page’s own set if the mail names none', () => {
    const sayfa = (kume: string) =>
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${kume}"></head>${SOZ}`;
    expect(sayfaya(iconv.encode(sayfa('windows-1254'), 'windows1254'), null)).toContain(SOZ);
    expect(sayfaya(iconv.encode(sayfa('ibm857'), 'cp857'), 'us-ascii')).toContain(SOZ);
    expect(sayfaya(iconv.encode(sayfa('utf-8'), 'windows1254'), null)).toContain(SOZ);
    expect(sayfaya(iconv.encode(`<meta charset=iso-8859-9>${SOZ}`, 'utf8'), null)).toContain(SOZ);
  });
});

describe('a header', () => {
  const q = (kume: string, ad = kume) =>
    `=?${ad}?Q?${[...iconv.encode('Şükrü Işık', kume)].map((b) => `=${b.toString(16).padStart(2, '0')}`).join('')}?=`;
  test.each([
    ['raw, of Windows', latin(iconv.encode('Şükrü Işık', 'windows1254'))],
    ['raw, of UTF-8', latin(Buffer.from('Şükrü Işık'))],
    ['raw, of DOS', latin(iconv.encode('Şükrü Işık', 'cp857'))],
    ['in words of UTF-8', q('utf8', 'UTF-8')],
    ['in words of Windows', q('windows1254', 'windows-1254')],
    ['in words of an unknown set', q('windows1254', 'x-unknown')],
    ['in words of ASCII that is none', q('windows1254', 'us-ascii')],
    ['in words with a language', q('utf8', 'utf-8*tr')],
    ['in words of base64', `=?UTF-8?B?${Buffer.from('Şükrü Işık').toString('base64')}?=`],
    ['in words that cut a letter', '=?utf-8?Q?=C5?= =?utf-8?Q?=9E=C3=BCkr=C3=BC?=\r\n =?UTF-8?Q?_I=C5=9F=C4=B1k?='],
    ['in lines', 'Şükrü\r\n Işık'.replaceAll(/[^\x20-\x7e\r\n]/g, (h) => latin(Buffer.from(h)))],
  ])('%s', (_, deger) => {
    expect(okunanBaslik(deger)).toBe('Şükrü Işık');
    expect(libmime.decodeWords(duzBaslik(deger))).toBe('Şükrü Işık');
  });

  test('that only looks encoded stays', () => {
    expect(okunanBaslik('=?bozuk?X?a?= b')).toBe('=?bozuk?X?a?= b');
    expect(okunanBaslik('a =?utf-8?Q?b?= c')).toBe('a b c');
  });
});
