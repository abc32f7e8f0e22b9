import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { contract } from '@masabasi/core/contract';
import { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alanSorgusu, sunulmayan, sutunAdlari, sutunlari } from './alanlar.ts';
import { saklananUrunler } from '../http/access.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { adlarina, denemeler } from '../../testing/odalar.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Declared records, each with its table. */
const KAYITLAR = Object.entries(adlarina(denemeler('kayitlar')));

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

test('every declared record has its table', async () => {
  const cwd = fileURLToPath(new URL('../../../../core/src/', import.meta.url));
  const odalar = globSync('*/*/alanlar.ts', { cwd }).map((dosya) => dosya.slice(0, -'.ts'.length));
  const moduller = await Promise.all(odalar.map((oda) => import(`@masabasi/core/${oda}`)));
  const bildirilen = moduller.flatMap((m: object) => Object.entries(m).filter(([ad]) => ad.endsWith('_ALANLARI')));
  const tablolu = new Set<unknown>(KAYITLAR.map(([, alanlar]) => alanlar));
  expect(
    bildirilen.filter(([, alanlar]) => !tablolu.has(alanlar)).map(([ad]) => ad),
    'its room’s testing.ts says in which table it lies (kayitlar)',
  ).toEqual([]);
  expect(tablolu.size).toBe(bildirilen.length);
});

test.each(KAYITLAR)('gives every field of %s its own column', async (tablo, alanlar) => {
  const { rows } = await sql<{ ad: string }>`
    select column_name as ad from information_schema.columns where table_name = ${tablo}`.execute(s.db);
  const adlar = sutunAdlari(alanlar);
  expect(adlar.filter((ad) => !rows.some((r) => r.ad === ad))).toEqual([]);
  expect(new Set(adlar).size).toBe(adlar.length);
});

test.each(KAYITLAR)('reads %s by its fields as ids, names, or both', async (tablo, alanlar) => {
  const oku = async (secilen: 'id' | 'ad' | 'ikisi') => {
    const q = alanSorgusu(alanlar, 'x', secilen);
    const { rows } = await sql<Record<string, unknown>>`
      select ${q.sutunlar} from ${sql.table(tablo)} x ${q.tablolar} limit 1`.execute(s.db);
    return rows;
  };
  for (const secilen of ['id', 'ad', 'ikisi'] as const) await expect(oku(secilen), secilen).resolves.toBeDefined();
});

test('turns a card into the columns of its table and trims its texts', () => {
  const kart = { ...bosKayit(MUSTERI_ALANLARI), Ad: '  Ayşe ', IlId: 35, ProjeIdler: [1] };
  const sutunlar = sutunlari(MUSTERI_ALANLARI, kart);
  expect(Object.keys(sutunlar).toSorted()).toEqual(sutunAdlari(MUSTERI_ALANLARI).toSorted());
  expect(sutunlar).toMatchObject({ ad: 'Ayşe', il_id: 35, tc_kimlik: null });
});

const satirAc = async (liste: string, ad: string, proje_id: number | null = null) => {
  const bos = { renk: null, kod: null, anahtar: null, ust_id: null };
  const satir = { ...bos, liste, ad, proje_id };
  return (await s.db.insertInto('tanim').values(satir).returning('id').executeTakeFirstOrThrow()).id;
};
const ilkSatir = async (liste: string) =>
  (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow()).id;

test('names a choice that is off offer or of another product, and keeps the stored choice', async () => {
  const ikinin = await satirAc('altLisansTur', 'İkinin', 2);
  const altinin = await satirAc('altLisansTur', 'Altının', 6);
  const herkesin = await satirAc('altLisansTur', 'Herkesin');
  const LisansTurId = await ilkSatir('lisansTur');
  const bos = { ...bosKayit(LISANS_ALANLARI), ProjeId: 2, LisansTurId, BaslamaTarihi: '2026-11-20' };
  const sor = (AltLisansTurId: number, urun?: number, eski: number | null = null) =>
    sunulmayan(
      s.db,
      saklananUrunler([2, 6]),
      LISANS_ALANLARI,
      { ...bos, AltLisansTurId },
      eski === null ? null : { ...bos, AltLisansTurId: eski },
      urun,
    );
  const yok = (nerede: string) => `Alt lisans türü: seçtiğiniz değer ${nerede} sunulmuyor. Başka birini seçiniz.`;
  const herUrunde = [await sor(ikinin), await sor(altinin), await sor(herkesin), await sor(LisansTurId)];
  expect(herUrunde).toEqual([null, null, null, yok('artık')]);
  const ikide = [await sor(ikinin, 2), await sor(altinin, 2), await sor(herkesin, 2), await sor(altinin, 2, altinin)];
  expect(ikide).toEqual([null, yok('bu üründe'), null, null]);
});

describe('reads back every field that was written', () => {
  let ben: number;
  let token: string;
  beforeAll(async () => {
    ben = await s.kisi('tam', { yetkiler: [YETKI.ayricalikli] });
    token = await oturumVer(s, ben);
  });

  test('in a licence', async () => {
    const yazilan = {
      ProjeId: 2,
      LisansTurId: await satirAc('lisansTur', 'Kiralık'),
      AltLisansTurId: await satirAc('altLisansTur', 'Şube'),
      SozlesmeId: await satirAc('sozlesmeler', 'Kamu'),
      BayiId: await satirAc('bayiler', 'Ege'),
      KullaniciSayisi: 7,
      BaslamaTarihi: '2026-02-03',
      BitisTarihi: '2027-02-02',
      YillikBedel: 1_250_050,
      ParaBirimi: 'EUR',
      OtomatikYenile: true,
      YenilemeAy: 6,
      MusteriyeUyari: false,
      Notlar: 'İki şubede',
    } as const;
    expect(Object.keys(yazilan)).toEqual(Object.keys(LISANS_ALANLARI));
    const { musteri, lisans } = contract;
    const kart = await s.call(musteri.musteriKaydet, { musteri: BOS_MUSTERI }, token);
    const MusteriId = (kart.body as { Id: number }).Id;
    const kaydet = (l: object) =>
      s.call(lisans.lisansKaydet, { lisans: { ...yazilan, Id: 0, Surum: 0, MusteriId, ...l } }, token);
    const { body } = await kaydet({});
    expect(body).toMatchObject({ durum: true });
    const { Id, Surum } = body as { Id: number; Surum: number };
    const oku = async () => (await s.call(lisans.lisansDetay, { Id }, token)).body;
    const adlar = { AltLisansTur: 'Şube', Sozlesme: 'Kamu', Bayi: 'Ege' };
    expect(await oku()).toMatchObject({ lisans: { ...yazilan, ...adlar } });
    const degisen = { SozlesmeId: null, Notlar: '' };
    expect((await kaydet({ Id, Surum, ...degisen })).body).toMatchObject({ durum: true });
    expect(await oku()).toMatchObject({ lisans: { ...yazilan, ...adlar, ...degisen, Sozlesme: null } });
  });

  test('in a demo, with the national id masked', async () => {
    const ilce = await s.db.selectFrom('ilce').select('id').where('il_id', '=', 35).executeTakeFirstOrThrow();
    const yazilan = {
      IslemId: await ilkSatir('islemler'),
      Tarih: '2026-12-01',
      LisansTurId: await ilkSatir('lisansTur'),
      ProjeId: 2,
      AdSoyad: 'Nilüfer Arı',
      TCKimlikNo: '10000000146',
      IlId: 35,
      IlceId: ilce.id,
      Telefon: '02321112233',
      GSM: '05321112244',
      BayiId: await satirAc('bayiler', 'Akdeniz'),
      Aciklama: 'Öğleden sonra arayınız',
      AtananId: ben,
    };
    expect(Object.keys(yazilan)).toEqual(Object.keys(DEMO_ALANLARI));
    const { demo } = contract;
    const { TCKimlikNo, ...acik } = yazilan;
    const kaydet = (d: object) =>
      s.call(demo.demoKaydet, { demo: { ...acik, Id: 0, Surum: 0, MusteriId: null, ...d } }, token);
    const { body } = await kaydet({ TCKimlikNo });
    expect(body).toMatchObject({ durum: true });
    const { Id, Surum } = body as { Id: number; Surum: number };
    const oku = async () => (await s.call(demo.demoDetay, { Id }, token)).body;
    const okunan = { ...acik, TCKimlikNo: '100******46', Ili: 'İzmir', Bayi: 'Akdeniz' };
    expect(await oku()).toMatchObject({ demo: okunan });
    const degisen = { Telefon: null, BayiId: null, Aciklama: '' };
    expect((await kaydet({ Id, Surum, ...degisen })).body).toMatchObject({ durum: true });
    expect(await oku()).toMatchObject({ demo: { ...okunan, ...degisen, Bayi: null } });
  });
});
