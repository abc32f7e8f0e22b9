import { ikiAdim } from '@masabasi/core/kisi/ikiAdim/contract';
import { METIN } from '@masabasi/core/kisi/ikiAdim/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { akisAc } from '../../testing/akis.ts';
import { acikUclar, type Oturumlu, oturumlu, oturumVer } from '../../testing/walk.ts';

/** The rule that privileged people need two-step sign-in, over the whole contract. */

const PAROLA = 'masabasi';
/** Calls allowed before the set-up, written by hand: those for the set-up itself, and signing out. */
const KURULUM_ICIN = ['ikiAdimBaslat', 'ikiAdimDurumu', 'ikiAdimOnayla', 'logout'];
const GEREKLI = { durum: false, msg: METIN.zorunlu, ikiAdimGerekli: true };

let s: TestServer;
let yonetici: string;
let diger: Oturumlu;
let calisan: string;

beforeAll(async () => {
  s = await testServer();
  yonetici = await oturumVer(s, await s.kisi('yonetici', { ad: 'Yıldız', rol: 'Yönetici' }));
  diger = await oturumlu(s, 'diger', { ad: 'Diğer', rol: 'Yönetici' });
  calisan = await oturumVer(s, await s.kisi('calisan'));
});
afterAll(() => s?.kapat());

const sec = (Zorunlu: 0 | 1, token = yonetici) => s.call(ikiAdim.ikiAdimKuraliSec, { Zorunlu }, token);
const kural = async () => (await s.call(ikiAdim.ikiAdimKurali, {}, yonetici)).body;

async function ac(token: string): Promise<void> {
  const body = tamam(await s.call(ikiAdim.ikiAdimBaslat, { parola: PAROLA }, token));
  const kod = new TOTP({ secret: Secret.fromBase32(body.Sir) }).generate({ timestamp: s.saat.simdi.getTime() });
  expect((await s.call(ikiAdim.ikiAdimOnayla, { kod }, token)).body.durum).toBe(true);
}
// One scenario, in this order.

test('only a person with two-step sign-in can switch the rule on, so nobody locks themselves out', async () => {
  expect(await sec(1)).toMatchObject({ body: { durum: false, msg: 'Önce kendi iki adımlı girişinizi açınız.' } });
  expect(await kural()).toMatchObject({ Zorunlu: false, KendiAcik: false });
});

test('with the rule on, every other privileged person gets 403 except in the set-up', async () => {
  await ac(yonetici);
  const akis = await akisAc(s.url, diger.token);
  expect((await sec(1)).body).toEqual({ durum: true });
  expect(await kural()).toEqual({
    durum: true,
    Zorunlu: true,
    KendiAcik: true,
    Acmayanlar: [{ Id: diger.Id, Ad: 'Diğer Deneme' }],
  });
  // Their open stream announces the change, and ends.
  await akis.bekle((g) => g.olay === 'yetki');
  await akis.bitti;

  const gecenler = await acikUclar(s, diger.token, GEREKLI);
  // Each read of a combined call is checked separately.
  expect(gecenler).toEqual([...KURULUM_ICIN.filter((ad) => ad !== 'logout'), 'okumalar']);
  const olaylar = await fetch(`${s.url}/api/olaylar`, { headers: { authorization: `Bearer ${diger.token}` } });
  expect([olaylar.status, await olaylar.json()]).toEqual([403, GEREKLI]);

  const cikan = await oturumVer(s, diger.Id);
  expect((await s.call(oturum.logout, {}, cikan)).body).toEqual({ durum: true });
});

test('the rule binds nobody else, and a person who has set it up continues', async () => {
  expect((await s.call(oturum.userbilgi, {}, calisan)).status).toBe(200);
  expect((await s.call(oturum.userbilgi, {}, yonetici)).status).toBe(200);
  // Signing in stays allowed, because the set-up begins there.
  const token = await s.girisYap('diger');
  expect((await s.call(oturum.userbilgi, {}, token)).body).toEqual(GEREKLI);
  await ac(token);
  expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(200);
  expect(await kural()).toMatchObject({ Acmayanlar: [] });
});

test('people bound by the rule cannot switch it off for themselves, and others can', async () => {
  expect((await s.call(ikiAdim.ikiAdimDurumu, {}, yonetici)).body).toMatchObject({ Zorunlu: true });
  const kapat = await s.call(ikiAdim.ikiAdimKapat, { parola: PAROLA, kod: '123456' }, yonetici);
  expect(kapat.body).toMatchObject({ durum: false, msg: expect.stringContaining('zorunlu') });
  await ac(calisan);
  expect((await s.call(ikiAdim.ikiAdimDurumu, {}, calisan)).body).toMatchObject({ Acik: true, Zorunlu: false });
});

test('a change is audited once, and the rule can be switched off', async () => {
  for (const Zorunlu of [1, 0, 0] as const) expect((await sec(Zorunlu)).body).toEqual({ durum: true });
  const kayitlar = await s.db
    .selectFrom('denetim')
    .select(['eski', 'yeni'])
    .where('eylem', '=', 'ikiAdimKuraliSec')
    .orderBy('id')
    .execute();
  expect(kayitlar).toEqual([
    { eski: { Zorunlu: false }, yeni: { Zorunlu: true } },
    { eski: { Zorunlu: true }, yeni: { Zorunlu: false } },
  ]);
  const ucuncu = await oturumVer(s, await s.kisi('ucuncu', { rol: 'Yönetici' }));
  expect((await s.call(oturum.userbilgi, {}, ucuncu)).status).toBe(200);
});

test('an administrator removes it after a loss of telephone and codes, with reason, audit and mail', async () => {
  const Id = await s.kisi('kaybeden', { eposta: 'kaybeden@firma.com' });
  const token = await oturumVer(s, Id);
  await ac(token);
  const durumu = async (kim: string) => (await s.call(personel.personelDetay, { Id }, kim)).body;
  const kaldir = async (kim = Id) =>
    (await s.call(ikiAdim.ikiAdimKaldir, { Id: kim, Sebep: ' Telefonu kayboldu ' }, yonetici)).body;
  expect(await durumu(yonetici)).toMatchObject({ IkiAdim: true });
  // Only privileged people see this state, even of themselves.
  expect(await durumu(token)).toMatchObject({ IkiAdim: null });
  expect(await kaldir()).toEqual({ durum: true });
  expect(await kaldir()).toEqual({ durum: false, msg: 'Bu kişide iki adımlı giriş açık değil.' });
  expect(await durumu(yonetici)).toMatchObject({ IkiAdim: false });
  expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(401);
  await s.girisYap('kaybeden');
  const { yeni } = await s.db
    .selectFrom('denetim')
    .select('yeni')
    .where('eylem', '=', 'ikiAdimKaldir')
    .executeTakeFirstOrThrow();
  expect(yeni).toEqual({ Sebep: 'Telefonu kayboldu' });
  const postalar = await s.db.selectFrom('posta').select('metin').where('alici', '=', 'kaybeden@firma.com').execute();
  expect(postalar.at(-1)?.metin).toContain('Bir sistem yöneticisi iki adımlı girişinizi kaldırdı');
});

test('nobody can remove their own in this way, or that of an unknown person', async () => {
  const { body } = await s.call(oturum.userbilgi, {}, yonetici);
  const kaldir = (Id: number) => s.call(ikiAdim.ikiAdimKaldir, { Id, Sebep: 'x' }, yonetici);
  expect((await kaldir(body.data.Id)).body).toMatchObject({ durum: false });
  expect((await s.call(ikiAdim.ikiAdimDurumu, {}, yonetici)).body).toMatchObject({ Acik: true });
  expect((await kaldir(2_000_000_000)).status).toBe(403);
});
