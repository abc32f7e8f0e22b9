import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer, connect as tcpConnect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { cevapla, hatayiYaz } from './errors.ts';
import { akisAc } from '../../testing/akis.ts';
import { type BaskaSunucu, baskaSunucu, duyur } from '../../testing/stream.ts';

let s: TestServer;
let token: string;
let userId: number;
beforeAll(async () => {
  s = await testServer();
  userId = await s.kisi('ayse');
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

test('treats a browser that hung up during a long answer as expected', () => {
  const koptu = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(cevapla(koptu)).toMatchObject({ status: 499, beklenmedik: false });
});

test.each([
  [{ code: '57P03', message: 'the database system is starting up' }, 'warn'],
  [{ code: '57P01', message: 'terminating connection due to administrator command' }, 'warn'],
  [{ code: '53300', message: 'sorry, too many clients already' }, 'warn'],
  [{ code: '53100', message: 'could not extend file: No space left on device' }, 'warn'],
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' }, 'warn'],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, 'error'],
  [{ code: '25P03', message: 'terminating connection due to idle-in-transaction timeout' }, 'error'],
  [{ code: '42P01', message: 'relation "x" does not exist' }, 'error'],
])('%o is written to the log as %s', ({ code, message }, seviye) => {
  const e = /^\d/.test(code)
    ? Object.assign(new DatabaseError(message, message.length, 'error'), { code })
    : Object.assign(new Error(message), { code });
  const yazilan: [string, unknown][] = [];
  const log = {
    warn: (x: unknown) => void yazilan.push(['warn', x]),
    error: (x: unknown) => void yazilan.push(['error', x]),
  };
  expect(hatayiYaz(log as never, { uc: '/x' }, cevapla(e), e)).toBe(true);
  expect(yazilan.map(([s2]) => s2)).toEqual([seviye]);
  expect(yazilan[0]![1]).toHaveProperty(seviye === 'warn' ? 'neden' : 'err');
});

describe('a surprise', () => {
  afterEach(() => s.pool.query('drop function if exists patla() cascade'));

  test.each([
    ['P0001', 500, 'Beklenmeyen bir hata oluştu. Lütfen sistem yöneticinizle görüşün.'],
    ['XX000', 500, 'Beklenmeyen bir hata oluştu. Lütfen sistem yöneticinizle görüşün.'],
    ['42P01', 500, 'Beklenmeyen bir hata oluştu. Lütfen sistem yöneticinizle görüşün.'],
    ['22003', 400, 'İstekte saklanamayan bir değer var.'],
    ['23505', 409, 'Kayıt başka bir kayıtla çakışıyor.'],
    ['53300', 503, 'Veritabanına şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyiniz.'],
    ['57P01', 503, 'Veritabanına şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyiniz.'],
    ['25P03', 503, 'Veritabanına şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyiniz.'],
  ])(
    '%s is %i with a sentence and a number to ask about, and no word of what is inside',
    async (kod, status, cumle) => {
      await s.pool.query(`
      create function patla() returns trigger language plpgsql as
        $$ begin raise exception 'select gizli from kisi -- /srv/masabasi' using errcode = '${kod}'; end $$;
      create trigger patla before update on kisi for each statement execute function patla()`);
      const istek = { tur: 'MenuTur', userId, deger: 'slim' } as const;
      const yanit = await s.call(oturum.usertemaguncelle, istek, token);
      expect([yanit.status, yanit.body.durum, Object.keys(yanit.body)]).toEqual([status, false, ['durum', 'msg']]);
      const msg = yanit.body.durum ? '' : yanit.body.msg;
      expect(msg.replace(/ \([\da-f-]{36}\)$/, '')).toBe(cumle);
      expect(JSON.stringify(yanit.body)).not.toMatch(/select|gizli|patla|srv|\.ts|at /);
      expect(yanit.headers.get('retry-after')).toBe(status === 503 ? '3' : null);
    },
  );
});

/** A connection between the server and its database that can fail. */
async function kablo(hedef: URL) {
  let hal: 'acik' | 'kapali' | 'sessiz' = 'acik';
  const ciftler = new Set<readonly [Socket, Socket]>();
  const unutulanlar = new Set<Socket>();
  const bekleyen: Socket[] = [];
  const bagla = (icte: Socket) => {
    const cift = [icte, tcpConnect(Number(hedef.port), hedef.hostname)] as const;
    const kopar = () => {
      ciftler.delete(cift);
      for (const soket of cift) soket.destroy();
    };
    ciftler.add(cift);
    for (const soket of cift) soket.on('error', kopar).on('close', kopar);
    cift[0].pipe(cift[1]).pipe(cift[0]);
  };
  const sunucu = createServer((icte) => {
    if (hal === 'acik') bagla(icte);
    else if (hal === 'sessiz') bekleyen.push(icte.on('error', () => icte.destroy()));
    else icte.destroy();
  });
  const dinle = async (port: number) => {
    sunucu.listen(port, '127.0.0.1');
    await once(sunucu, 'listening');
    return (sunucu.address() as AddressInfo).port;
  };
  const port = await dinle(0);
  const url = new URL(hedef);
  url.port = String(port);
  return {
    url: url.toString(),
    /** Refuses new connections and cuts the open ones. */
    async reddet() {
      hal = 'kapali';
      const kapandi = sunucu.listening ? once(sunucu, 'close') : null;
      sunucu.close();
      for (const soket of [...Array.from(ciftler).flat(), ...unutulanlar, ...bekleyen.splice(0)]) soket.destroy();
      await kapandi;
    },
    /** Holds all bytes back, like a network that lost its route. */
    sus() {
      hal = 'sessiz';
      for (const [icte, dista] of ciftler) {
        icte.unpipe(dista).pause();
        dista.unpipe(icte).pause();
      }
    },
    /** Holds all bytes back for ever, like a firewall that forgot the connections. */
    unut() {
      this.sus();
      for (const [icte] of ciftler) unutulanlar.add(icte.resume());
      ciftler.clear();
    },
    async don() {
      hal = 'acik';
      if (!sunucu.listening) await dinle(port);
      for (const [icte, dista] of ciftler) icte.pipe(dista).pipe(icte);
      for (const icte of bekleyen.splice(0)) bagla(icte);
    },
  };
}

describe('while the database is away', () => {
  let tel: Awaited<ReturnType<typeof kablo>>;
  let app: BaskaSunucu;
  beforeAll(async () => {
    tel = await kablo(new URL(s.databaseUrl));
    app = await baskaSunucu(s, tel.url);
  });
  afterAll(async () => {
    await app?.kapat();
    await tel?.reddet();
  });

  const sor = async (yol: string, govde?: object) => {
    const basla = performance.now();
    const yanit = await fetch(`${app.url}${yol}`, {
      method: govde ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(govde ? { 'content-type': 'application/json' } : {}) },
      ...(govde ? { body: JSON.stringify(govde) } : {}),
    });
    const body = (await yanit.json()) as { durum: boolean; msg?: string };
    return { status: yanit.status, body, bekle: yanit.headers.get('retry-after'), sure: performance.now() - basla };
  };
  const okuma = () => sor('/api/userbilgi');
  const yazma = () => sor(`/api${oturum.usertemaguncelle.path}`, { val: { tur: 'MenuTur', userId, deger: 'overlay' } });
  const giris = () => sor('/api/login', { UserName: 'ayse', Password: 'masabasi', lisans: 'TEST' });
  const hazir = () => sor('/ready');

  test.each([
    ['refused', () => tel.reddet()],
    ['silent for a while', async () => tel.sus()],
    ['silent, and its connections forgotten', async () => tel.unut()],
  ])('%s: 503 within 3.5 s, and normal within 5 s of its return', async (_, boz) => {
    // Some connections are idle, others are in the middle of their work.
    const saglam = await Promise.all([okuma(), yazma(), okuma(), yazma(), giris(), hazir()]);
    expect(saglam.map((y) => y.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const yolda = Array.from({ length: 6 }, (_yok, i) => (i % 2 ? yazma() : okuma()));
    await wait(5);
    await boz();

    const kacti = await Promise.all([...yolda, okuma(), yazma(), giris(), hazir()]);
    const sonra = await Promise.all([okuma(), yazma(), hazir()]);
    const olu = [...kacti, ...sonra].filter((y) => y.status !== 200);
    expect(olu.length).toBeGreaterThanOrEqual(7);
    for (const y of olu) {
      expect(y).toMatchObject({ status: 503, bekle: '3', body: { durum: false } });
      expect(y.body.msg).toMatch(/^Veritabanına şu anda ulaşılamıyor\. /);
    }
    expect(Math.max(...[...kacti, ...sonra].map((y) => y.sure))).toBeLessThan(6000);
    const saglik = await sor('/health');
    expect(saglik.status).toBe(200);
    expect(saglik.sure).toBeLessThan(2000);

    await tel.don();
    const dondu = performance.now();
    let iyi = 0;
    while (iyi < 12 && performance.now() - dondu < 10_000)
      iyi = (await Promise.all([okuma(), yazma(), giris()])).every((y) => y.status === 200) ? iyi + 3 : 0;
    expect(performance.now() - dondu).toBeLessThan(5000);
  });

  test.each([
    ['refused', () => tel.reddet()],
    ['silent', async () => tel.sus()],
  ])('%s: a write in the middle of its transaction gives up in time, too', async (_, boz) => {
    await s.db.transaction().execute(async (tx) => {
      await tx.selectFrom('kisi').select('id').where('id', '=', userId).forUpdate().execute();
      const yolda = yazma();
      await wait(300);
      await boz();
      const { status, sure } = await yolda;
      expect(status).toBe(503);
      expect(sure).toBeLessThan(6000);
    });
    await tel.don();
    expect((await yazma()).status).toBe(200);
  });

  test('notices a listening connection that the network forgot, and opens it again', async () => {
    const akis = await akisAc(app.url, token);
    tel.unut();
    await tel.don();
    const dinleyenler = async () =>
      (
        await s.pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
        )
      ).rows.map((r) => r.pid);
    const eskiler = await dinleyenler();
    await expect
      .poll(async () => (await dinleyenler()).some((pid) => !eskiler.includes(pid)), { timeout: 15_000, interval: 200 })
      .toBe(true);
    // The network has forgotten the pool's connections, too. As many calls as the pool has connections find them all.
    await expect
      .poll(async () => (await Promise.all(Array.from({ length: 12 }, okuma))).every((y) => y.status === 200), {
        timeout: 15_000,
      })
      .toBe(true);
    const nerede = akis.gelenler.length;
    const basla = performance.now();
    await duyur(s, { tur: 'duyuru' });
    await akis.bekle((g) => g.olay === 'duyuru', nerede);
    expect(performance.now() - basla).toBeLessThan(5000);
    akis.kes();
  }, 60_000);

  test('keeps open event streams alive and misses no change made meanwhile', async () => {
    const akis = await akisAc(app.url, token);
    await tel.reddet();
    const degisti = await s.call(mola.moladurumGuncelle, { userid: userId, moladurum: 646 }, token);
    expect(degisti.body).toMatchObject({ durum: true });
    await wait(300);
    await tel.don();
    await akis.bekle((g) => g.veri.satir?.Mola_Durum_Id === 646, 0, 6000);
    akis.kes();
  });
});

describe('the server stops in time', () => {
  const dur = async (app: BaskaSunucu) => {
    const basla = performance.now();
    await app.kapat();
    return performance.now() - basla;
  };

  test('although browsers hold streams and unused connections', async () => {
    const app = await baskaSunucu(s);
    const { port } = new URL(app.url);
    const onceden = tcpConnect(Number(port), '127.0.0.1');
    await once(onceden, 'connect');
    const yarim = tcpConnect(Number(port), '127.0.0.1');
    await once(yarim, 'connect');
    yarim.write('GET /api/userbilgi HTTP/1.1\r\nHost: ');
    const akis = await akisAc(app.url, token);
    expect(await dur(app)).toBeLessThan(2000);
    await akis.bitti;
    for (const soket of [onceden, yarim]) soket.destroy();
  });

  test('although a browser has stopped reading', async () => {
    const app = await baskaSunucu(s);
    const okuyan = await akisAc(app.url, token);
    const okumayan = tcpConnect(Number(new URL(app.url).port), '127.0.0.1').on('error', () => okumayan.destroy());
    okumayan.write(`GET /api/olaylar HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await once(okumayan, 'readable');
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: userId,
        tur_id: 280,
        baslangic: '2026-11-20',
        bitis: '2026-11-21',
        aciklama: 'x'.repeat(8_000_000),
        yazma_zamani: s.saat.simdi,
      })
      .execute();
    await duyur(s, { tur: 'mola', kisiId: userId });
    await okuyan.bekle((g) => g.olay === 'mola', 0, 15_000);
    await s.db.deleteFrom('izin').execute();
    expect(await dur(app)).toBeLessThan(3000);
    okumayan.destroy();
  });

  test('and first finishes the answers it has begun', async () => {
    const app = await baskaSunucu(s);
    const giris = fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: 'ayse', Password: 'masabasi', lisans: 'TEST' }),
    });
    await once(app.app.server, 'request');
    expect(await dur(app)).toBeLessThan(2000);
    expect((await giris).status).toBe(200);
  });

  test('although the database does not answer', async () => {
    const tel = await kablo(new URL(s.databaseUrl));
    const app = await baskaSunucu(s, tel.url);
    tel.unut();
    expect(await dur(app)).toBeLessThan(4000);
    await tel.reddet();
  });
});
