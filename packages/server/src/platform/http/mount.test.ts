import { connect } from 'node:net';
import { endpoints } from '@masabasi/core/contract';
import { denetim } from '@masabasi/core/platform/denetim/contract';
import { okumaMi } from '@masabasi/core/platform/call/call';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEKLENEN } from '../../testing/access.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { sayfaliUygulama, uygulama } from '../../testing/app.ts';

let s: TestServer;
let token: string;
const userId = 1;
beforeAll(async () => {
  s = await testServer();
  expect(await s.kisi('ayse')).toBe(userId);
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

const oku = async (yanit: Response) => ({
  status: yanit.status,
  body: (await yanit.json()) as { durum: boolean; msg?: string },
});

test('sends the same long answer compressed and uncompressed', async () => {
  await s.kisi('yonetici', { rol: 'Yönetici' });
  const kim = await s.girisYap('yonetici');
  const sor = (yazim: string) => s.call(tanim.baseGerekliList, {}, kim, { 'accept-encoding': yazim });
  const [duz, sikisik] = await Promise.all([sor('identity'), sor('gzip')]);
  expect([duz, sikisik].map((y) => [y.status, y.headers.get('content-encoding')])).toEqual([
    [200, null],
    [200, 'gzip'],
  ]);
  expect(sikisik.body).toEqual(duz.body);
});

describe('paths', () => {
  test.each(['/userbilgi', '/USERBILGI', '/UserBilgi'])('%s is matched in any case', async (yol) => {
    const yanit = await fetch(`${s.url}/Api${yol}`, { headers: { authorization: `Bearer ${token}` } });
    expect(yanit.status).toBe(200);
  });

  test('serves every endpoint of the contract', async () => {
    for (const { endpoint: e } of endpoints) {
      const yanit = await fetch(`${s.url}/api${e.path}`, { method: e.method });
      expect([e.path, yanit.status === 404 || yanit.status >= 500]).toEqual([e.path, false]);
    }
  });

  test.each([
    ['GET', '/api/login'],
    ['GET', '/api/personel/personel/departmanMola'],
    ['POST', '/api/userbilgi'],
    ['PUT', '/api/login'],
    ['DELETE', '/api/oturumlarim'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/yok?a=1'],
    ['GET', '/API/yok.js'],
    ['GET', '/api/%2e%2e/login'],
    ['GET', '/api//userbilgi'],
  ])('%s %s is 404 in JSON', async (method, yol) => {
    const yanit = await fetch(`${s.url}${yol}`, { method });
    expect(yanit.headers.get('content-type')).toContain('application/json');
    expect(await oku(yanit)).toEqual({ status: 404, body: { durum: false, msg: 'Böyle bir adres yok.' } });
  });

  test('answers 400 in JSON for a path that cannot be decoded', async () => {
    const { status, body } = await oku(await fetch(`${s.url}/api/%zz`));
    expect({ status, durum: body.durum }).toEqual({ status: 400, durum: false });
  });

  test.each(['/api/gizli', '/API/gizli', '/Api/:ad'])('a route %s around the mount refuses to boot', async (url) => {
    const app = await uygulama(s);
    expect(() => app.get(url, () => ({}))).toThrow('http/mount.ts');
    await app.close();
  });

  test('serves pages with a built web client, but none under /api', async () => {
    const { app, kapat } = await sayfaliUygulama(s);
    try {
      const al = async (url: string) => {
        const { statusCode, headers } = await app.inject(url);
        return [statusCode, headers['content-type']];
      };
      expect(await al('/personel/mola')).toEqual([200, 'text/html; charset=utf-8']);
      for (const yol of ['/api/yok', '/API/yok', '/api', '/.env', '/assets/yok.js', '/%2e%2e/package.json'])
        expect([yol, ...(await al(yol))]).toEqual([yol, 404, 'application/json; charset=utf-8']);
    } finally {
      await kapat();
    }
  });
});

describe('the body', () => {
  const GIRIS = { UserName: 'ayse', Password: 'masabasi', lisans: 'TEST' };
  const tema = (val: object) => ['/usertemaguncelle', JSON.stringify({ val: { userId, ...val } })] as const;
  const renk = (deger: object) => tema({ tur: 'Tema', deger });

  test.each([
    ['bare', GIRIS, 200],
    ['under val', { val: GIRIS }, 200],
    ['both ways at once', { val: GIRIS, UserName: 'ayse' }, 400],
    ['null', null, 400],
    ['a list', [GIRIS], 400],
    ['val a list', { val: [GIRIS] }, 400],
    ['val null', { val: null }, 400],
  ])('either: %s', async (_, govde, status) => {
    expect((await s.ham('/login', JSON.stringify(govde))).status).toBe(status);
  });

  test('is accepted under val only, and bare fields are named', async () => {
    const yanit = await s.ham('/usertemaguncelle', JSON.stringify({ userId, tur: 'MenuTur', deger: 'slim' }), token);
    const msg = "'userId' diye bir alan yok; alanlar 'val' içinde olmalı.";
    expect(await oku(yanit)).toEqual({ status: 400, body: { durum: false, msg } });
  });

  test('may be empty, an empty object or an empty val for a call without fields', async () => {
    for (const govde of ['{}', '{"val":{}}']) expect((await s.ham('/oturumlarim', govde, token)).status).toBe(200);
    const bos = await fetch(`${s.url}/api/oturumlarim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bos.status).toBe(200);
  });

  test.each([
    ['unknown field', tema({ tur: 'MenuTur', deger: 'slim', surum: 1 }), "'surum' diye bir alan yok."],
    ['unknown nested field', renk({ tema: 'blue', dark: 0, x: 1 }), "'deger.x' diye bir alan yok."],
    ['wrong nested field', renk({ tema: 'mor', dark: 0 }), "'deger.tema' alanı: bilinmeyen tema rengi."],
    ['missing nested field', renk({ tema: 'blue' }), "'deger.dark' alanı eksik."],
    ['text for a number', ['/oturumSonlandir', '{"val":{"Id":"5"}}'], "'Id' alanı: tam sayı olmalı."],
    ['missing number', ['/oturumSonlandir', '{"val":{}}'], "'Id' alanı eksik."],
    [
      'beyond 32 bits',
      ['/oturumSonlandir', '{"val":{"Id":2147483648}}'],
      "'Id' alanı: geçerli bir kayıt numarası değil.",
    ],
    [
      'NUL',
      ['/login', '{"UserName":"a\\u0000b","Password":"x"}'],
      "'UserName' alanı: yazılamayan bir karakter içeriyor.",
    ],
    [
      'half surrogate',
      ['/login', '{"UserName":"a\\ud800","Password":"x"}'],
      "'UserName' alanı: yazılamayan bir karakter içeriyor.",
    ],
    ['empty name', ['/login', '{"UserName":" ","Password":"x"}'], "'UserName' alanı: boş olamaz."],
    ['object for a field', ['/login', '{"UserName":{"a":1},"Password":"x"}'], "'UserName' alanı: metin olmalı."],
    ['not an object', ['/login', '"x"'], 'İsteğin gövdesi bir JSON nesnesi olmalı.'],
    ['malformed JSON', ['/login', '{"UserName":'], 'İsteğin gövdesi geçerli JSON değil.'],
    [
      'prototype',
      ['/login', '{"__proto__":{"a":1},"UserName":"ayse","Password":"x"}'],
      'İsteğin gövdesi geçerli JSON değil.',
    ],
    ['empty', ['/login', ''], 'İsteğin gövdesi boş.'],
  ] as const)('%s: 400 that says what', async (_, [yol, govde], msg) => {
    expect(await oku(await s.ham(yol, govde, token))).toEqual({ status: 400, body: { durum: false, msg } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    '%s is 415',
    async (tur) => {
      const yanit = await s.ham('/login', JSON.stringify(GIRIS), undefined, { 'content-type': tur });
      expect(await oku(yanit)).toEqual({ status: 415, body: { durum: false, msg: 'İstek JSON olmalı.' } });
    },
  );

  test('answers 413 over 64 kB', async () => {
    const govde = (n: number) => JSON.stringify({ ...GIRIS, adres: 'x'.repeat(n) });
    expect(await oku(await s.ham('/login', govde(64 * 1024)))).toEqual({
      status: 413,
      body: { durum: false, msg: 'Gönderilen veri çok büyük.' },
    });
    expect((await s.ham('/login', govde(63 * 1024))).status).toBe(400);
  });

  test('answers 400 when nested deeper than any request of ours', async () => {
    const yanit = await s.ham('/login', `{"UserName":${'['.repeat(40)}${']'.repeat(40)}}`);
    expect(await oku(yanit)).toEqual({ status: 400, body: { durum: false, msg: 'İsteğin gövdesi çok iç içe.' } });
  });

  test('takes the last of two equal keys, as everywhere in JSON', async () => {
    const yanit = await s.ham(
      '/usertemaguncelle',
      `{"val":{"userId":1,"userId":${userId},"tur":"MenuTur","deger":"slim"}}`,
      token,
    );
    expect(yanit.status).toBe(200);
  });
});

describe('checks before the body is read', () => {
  /** Announces a body of 8 MB, sends one byte of it, and reads the answer. */
  const baslat = (yol: string, jeton?: string) =>
    new Promise<string>((bitir, olmadi) => {
      const { port } = new URL(s.url);
      const soket = connect(Number(port), '127.0.0.1');
      soket.setEncoding('utf8').on('error', olmadi);
      soket.once('data', (metin) => {
        soket.destroy();
        bitir(String(metin));
      });
      soket.setTimeout(2000, () => {
        soket.destroy();
        bitir('(nothing)');
      });
      soket.write(
        [
          `POST /api${yol} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Content-Type: application/json',
          ...(jeton ? [`Authorization: Bearer ${jeton}`] : []),
          'Content-Length: 7000000',
          '',
          '{',
        ].join('\r\n'),
      );
    });
  /** The call with the largest body limit. */
  const EN_BUYUK = endpoints.toSorted((a, b) => (b.endpoint.govdeSiniri ?? 0) - (a.endpoint.govdeSiniri ?? 0))[0]!;

  test('401 without a session', async () => {
    expect(EN_BUYUK.endpoint.govdeSiniri).toBeGreaterThan(7_000_000);
    expect(await baslat(EN_BUYUK.endpoint.path)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('403 without the right, and 413 for more than the call allows', async () => {
    expect(await baslat(EN_BUYUK.endpoint.path, token)).toMatch(/^HTTP\/1\.1 403 /);
    expect(await baslat('/parolaDegistir', token)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await baslat('/login')).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('does not let missing bodies hold up other calls', async () => {
    const { port } = new URL(s.url);
    const yarimlar = Array.from({ length: 150 }, () => {
      const soket = connect(Number(port), '127.0.0.1');
      soket.on('error', () => undefined);
      soket.write(
        'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      return soket;
    });
    await new Promise((sonra) => setTimeout(sonra, 300));
    const once = performance.now();
    const durumlar = await Promise.all(
      Array.from({ length: 20 }, async () => (await s.ham('/oturumlarim', '{"val":{}}', token)).status),
    );
    expect(durumlar).toEqual(Array.from({ length: 20 }, () => 200));
    expect(performance.now() - once).toBeLessThan(2000);
    for (const soket of yarimlar) soket.destroy();
  });
});

describe('refuses a message that is no HTTP request', () => {
  const yolla = (istek: string) =>
    new Promise<string>((bitir, olmadi) => {
      const soket = connect(Number(new URL(s.url).port), '127.0.0.1');
      let gelen = '';
      soket.setEncoding('utf8').on('error', olmadi);
      soket.on('data', (metin) => (gelen += String(metin)));
      soket.on('close', () => bitir(gelen));
      soket.write(istek);
    });
  test.each([
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, /^İsteğin adresi/u],
    ['a word of another language', 'MERHABA\r\n\r\n', 400, /^İstek okunamadı/u],
    ['a length that is none', 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: beş\r\n\r\n', 400, /^İstek/u],
  ])('%s is refused in a sentence, and its connection ends', async (_ne, istek, status, msg) => {
    const [ust, govde] = (await yolla(istek)).split('\r\n\r\n');
    expect(ust).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(ust).toMatch(/connection: close[^]*x-content-type-options: nosniff/i);
    expect(JSON.parse(govde!)).toEqual({ durum: false, msg: expect.stringMatching(msg) });
  });
});

describe('several reads in one call', () => {
  const grup = async (istekler: { uc: string; val?: unknown }[], jeton = token) => {
    const istek = { istekler: istekler.map(({ uc, val = {} }) => ({ uc, val })) };
    return tamam(await s.call(oturum.okumalar, istek, jeton)).yanitlar;
  };

  test('answers each as by itself, in their order', async () => {
    const [bilgi, sure, yok, yazma] = await grup([
      { uc: oturum.userbilgi.path },
      { uc: mola.molaHesapla.path, val: { userId } },
      { uc: '/yok' },
      { uc: oturum.logout.path },
    ]);
    const tek = (await s.call(oturum.userbilgi, {}, token)).body;
    expect(bilgi).toEqual({ status: 200, govde: JSON.parse(JSON.stringify(tek)) });
    expect(sure).toMatchObject({ status: 200, govde: { durum: true, molasure: 0 } });
    for (const y of [yok, yazma])
      expect(y).toEqual({ status: 404, govde: { durum: false, msg: 'Böyle bir okuma yok.' } });
  });

  test('applies each read’s own rule', async () => {
    const [baskasi, yetki, hatali, grupta] = await grup([
      { uc: mola.molaHesapla.path, val: { userId: 999 } },
      { uc: denetim.getDenetim.path },
      { uc: mola.molaHesapla.path, val: { userId: 'x' } },
      { uc: oturum.okumalar.path, val: { istekler: [{ uc: oturum.userbilgi.path, val: {} }] } },
    ]);
    expect([baskasi, yetki, hatali, grupta].map((y) => y!.status)).toEqual([403, 403, 400, 404]);
    expect((await s.call(oturum.okumalar, { istekler: [{ uc: oturum.userbilgi.path, val: {} }] })).status).toBe(401);
  });

  test('answers each generated call in a group exactly as by itself', { timeout: 240_000 }, async () => {
    const kisiler = [token, await bilen()];
    for (const jeton of kisiler)
      for (const { room, name, endpoint: e } of endpoints.filter(
        (x) => okumaMi(x.endpoint) && x.endpoint.method === 'POST',
      )) {
        const uc = `${room}.${name}`;
        const val = BEKLENEN[uc]?.istek ?? {};
        const tek = await s.call(e, val, jeton);
        const [grupta] = await grup([{ uc: e.path, val }], jeton);
        expect([uc, grupta!.status]).toEqual([uc, tek.status]);
        // The free space on the disk changes from moment to moment.
        if (uc !== 'sistem.sistemDurumu') expect([uc, grupta!.govde]).toEqual([uc, tek.body]);
      }
  });

  const bilen = async () => {
    await s.kisi('bilen', { yetkiler: YETKI_KATALOGU.map((y) => y.Id).filter((id) => id !== 0) });
    return s.girisYap('bilen');
  };
});
