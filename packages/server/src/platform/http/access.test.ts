import { denetim } from '@masabasi/core/platform/denetim/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { tokenOzeti } from './access.ts';

let s: TestServer;
let sira = 0;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const OTURUM_YOK = { durum: false, msg: 'Oturumunuz açık değil. Lütfen giriş yapınız.' };
const YETKI_YOK = { durum: false, msg: 'Bu işlem için yetkiniz yok.' };

async function kisi(k: KisiTanimi = {}) {
  const ad = `kisi${(sira += 1)}`;
  const Id = await s.kisi(ad, k);
  return { ad, Id, token: await s.girisYap(ad) };
}
const durum = async (token: string) => (await s.call(oturum.userbilgi, {}, token)).status;
/** Makes a call and waits until the use of the session is stored, which the call itself does not wait for. */
async function kullan(token: string): Promise<number> {
  const status = await durum(token);
  await vi.waitFor(async () => {
    const { son_kullanim } = await s.db
      .selectFrom('oturum')
      .select('son_kullanim')
      .where('token_ozeti', '=', tokenOzeti(token))
      .executeTakeFirstOrThrow();
    expect(Date.parse(son_kullanim)).toBe(s.saat.simdi.getTime());
  });
  return status;
}

describe('a session', () => {
  test('ends after 12 hours without a call', async () => {
    const [ilk, ikinci] = [await kisi(), await kisi()];
    s.ileri(12 * 60 - 1);
    expect(await kullan(ilk.token)).toBe(200);
    s.ileri(2);
    expect([await durum(ilk.token), await durum(ikinci.token)]).toEqual([200, 401]);
  });

  test('ends after 7 days, however often it is used', async () => {
    const { token } = await kisi();
    for (let saat = 0; saat < 7 * 24 - 11; saat += 11) {
      s.ileri(11 * 60);
      expect(await kullan(token), `${saat + 11}. saat`).toBe(200);
    }
    s.ileri(3 * 60 - 1);
    expect(await kullan(token)).toBe(200);
    s.ileri(2);
    expect(await durum(token)).toBe(401);
  });

  test.each([
    ['none', undefined],
    ['empty', 'Bearer '],
    ['unknown', `Bearer ${'a'.repeat(43)}`],
    ['another scheme', `Basic ${'a'.repeat(43)}`],
    ['overlong', `Bearer ${'a'.repeat(5000)}`],
    ['with an SQL quote', "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaa"],
  ])('does not exist with this token: %s', async (_, authorization) => {
    const yanit = await fetch(`${s.url}/api/userbilgi`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect({ status: yanit.status, body: await yanit.json() }).toEqual({ status: 401, body: OTURUM_YOK });
  });

  test('is checked before the request is read, so an outsider learns nothing of its form', async () => {
    const yanit = await s.ham('/parolaDegistir', JSON.stringify({ val: { baska: 1 } }));
    expect(yanit.status).toBe(401);
  });

  test('ends with logout, without ending the other sessions', async () => {
    const { ad, token } = await kisi();
    const ikinci = await s.girisYap(ad);
    expect((await s.call(oturum.logout, {}, token)).body).toEqual({ durum: true });
    expect([await durum(token), await durum(ikinci)]).toEqual([401, 200]);
    expect((await s.call(oturum.logout, {}, token)).status).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const { token } = await kisi();
    const { rows } = await s.pool.query<{ satir: string }>('select o::text as satir from oturum o');
    expect(rows.map((r) => r.satir).join('\n')).not.toContain(token);
    expect(rows.map((r) => r.satir).join('\n')).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('own sessions', () => {
  const tarayicilar = ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Mozilla/5.0 (iPhone) Safari/604.1'];
  const ac = async (ad: string, tarayici: string) =>
    tamam(
      await s.call(oturum.login, { UserName: ad, Password: 'masabasi', lisans: 'TEST' }, undefined, {
        'user-agent': tarayici,
      }),
    ).token;
  const liste = async (token: string) => tamam(await s.call(oturum.oturumlarim, {}, token)).oturumlar;

  test('are listed with device, address and times, newest use first, without ended and expired ones', async () => {
    const ad = `kisi${(sira += 1)}`;
    await s.kisi(ad);
    await kisi();
    await s.girisYap(ad); // expires below
    s.ileri(13 * 60);
    const cikan = await s.girisYap(ad);
    await s.call(oturum.logout, {}, cikan);
    const ilk = await ac(ad, tarayicilar[0]!);
    s.ileri(1);
    const ikinci = await ac(ad, tarayicilar[1]!);
    expect(await liste(ikinci)).toEqual([
      {
        Id: expect.any(Number),
        Baslama: '2026-11-20T22:01:00Z',
        SonKullanim: '2026-11-20T22:01:00Z',
        Ip: '127.0.0.1',
        Tarayici: tarayicilar[1],
        Bu: true,
      },
      expect.objectContaining({ Tarayici: tarayicilar[0], Baslama: '2026-11-20T22:00:00Z', Bu: false }),
    ]);
    expect((await liste(ilk)).map((o) => o.Bu)).toEqual([false, true]);
  });

  test('can be ended one at a time from another device, and answers 404 the second time', async () => {
    const { ad, token } = await kisi();
    const kayip = await s.girisYap(ad);
    const Id = (await liste(token)).find((o) => !o.Bu)!.Id;
    expect((await s.call(oturum.oturumSonlandir, { Id }, token)).body).toEqual({ durum: true });
    expect([await durum(kayip), await durum(token)]).toEqual([401, 200]);
    expect((await s.call(oturum.oturumSonlandir, { Id }, token)).status).toBe(404);
  });

  test('answers 404 for a colleague’s session like for an absent one, and leaves it open', async () => {
    const [ben, komsu] = [await kisi({ rol: 'Yönetici' }), await kisi()];
    const Id = (await liste(komsu.token))[0]!.Id;
    for (const id of [Id, 2_147_483_647]) {
      const { status, body } = await s.call(oturum.oturumSonlandir, { Id: id }, ben.token);
      expect({ status, body }).toEqual({ status: 404, body: { durum: false, msg: 'Oturum bulunamadı.' } });
    }
    expect(await durum(komsu.token)).toBe(200);
  });

  test('accepts a very long browser name and cuts it', async () => {
    const { ad } = await kisi();
    const oturumlar = await liste(await ac(ad, 'x'.repeat(4000)));
    expect(oturumlar.find((o) => o.Bu)?.Tarayici).toHaveLength(300);
  });
});

describe('applies a change of rights from the next call on', () => {
  const denetimGor = (token: string) => s.call(denetim.getDenetim, {}, token);

  test('when a role was taken away', async () => {
    const { Id, token } = await kisi({ rol: 'Yönetici' });
    expect((await denetimGor(token)).status).toBe(200);
    await s.db.deleteFrom('kisi_rol').where('kisi_id', '=', Id).execute();
    const { status, body } = await denetimGor(token);
    expect({ status, body }).toEqual({ status: 403, body: YETKI_YOK });
  });

  test('when a permission was given and taken away', async () => {
    const { Id, token } = await kisi({ sayfalar: SAYFA.denetim });
    expect((await denetimGor(token)).status).toBe(403);
    await s.db.insertInto('kisi_yetki').values({ kisi_id: Id, yetki_id: YETKI.denetimGor, deger: 1 }).execute();
    expect((await denetimGor(token)).status).toBe(200);
    await s.db.updateTable('kisi_yetki').set({ deger: 0 }).where('kisi_id', '=', Id).execute();
    expect((await denetimGor(token)).status).toBe(403);
  });

  test('when a personal exception takes away a right of the role', async () => {
    const { Id, token } = await kisi({ rol: 'Yönetici' });
    await s.db.insertInto('kisi_yetki').values({ kisi_id: Id, yetki_id: YETKI.ayricalikli, deger: 0 }).execute();
    expect((await denetimGor(token)).status).toBe(403);
  });

  test('when a department got another head', async () => {
    const departmanId = await s.departman('Satış');
    const [eski, yeni, calisan] = [await kisi(), await kisi(), await kisi({ departmanId })];
    const bak = async (token: string) => (await s.call(mola.molaHesapla, { userId: calisan.Id }, token)).status;
    await s.sorumluYap(departmanId, eski.Id);
    expect([await bak(eski.token), await bak(yeni.token)]).toEqual([200, 403]);
    await s.sorumluYap(departmanId, yeni.Id);
    expect([await bak(eski.token), await bak(yeni.token)]).toEqual([403, 200]);
  });

  test('when a person was deactivated, who may not sign in again', async () => {
    const { ad, Id, token } = await kisi({ rol: 'Yönetici' });
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', Id).execute();
    expect(await durum(token)).toBe(401);
    const giris = await s.call(oturum.login, { UserName: ad, Password: 'masabasi', lisans: 'TEST' });
    expect(giris.status).toBe(401);
  });
});
