import { readFileSync } from 'node:fs';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { METIN, PAROLA_EN_FAZLA } from '@masabasi/core/kisi/oturum/rules';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parolaHatasi, parolaOzetle, parolaPolitikasiHatasi } from '../../platform/password/parola.ts';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';

const YENI = 'yepyeni-bir-parola';
const BASARI = { durum: true, msg: 'Parolanız değiştirildi. Lütfen yeni parolanızla giriş yapınız.' };

let s: TestServer;
let sira = 0;
beforeAll(async () => {
  // Each test signs in from its own address.
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const yeniAd = () => `kisi${(sira += 1)}`;
const yeniAdres = () => `198.51.100.${(sira += 1)}`;
const ileriSaniye = (n: number) => s.ileri(n / 60);
const giris = (UserName: string, Password: string, ip: string) =>
  s.call(oturum.login, { UserName, Password, lisans: 'TEST' }, undefined, { 'x-forwarded-for': ip });

test('the stored password is a salted argon2id hash with 19 MiB and two passes', async () => {
  const ozetler = await Promise.all(['masabasi', 'masabasi'].map(parolaOzetle));
  for (const ozet of ozetler) expect(ozet).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(new Set(ozetler).size).toBe(2);
});

test('a weaker hash is replaced by the present one when its person has signed in', async () => {
  const ad = yeniAd();
  const id = await s.kisi(ad);
  const zayif = await hash('masabasi', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await s.db.updateTable('kisi').set({ parola_ozeti: zayif, parola_gecici: true }).where('id', '=', id).execute();
  const saklanan = () =>
    s.db.selectFrom('kisi').select(['parola_ozeti', 'parola_gecici']).where('id', '=', id).executeTakeFirstOrThrow();
  expect((await giris(ad, 'yanlis', yeniAdres())).status).toBe(401);
  expect((await saklanan()).parola_ozeti).toBe(zayif);
  expect((await giris(ad, 'masabasi', yeniAdres())).body.durum).toBe(true);
  const sonra = await saklanan();
  expect(sonra).toEqual({
    parola_ozeti: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    parola_gecici: true,
  });
  expect((await giris(ad, 'masabasi', yeniAdres())).body.durum).toBe(true);
  expect(await saklanan()).toEqual(sonra);
});

describe('parolaDegistir', () => {
  async function kisi(rol?: 'Yönetici') {
    const ad = yeniAd();
    const userId = await s.kisi(ad, rol ? { rol } : {});
    const token = await s.girisYap(ad);
    const ip = yeniAdres();
    const degistir = (o: { parola: string; eskiParola?: string; tekrar?: string; userId?: number }) =>
      s.call(oturum.parolaDegistir, { userId, ...o }, token, { 'x-forwarded-for': ip });
    return { ad, userId, token, degistir };
  }

  test('answers in the order and words of the specification', async () => {
    const { degistir } = await kisi();
    const msg = async (o: Parameters<typeof degistir>[0]) => (await degistir(o)).body;
    const ret = (m: string) => ({ durum: false, msg: m });
    expect(await msg({ eskiParola: 'yanlis', parola: 'abc', tekrar: 'abd' })).toEqual(ret('Eski Şifreniz Hatalı'));
    expect(await msg({ eskiParola: 'masabasi', parola: 'abc', tekrar: 'abd' })).toEqual(
      ret('Yeni Şifreleriniz Uyuşmuyor'),
    );
    expect(await msg({ eskiParola: 'masabasi', parola: 'abcd', tekrar: 'abcd' })).toEqual(
      ret('Parolanız En az 5 Karakter olmaldır.!'),
    );
    expect(await msg({ eskiParola: 'masabasi', parola: 'abcde', tekrar: 'abcde' })).toEqual(BASARI);
  });

  test('counts five characters as people count them', async () => {
    const { degistir } = await kisi();
    expect((await degistir({ parola: '😀😀😀😀' })).body).toEqual({ durum: false, msg: METIN.kisa });
    expect((await degistir({ parola: '     ' })).body).toEqual({ durum: false, msg: METIN.kisa });
    expect((await degistir({ parola: 'şğüöç' })).body).toEqual(BASARI);
  });

  test('refuses the same password as a new one', async () => {
    const { degistir } = await kisi();
    const ayni = { durum: false, msg: METIN.ayniParola };
    expect((await degistir({ parola: 'masabasi' })).body).toEqual(ayni);
    expect((await degistir({ eskiParola: 'masabasi', parola: 'masabasi', tekrar: 'masabasi' })).body).toEqual(ayni);
  });

  test('without the old password it works in a session younger than five minutes, and no longer', async () => {
    const { ad, degistir } = await kisi();
    ileriSaniye(5 * 60 + 1);
    expect((await degistir({ parola: YENI })).body).toEqual({ durum: false, msg: METIN.eskiSifre });
    const token = await s.girisYap(ad);
    ileriSaniye(5 * 60 - 1);
    const { body: ben } = await s.call(oturum.userbilgi, {}, token);
    const { body } = await s.call(oturum.parolaDegistir, { userId: ben.data.Id, parola: YENI }, token);
    expect(body).toEqual(BASARI);
  });

  test('ends every session of the person and nobody else’s', async () => {
    const { ad, token, degistir } = await kisi();
    const [ikinci, komsu] = [await s.girisYap(ad), (await kisi()).token];
    expect((await degistir({ eskiParola: 'masabasi', parola: YENI, tekrar: YENI })).body).toEqual(BASARI);
    const durum = async (t: string) => (await s.call(oturum.userbilgi, {}, t)).status;
    expect([await durum(token), await durum(ikinci), await durum(komsu)]).toEqual([401, 401, 200]);
    expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(401);
    expect((await giris(ad, YENI, yeniAdres())).status).toBe(200);
  });

  test('a refusal changes nothing', async () => {
    const { ad, token, degistir } = await kisi();
    await degistir({ eskiParola: 'yanlis', parola: YENI });
    await degistir({ eskiParola: 'masabasi', parola: 'abc' });
    expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(200);
    expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(200);
  });

  test('answers another userId with 403, also for a privileged person', async () => {
    const { ad, userId } = await kisi();
    const yonetici = await kisi('Yönetici');
    const { status, body } = await yonetici.degistir({ userId, eskiParola: 'masabasi', parola: YENI });
    expect({ status, body }).toEqual({ status: 403, body: { durum: false, msg: 'Bu işlem için yetkiniz yok.' } });
    expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(200);
  });

  test('throttles guesses of the old password, also thirty at once', async () => {
    const { degistir } = await kisi();
    const yanitlar = await Promise.all(
      Array.from({ length: 30 }, (_, i) => degistir({ eskiParola: `yanlis${i}`, parola: YENI })),
    );
    expect(yanitlar.filter((y) => y.status === 200).length).toBeLessThanOrEqual(5);
    const sonra = await degistir({ eskiParola: 'masabasi', parola: YENI });
    expect(sonra.status).toBe(429);
    expect(Number(sonra.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a guess at the old password does not slow the login down', async () => {
    const { ad, degistir } = await kisi();
    for (let i = 0; i < 6; i++) await degistir({ eskiParola: 'yanlis', parola: YENI });
    expect((await giris(ad, 'masabasi', yeniAdres())).status).toBe(200);
  });
});

describe('PAROLA_POLITIKA=asvs', () => {
  let asvs: TestServer;
  beforeAll(async () => {
    asvs = await testServer({ ortam: { PAROLA_POLITIKA: 'asvs' } });
  });
  afterAll(() => asvs?.kapat());

  test.each([
    ['abcde', 'Parolanız en az 8 karakter olmalıdır.'],
    ['istanbul', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['İSTANBUL1453', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['1q2w3e4r5t', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['JenniFer2026!', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['bizim-ckarahan', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
    ['CAGLANIN kedisi', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
    ['evdeki-KARAHAN-kedi', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
    ['Deneme-99-deneme', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
    ['          ', 'Parolanız en az 8 karakter olmalıdır.'],
    ['a b c d     ', 'Parolanız en az 8 karakter olmalıdır.'],
    ['\u3000'.repeat(9), 'Parolanız en az 8 karakter olmalıdır.'],
    ['\u200B\u200C\u200D\u2060\uFEFF\u00AD\u3164\u115F', 'Parolanız en az 8 karakter olmalıdır.'],
    ['kedi\u200B\u200C\u200D\u2060', 'Parolanız en az 8 karakter olmalıdır.'],
    [`a${'\u0301'.repeat(9)}`, 'Parolanız en az 8 karakter olmalıdır.'],
    ['aaaaaaaa', 'Parolanız en az 4 farklı karakter içermelidir.'],
    ['aAaAaAaA', 'Parolanız en az 4 farklı karakter içermelidir.'],
    ['ababcabababc', 'Parolanız en az 4 farklı karakter içermelidir.'],
    ['a\uFF41a\uFF41aa\uFF41a', 'Parolanız en az 4 farklı karakter içermelidir.'],
    ['ｐａｓｓｗｏｒｄ', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['ｉｓｔａｎｂｕｌ１４５３', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['pass\u200Bword\u2060', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['i s t a n b u l', 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.'],
    ['evdeki-ｋａｒａｈａｎ-kedi', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
    ['evdeki kara\u200Bhan kedi', 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.'],
  ])('refuses %s', async (parola, msg) => {
    const ad = `ckarahan${(sira += 1)}`;
    const userId = await asvs.kisi(ad, { ad: 'Çağla', soyad: 'Karahan' });
    const token = await asvs.girisYap(ad);
    expect((await asvs.call(oturum.parolaDegistir, { userId, parola }, token)).body).toEqual({ durum: false, msg });
  });

  test('knows three thousand public passwords from breaches that would be long enough', () => {
    const liste = readFileSync(new URL('../../platform/db/veri/yaygin-parolalar.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(new Set(liste.filter((p) => p.length >= 8)).size).toBeGreaterThanOrEqual(3000);
    const gecen = liste.filter((p) => parolaPolitikasiHatasi('asvs', p, []) === null);
    expect(gecen).toEqual([]);
    expect(parolaPolitikasiHatasi('asvs', 'xyzö'.repeat(PAROLA_EN_FAZLA / 4), [])).toBeNull();
  });

  test.each(['mor salkım söğüt', 'mor-salkım-😀', 'çok güzel ﬁkir', '北京的秋天很美丽'])('takes %s', (parola) => {
    expect(parolaPolitikasiHatasi('asvs', parola, [])).toBeNull();
  });

  test('the specification’s policy demands its five characters and nothing else', () => {
    for (const parola of ['a b c', 'aaaaa', 'ｐａｓｓｗ', '12345'])
      expect(parolaHatasi('spec', parola, parola, '', { Ad: 'a', Soyad: 'b', UserName: 'c' })).toBeNull();
  });

  test.each(['aaaaaaaa', 'ｐａｓｓｗｏｒｄ', 'ev\u200Bdeki kedi', '        '])(
    'who set %j before goes on signing in with it, composed or not',
    async (parola) => {
      const ad = `eski${(sira += 1)}`;
      const userId = await asvs.kisi(ad);
      await asvs.db
        .updateTable('kisi')
        .set({ parola_ozeti: await parolaOzetle(parola) })
        .where('id', '=', userId)
        .execute();
      await expect(asvs.girisYap(ad, parola)).resolves.toBeTruthy();
      await expect(asvs.girisYap(ad, parola.normalize('NFD'))).resolves.toBeTruthy();
    },
  );

  test('the floor of the specification still comes first, and a good password passes', async () => {
    const userId = await asvs.kisi('bora');
    const token = await asvs.girisYap('bora');
    const degistir = async (parola: string) => (await asvs.call(oturum.parolaDegistir, { userId, parola }, token)).body;
    expect(await degistir('abc')).toEqual({ durum: false, msg: METIN.kisa });
    expect(await degistir('mor salkım söğüt')).toEqual(BASARI);
  });
});
