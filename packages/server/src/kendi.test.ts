import { departman } from '@masabasi/core/departman/contract';
import { endpoints } from '@masabasi/core/contract';
import type { Endpoint, Girdi } from '@masabasi/core/endpoint';
import { hakedis } from '@masabasi/core/hakedis/contract';
import { izin } from '@masabasi/core/izin/contract';
import { mola } from '@masabasi/core/mola/contract';
import { personel } from '@masabasi/core/personel/contract';
import { rol } from '@masabasi/core/rol/contract';
import { talep } from '@masabasi/core/talep/contract';
import { tatil } from '@masabasi/core/tatil/contract';
import { YETKI_KATALOGU, YETKI_METNI } from '@masabasi/core/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BEKLENEN } from './testing.access.ts';
import { type KisiTanimi, OGLEN, type TestServer, testServer } from './testing.ts';
import { BOS_DEPARTMAN, BOS_KART, oturumVer, tablolar } from './testing.walk.ts';

/**
 * Nobody acts on what they themselves are owed or may do (decision 0018), over every write of the contract: it is either
 * tried here on the caller's own record, or its room says why there is nothing to gain (`kazancsiz`).
 */

let s: TestServer;
/** Holds every right but privilege and heads their department; the colleague is one of its people. */
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
  readonly izinId: number;
  readonly talepId: number;
  readonly duzeltmeId: number;
  /** A role that they alone hold. */
  readonly rolId: number;
}

async function kisi(kim: string, o: KisiTanimi): Promise<Kisi> {
  const ad = `${kim}${sira}`;
  const Id = await s.kisi(ad, { ad: kim, departmanId: bolum, ...o });
  const kayit = { kisi_id: Id, tur_id: 283, kullanilan_gun: 2 };
  const ekle = { ...kayit, baslangic: '2027-03-01', bitis: '2027-03-03', yazma_zamani: OGLEN };
  const izinId = (await s.db.insertInto('izin').values(ekle).returning('id').executeTakeFirstOrThrow()).id;
  const istek = { ...kayit, baslangic: '2027-04-01', bitis: '2027-04-02', tatil_gunleri: 1, kullanilan_saat: 0 };
  const talepId = (
    await s.db
      .insertInto('izin_talep')
      .values({ ...istek, aciklama: '', zaman: OGLEN })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const mesai = { kisi_id: Id, gun: '2026-11-19', baslama: '2026-11-19T06:00:00Z', bitis: '2026-11-19T15:00:00Z' };
  const { id: mesai_id } = await s.db
    .insertInto('mesai')
    .values({ ...mesai, planlanan_bitis: mesai.bitis })
    .returning('id')
    .executeTakeFirstOrThrow();
  const aralik = { kisi_id: Id, mesai_id, aciklama: null, ip: '' };
  const { id: mola_id } = await s.db
    .insertInto('mola')
    .values({ ...aralik, durum_id: 645, baslama: '2026-11-19T09:00:00Z', bitis: '2026-11-19T10:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const duzeltmeId = (
    await s.db
      .insertInto('mola_duzeltme')
      .values({
        mola_id,
        kisi_id: Id,
        eski_baslama: '2026-11-19T09:00:00Z',
        eski_bitis: '2026-11-19T10:00:00Z',
        yeni_baslama: '2026-11-19T09:00:00Z',
        yeni_bitis: '2026-11-19T09:10:00Z',
        sebep: 'On harften uzun',
        zaman: OGLEN,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const rolId = (
    await s.db
      .insertInto('rol')
      .values({ ad: `${ad} rolü`, aciklama: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await s.db.insertInto('kisi_rol').values({ kisi_id: Id, rol_id: rolId }).execute();
  return { Id, ad, token: await oturumVer(s, Id), izinId, talepId, duzeltmeId, rolId };
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

const { kendi, sorumluluk } = YETKI_METNI;
interface Satir {
  readonly ad: string;
  readonly msg: string;
  /** Whether the same may be done to a colleague. */
  readonly baskasina: boolean;
  readonly cagir: (kime: Kisi, token: string) => Promise<{ status: number; body: { durum: boolean; msg?: unknown } }>;
}
const satir = <E extends Endpoint>(
  ad: string,
  e: E,
  istek: (k: Kisi) => Girdi<E>,
  { msg = kendi, baskasina = true }: { msg?: string; baskasina?: boolean } = {},
): Satir => ({
  ad,
  msg,
  baskasina,
  cagir: async (k, token) => {
    const { status, body } = await s.call(e, istek(k), token);
    return { status, body: body as { durum: boolean; msg?: unknown } };
  },
});
const yeniIzin = (k: Kisi, o: object = {}) => ({
  izin: { Id: 0, UserId: k.Id, Tur: 283, Baslangic: '2027-05-03', Bitis: '2027-05-04', ...o },
});
const kart = (k: Kisi) => ({ ...BOS_KART, Id: k.Id, Surum: 1, UserName: k.ad, DepartmanId: bolum });
const yeniBolum = () => ({ ...BOS_DEPARTMAN, Ad: `Yeni ${sira}` });

const KENDI: readonly Satir[] = [
  satir('departman.departmanKaydet', departman.departmanKaydet, (k) => ({ ...yeniBolum(), SorumluId: k.Id }), {
    msg: sorumluluk,
    baskasina: false,
  }),
  satir('departman.departmanSil', departman.departmanSil, () => ({ Id: bosBolum }), {
    msg: sorumluluk,
    baskasina: false,
  }),
  satir('hakedis.hakDuzeltmeEkle', hakedis.hakDuzeltmeEkle, (k) => ({
    UserId: k.Id,
    Gun: 5,
    Sebep: 'On harften uzun',
  })),
  satir('izin.izinkaydet', izin.izinkaydet, (k) => yeniIzin(k)),
  satir('izin.izinkaydet', izin.izinkaydet, (k) =>
    yeniIzin(k, { Id: k.izinId, Surum: 1, Baslangic: '2027-03-01', Bitis: '2027-03-02' }),
  ),
  satir('izin.izinsil', izin.izinsil, (k) => ({ Id: k.izinId })),
  satir('mola.molaDuzeltmeKarar', mola.molaDuzeltmeKarar, (k) => ({
    Id: k.duzeltmeId,
    Onay: 1 as const,
    Aciklama: '',
  })),
  satir('personel.personelKaydet', personel.personelKaydet, (k) => ({ ...kart(k), IseBaslama: '2000-01-03' })),
  satir('personel.personelAyril', personel.personelAyril, (k) => ({
    Id: k.Id,
    CikisTarihi: '2027-11-20',
    AyrilmaNedeni: 'İstifa',
  })),
  satir('personel.personelGeriAl', personel.personelGeriAl, (k) => ({ Id: k.Id })),
  satir(
    'personel.personelParolaVer',
    personel.personelParolaVer,
    (k) => ({
      Id: k.Id,
      Parola: 'gecici-parola',
      Tekrar: 'gecici-parola',
    }),
    { msg: 'Kendi parolanızı profil menüsündeki ‘Şifre Değiştir’ ile değiştiriniz.' },
  ),
  satir(
    'personel.personelAktar',
    personel.personelAktar,
    (k) => ({ kayitlar: [{ Satir: 2, UserName: k.ad, IseBaslama: '2000-01-03' }] }),
    { msg: `1 satır hatalı; hiçbir satır yazılmadı. 2. satır: ${kendi}` },
  ),
  satir(
    'rol.kisiYetkiKaydet',
    rol.kisiYetkiKaydet,
    (k) => ({
      UserId: k.Id,
      Surum: 1,
      Roller: [k.rolId],
      Yetkiler: [{ YetkiId: 1001, Deger: 1 as const }],
      Menuler: [],
    }),
    { baskasina: false },
  ),
  satir('rol.rolKaydet', rol.rolKaydet, (k) => ({
    Id: k.rolId,
    Surum: 1,
    Ad: `Yeni ${sira}`,
    Aciklama: '',
    Yetkiler: [1001],
    Menuler: [],
  })),
  satir('rol.rolSil', rol.rolSil, (k) => ({ Id: k.rolId, Surum: 1 }), { baskasina: false }),
  satir('talep.izinTalepKarar', talep.izinTalepKarar, (k) => ({ Id: k.talepId, Onay: 1 as const, Aciklama: '' })),
];

test('every write of the contract is tried here, or its room says why there is nothing to gain', () => {
  const yazan = endpoints
    .filter(({ endpoint }) => endpoint.effect === 'write')
    .map(({ room, name }) => `${room}.${name}`);
  const kazancsiz = Object.entries(BEKLENEN).flatMap(([ad, { kazancsiz: neden }]) => (neden === undefined ? [] : [ad]));
  const bilinen = [...new Set(KENDI.map((r) => r.ad)), ...kazancsiz];
  expect(
    yazan.filter((ad) => !bilinen.includes(ad)),
    'a write of somebody’s own record has a row here; any other says in its room’s testing.ts why not (kazancsiz)',
  ).toEqual([]);
  expect(bilinen.toSorted()).toEqual(yazan.toSorted());
});

describe.each(KENDI)('$ad', ({ msg, baskasina, cagir }) => {
  test('is refused on one’s own record and writes nothing', async () => {
    const once = await tablolar(s.db);
    const { status, body } = await cagir(ben, ben.token);
    expect([status, body]).toMatchObject([200, { durum: false, msg }]);
    expect(await tablolar(s.db)).toEqual(once);
  });

  test('is another’s to do, and the privileged do it for themselves', async () => {
    const { body } = await cagir(arkadas, ben.token);
    if (baskasina) expect(body.msg).not.toBe(msg);
    expect((await cagir(yonetici, yonetici.token)).body.msg).not.toBe(msg.startsWith('Kendi parolanızı') ? kendi : msg);
  });
});

test('a leave for a whole department leaves out who enters it, with a sentence', async () => {
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

test('a new holiday recomputes the leaves of others, not one’s own', async () => {
  const IzinIdler = [ben, arkadas, yonetici].map((k) => k.izinId);
  const eski = () =>
    s.db.selectFrom('izin').select(['id', 'kullanilan_gun']).where('id', 'in', IzinIdler).orderBy('id').execute();
  await s.call(tatil.tatilKaydet, { Id: 0, Tarih: '2027-03-01', Ad: 'Bayram', GunSayi: '1', Surum: 0 }, ben.token);
  const { body } = await s.call(tatil.izinleriHesapla, { IzinIdler }, ben.token);
  expect(body).toEqual({ durum: true, degisen: 2, uyari: kendi });
  expect((await eski()).map((r) => r.kullanilan_gun)).toEqual([2, 1, 1]);
  const { body: tam } = await s.call(tatil.izinleriHesapla, { IzinIdler }, yonetici.token);
  expect(tam).toEqual({ durum: true, degisen: 1, uyari: null });
});

test('whoever enters leave asks for their own as everybody does', async () => {
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
