import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Socket, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UZUN, YarimGovdeler, cokDerin, yanitGovdesi } from './body.ts';

test('sends a short answer unchanged', () => expect(yanitGovdesi('ğ'.repeat(UZUN - 1))).toBe('ğ'.repeat(UZUN - 1)));

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
    const raw = Object.assign(new EventEmitter(), {
      destroyed: false,
      destroy: () => (raw.destroyed = true),
      socket: new Socket(),
    });
    return { ip, raw, headers: { 'content-length': '7000000' }, log: { info: () => undefined } };
  };

  test('drops the oldest beyond the limit of an address, and does not count arrived bodies any more', () => {
    const yarimlar = new YarimGovdeler(2);
    const [a, b, c, d, baska] = [istek('1'), istek('1'), istek('1'), istek('1'), istek('2')];
    for (const r of [a, b, baska]) yarimlar.basladi(r);
    yarimlar.bitti(b);
    yarimlar.basladi(c);
    expect([a, b, c, baska].map((r) => r.raw.destroyed)).toEqual([false, false, false, false]);
    yarimlar.basladi(d);
    expect([a, b, c, d, baska].map((r) => r.raw.destroyed)).toEqual([true, false, false, false, false]);
  });

  test('reads four refused bodies of an address to their end, and no other until ten seconds after one of them', () => {
    vi.useFakeTimers();
    const yarimlar = new YarimGovdeler();
    const geriCevir = (uzunluk?: number) => {
      const r = { ...istek('1'), headers: { 'content-length': uzunluk?.toString() } };
      const basliklar: string[] = [];
      yarimlar.geriCevrildi(r, { setHeader: (ad, deger) => basliklar.push(`${ad}: ${deger}`) });
      return { raw: r.raw, bitiyor: basliklar.join() === 'connection: close' };
    };
    const kisalar = Array.from({ length: 10 }, () => geriCevir(64 * 1024));
    const uzunlar = Array.from({ length: 6 }, (_, i) => geriCevir(i % 2 ? 7_000_000 : undefined));
    expect(kisalar.some(({ bitiyor }) => bitiyor)).toBe(false);
    expect(uzunlar.map(({ bitiyor }) => bitiyor)).toEqual([false, false, false, false, true, true]);
    uzunlar[0]!.raw.emit('close');
    vi.advanceTimersByTime(9_999);
    expect(geriCevir().bitiyor).toBe(true);
    vi.advanceTimersByTime(1);
    expect([geriCevir().bitiyor, geriCevir().bitiyor]).toEqual([false, true]);
  });

  test('answers a refused request without reading much of its body', async () => {
    const yarimlar = new YarimGovdeler();
    const sunucu = createServer((raw, res) => {
      yarimlar.geriCevrildi({ ip: '1', headers: raw.headers, raw, log: { info: () => undefined } }, res);
      res.writeHead(401).end();
    });
    const baglantilar: Socket[] = [];
    sunucu.on('connection', (s) => baglantilar.push(s));
    await new Promise<void>((tamam) => sunucu.listen(0, '127.0.0.1', tamam));
    const { port } = sunucu.address() as AddressInfo;
    const govde = Buffer.alloc(16 * 1024 * 1024, 'a');
    // Sends on before it looks for an answer, as a browser does.
    const gonder = () =>
      new Promise<string>((tamam, olmadi) => {
        const s = connect(port, '127.0.0.1');
        s.on('error', olmadi).setEncoding('latin1');
        s.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${govde.length}\r\n\r\n`);
        s.write(govde);
        s.once('data', (metin) => s.destroy() && tamam(String(metin).split('\r\n')[0]!));
        s.pause();
        setTimeout(() => s.resume(), 200);
      });
    const cevaplar = await Promise.all(Array.from({ length: 12 }, gonder));
    expect(new Set(cevaplar)).toEqual(new Set(['HTTP/1.1 401 Unauthorized']));
    await vi.waitFor(() => expect(baglantilar.every((s) => s.destroyed)).toBe(true), 10_000);
    // All but the four that are read to their end.
    const dinlenmeyenler = baglantilar.filter((s) => s.bytesRead < govde.length / 4);
    expect(dinlenmeyenler.length).toBeGreaterThanOrEqual(8);
    await new Promise((tamam) => sunucu.close(tamam));
  });
});
