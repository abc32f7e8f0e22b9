import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { parseHeaders } from './headers.ts';

const latin = (b: Buffer) => b.toString('latin1');
/** A head whose lines are bytes, one a letter. */
const head = (lines: string) => parseHeaders(Buffer.from(lines, 'latin1'));

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
    const h = head(`Subject: ${deger}\r\nFrom: ${deger} <s@y.com>`);
    expect(h.text('subject')).toBe('Şükrü Işık');
    expect(h.addresses('from')).toEqual([{ adres: 's@y.com', ad: 'Şükrü Işık' }]);
  });

  test('that only looks encoded stays', () => {
    expect(head('Subject: =?bozuk?X?a?= b').text('subject')).toBe('=?bozuk?X?a?= b');
    expect(head('Subject: a =?utf-8?Q?b?= c').text('subject')).toBe('a b c');
  });

  test('that is missing or empty has no value', () => {
    for (const h of [head('From:'), head('X: y'), head(''), head('no header')])
      expect([h.text('from'), h.addresses('from'), h.ids('from'), h.date(), h.parameter('from', 'x')]).toEqual([
        '',
        [],
        [],
        null,
        null,
      ]);
  });
});

describe('a head', () => {
  test('has fields in their order, the first of several with one name counts', () => {
    const h = head('Return-Path: <>\r\nSUBJECT: a\r\n b\r\nReturn-Path: <x@y.com>');
    expect(h.all()).toEqual([
      ['return-path', '<>'],
      ['subject', 'a b'],
      ['return-path', '<x@y.com>'],
    ]);
    expect(h.text('return-path')).toBe('<>');
  });

  test('has the message ids of all its references, with or without brackets', () => {
    const h = head('References: <a@x> b@x\r\n <c@x>\r\nReferences: <d@x>');
    expect(h.ids('references')).toEqual(['<a@x>', '<b@x>', '<c@x>', '<d@x>']);
  });

  test('has addresses in groups, in comments and without a name', () => {
    const h = head('To: Grup: "Öz, Ece" <e@x.com>, a@x.com;, (not) b@x.com'.replace('Ö', latin(Buffer.from('Ö'))));
    expect(h.addresses('to').map((a) => [a.adres, a.ad])).toEqual([
      ['e@x.com', 'Öz, Ece'],
      ['a@x.com', ''],
      ['b@x.com', 'not'],
    ]);
  });

  test('has a moment, and parameters of its values', () => {
    const h = head(
      "Date: Thu, 26 Nov 2026 10:00:00 +0300\r\nContent-ID: <r@x>\r\nContent-Type: text/plain; name=a.txt; x*=iso-8859-9''%DE",
    );
    expect(h.date()).toBe(Date.parse('2026-11-26T07:00:00Z'));
    expect([h.parameter('content-type', 'name'), h.parameter('content-type', 'x')]).toEqual(['a.txt', 'Ş']);
    expect([h.inBrackets('content-id'), h.inBrackets('date')]).toEqual(['r@x', null]);
  });

  test('of a hostile size is cut', () => {
    const h = head(
      [
        `Subject: ${'x'.repeat(300_000)}`,
        `To: ${Array.from({ length: 5000 }, (_, i) => `a${i}@x.com`).join(', ')}`,
        `References: ${'<a@x>'.repeat(50_000)}`,
        ...Array.from({ length: 5000 }, () => 'X: y'),
      ].join('\r\n'),
    );
    expect(h.all()).toHaveLength(1000);
    expect(Math.max(...h.all().map(([, value]) => value.length))).toBe(1000);
    expect(h.text('subject')).toHaveLength(100_000);
    expect(h.addresses('to')).toHaveLength(20);
    expect(h.ids('references')).toHaveLength(1000);
  });
});
