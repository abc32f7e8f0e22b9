import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UZUN, YarimGovdeler, cokDerin, yanitGovdesi } from './body.ts';

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

describe('a body that is nested', () => {
  const ic = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`;
  test.each([
    ['as deep as it may be', ic(16), false],
    ['deeper', ic(17), true],
    ['with objects', '{"a":['.repeat(9), true],
    ['in words only', JSON.stringify({ a: ic(100), b: '\\"[[[[[[[[[[[[[[[[[[[[[' }), false],
    ['side by side', `[${Array.from({ length: 100 }, () => '[]').join(',')}]`, false],
  ])('%s', (_, metin, beklenen) => expect(cokDerin(Buffer.from(metin))).toBe(beklenen));
});

describe('requests whose body has not arrived', () => {
  afterEach(() => vi.useRealTimers());
  const istek = (ip: string) => {
    const raw = Object.assign(new EventEmitter(), { destroyed: false, destroy: () => (raw.destroyed = true) });
    return { ip, raw, headers: { 'content-length': '7000000' }, log: { info: () => undefined } };
  };

  test('beyond the number of an address the oldest gives way; who has arrived counts no more', () => {
    const yarimlar = new YarimGovdeler(2);
    const [a, b, c, d, baska] = [istek('1'), istek('1'), istek('1'), istek('1'), istek('2')];
    for (const r of [a, b, baska]) yarimlar.basladi(r);
    yarimlar.bitti(b);
    yarimlar.basladi(c);
    expect([a, b, c, baska].map((r) => r.raw.destroyed)).toEqual([false, false, false, false]);
    yarimlar.basladi(d);
    expect([a, b, c, d, baska].map((r) => r.raw.destroyed)).toEqual([true, false, false, false, false]);
  });

  test('of those turned away four of an address are heard out, and no other until ten seconds after one of them', () => {
    vi.useFakeTimers();
    const yarimlar = new YarimGovdeler();
    const hepsi = Array.from({ length: 6 }, () => ({ r: istek('1'), cevap: new EventEmitter() }));
    const kisa = { ...istek('1'), headers: { 'content-length': '100' } };
    for (const { r, cevap } of hepsi) yarimlar.geriCevrildi(r, cevap);
    yarimlar.geriCevrildi(kisa, new EventEmitter());
    for (const { cevap } of hepsi) cevap.emit('finish');
    expect(hepsi.map(({ r }) => r.raw.destroyed)).toEqual([false, false, false, false, true, true]);
    hepsi[0]!.r.raw.emit('close');
    const sonraki = () => {
      const { r, cevap } = { r: istek('1'), cevap: new EventEmitter() };
      yarimlar.geriCevrildi(r, cevap);
      cevap.emit('finish');
      return r.raw.destroyed;
    };
    vi.advanceTimersByTime(9_999);
    expect(sonraki()).toBe(true);
    vi.advanceTimersByTime(1);
    expect([sonraki(), sonraki()]).toEqual([false, true]);
  });
});
