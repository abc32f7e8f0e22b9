import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../../testing/product.ts';

/** Wrong passwords slow down their account and their address, but not the holder of the right password. */

let s: TestServer;
let sira = 0;
beforeAll(async () => {
  // Every test signs in from its own address.
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const YENI = 'yepyeni-bir-parola';
const yeniAd = () => `kisi${(sira += 1)}`;
const yeniAdres = () => `198.51.100.${(sira += 1)}`;
const ileriSaniye = (n: number) => s.ileri(n / 60);
const giris = (UserName: string, Password: string, ip: string) =>
  s.call(oturum.login, { UserName, Password, lisans: 'TEST' }, undefined, { 'x-forwarded-for': ip });

async function besYanlis(ad = yeniAd(), ip = yeniAdres()) {
  await s.kisi(ad);
  for (let i = 0; i < 5; i++) expect((await giris(ad, 'yanlis', ip)).status).toBe(401);
  return { ad, ip };
}

test('answers 429 with Retry-After after five wrong passwords, to the right password too', async () => {
  const { ad, ip } = await besYanlis();
  const { status, headers, body } = await giris(ad, 'masabasi', ip);
  expect([status, headers.get('retry-after')]).toEqual([429, '2']);
  expect(body).toEqual({ durum: false, msg: 'Çok fazla hatalı deneme yapıldı. 2 saniye sonra tekrar deneyiniz.' });
});

test('doubles the delay with every further wrong password, up to 15 minutes, and ends it', async () => {
  const { ad, ip } = await besYanlis();
  const beklenen: number[] = [];
  for (let i = 0; i < 12; i++) {
    const bekle = Number((await giris(ad, 'yanlis', ip)).headers.get('retry-after'));
    beklenen.push(bekle);
    ileriSaniye(bekle);
    if ((await giris(ad, 'yanlis', ip)).status !== 401) break;
  }
  expect(beklenen.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 64, 128]);
  expect(Math.max(...beklenen)).toBeLessThanOrEqual(900);
  s.ileri(15);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
});

test('does not lengthen the delay for refused tries', async () => {
  const { ad, ip } = await besYanlis();
  for (let i = 0; i < 5; i++) expect((await giris(ad, 'yanlis', ip)).headers.get('retry-after')).toBe('2');
  ileriSaniye(2);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
});

test('does not affect another account and another address', async () => {
  const { ad, ip } = await besYanlis();
  const komsu = yeniAd();
  await s.kisi(komsu);
  expect((await giris(komsu, 'masabasi', ip)).status).toBe(200);
  expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(200);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(429);
});

test('counts any spelling of a name for the same account, and throttles an unknown name alike', async () => {
  const ip = yeniAdres();
  const yazilislar = ['Işık', 'IŞIK', 'isik', 'İŞİK', ' ışık '];
  for (const yazilan of yazilislar) expect((await giris(yazilan, 'yanlis', ip)).status).toBe(401);
  expect((await giris('isik', 'yanlis', ip)).status).toBe(429);
});

test('clears the count with the right password', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  await s.kisi(ad);
  for (let tur = 0; tur < 3; tur++) {
    for (let i = 0; i < 4; i++) expect((await giris(ad, 'yanlis', ip)).status).toBe(401);
    expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
  }
});

const adresiDoldur = (ip: string, adet = 60) =>
  s.db
    .insertInto('giris_hatasi')
    .values(Array.from({ length: adet }, () => ({ anahtar: `adres:${ip}`, zaman: s.saat.simdi })))
    .execute();

test('slows down wrong passwords for every account after fifty from one address', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  await s.kisi(ad);
  await adresiDoldur(ip, 49);
  expect((await giris('boyle-biri-yok', 'yanlis', ip)).status).toBe(401);
  const { status, headers } = await giris('boyle-biri-de-yok', 'yanlis', ip);
  expect([status, headers.get('retry-after')]).toEqual([429, '2']);
  expect((await giris(ad, 'yanlis', ip)).status).toBe(429);
  expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(200);
});

test('lets a colleague sign in while somebody guesses from the same address', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  await s.kisi(ad);
  for (let i = 0; i < 60; i++) {
    expect([401, 429]).toContain((await giris(`uydurma${i}`, 'yanlis', ip)).status);
    if (i % 10 === 9) expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
    ileriSaniye(1);
  }
  // One slip is forgiven there, too.
  expect((await giris(ad, 'masabsi', ip)).status).toBe(429);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
});

test('allows two tries for an account from such an address, then slows down the right password, too', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  await s.kisi(ad);
  await adresiDoldur(ip);
  for (let i = 0; i < 2; i++) expect((await giris(ad, `yanlis${i}`, ip)).status).toBe(429);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(429);
  ileriSaniye(2);
  expect((await giris(ad, 'masabasi', ip)).status).toBe(200);
});

test('limits the checks of a flood of names from one address, so that others get their turn', async () => {
  const ip = yeniAdres();
  const yanitlar = await Promise.all(Array.from({ length: 80 }, (_, i) => giris(`sel${i}`, 'yanlis', ip)));
  expect(new Set(yanitlar.map((y) => y.status))).toEqual(new Set([401, 429]));
  expect(yanitlar.filter((y) => y.status === 401).length).toBeLessThan(60);
});

test('lets a signed-in person change the password while others guess from the same address', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  const userId = await s.kisi(ad);
  const token = (await giris(ad, 'masabasi', ip)).body;
  await adresiDoldur(ip);
  const istek = { userId, eskiParola: 'masabasi', parola: YENI, tekrar: YENI };
  const { status, body } = await s.call(oturum.parolaDegistir, istek, token.durum ? token.token : '', {
    'x-forwarded-for': ip,
  });
  expect([status, body.durum]).toEqual([200, true]);
});

test('does not try all of thirty wrong passwords sent at once', async () => {
  const [ad, ip] = [yeniAd(), yeniAdres()];
  await s.kisi(ad);
  const yanitlar = await Promise.all(Array.from({ length: 30 }, (_, i) => giris(ad, `yanlis${i}`, ip)));
  const denenen = yanitlar.filter((y) => y.status === 401).length;
  expect(denenen).toBeLessThanOrEqual(5);
  expect(yanitlar.filter((y) => y.status === 200)).toEqual([]);
});

test('does not slow down an office that signs in together, and leaves no trace of right passwords', async () => {
  const ip = yeniAdres();
  const adlar = Array.from({ length: 8 }, yeniAd);
  for (const ad of adlar) await s.kisi(ad);
  const yanitlar = await Promise.all(adlar.map((ad) => giris(ad, 'masabasi', ip)));
  expect(yanitlar.map((y) => y.status)).toEqual(adlar.map(() => 200));
  const izler = await s.db.selectFrom('giris_hatasi').select('anahtar').where('anahtar', 'like', `%${ip}`).execute();
  expect(izler).toEqual([]);
});
