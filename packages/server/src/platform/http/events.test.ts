import { once } from 'node:events';
import { connect as tcpConnect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { baskaSunucu, duyur, yerles } from '../../testing/stream.ts';
import { yayinla } from './events.ts';

const CAY = 646;
const MASA = 651;

let s: TestServer;
let departmanId: number;
let kisiler: { Id: number; token: string }[];
const acik: Akis[] = [];
beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Destek');
  kisiler = [];
  for (const ad of ['ayse', 'bora', 'can', 'deniz', 'ece']) {
    const Id = await s.kisi(ad, { departmanId });
    kisiler.push({ Id, token: await s.girisYap(ad) });
  }
});
afterEach(() => {
  for (const a of acik.splice(0)) a.kes();
});
afterAll(() => s?.kapat());

const ac = async (sonId?: number, token = kisiler[0]!.token, url = s.url) => {
  const a = await akisAc(url, token, sonId);
  acik.push(a);
  return a;
};
const durumlar = new Map<number, number>();
/** Moves everybody from the desk to tea, or back. */
async function herkesDegistir(url = s.url): Promise<void> {
  await Promise.all(
    kisiler.map(async ({ Id, token }) => {
      const moladurum = durumlar.get(Id) === CAY ? MASA : CAY;
      const yanit = await fetch(`${url}/api${mola.moladurumGuncelle.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ val: { userid: Id, moladurum } }),
      });
      expect(await yanit.json()).toMatchObject({ durum: true });
      durumlar.set(Id, moladurum);
    }),
  );
}
/** The board in a browser that applies these events. */
const gosterilen = (...akislar: Akis[]) =>
  new Map(
    akislar
      .flatMap((a) => a.gelenler.map((g) => g.veri.satir))
      .flatMap((r) => (r ? [[r.Id, r.MolaDurum] as const] : [])),
  );

describe('after a break in the connection', () => {
  test('sends the missed 50 changes after Last-Event-ID', async () => {
    const ilk = await ac();
    await herkesDegistir();
    await yerles(s, ilk);
    const sonId = ilk.sonId();
    ilk.kes();
    for (let i = 0; i < 10; i++) await herkesDegistir();
    const sonra = await ac(sonId);
    expect(sonra.gelenler.map((g) => g.olay)).not.toContain('yenile');
    expect(gosterilen(sonra)).toEqual(durumlar);
    await herkesDegistir();
    await yerles(s, sonra);
    expect(gosterilen(sonra)).toEqual(durumlar);
  });

  test('misses nothing when reconnecting again and again during changes', async () => {
    let akis = await ac();
    await herkesDegistir();
    await yerles(s, akis);
    const hepsi = [akis];
    const degisimler = (async () => {
      for (let i = 0; i < 10; i++) await herkesDegistir();
    })();
    for (let i = 0; i < 15; i++) {
      await wait(20);
      akis.kes();
      akis = await ac(akis.sonId());
      hepsi.push(akis);
    }
    await degisimler;
    await yerles(s, akis);
    expect(gosterilen(...hepsi)).toEqual(durumlar);
  });

  test('misses nothing of a round in the middle of which the stream was cut', async () => {
    const ilk = await ac();
    await yerles(s, ilk);
    ilk.kes();
    await herkesDegistir();
    const yarim = await ac(ilk.sonId());
    const ulasan = yarim.gelenler.slice(0, 1);
    expect(ulasan[0]?.olay).toBe('mola');
    const sonra = await ac(ulasan[0]?.id ?? ilk.sonId());
    const gorulen = new Map(
      [...ulasan, ...sonra.gelenler].flatMap((g) => (g.veri.satir ? [[g.veri.satir.Id, g.veri.satir.MolaDurum]] : [])),
    );
    expect(gorulen).toEqual(durumlar);
  });

  test('answers a too old id, or an id of another database, with yenile', async () => {
    const akis = await ac();
    await yerles(s, akis);
    const son = akis.sonId()!;
    expect((await ac(son + 1000)).gelenler[0]).toMatchObject({ olay: 'yenile', id: son });

    await s.db.deleteFrom('olay').where('sira', '<', son).execute();
    expect((await ac(1)).gelenler[0]).toMatchObject({ olay: 'yenile', id: son });
    expect((await ac(son)).gelenler[0]).toMatchObject({ olay: 'hazir', id: son });
    expect((await ac(son - 1)).gelenler[0]).toMatchObject({ olay: 'duyuru', id: son });

    await duyur(s, ...Array.from({ length: 201 }, () => ({ tur: 'duyuru' }) as const));
    expect((await ac(son)).gelenler[0]?.olay).toBe('yenile');
  });

  test('begins afresh after a Last-Event-ID that is no number', async () => {
    for (const sonId of [Number.NaN, -1, 1.5]) expect((await ac(sonId)).gelenler[0]?.olay).toBe('hazir');
  });

  test('loses no event that is committed while a replay is being read', async () => {
    const [ayse, bora] = kisiler as [(typeof kisiler)[0], (typeof kisiler)[0]];
    const ilk = await ac();
    await yerles(s, ilk);
    ilk.kes();
    await duyur(s, { tur: 'mola', departmanId, kisiId: ayse.Id });
    const sonra = await s.db.transaction().execute(async (tx) => {
      await sql`lock table izin in access exclusive mode`.execute(tx);
      const acilan = ac(ilk.sonId());
      await wait(200);
      await duyur(s, { tur: 'mola', departmanId, kisiId: bora.Id });
      await wait(200);
      return { acilan };
    });
    await (await sonra.acilan).bekle((g) => g.veri.satir?.Id === bora.Id);
  });

  test('closes the stream when a replay fails, so that the browser asks again', async () => {
    const akis = await ac();
    await yerles(s, akis);
    await s.pool.query('alter table olay rename to olay_yok');
    try {
      const kesici = new AbortController();
      const yanit = await fetch(`${s.url}/api/olaylar`, {
        headers: { authorization: `Bearer ${kisiler[0]!.token}`, 'last-event-id': String(akis.sonId()) },
        signal: AbortSignal.any([kesici.signal, AbortSignal.timeout(3000)]),
      }).catch((e: unknown) => e);
      if (yanit instanceof Response) await yanit.text();
      else expect((yanit as Error).name).not.toBe('TimeoutError');
    } finally {
      await s.pool.query('alter table olay_yok rename to olay');
    }
  });
});

describe('nothing is missed', () => {
  test('when the listening connection is cut', async () => {
    const akis = await ac();
    const { rowCount } = await s.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    expect(rowCount).toBe(1);
    await herkesDegistir();
    await Promise.all(kisiler.map(({ Id }) => akis.bekle((g) => g.veri.satir?.Id === Id)));
    expect(gosterilen(akis)).toEqual(durumlar);
    await wait(1200);
    const nerede = akis.gelenler.length;
    const basla = performance.now();
    await herkesDegistir();
    await akis.bekle((g) => g.olay === 'mola', nerede);
    expect(performance.now() - basla).toBeLessThan(3000);
  });

  test('with two servers on one database', async () => {
    const ikinci = await baskaSunucu(s);
    try {
      const [burada, orada] = [await ac(), await ac(undefined, kisiler[1]!.token, ikinci.url)];
      await herkesDegistir();
      await yerles(s, burada, orada);
      expect([gosterilen(burada), gosterilen(orada)]).toEqual([durumlar, durumlar]);
      await herkesDegistir(ikinci.url);
      await yerles(s, burada, orada);
      expect([gosterilen(burada), gosterilen(orada)]).toEqual([durumlar, durumlar]);
      const tasinan = await ac(burada.sonId(), kisiler[0]!.token, ikinci.url);
      expect(tasinan.gelenler[0]?.olay).toBe('hazir');
    } finally {
      for (const a of acik.splice(0)) a.kes();
      await ikinci.kapat();
    }
  });

  test('when one transaction announces more events than one round carries', async () => {
    const akis = await ac();
    await duyur(s, ...Array.from({ length: 2500 }, () => ({ tur: 'duyuru' }) as const));
    const son = await s.db
      .selectFrom('olay')
      .select((q) => q.fn.max('sira').as('sira'))
      .executeTakeFirstOrThrow();
    await akis.bekle((g) => g.id === son.sira, 0, 2000);
    expect(akis.gelenler.filter((g) => g.olay === 'duyuru')).toHaveLength(2500);
  });

  test('when the transaction that began first ends last', async () => {
    const akis = await ac();
    await yerles(s, akis);
    const nerede = akis.gelenler.length;
    const yavas = s.db.transaction().execute(async (tx) => {
      await Promise.all(yayinla(tx, [{ tur: 'duyuru' }], s.saat.simdi));
      await wait(300);
    });
    await wait(100);
    await Promise.all([yavas, duyur(s, { tur: 'duyuru' })]);
    await yerles(s, akis);
    expect(akis.gelenler.slice(nerede).filter((g) => g.olay === 'duyuru')).toHaveLength(3);
    const idler = akis.gelenler.flatMap((g) => g.id ?? []);
    expect(idler).toEqual(idler.toSorted((x, y) => x - y));
  });
});

describe('a browser that behaves badly', () => {
  const hamAkis = async (token: string) => {
    const { port } = new URL(s.url);
    const soket = tcpConnect(Number(port), '127.0.0.1');
    soket.on('error', () => soket.destroy());
    await once(soket, 'connect');
    soket.write(`GET /api/olaylar HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    return soket;
  };

  test('is cut off when it does not read, while the others read on', async () => {
    const [ayse, bora] = kisiler as [(typeof kisiler)[0], (typeof kisiler)[0]];
    const uzunNot = 'ş'.repeat(200_000);
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: bora.Id,
        tur_id: 280,
        baslangic: '2026-11-20',
        bitis: '2026-11-21',
        aciklama: uzunNot,
        yazma_zamani: s.saat.simdi,
      })
      .execute();
    const okuyan = await ac();
    const yavas = await hamAkis(ayse.token);
    await once(yavas, 'readable');
    yavas.pause();
    const OLAY = 15;
    for (let i = 0; i < OLAY; i++) {
      await duyur(s, { tur: 'mola', departmanId, kisiId: bora.Id });
      await yerles(s, okuyan);
    }
    expect(okuyan.gelenler.filter((g) => g.veri.satir?.Id === bora.Id)).toHaveLength(OLAY);

    let gelen = 0;
    yavas.on('data', (b: Buffer) => void (gelen += b.length)).resume();
    await once(yavas, 'close');
    expect(gelen).toBeLessThan(OLAY * 2 * uzunNot.length);
    await s.db.deleteFrom('izin').execute();
    await yerles(s, okuyan);
  });

  test('leaves nothing behind when many browsers leave before they are accepted', async () => {
    const baglantilar = () =>
      new Promise<number>((coz, reddet) => s.app.server.getConnections((e, n) => (e ? reddet(e) : coz(n))));
    const onceki = await baglantilar();
    for (let i = 0; i < 40; i++) {
      const soket = await hamAkis(kisiler[0]!.token);
      await wait(i % 8);
      soket.destroy();
    }
    const okuyan = await ac();
    for (let i = 0; i < 3; i++) await herkesDegistir();
    await yerles(s, okuyan);
    expect(gosterilen(okuyan)).toEqual(durumlar);
    expect(await baglantilar()).toBeLessThanOrEqual(onceki + 10);
  });
});
