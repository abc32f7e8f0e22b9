import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import { describe, expect, test } from 'vitest';
import { birlesir, type Cevap, okumaSirasi } from './okumaSirasi.ts';

const AN = 1_700_000_000_000;

/** A server that records its calls. `zarf` is its answer to a call that holds several reads. */
function sunucu(
  zarf: (adet: number) => { status: number; govde: unknown } | 'sussun' = () => ({ status: 200, govde: null }),
) {
  const gelen: string[] = [];
  let kesilen = 0;
  const sira = okumaSirasi({
    tek: async ({ endpoint }) => {
      gelen.push(endpoint.path);
      return { status: 200, govde: { tek: endpoint.path }, gonderildi: AN };
    },
    toplu: async (istekler, signal) => {
      gelen.push(istekler.map((i) => i.uc).join(' '));
      signal.addEventListener('abort', () => kesilen++);
      const cevap = zarf(istekler.length);
      if (cevap === 'sussun')
        return new Promise<Cevap>((_, reddet) => signal.addEventListener('abort', () => reddet(signal.reason)));
      const { status, govde } = cevap;
      const yanitlar = istekler.map((i, n) => ({ status: 200 + n, govde: { uc: i.uc, val: i.val } }));
      return { status, govde: govde ?? { durum: true, yanitlar }, gonderildi: AN };
    },
  });
  const oku = (endpoint: Endpoint, fields: object = {}, signal?: AbortSignal) => sira({ endpoint, fields, signal });
  return { gelen, oku, kesilen: () => kesilen };
}

describe('reads of one tick', () => {
  test('travel in one call in their order, and each gets its own answer', async () => {
    const { oku, gelen } = sunucu();
    const cevaplar = await Promise.all([
      oku(oturum.userbilgi),
      oku(mola.departmanMola, { departmanId: 3 }),
      oku(duyuru.getDuyurular),
    ]);
    expect(gelen).toEqual([`${oturum.userbilgi.path} ${mola.departmanMola.path} ${duyuru.getDuyurular.path}`]);
    expect(cevaplar).toEqual([
      { status: 200, govde: { uc: oturum.userbilgi.path, val: {} }, gonderildi: AN },
      { status: 201, govde: { uc: mola.departmanMola.path, val: { departmanId: 3 } }, gonderildi: AN },
      { status: 202, govde: { uc: duyuru.getDuyurular.path, val: {} }, gonderildi: AN },
    ]);
  });

  test('go alone when each has a tick of its own', async () => {
    const { oku, gelen } = sunucu();
    expect(await oku(mola.gunum)).toEqual({ status: 200, govde: { tek: mola.gunum.path }, gonderildi: AN });
    await oku(duyuru.getDuyurular);
    expect(gelen).toEqual([mola.gunum.path, duyuru.getDuyurular.path]);
  });

  test('are at most sixteen in a call, and a single remaining read goes alone', async () => {
    const { oku, gelen } = sunucu();
    const cevaplar = await Promise.all(Array.from({ length: 33 }, () => oku(mola.gunum)));
    expect(gelen.map((g) => g.split(' ').length)).toEqual([16, 16, 1]);
    expect(gelen[2]).toBe(mola.gunum.path);
    expect(cevaplar.map((c) => c.status)).toEqual([...Array(16).keys(), ...Array(16).keys(), 0].map((n) => 200 + n));
  });

  test.each([401, 403, 429, 500, 503])('all get the answer %i when the whole call got it', async (status) => {
    const govde = { durum: false, msg: 'Olmadı.' };
    const { oku, gelen } = sunucu(() => ({ status, govde }));
    expect(await Promise.all([oku(mola.gunum), oku(duyuru.getDuyurular)])).toEqual(
      Array.from({ length: 2 }, () => ({ status, govde, gonderildi: AN })),
    );
    expect(gelen).toHaveLength(1);
  });

  test.each([400, 404, 413])('go one by one when the server does not know the joint call (%i)', async (status) => {
    const { oku, gelen } = sunucu(() => ({ status, govde: { durum: false, msg: 'Böyle bir adres yok.' } }));
    const cevaplar = await Promise.all([oku(mola.gunum), oku(duyuru.getDuyurular)]);
    expect(cevaplar.map((c) => c.status)).toEqual([200, 200]);
    expect(gelen).toEqual([
      `${mola.gunum.path} ${duyuru.getDuyurular.path}`,
      mola.gunum.path,
      duyuru.getDuyurular.path,
    ]);
  });

  test('never get the answer of another read when some answers are missing', async () => {
    const { oku } = sunucu(() => ({ status: 200, govde: { durum: true, yanitlar: [{ status: 200, govde: {} }] } }));
    expect(await Promise.all([oku(mola.gunum), oku(duyuru.getDuyurular)])).toEqual(
      Array.from({ length: 2 }, () => ({ status: 502, govde: null, gonderildi: AN })),
    );
  });
});

describe('an abandoned read', () => {
  test('is not sent when it is abandoned in its own tick', async () => {
    const { oku, gelen } = sunucu();
    const vazgec = new AbortController();
    const giden = oku(mola.gunum);
    const kalan = oku(duyuru.getDuyurular, {}, vazgec.signal);
    vazgec.abort(new Error('vazgeçildi'));
    await expect(kalan).rejects.toThrow('vazgeçildi');
    expect((await giden).status).toBe(200);
    expect(gelen).toEqual([mola.gunum.path]);
    await expect(oku(mola.gunum, {}, vazgec.signal)).rejects.toThrow('vazgeçildi');
  });

  test('does not stop the call of the others, which ends when the last is abandoned', async () => {
    const { oku, kesilen } = sunucu(() => 'sussun');
    const [bir, iki] = [new AbortController(), new AbortController()];
    const okunan = [oku(mola.gunum, {}, bir.signal), oku(duyuru.getDuyurular, {}, iki.signal)];
    await Promise.resolve();
    bir.abort(new Error('bir'));
    await expect(okunan[0]).rejects.toThrow('bir');
    expect(kesilen()).toBe(0);
    iki.abort(new Error('iki'));
    await expect(okunan[1]).rejects.toThrow('iki');
    expect(kesilen()).toBe(1);
  });
});

test('writes, heavy reads and reads with a large body go alone', () => {
  expect(birlesir(mola.gunum)).toBe(true);
  expect(birlesir(kvkk.aydinlatmaGoruldu)).toBe(false);
  expect(birlesir({ ...mola.gunum, govdeSiniri: 1_000_000 })).toBe(false);
  expect(birlesir({ ...mola.gunum, agir: true })).toBe(false);
  expect(birlesir(oturum.okumalar)).toBe(false);
});
