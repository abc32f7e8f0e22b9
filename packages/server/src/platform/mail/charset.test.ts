import iconv from 'iconv-lite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePage, decodeText } from './charset.ts';

const SOZ = 'Şükrü Işık: yazıcı çalışmıyor, ğüşiöç İĞÜŞÖÇ';

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
    expect(decodeText(iconv.encode(SOZ, kume), ad)).toBe(SOZ);
  });

  test('follow their byte order mark rather than a name', () => {
    for (const kume of ['utf8', 'utf16le', 'utf16be'])
      expect(decodeText(iconv.encode(SOZ, kume, { addBOM: true }), 'iso-8859-9')).toBe(SOZ);
  });

  test('of UTF-8 cut in the middle are still UTF-8', () => {
    const kesik = Buffer.from(`${SOZ} ş`).subarray(0, -1);
    expect(decodeText(kesik, null)).toBe(`${SOZ} \uFFFD`);
  });

  test('of any text give the same text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (s) => {
        const duz = s.replace(/^\uFEFF/, '');
        expect(decodeText(Buffer.from(duz), 'utf-8')).toBe(duz);
      }),
    );
  });

  test('of a page are read by the page’s own set if the mail names none', () => {
    const sayfa = (kume: string) =>
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${kume}"></head>${SOZ}`;
    expect(decodePage(iconv.encode(sayfa('windows-1254'), 'windows1254'), null)).toContain(SOZ);
    expect(decodePage(iconv.encode(sayfa('ibm857'), 'cp857'), 'us-ascii')).toContain(SOZ);
    expect(decodePage(iconv.encode(sayfa('utf-8'), 'windows1254'), null)).toContain(SOZ);
    expect(decodePage(iconv.encode(`<meta charset=iso-8859-9>${SOZ}`, 'utf8'), null)).toContain(SOZ);
  });
});
