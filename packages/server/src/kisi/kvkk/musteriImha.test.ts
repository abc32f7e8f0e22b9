import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saklamaIsi } from './job.ts';
import { faces } from '../../rooms.ts';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { adlarina, denemeler } from '../../testing/odalar.ts';
import { BOS_LISANS, oturumVer } from '../../testing/walk.ts';

/**
 * Customers after the end of their period are deleted with all rows of every room. A customer with records that the law
 * protects stays.
 */

let s: TestServer;
let kisiId: number;
let token: string;
/** A row for each column that refers to a customer. */
const DOLDUR = adlarina(denemeler('musteriSatirlari'));

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  kisiId = await s.kisi('tam', { yetkiler: [YETKI.ayricalikli] });
  token = await oturumVer(s, kisiId);
});
beforeEach(() => bosalt(s.db, 'musteri', 'imha_kaydi'));
afterAll(() => s?.kapat());

const ESKI = '2010-01-05T09:00:00Z';
let sira = 0;
async function musteri(o: object = {}): Promise<number> {
  const { id } = await s.db
    .insertInto('musteri')
    .values({ tip: 1, ad: 'Eski', soyad: 'Müşteri', durum: 'Aday', yazma_zamani: ESKI, ...o })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const ayrilan = async (ayrilma_tarihi: string, o: object = {}) => {
  const { id: ayrilma_neden_id } = await s.db
    .insertInto('tanim')
    .values({ liste: 'ayrilmaNedenleri', ad: `Neden ${++sira}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return musteri({ durum: 'Ayrıldı', ayrilma_tarihi, ayrilma_neden_id, ...o });
};
const calistir = () => saklamaIsi.calistir({ db: s.db, simdi: new Date(OGLEN), odalar: faces });
const kalanlar = async () => (await s.db.selectFrom('musteri').select('id').orderBy('id').execute()).map((m) => m.id);
const sayilan = async (konu: 'musteri' | 'aday' | 'yetkili', Ay: number) =>
  tamam(await s.call(kvkk.saklamaOnizle, { konu, Ay }, token)).Adet;

test('a customer before the limit is deleted, and one on the day of the limit stays', async () => {
  await ayrilan('2016-11-19');
  const siniri = await ayrilan('2016-11-20');
  const silinen = await musteri({ silindi: '2016-11-19T20:59:59Z', durum: 'Aktif' });
  const aktif = await musteri({ durum: 'Aktif' });
  expect(await sayilan('musteri', 120)).toBe(2);
  await calistir();
  expect(await kalanlar()).toEqual([siniri, aktif]);
  expect(await kalanlar()).not.toContain(silinen);
  expect(await s.db.selectFrom('imha_kaydi').select(['konu', 'adet']).execute()).toEqual([
    { konu: 'musteri', adet: 2 },
  ]);
});

test('a customer with a licence stays, even when the licence is cancelled', async () => {
  const id = await ayrilan('2011-01-01');
  const { id: tur } = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'lisansTur')
    .where('anahtar', '=', 'yillik')
    .executeTakeFirstOrThrow();
  await s.db.updateTable('musteri').set({ durum: 'Aktif', ayrilma_neden_id: null, ayrilma_tarihi: null }).execute();
  tamam(await s.call(lisans.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: tur, MusteriId: id } }, token));
  await sql`update lisans set hal = 'İptal'; update musteri set durum = 'Ayrıldı', ayrilma_tarihi = '2011-01-01',
    ayrilma_neden_id = (select min(id) from tanim where liste = 'ayrilmaNedenleri')`.execute(s.db);
  expect(await sayilan('musteri', 120)).toBe(0);
  await calistir();
  expect(await kalanlar()).toEqual([id]);
});

test('a prospect is deleted after a time without activity, and one history line keeps it', async () => {
  const [duran, konusulan, duzenlenen, demo, yeni] = [
    await musteri(),
    await musteri(),
    await musteri({ duzenleme_zamani: '2026-01-01T09:00:00Z', duzenleyen_id: kisiId }),
    await musteri({ durum: 'Demo' }),
    await musteri({ yazma_zamani: '2023-11-20T09:00:00Z' }),
  ];
  await s.db
    .insertInto('hareket')
    .values({ nesne: 'musteri', nesne_id: konusulan, zaman: '2026-02-01T09:00:00Z', tur: 'kart', baslik: 'Arandı' })
    .execute();
  expect(await sayilan('aday', 36)).toBe(2);
  await calistir();
  expect(await kalanlar()).toEqual([konusulan, duzenlenen, yeni]);
  expect([duran, demo].some((id) => id === yeni)).toBe(false);
});

test('a customer is deleted with every row of every room, and merged cards follow their main card', async () => {
  const [giden, kalan, komsu] = [await ayrilan('2012-01-01'), await ayrilan('2012-01-01'), await ayrilan('2026-01-01')];
  for (const musteriId of [giden, kalan, komsu])
    for (const [yer, doldur] of Object.entries(DOLDUR))
      // The law protects licences and payments, together with their customers.
      if (!/^(?:lisans|banka_|musteri\.)/.test(yer))
        await doldur({ db: s.db, zaman: ESKI, musteriId, kisiId, sira: ++sira });
  await s.db
    .updateTable('musteri')
    .set({ silindi: '2012-01-02T09:00:00Z', birlesen_id: kalan })
    .where('id', '=', giden)
    .execute();
  await s.db
    .insertInto('musteri_birlesme')
    .values({ kalan_id: kalan, giden_id: giden, zaman: ESKI, kisi_id: kisiId, onceki: '{}', sonraki: '{}' })
    .execute();
  await calistir();
  expect(await kalanlar()).toEqual([komsu]);
  expect(await s.db.selectFrom('musteri_yetkili').select('musteri_id').execute()).toEqual([{ musteri_id: komsu }]);
});

test('a recently merged card stays with its number', async () => {
  const kalan = await ayrilan('2012-01-01');
  const giden = await musteri({ silindi: '2026-10-01T09:00:00Z', birlesen_id: kalan });
  await calistir();
  expect(await kalanlar()).toEqual([kalan, giden]);
});

test('a deleted contact person of a customer is removed after half a year', async () => {
  const musteriId = await musteri({ durum: 'Aktif' });
  const kisi = { musteri_id: musteriId, ad: 'Ayşe', telefon: null, gsm: null, eposta: null };
  await s.db
    .insertInto('musteri_yetkili')
    .values([
      { ...kisi, silindi: '2026-05-19T09:00:00Z' },
      { ...kisi, ad: 'Yeni', silindi: '2026-05-20T09:00:00Z' },
      { ...kisi, ad: 'Duran', silindi: null },
    ])
    .execute();
  expect(await sayilan('yetkili', 6)).toBe(1);
  await calistir();
  expect((await s.db.selectFrom('musteri_yetkili').select('ad').orderBy('id').execute()).map((y) => y.ad)).toEqual([
    'Yeni',
    'Duran',
  ]);
});
