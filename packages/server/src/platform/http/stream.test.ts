import { mola } from '@masabasi/core/mesai/mola/contract';
import { METIN } from '@masabasi/core/mesai/mola/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { duyur, yerles } from '../../testing/stream.ts';

const CAY = 646;
const IHTIYAC = 647;
const MASA = 651;
const RAPOR = 282;

let s: TestServer;
let sira = 0;
const acik: Akis[] = [];
beforeAll(async () => {
  s = await testServer();
});
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});
afterEach(() => {
  for (const a of acik.splice(0)) a.kes();
});
afterAll(() => s?.kapat());

async function kisi(departmanId: number, k: KisiTanimi = {}) {
  const ad = `kisi${(sira += 1)}`;
  const Id = await s.kisi(ad, { departmanId, ...k });
  const token = await s.girisYap(ad);
  return {
    ad,
    Id,
    token,
    gec: async (moladurum: number, aciklama?: string) => {
      tamam(await s.call(mola.moladurumGuncelle, { userid: Id, moladurum, aciklama }, token));
    },
    akis: async (jeton = token) => {
      const a = await akisAc(s.url, jeton);
      acik.push(a);
      // The starts of the shifts above may still be on their way.
      await yerles(s, a);
      a.gelenler.splice(0);
      return a;
    },
  };
}
const departman = () => s.departman(`Bölüm ${(sira += 1)}`);
const molalar = (a: Akis, kisiId: number) =>
  a.gelenler.filter((g) => g.olay === 'mola' && g.veri.satir?.Id === kisiId).map((g) => g.veri.satir!);

describe('a change of status', () => {
  test('reaches people who may see the board, and nobody else', async () => {
    const [a, b] = [await departman(), await departman()];
    const ali = await kisi(a);
    const gorenler = {
      kendisi: ali,
      arkadas: await kisi(a),
      sorumlu: await kisi(b),
      yetki24: await kisi(b, { yetkiler: [YETKI.tumDepartmanlar] }),
      ayricalikli: await kisi(b, { rol: 'Yönetici' }),
    };
    await s.sorumluYap(a, gorenler.sorumlu.Id);
    const baskaBolum = await kisi(b);
    const baskaSorumlu = await kisi(a);
    await s.sorumluYap(b, baskaSorumlu.Id);
    const gorur = await Promise.all(Object.values(gorenler).map((k) => k.akis()));
    const gormez = [await baskaBolum.akis(), await baskaSorumlu.akis()];

    await ali.gec(CAY);
    await yerles(s, ...gorur, ...gormez);
    for (const akis of gorur) {
      const [satir, ...gerisi] = molalar(akis, ali.Id);
      expect(satir).toMatchObject({
        Id: ali.Id,
        DepartmanId: a,
        MolaDurum: CAY,
        mola: 'Çay Molası',
        Baslama_Zamani: '2026-11-20T09:00:00Z',
      });
      expect(gerisi).toEqual([]);
    }
    for (const akis of gormez) expect(akis.gelenler.filter((g) => g.olay === 'mola')).toEqual([]);
  });

  test('carries the same row as the board', async () => {
    const a = await departman();
    const [ali, veli] = [await kisi(a, { grup: 'Destek' }), await kisi(a)];
    const akis = await veli.akis();
    await ali.gec(IHTIYAC);
    const olay = await akis.bekle((g) => g.veri.satir?.Id === ali.Id);
    const body = tamam(await s.call(mola.departmanMola, { departmanId: a }, veli.token));
    expect(olay.veri.satir).toEqual(body.molalist.find((m) => m.Id === ali.Id));
    expect(olay.veri).toMatchObject({ departmanId: a, sunucuZamani: OGLEN });
  });

  test('hides a hidden leave type, its note and the reason of a break from colleagues', async () => {
    const [a, b] = [await departman(), await departman()];
    const ali = await kisi(a);
    const bilenler = [ali, await kisi(b), await kisi(b, { rol: 'Yönetici' })];
    await s.sorumluYap(a, bilenler[1]!.Id);
    const bilmeyenler = [await kisi(a), await kisi(b, { yetkiler: [YETKI.tumDepartmanlar] })];
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: ali.Id,
        tur_id: RAPOR,
        baslangic: '2026-11-20',
        bitis: '2026-11-23',
        aciklama: 'bel fıtığı',
        yazma_zamani: OGLEN,
      })
      .execute();
    const bilir = await Promise.all(bilenler.map((k) => k.akis()));
    const bilmez = await Promise.all(bilmeyenler.map((k) => k.akis()));
    await ali.gec(652, 'hastaneye gidiyorum');
    await yerles(s, ...bilir, ...bilmez);

    for (const akis of bilir) {
      const [satir] = molalar(akis, ali.Id);
      expect(satir).toMatchObject({ izinTur: 'Rapor (Hastalık)', izinAcik: 'bel fıtığı' });
      expect(satir?.tumAciklama).toContain('hastaneye');
    }
    for (const akis of bilmez) {
      const [satir] = molalar(akis, ali.Id);
      expect(satir).toMatchObject({ izinTur: METIN.izinli, izinAcik: null });
      expect(JSON.stringify(akis.gelenler)).not.toMatch(/Rapor|fıtı|hastane/);
    }
  });

  test('arrives within a moment, for 200 changes', { timeout: 60_000 }, async () => {
    const a = await departman();
    const [ali, veli] = [await kisi(a), await kisi(a)];
    const akis = await veli.akis();
    const sureler: number[] = [];
    for (let i = 0; i < 200; i++) {
      const nerede = akis.gelenler.length;
      const basla = performance.now();
      await ali.gec(i % 2 ? MASA : CAY);
      sureler.push((await akis.bekle((g) => g.olay === 'mola', nerede)).an - basla);
    }
    sureler.sort((x, y) => x - y);
    const [p50, p95, son] = [sureler[99]!, sureler[189]!, sureler[199]!];
    process.stdout.write(
      `canlı olay, istekten tarayıcıya 200 değişiklik: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, en çok ${son.toFixed(1)} ms\n`,
    );
    expect(p95).toBeLessThan(1000);
  });

  test('is not announced when it was refused', async () => {
    const a = await departman();
    const [ali, veli] = [await kisi(a), await kisi(a)];
    const akis = await veli.akis();
    await expect(ali.gec(MASA)).rejects.toThrow('Zaten');
    await expect(ali.gec(652, 'kısa')).rejects.toThrow(METIN.enAz10);
    await yerles(s, akis);
    expect(akis.gelenler.filter((g) => g.olay === 'mola')).toEqual([]);
  });
});

describe('the end of a session closes its stream with a last event', () => {
  const biter = async (akis: Akis) => {
    await akis.bekle((g) => g.olay === 'oturum');
    await akis.bitti;
  };

  test('after a logout, this stream and no other', async () => {
    const a = await departman();
    const ali = await kisi(a);
    const ikinci = await s.girisYap(ali.ad);
    const [ilk, oteki] = [await ali.akis(), await ali.akis(ikinci)];
    await s.call(oturum.logout, {}, ali.token);
    await biter(ilk);
    await yerles(s, oteki);
    expect(oteki.gelenler.map((g) => g.olay)).not.toContain('oturum');
  });

  test('after an end from another device', async () => {
    const ali = await kisi(await departman());
    const kayip = await s.girisYap(ali.ad);
    const [akis, benim] = [await ali.akis(kayip), await ali.akis()];
    const body = tamam(await s.call(oturum.oturumlarim, {}, kayip));
    await s.call(oturum.oturumSonlandir, { Id: body.oturumlar.find((o) => o.Bu)!.Id }, ali.token);
    await biter(akis);
    await yerles(s, benim);
  });

  test('after a new password, all streams of the person and none of a colleague', async () => {
    const a = await departman();
    const [ali, veli] = [await kisi(a), await kisi(a)];
    const benim = [await ali.akis(), await ali.akis(await s.girisYap(ali.ad))];
    const onun = await veli.akis();
    await s.call(oturum.parolaDegistir, { userId: ali.Id, parola: 'yeni parola' }, ali.token);
    await Promise.all(benim.map(biter));
    await yerles(s, onun);
    expect(onun.gelenler.map((g) => g.olay)).not.toContain('oturum');
  });

  test('after a deactivation', async () => {
    const ali = await kisi(await departman());
    const akis = await ali.akis();
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ali.Id).execute();
    await duyur(s, { tur: 'yetki', kisiId: ali.Id });
    await biter(akis);
  });

  test.each([
    ['12 hours without a call', 12 * 60 + 1, 0],
    ['7 days, however much it is used', 11 * 60, 15],
  ])('%s', async (_, dakika, kullanim) => {
    const a = await departman();
    const ali = await kisi(a);
    const veli = await kisi(a);
    const akis = await ali.akis();
    for (let i = 0; i < kullanim; i++) {
      s.ileri(dakika);
      expect((await s.call(oturum.userbilgi, {}, ali.token)).status).toBe(200);
      // A call does not wait until its use of the session is stored.
      await vi.waitFor(async () => {
        const o = await s.db
          .selectFrom('oturum')
          .select('son_kullanim')
          .where('kisi_id', '=', ali.Id)
          .executeTakeFirst();
        expect(Date.parse(o!.son_kullanim)).toBe(s.saat.simdi.getTime());
      });
      await duyur(s, { tur: 'duyuru' });
    }
    s.ileri(dakika);
    const nerede = akis.gelenler.length;
    await duyur(s, { tur: 'mola', departmanId: a, kisiId: veli.Id });
    await biter(akis);
    expect(akis.gelenler.slice(nerede).map((g) => g.olay)).toEqual(['oturum']);
  });

  test('sends nothing after the last event, even when more was committed with it', async () => {
    const a = await departman();
    const [ali, veli] = [await kisi(a), await kisi(a)];
    const akis = await ali.akis();
    await s.db.updateTable('oturum').set({ bitis: s.saat.simdi }).where('kisi_id', '=', ali.Id).execute();
    await duyur(
      s,
      { tur: 'duyuru' },
      { tur: 'oturum', kisiId: ali.Id },
      { tur: 'mola', departmanId: a, kisiId: veli.Id },
      { tur: 'duyuru' },
    );
    await biter(akis);
    expect(akis.gelenler.at(-1)?.olay).toBe('oturum');
    expect(akis.gelenler.filter((g) => g.olay === 'mola')).toEqual([]);
  });
});

describe('a change of rights reloads the rights of a stream', () => {
  test('after a permission was given and taken away', async () => {
    const [a, b] = [await departman(), await departman()];
    const [ali, uzak] = [await kisi(a), await kisi(b)];
    const akis = await uzak.akis();
    await ali.gec(CAY);
    await yerles(s, akis);
    expect(molalar(akis, ali.Id)).toHaveLength(0);

    await s.db
      .insertInto('kisi_yetki')
      .values({ kisi_id: uzak.Id, yetki_id: YETKI.tumDepartmanlar, deger: 1 })
      .execute();
    await duyur(s, { tur: 'yetki', kisiId: uzak.Id });
    await akis.bekle((g) => g.olay === 'yetki');
    await ali.gec(MASA);
    await akis.bekle((g) => g.veri.satir?.Id === ali.Id);

    await s.db.deleteFrom('kisi_yetki').where('kisi_id', '=', uzak.Id).execute();
    await duyur(s, { tur: 'yetki', kisiId: uzak.Id });
    await ali.gec(CAY);
    await yerles(s, akis);
    expect(molalar(akis, ali.Id)).toHaveLength(1);
  });

  test('after a new head of a department, for everybody', async () => {
    const [a, b] = [await departman(), await departman()];
    const [ali, uzak] = [await kisi(a), await kisi(b)];
    const akis = await uzak.akis();
    await s.sorumluYap(a, uzak.Id);
    await duyur(s, { tur: 'yetki' });
    await ali.gec(652, 'gizli bir görüşme');
    const { satir } = (await akis.bekle((g) => g.veri.satir?.Id === ali.Id)).veri;
    expect(satir?.tumAciklama).toContain('gizli bir görüşme');
  });
});

test('opens no stream without a session', async () => {
  const yanit = await fetch(`${s.url}/api/olaylar`);
  expect([yanit.status, await yanit.json()]).toEqual([
    401,
    { durum: false, msg: 'Oturumunuz açık değil. Lütfen giriş yapınız.' },
  ]);
});

test('marks the stream as not to be cached or buffered', async () => {
  const { yanit } = await (await kisi(await departman())).akis();
  expect(yanit.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(yanit.headers.get('cache-control')).toBe('no-store');
  expect(yanit.headers.get('x-accel-buffering')).toBe('no');
  expect(yanit.headers.get('x-content-type-options')).toBe('nosniff');
});

test('limits the streams of a person, and frees a place when one ends', async () => {
  const k = await kisi(await departman());
  const akislar = await Promise.all(Array.from({ length: 10 }, () => k.akis()));
  const fazla = () => fetch(`${s.url}/api/olaylar`, { headers: { authorization: `Bearer ${k.token}` } });
  const yanit = await fazla();
  expect([yanit.status, await yanit.json()]).toEqual([
    429,
    { durum: false, msg: expect.stringContaining('tarayıcınız') },
  ]);
  akislar[0]!.kes();
  await new Promise((sonra) => setTimeout(sonra, 100));
  acik.push(await akisAc(s.url, k.token));
});
