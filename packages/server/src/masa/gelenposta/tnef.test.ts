import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postaCoz } from './hazirla.ts';
import { ek, EKLI, posta } from './testing.ts';
import { tnefAc } from './tnef.ts';

/** Packed mails of Outlook, built by their format (MS-OXTNEF). */
const u16 = (n: number) => Buffer.from([n & 255, n >> 8]);
const u32 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24]);
const oge = (duzey: number, no: number, veri: Buffer) =>
  Buffer.concat([
    Buffer.from([duzey]),
    u32(no),
    u32(veri.length),
    veri,
    u16(veri.reduce((t, b) => (t + b) & 0xffff, 0)),
  ]);
const dolgulu = (v: Buffer) => Buffer.concat([u32(v.length), v, Buffer.alloc((4 - (v.length % 4)) % 4)]);
const degisken = (tip: number, no: number, v: Buffer) => Buffer.concat([u16(tip), u16(no), u32(1), dolgulu(v)]);
const ozellikler = (...o: Buffer[]) => Buffer.concat([u32(o.length), ...o]);
const utf16 = (s: string) => Buffer.from(`${s}\0`, 'utf16le');
const paket = (...ogeler: Buffer[]) => Buffer.concat([u32(0x223e9f78), u16(7), ...ogeler]);
const dosya = (ad: string, veri: string) => [
  oge(2, 0x69002, Buffer.alloc(14)),
  oge(2, 0x18010, Buffer.from('ISGUNL~1.TXT\0')),
  oge(2, 0x6800f, Buffer.from(veri)),
  oge(2, 0x69005, ozellikler(Buffer.concat([u16(3), u16(0x3705), u32(1)]), degisken(0x1f, 0x3707, utf16(ad)))),
];
const iceren = (veri: Buffer) => [
  oge(2, 0x69002, Buffer.alloc(14)),
  oge(2, 0x69005, ozellikler(degisken(0x0d, 0x3701, Buffer.concat([Buffer.alloc(16), veri])))),
];
const KODLU = oge(1, 0x69007, Buffer.concat([u32(1254), u32(0)]));
const METIN = oge(1, 0x2800c, Buffer.from('Ekte iki dosya var, \xde\xfckr\xfc\0', 'latin1'));

describe('winmail.dat', () => {
  test('is opened: its words, its files, the mails within it', () => {
    const icteki = paket(KODLU, oge(1, 0x18004, Buffer.from('Icteki\0')), METIN, ...dosya('içteki.txt', 'iki'));
    const t = tnefAc(paket(KODLU, METIN, ...dosya('İş Günlüğü.txt', 'bir'), ...iceren(icteki)));
    expect(t).toMatchObject({
      metin: 'Ekte iki dosya var, Şükrü',
      ekler: [{ ad: 'İş Günlüğü.txt', veri: Buffer.from('bir') }],
      iletiler: [{ konu: 'Icteki', metin: 'Ekte iki dosya var, Şükrü', ekler: [{ ad: 'içteki.txt' }] }],
    });
  });

  test('cut in the middle keeps the part before the cut; other bytes are refused', () => {
    const veri = paket(METIN, ...dosya('a.txt', 'bir'), ...dosya('b.txt', 'iki'));
    expect(tnefAc(veri.subarray(0, -20))).toMatchObject({ ekler: [{ ad: 'a.txt' }, { veri: Buffer.from('iki') }] });
    expect(tnefAc(Buffer.from('PK\u0003\u0004 baska'))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(200), (b, kes) => {
        tnefAc(Buffer.concat([veri.subarray(0, kes), b]));
      }),
    );
  });

  test('gives its files to the mail, and its words once', async () => {
    const veri = paket(KODLU, METIN, ...dosya('İş Günlüğü.txt', 'bir'), ...iceren(paket(METIN)));
    const soz = 'Content-Type: text/plain; charset=windows-1254\r\n\r\nEkte iki dosya var, \xde\xfckr\xfc\r\n';
    const oku = async (govde: string) =>
      (await postaCoz(
        Buffer.from(posta(`${govde}${ek('application/ms-tnef', 'winmail.dat', veri)}--s--\r\n`, EKLI), 'latin1'),
      ))!;
    for (const govde of [`--s\r\n${soz}`, '']) {
      const p = await oku(govde);
      expect([p.metin, p.ekler.map((e) => e.ad), p.ekliMetin]).toEqual([
        'Ekte iki dosya var, Şükrü',
        ['İş Günlüğü.txt'],
        '[Ekli e-posta: konusuz]\nEkte iki dosya var, Şükrü',
      ]);
    }
  });
});
