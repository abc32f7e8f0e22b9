import { ikiAdim } from '@masabasi/core/kisi/ikiAdim/contract';
import { METIN as IKI_ADIM } from '@masabasi/core/kisi/ikiAdim/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, kilitBekleyen, tamam, testServer } from '../../testing/product.ts';
import { tutarken } from '../../testing/kilit.ts';
import { BOS_KART, oturumlu, oturumVer } from '../../testing/walk.ts';

/**
 * Facts that change between the check at the beginning of a call and its end: the password, the second step or the
 * permission to sign in changes during a sign-in, and a session ends during its use.
 */
let s: TestServer;
let yonetici: string;
let sira = 0;

beforeAll(async () => {
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
  yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
});
afterAll(() => s?.kapat());

const YENI = 'yepyeni-bir-parola';
const GECICI = 'gecici-bir-parola';
const adresten = () => ({ 'x-forwarded-for': `198.51.100.${(sira += 1)}` });

async function birisi() {
  const ad = `kisi${(sira += 1)}`;
  return { ad, ...(await oturumlu(s, ad)) };
}
type Birisi = Awaited<ReturnType<typeof birisi>>;

const kisiTutarken = <T>(Id: number, is: (birak: () => Promise<void>) => Promise<T>) =>
  tutarken(s, `select id from kisi where id = ${Id} for no key update`, is);

const acikOturum = async (Id: number) =>
  (await s.db.selectFrom('oturum').select('id').where('kisi_id', '=', Id).where('bitis', 'is', null).execute()).length;

/** A sign-in that has read the person and their password, and waits while `is` runs. */
const girerken = (k: Birisi, is: () => Promise<{ body: { durum: boolean } }>) =>
  tutarken(s, 'lock table giris_hatasi in access exclusive mode', async (birak) => {
    const giris = s.call(oturum.login, { UserName: k.ad, Password: 'masabasi', lisans: 'TEST' }, undefined, adresten());
    await kilitBekleyen(s);
    expect((await is()).body.durum).toBe(true);
    await birak();
    return giris;
  });

const kodu = (Sir: string) =>
  new TOTP({ secret: Secret.fromBase32(Sir) }).generate({ timestamp: s.saat.simdi.getTime() });
async function sirVer(k: Birisi): Promise<string> {
  const body = tamam(await s.call(ikiAdim.ikiAdimBaslat, { parola: 'masabasi' }, k.token, adresten()));
  return kodu(body.Sir);
}
const parolaDegistir = (k: Birisi) => s.call(oturum.parolaDegistir, { userId: k.Id, parola: YENI }, k.token);

test.each<[string, (k: Birisi) => Promise<{ body: { durum: boolean } }>]>([
  ['the password changes', parolaDegistir],
  [
    'another password is given',
    (k) => s.call(personel.personelParolaVer, { Id: k.Id, Parola: GECICI, Tekrar: GECICI }, yonetici),
  ],
  [
    'the person leaves',
    ({ Id }) => s.call(personel.personelAyril, { Id, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'İstifa' }, yonetici),
  ],
  [
    'the licence to sign in is taken',
    async ({ Id, ad }) => {
      const kisi = s.db.selectFrom('kisi').select('departman_id').where('id', '=', Id);
      const { departman_id: DepartmanId } = await kisi.executeTakeFirstOrThrow();
      const kart = { ...BOS_KART, Id, Surum: 1, DepartmanId, UserName: ad, GirisIzni: 0 as const };
      return s.call(personel.personelKaydet, kart, yonetici);
    },
  ],
])('who signs in with the former password while %s stays outside', async (_, is) => {
  const k = await birisi();
  const { status, body } = await girerken(k, () => is(k));
  expect([status, body]).toEqual([401, { durum: false, msg: METIN.kotuGiris }]);
  expect(await acikOturum(k.Id)).toBe(0);
});

test('asks for a code when the second step is switched on during a sign-in', async () => {
  const k = await birisi();
  const kod = await sirVer(k);
  const { body } = await girerken(k, () => s.call(ikiAdim.ikiAdimOnayla, { kod }, k.token));
  expect(body).toEqual({ durum: false, msg: IKI_ADIM.kodGerekli, kodGerekli: true });
  expect(await acikOturum(k.Id)).toBe(1);
});

test('of two changes of one password at once one succeeds, and the other session is signed out', async () => {
  const k = await birisi();
  const ikinci = await oturumVer(s, k.Id);
  const degistir = (token: string, parola: string) =>
    s.call(oturum.parolaDegistir, { userId: k.Id, eskiParola: 'masabasi', parola }, token, adresten());
  const yanitlar = await kisiTutarken(k.Id, async (birak) => {
    const ikisi = [degistir(k.token, 'ilk-yeni-parola'), degistir(ikinci, 'ikinci-yeni-parola')];
    await kilitBekleyen(s, 2);
    await birak();
    return Promise.all(ikisi);
  });
  expect(new Set(yanitlar.map((y) => y.status))).toEqual(new Set([200, 401]));
});

test('a session that ends with the password changes no second step and issues no link', async () => {
  const sonuclar: Record<string, number> = {};
  const dene = async (ad: string, hazirla: (k: Birisi) => Promise<() => Promise<{ status: number }>>) => {
    const k = await birisi();
    const calinan = { ...k, token: await oturumVer(s, k.Id) };
    const cagir = await hazirla(calinan);
    await kisiTutarken(k.Id, async (birak) => {
      const degisen = parolaDegistir(k);
      await kilitBekleyen(s);
      const gec = cagir();
      await kilitBekleyen(s, 2);
      await birak();
      expect((await degisen).body.durum).toBe(true);
      sonuclar[ad] = (await gec).status;
    });
    const satir = s.db.selectFrom('iki_adim').select('sir').where('kisi_id', '=', k.Id);
    expect((await satir.executeTakeFirst())?.sir ?? null).toBeNull();
    expect(await acikOturum(k.Id)).toBe(0);
  };
  await dene('ikiAdimBaslat', async (k) => () => s.call(ikiAdim.ikiAdimBaslat, { parola: 'masabasi' }, k.token));
  await dene('ikiAdimOnayla', async (k) => {
    const kod = await sirVer(k);
    return () => s.call(ikiAdim.ikiAdimOnayla, { kod }, k.token);
  });
  await dene('takvimBaglantisi', async (k) => () => s.call(talep.takvimBaglantisi, { islem: 'yenile' }, k.token));
  expect(sonuclar).toEqual({ ikiAdimBaslat: 401, ikiAdimOnayla: 401, takvimBaglantisi: 401 });
  expect(await s.db.selectFrom('takvim_baglantisi').select('kisi_id').execute()).toEqual([]);
});

test('a new hash at the first sign-in refuses nobody who signs in at the same moment', async () => {
  const k = await birisi();
  await s.db
    .updateTable('kisi')
    .set({ parola_ozeti: await hash('masabasi', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 }) })
    .where('id', '=', k.Id)
    .execute();
  const girisler = await kisiTutarken(k.Id, async (birak) => {
    const ikisi = [1, 2].map(() =>
      s.call(oturum.login, { UserName: k.ad, Password: 'masabasi', lisans: 'TEST' }, undefined, adresten()),
    );
    await kilitBekleyen(s, 2);
    await birak();
    return Promise.all(ikisi);
  });
  expect(girisler.map((y) => y.body.durum)).toEqual([true, true]);
});
