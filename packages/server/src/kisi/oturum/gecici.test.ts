import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { GECICI_PAROLA } from '@masabasi/core/kisi/oturum/rules';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { acikUclar, oturumVer } from '../../testing/walk.ts';

/** A password that another person gave: it allows nothing but replacing it, over the whole contract. */

/** Allowed calls, written by hand: those for replacing the password, and signing out. */
const SERBEST = ['logout', 'parolaDegistir', 'userbilgi', 'yetki'];
const GEREKLI = { durum: false, msg: GECICI_PAROLA, parolaGerekli: true };
const GECICI = 'gecici-parola';

let s: TestServer;
let Id: number;
let token: string;

beforeAll(async () => {
  s = await testServer();
  const yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
  Id = await s.kisi('calisan');
  const { body } = await s.call(personel.personelParolaVer, { Id, Parola: GECICI, Tekrar: GECICI }, yonetici);
  expect(body).toEqual({ durum: true });
  token = await s.girisYap('calisan', GECICI);
});
afterAll(() => s?.kapat());

test('403 everywhere except for replacing it', async () => {
  const gecenler = await acikUclar(s, token, GEREKLI);
  // Each read of a combined call is checked separately.
  expect(gecenler).toEqual(['okumalar', ...SERBEST.filter((ad) => ad !== 'logout')]);
  const olaylar = await fetch(`${s.url}/api/olaylar`, { headers: { authorization: `Bearer ${token}` } });
  expect([olaylar.status, await olaylar.json()]).toEqual([403, GEREKLI]);
  const cikan = await oturumVer(s, Id);
  expect((await s.call(oturum.logout, {}, cikan)).body).toEqual({ durum: true });
});

test('everything is open after it is replaced', async () => {
  const istek = { userId: Id, eskiParola: GECICI, parola: 'kendi-parolam', tekrar: 'kendi-parolam' };
  expect((await s.call(oturum.parolaDegistir, istek, token)).body.durum).toBe(true);
  token = await s.girisYap('calisan', 'kendi-parolam');
  expect((await s.call(oturum.oturumlarim, {}, token)).status).toBe(200);
});
