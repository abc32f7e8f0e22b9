import { ikiAdim } from '@masabasi/core/kisi/ikiAdim/contract';
import { kodOku, METIN } from '@masabasi/core/kisi/ikiAdim/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { METIN as OTURUM } from '@masabasi/core/kisi/oturum/rules';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KisiTanimi, OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { baskaSunucu } from '../../testing/stream.ts';
import { oturumlu, oturumVer } from '../../testing/walk.ts';

const PAROLA = 'masabasi';
const KODSUZ = { durum: false, msg: METIN.kodGerekli, kodGerekli: true };
const KOTU_KOD = { durum: false, msg: METIN.kodHatali, kodGerekli: true };

let s: TestServer;
let sira = 0;
let saat = Date.parse(OGLEN);
beforeAll(async () => {
  // Each request may come from its own address.
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => s?.kapat());
beforeEach(() => {
  // Codes and failed attempts of one test do not affect the next.
  saat += 3_600_000;
  s.saat.simdi = new Date(saat);
});

const ileri = (saniye: number) => void (s.saat.simdi = new Date(s.saat.simdi.getTime() + saniye * 1000));
const adresten = (ip = `10.1.${++sira >> 8}.${sira & 255}`) => ({ 'x-forwarded-for': ip });
const kodu = (Sir: string, kayma = 0) =>
  new TOTP({ secret: Secret.fromBase32(Sir) }).generate({ timestamp: s.saat.simdi.getTime() + kayma * 30_000 });
const giris = (UserName: string, kod?: string, o: object = {}, baslik: Record<string, string> = adresten()) =>
  s.call(oturum.login, { UserName, Password: PAROLA, lisans: 'TEST', kod, ...o }, undefined, baslik);

/** A person with two-step sign-in, set up through the API. */
async function ikiAdimli(o: KisiTanimi = {}) {
  const ad = `kisi${++sira}`;
  const { Id, token } = await oturumlu(s, ad, { eposta: `${ad}@firma.com`, ...o });
  const { Sir, Adres } = tamam(await s.call(ikiAdim.ikiAdimBaslat, { parola: PAROLA }, token));
  const { kodlar } = tamam(await s.call(ikiAdim.ikiAdimOnayla, { kod: kodu(Sir) }, token));
  ileri(30);
  return { ad, Id, token, Sir, Adres, kodlar };
}
const denetimler = async (kisiId: number) =>
  (
    await s.db
      .selectFrom('denetim')
      .select(['eylem', 'eski', 'yeni'])
      .where('nesne_id', '=', kisiId)
      .where('nesne', '=', 'kisi')
      .orderBy('id')
      .execute()
  ).map(({ eylem }) => eylem);
const postalar = async (ad: string) =>
  (await s.db.selectFrom('posta').select('metin').where('alici', '=', `${ad}@firma.com`).orderBy('id').execute()).map(
    (p) => p.metin.split('\n')[2],
  );
const yasiyor = async (token: string) => (await s.call(oturum.userbilgi, {}, token)).status === 200;

describe('switching on', () => {
  test('needs the password, then a code, gives ten recovery codes, ends other sessions, sends a mail', async () => {
    const ad = `kisi${++sira}`;
    const Id = await s.kisi(ad, { eposta: `${ad}@firma.com` });
    const [token, baska] = [await oturumVer(s, Id), await oturumVer(s, Id)];
    const durum = async () => (await s.call(ikiAdim.ikiAdimDurumu, {}, token)).body;
    const kapali = { durum: true, Acik: false, Baslama: null, KalanKod: 0, Zorunlu: false };
    expect(await durum()).toEqual(kapali);

    expect((await s.call(ikiAdim.ikiAdimBaslat, { parola: 'yanlis' }, token)).body).toEqual({
      durum: false,
      msg: METIN.parolaHatali,
    });
    const { Sir, Adres } = tamam(await s.call(ikiAdim.ikiAdimBaslat, { parola: PAROLA }, token));
    expect(Sir).toMatch(/^[A-Z2-7]{32}$/);
    const adres = new URL(Adres);
    expect([adres.protocol, adres.host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(adres.searchParams)).toEqual({
      issuer: 'Masabaşı',
      secret: Sir,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // A secret that was only handed out is not active: the password alone still signs in.
    expect(await durum()).toEqual(kapali);
    expect((await giris(ad)).body.durum).toBe(true);

    for (const kod of ['000000', kodu(Sir, 5), 'AAAA-BBBB-CCCC-DDDD', ''])
      expect((await s.call(ikiAdim.ikiAdimOnayla, { kod }, token)).body.durum, kod).toBe(false);
    const { kodlar } = tamam(await s.call(ikiAdim.ikiAdimOnayla, { kod: kodu(Sir) }, token));
    expect(new Set(kodlar).size).toBe(10);
    expect(await durum()).toMatchObject({ Acik: true, KalanKod: 10, Zorunlu: false });
    expect([await yasiyor(token), await yasiyor(baska)]).toEqual([true, false]);
    expect(await denetimler(Id)).toContain('ikiAdimAc');
    expect(await postalar(ad)).toEqual(['İki adımlı giriş açıldı. Öbür oturumlarınız kapatıldı.']);
  });

  test('cannot be confirmed before a secret was handed out', async () => {
    const token = await oturumVer(s, await s.kisi(`kisi${++sira}`));
    expect((await s.call(ikiAdim.ikiAdimOnayla, { kod: '123456' }, token)).body.durum).toBe(false);
  });

  test('keeps neither secret nor recovery codes in readable form, in the audit or in a stored answer', async () => {
    const { Id, Sir, kodlar } = await ikiAdimli();
    const yinelenen = await s.db.selectFrom('yinelenen').select('yanit').where('kisi_id', '=', Id).execute();
    const denetim = await s.db.selectFrom('denetim').selectAll().execute();
    const posta = await s.db.selectFrom('posta').selectAll().execute();
    const sakli = await s.db.selectFrom('kurtarma_kodu').selectAll().where('kisi_id', '=', Id).execute();
    expect(sakli).toHaveLength(10);
    const hepsi = JSON.stringify([yinelenen, denetim, posta, sakli.map((k) => k.ozet.toString('latin1'))]);
    for (const sir of [Sir, ...kodlar, ...kodlar.map((k) => kodOku(k)!.kod)]) expect(hepsi).not.toContain(sir);
  });

  test('another telephone needs password and code, and the old one is valid until the new is confirmed', async () => {
    const { ad, token, Sir, kodlar } = await ikiAdimli();
    for (const kod of [undefined, '', '000000'])
      expect((await s.call(ikiAdim.ikiAdimBaslat, { parola: PAROLA, kod }, token)).body).toEqual({
        durum: false,
        msg: METIN.kodHatali,
      });
    const yeni = tamam(await s.call(ikiAdim.ikiAdimBaslat, { parola: PAROLA, kod: kodlar[0]! }, token)).Sir;
    expect((await giris(ad, kodu(yeni))).body).toEqual(KOTU_KOD);
    expect((await giris(ad, kodu(Sir))).body.durum).toBe(true);
    const son = tamam(await s.call(ikiAdim.ikiAdimOnayla, { kod: kodu(yeni) }, token)).kodlar;
    ileri(60);
    expect((await giris(ad, kodu(Sir))).body).toEqual(KOTU_KOD);
    expect((await giris(ad, kodlar[1])).body).toEqual(KOTU_KOD);
    expect((await giris(ad, kodu(yeni))).body.durum).toBe(true);
    expect((await giris(ad, son[1])).body.durum).toBe(true);
  });
});

describe('signing in', () => {
  test('asks for the code only after the right password', async () => {
    const { ad, Sir } = await ikiAdimli();
    const { status, body } = await giris(ad);
    expect({ status, body }).toEqual({ status: 200, body: KODSUZ });
    for (const kod of [undefined, '', kodu(Sir)]) {
      const yanlis = await giris(ad, kod, { Password: 'yanlis' });
      expect({ status: yanlis.status, body: yanlis.body }).toEqual({
        status: 401,
        body: { durum: false, msg: OTURUM.kotuGiris },
      });
    }
    // Neither a wrong password nor a wrong licence uses the code up.
    expect((await giris(ad, kodu(Sir), { lisans: 'BASKA' })).body).toEqual({
      durum: false,
      msg: 'Lisans anahtarı hatalı.',
    });
    expect((await giris(ad, kodu(Sir))).body).toEqual({ durum: true, token: expect.any(String) });
  });

  test('opens nothing before the code: no session, no shift', async () => {
    const { ad, Id } = await ikiAdimli();
    const sayilar = async () => [
      (await s.db.selectFrom('mesai').select('id').where('kisi_id', '=', Id).execute()).length,
      (await s.db.selectFrom('oturum').select('id').where('kisi_id', '=', Id).execute()).length,
    ];
    const once = await sayilar();
    await giris(ad);
    await giris(ad, '000000');
    expect(await sayilar()).toEqual(once);
  });

  test('takes the fields bare and under val, and the code with blanks', async () => {
    const { ad, Sir } = await ikiAdimli();
    const govde = { lisans: 'TEST', UserName: ad, Password: PAROLA };
    const kod = kodu(Sir);
    const ilk = await s.ham('/login', JSON.stringify({ ...govde, kod: ` ${kod.slice(0, 3)} ${kod.slice(3)} ` }));
    expect(await ilk.json()).toEqual({ durum: true, token: expect.any(String) });
    ileri(30);
    const ikinci = await s.ham('/login', JSON.stringify({ val: { ...govde, kod: kodu(Sir) } }));
    expect(await ikinci.json()).toEqual({ durum: true, token: expect.any(String) });
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a clock that is %i steps away: %s', async (kayma, girer) => {
    const { ad, Sir } = await ikiAdimli();
    ileri(60);
    expect((await giris(ad, kodu(Sir, kayma))).body.durum).toBe(girer);
  });

  test('a code works once, and none of an earlier step after it', async () => {
    const { ad, Sir } = await ikiAdimli();
    ileri(30);
    const [onceki, kod] = [kodu(Sir, -1), kodu(Sir)];
    expect((await giris(ad, kod)).body.durum).toBe(true);
    expect((await giris(ad, kod)).body).toEqual(KOTU_KOD);
    expect((await giris(ad, onceki)).body).toEqual(KOTU_KOD);
    ileri(30);
    expect((await giris(ad, kod)).body).toEqual(KOTU_KOD);
    expect((await giris(ad, kodu(Sir))).body.durum).toBe(true);
  });

  test('uses up the code of the activation, too', async () => {
    const { ad, Sir } = await ikiAdimli();
    expect((await giris(ad, kodu(Sir, -1))).body).toEqual(KOTU_KOD);
  });

  test('lets exactly one in of many with one code at the same moment, on two servers', async () => {
    const { ad, Sir } = await ikiAdimli();
    const ikinci = await baskaSunucu(s);
    try {
      const govde = JSON.stringify({ UserName: ad, Password: PAROLA, lisans: 'TEST', kod: kodu(Sir) });
      const yanitlar = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          fetch(`${i % 2 ? ikinci.url : s.url}/api/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...adresten() },
            body: govde,
          }).then((y) => y.json() as Promise<{ durum: boolean }>),
        ),
      );
      expect(yanitlar.filter((y) => y.durum)).toHaveLength(1);
      expect(yanitlar.filter((y) => !y.durum)).toEqual(Array.from({ length: 7 }, () => KOTU_KOD));
    } finally {
      await ikinci.kapat();
    }
  });

  test('accepts a recovery code once, in any notation, and reports the rest in audit and mail', async () => {
    const { ad, Id, kodlar, token } = await ikiAdimli();
    expect((await giris(ad, kodlar[3]!.replaceAll('-', ' '))).body.durum).toBe(true);
    expect((await giris(ad, kodlar[3])).body).toEqual(KOTU_KOD);
    expect((await s.call(ikiAdim.ikiAdimDurumu, {}, token)).body).toMatchObject({ KalanKod: 9 });
    expect((await denetimler(Id)).filter((e) => e === 'kurtarmaKoduKullan')).toHaveLength(1);
    expect((await postalar(ad)).at(-1)).toBe('Kurtarma kodlarınızdan biri kullanıldı. Kalan kod sayısı: 9.');
  });

  test('accepts a recovery code only from its owner', async () => {
    const [biri, oteki] = [await ikiAdimli(), await ikiAdimli()];
    expect((await giris(biri.ad, oteki.kodlar[0])).body).toEqual(KOTU_KOD);
    expect((await giris(oteki.ad, oteki.kodlar[0])).body.durum).toBe(true);
  });

  test('lets one in of ten with one recovery code at the same moment', async () => {
    const { ad, kodlar } = await ikiAdimli();
    const yanitlar = await Promise.all(Array.from({ length: 10 }, () => giris(ad, kodlar[0])));
    expect(yanitlar.filter((y) => y.body.durum)).toHaveLength(1);
  });

  test('ignores any code of a person without two-step sign-in', async () => {
    const ad = `kisi${++sira}`;
    await s.kisi(ad);
    for (const kod of [undefined, '', '123456']) expect((await giris(ad, kod)).body.durum).toBe(true);
  });
});

describe('wrong codes', () => {
  test('count like wrong passwords, and the right password alone does not end the count', async () => {
    const { ad, Sir } = await ikiAdimli();
    const baslik = adresten();
    for (let i = 0; i < 5; i++) {
      expect((await giris(ad, '000000', {}, baslik)).body).toEqual(KOTU_KOD);
      if (i < 4) expect((await giris(ad, undefined, {}, baslik)).body).toEqual(KODSUZ);
    }
    const fazla = await giris(ad, kodu(Sir), {}, baslik);
    expect([fazla.status, Number(fazla.headers.get('retry-after'))]).toEqual([429, 2]);
    ileri(2);
    expect((await giris(ad, kodu(Sir), {}, baslik)).body.durum).toBe(true);
    ileri(30);
    // The right code ended the count.
    for (let i = 0; i < 4; i++) expect((await giris(ad, '000000', {}, baslik)).body).toEqual(KOTU_KOD);
  });

  test('count over all addresses, so a caller with the password and many addresses is slowed down, too', async () => {
    const { ad, Sir } = await ikiAdimli();
    for (let i = 0; i < 10; i++) expect((await giris(ad, '000000')).body).toEqual(KOTU_KOD);
    expect((await giris(ad, kodu(Sir))).status).toBe(429);
    ileri(2);
    expect((await giris(ad, kodu(Sir))).body.durum).toBe(true);
  });

  test('are limited even when thirty come at the same moment', async () => {
    const { ad } = await ikiAdimli();
    const yanitlar = await Promise.all(Array.from({ length: 30 }, () => giris(ad, '000000')));
    expect(yanitlar.filter((y) => y.status === 200)).toHaveLength(10);
    expect(yanitlar.filter((y) => y.status === 429)).toHaveLength(20);
  });

  test('are audited', async () => {
    const { ad, Id } = await ikiAdimli();
    await giris(ad, '000000');
    expect((await denetimler(Id)).at(-1)).toBe('girisHatasi');
  });
});

describe('switching off and new recovery codes', () => {
  test.each([ikiAdim.ikiAdimKapat, ikiAdim.kurtarmaKodlariYenile])('$path takes password and code', async (e) => {
    const { Id, ad, token, Sir } = await ikiAdimli();
    const baska = await oturumVer(s, Id);
    const dene = (parola: string, kod: string) => s.call(e, { parola, kod }, token, adresten());
    expect((await dene('yanlis', kodu(Sir))).body).toEqual({ durum: false, msg: METIN.parolaHatali });
    expect((await dene(PAROLA, '000000')).body).toEqual({ durum: false, msg: METIN.kodHatali });
    expect(await yasiyor(baska)).toBe(true);
    expect((await dene(PAROLA, kodu(Sir))).body.durum).toBe(true);
    expect([await yasiyor(token), await yasiyor(baska)]).toEqual([true, false]);
    expect((await postalar(ad)).length).toBe(2);
    expect((await denetimler(Id)).at(-1)).toBe(e.path.slice(1));
  });

  test('after switching off, the password alone signs in, and nothing is left', async () => {
    const { ad, Id, token, Sir } = await ikiAdimli();
    tamam(await s.call(ikiAdim.ikiAdimKapat, { parola: PAROLA, kod: kodu(Sir) }, token));
    expect((await giris(ad)).body.durum).toBe(true);
    for (const tablo of ['iki_adim', 'kurtarma_kodu'] as const)
      expect(await s.db.selectFrom(tablo).select('kisi_id').where('kisi_id', '=', Id).execute()).toEqual([]);
    for (const e of [ikiAdim.ikiAdimKapat, ikiAdim.kurtarmaKodlariYenile])
      expect((await s.call(e, { parola: PAROLA, kod: '123456' }, token)).body).toEqual({
        durum: false,
        msg: METIN.kapali,
      });
  });

  test('new recovery codes replace the old ones', async () => {
    const { ad, token, Sir, kodlar } = await ikiAdimli();
    const yeniler = tamam(
      await s.call(ikiAdim.kurtarmaKodlariYenile, { parola: PAROLA, kod: kodu(Sir) }, token),
    ).kodlar;
    expect(yeniler.filter((k) => kodlar.includes(k))).toEqual([]);
    expect((await giris(ad, kodlar[0])).body).toEqual(KOTU_KOD);
    expect((await giris(ad, yeniler[0])).body.durum).toBe(true);
  });
});
