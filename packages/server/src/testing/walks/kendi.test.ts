import { endpoints } from '@masabasi/core/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { YETKI_KATALOGU, YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BEKLENEN } from '../access.ts';
import { denemeler } from '../odalar.ts';
import { type KisiTanimi, OGLEN, type TestServer, testServer } from '../product.ts';
import { oturumVer, tablolar } from '../walk.ts';

/**
 * Nobody decides about their own entitlements or rights (decision 0018). Every write of the contract is either tried
 * here on the caller's own record, or its room gives the reason why there is nothing to gain (`kazancsiz`).
 */

let s: TestServer;
/** Holds every right but privilege and heads their department. The colleague is one of its people. */
let ben: Kisi;
let arkadas: Kisi;
let yonetici: Kisi;
let bolum: number;
/** Another department of the same head, with nobody in it. */
let bosBolum: number;

interface Kisi {
  readonly Id: number;
  readonly token: string;
  readonly ad: string;
}

async function kisi(kim: string, o: KisiTanimi): Promise<Kisi> {
  const ad = `${kim}${sira}`;
  const Id = await s.kisi(ad, { ad: kim, departmanId: bolum, ...o });
  return { Id, ad, token: await oturumVer(s, Id) };
}

let sira = 0;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  sira += 1;
  bolum = await s.departman(`Bölüm ${sira}`);
  const hepsi = YETKI_KATALOGU.map((y) => y.Id).filter((y) => y !== 0);
  ben = await kisi('ben', { yetkiler: hepsi });
  arkadas = await kisi('arkadas', {});
  yonetici = await kisi('yonetici', { rol: 'Yönetici' });
  bosBolum = await s.departman(`Boş ${sira}`);
  for (const d of [bolum, bosBolum]) await s.sorumluYap(d, ben.Id);
});

const { kendi } = YETKI_METNI;
const KENDI = denemeler('kendi').flatMap(({ oda, deger }) =>
  deger.map(({ uc, istek, msg = kendi, baskasina = true }) => ({ ad: `${oda}.${uc}`, istek, msg, baskasina })),
);
const UCLAR = new Map(endpoints.map(({ room, name, endpoint }) => [`${room}.${name}`, endpoint]));
const yeniIzin = (k: Kisi, o: object = {}) => ({
  izin: { Id: 0, UserId: k.Id, Tur: 283, Baslangic: '2027-05-03', Bitis: '2027-05-04', ...o },
});

test('tries every write of the contract, or finds its room’s reason why there is nothing to gain', () => {
  const yazan = endpoints
    .filter(({ endpoint }) => endpoint.effect === 'write')
    .map(({ room, name }) => `${room}.${name}`);
  const kazancsiz = Object.entries(BEKLENEN).flatMap(([ad, { kazancsiz: neden }]) => (neden === undefined ? [] : [ad]));
  const bilinen = [...new Set(KENDI.map((r) => r.ad)), ...kazancsiz];
  expect(
    yazan.filter((ad) => !bilinen.includes(ad)),
    'the testing.ts of the room tries it on one’s own record (deneme.kendi), or says why there is nothing to gain (kazancsiz)',
  ).toEqual([]);
  expect(bilinen.toSorted()).toEqual(yazan.toSorted());
});

describe.each(KENDI)('$ad', ({ ad, istek, msg, baskasina }) => {
  const hazirla = ({ Id, ad: kimin }: Kisi) =>
    istek({ db: s.db, zaman: OGLEN, Id, ad: kimin, bolumId: bolum, bosBolumId: bosBolum, sira });
  const cagir = async (hazir: object, { token }: Kisi) => {
    const { status, body } = await s.call(UCLAR.get(ad)!, hazir, token);
    return { status, body: body as { durum: boolean; msg?: unknown } };
  };

  test('is refused on one’s own record and writes nothing', async () => {
    const hazir = await hazirla(ben);
    const once = await tablolar(s.db);
    const { status, body } = await cagir(hazir, ben);
    expect([status, body]).toMatchObject([200, { durum: false, msg }]);
    expect(await tablolar(s.db)).toEqual(once);
  });

  test('is allowed on another person’s record, and for the privileged on their own', async () => {
    const { body } = await cagir(await hazirla(arkadas), ben);
    if (baskasina) expect(body.msg).not.toBe(msg);
    const { body: tam } = await cagir(await hazirla(yonetici), yonetici);
    // Nobody at all invites themselves, or gives themselves a password.
    expect(tam.msg).not.toBe(/^Kendi parolanızı|^Kendinizi davet/.test(msg) ? kendi : msg);
  });
});

test('leaves out the person who enters a leave for a whole department, with a sentence', async () => {
  const istek = { ...yeniIzin(ben, { UserId: 0 }), toplu: 1 as const, bolumler: [bolum] };
  const { body } = await s.call(izin.izinkaydet, istek, ben.token);
  expect(body).toMatchObject({
    durum: true,
    eklenen: 2,
    atlanan: [{ UserId: ben.Id, Ad: 'ben Deneme', neden: kendi }],
  });
  const { body: tam } = await s.call(izin.izinkaydet, istek, yonetici.token);
  expect(tam).toMatchObject({ durum: true, eklenen: 1 });
});

test('recomputes the leaves of others for a new holiday, not one’s own', async () => {
  const eklenen = await s.db
    .insertInto('izin')
    .values(
      [ben, arkadas, yonetici].map((k) => ({
        kisi_id: k.Id,
        tur_id: 283,
        kullanilan_gun: 2,
        baslangic: '2027-03-01',
        bitis: '2027-03-03',
        yazma_zamani: OGLEN,
      })),
    )
    .returning('id')
    .execute();
  const IzinIdler = eklenen.map((r) => r.id);
  const eski = () =>
    s.db.selectFrom('izin').select(['id', 'kullanilan_gun']).where('id', 'in', IzinIdler).orderBy('id').execute();
  await s.call(tatil.tatilKaydet, { Id: 0, Tarih: '2027-03-01', Ad: 'Bayram', GunSayi: '1', Surum: 0 }, ben.token);
  const { body } = await s.call(tatil.izinleriHesapla, { IzinIdler }, ben.token);
  expect(body).toEqual({ durum: true, degisen: 2, uyari: kendi });
  expect((await eski()).map((r) => r.kullanilan_gun)).toEqual([2, 1, 1]);
  const { body: tam } = await s.call(tatil.izinleriHesapla, { IzinIdler }, yonetici.token);
  expect(tam).toEqual({ durum: true, degisen: 1, uyari: null });
});

test('lets a person who enters leave ask for their own like everybody else', async () => {
  const duzenler = async (UserId: number, token: string) => {
    const { body } = await s.call(izin.personelizinlist, { UserId }, token);
    return body.durum && body.duzenlenebilir;
  };
  expect([
    await duzenler(ben.Id, ben.token),
    await duzenler(arkadas.Id, ben.token),
    await duzenler(yonetici.Id, yonetici.token),
  ]).toEqual([false, true, true]);
});
