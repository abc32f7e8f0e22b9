import { contract } from '@masabasi/core/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { analizAraclari } from '../../is/analiz/testing.ts';
import { gorevAraclari } from '../../is/gorev/testing.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';

/** Waiting items in the tracking of work: the person who has to act, and the reason. */

const { bekleyen: oda, anasayfa } = contract;

const s = await testServer();
const isler = await gorevAraclari(s);
const analizler = await analizAraclari(s);
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  await bosalt(s.db, 'gorev', 'analiz');
});

type Kisi = typeof isler.yapan;
const bekleyenleri = async ({ token }: Kisi) =>
  tamam(await s.call(oda.bekleyenListe, {}, token)).bekleyenlist.map((b) => [b.Baslik, b.Neden]);
/** Counts on the home page and in the menu. */
const sayilan = async ({ token }: Kisi) =>
  tamam(await s.call(anasayfa.bekleyenlerim, {}, token)).bekleyenler.find((b) => b.Oda === 'bekleyen')?.Adet ?? 0;

test('makes a task wait for its builder, then for its tester, then for its builder again', async () => {
  const { yapan, testci, yoneten } = isler;
  const { Id } = await isler.yeni({ Baslik: 'Stok sayımı' });
  expect([await bekleyenleri(yapan), await bekleyenleri(testci)]).toEqual([[['Stok sayımı', 'atanan']], []]);
  tamam(await isler.durum(Id, 'gelistirmede'));
  tamam(await isler.durum(Id, 'testbekliyor', yapan, 'Bitti, denenebilir.'));
  expect([await bekleyenleri(yapan), await bekleyenleri(testci)]).toEqual([[], [['Stok sayımı', 'test']]]);
  expect([await sayilan(yapan), await sayilan(testci), await sayilan(yoneten)]).toEqual([0, 1, 0]);
});

test('gives the waiting records to the home page, with their term, their place and the reason', async () => {
  const { yapan } = isler;
  const { Id } = await isler.yeni({ Baslik: 'Etiket yazdırma' });
  await s.db.updateTable('gorev').set({ termin: '2026-11-19' }).where('id', '=', Id).execute();
  const { kayitlar } = tamam(await s.call(anasayfa.bekleyenlerim, {}, yapan.token));
  expect(kayitlar).toMatchObject([
    {
      Oda: 'bekleyen',
      Id,
      Kim: 'Etiket yazdırma',
      Konu: expect.stringMatching(/, size atandı$/),
      // The end of the day of the term in Istanbul.
      Termin: expect.any(String),
      Eylem: 'ac',
      Yol: `/istakibi/bekleyenler?is=${Id}`,
    },
  ]);
  expect(new Date(kayitlar[0]!.Termin!).toISOString()).toBe('2026-11-19T21:00:00.000Z');
});

test('puts late items first, then urgent ones', async () => {
  const aciliyetler = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'aciliyet')
    .orderBy('sira')
    .execute();
  const [az, cok] = [aciliyetler[0]!.id, aciliyetler.at(-1)!.id];
  await isler.yeni({ Baslik: 'Sıradan', AciliyetId: az });
  await isler.yeni({ Baslik: 'Kritik', AciliyetId: cok });
  const { Id } = await isler.yeni({ Baslik: 'Geciken', AciliyetId: az });
  await s.db.updateTable('gorev').set({ termin: '2026-01-05' }).where('id', '=', Id).execute();
  const { bekleyenlist } = tamam(await s.call(oda.bekleyenListe, {}, isler.yapan.token));
  expect(bekleyenlist.map((b) => [b.Baslik, b.Gecikti])).toEqual([
    ['Geciken', true],
    ['Kritik', false],
    ['Sıradan', false],
  ]);
});

test('makes an analysis wait for people who may decide, but never for its author', async () => {
  const { analist, sorumlu, destek, altinci, kabulBekleyen, karar } = analizler;
  const Id = await kabulBekleyen();
  const { bekleyenlist } = tamam(await s.call(oda.bekleyenListe, {}, sorumlu.token));
  expect(bekleyenlist.map((b) => [b.Tur, b.Id, b.Neden])).toEqual([['analiz', Id, 'kabul']]);
  for (const kisi of [analist, destek, altinci]) expect(await bekleyenleri(kisi)).toEqual([]);
  tamam(await karar(Id, { Karar: 'revize', Aciklama: 'Kriterler ölçülebilir olsun.' }));
  expect(await bekleyenleri(sorumlu)).toEqual([]);
  expect((await bekleyenleri(analist)).map(([, neden]) => neden)).toEqual(['atanan']);
  expect(await sayilan(analist)).toBe(1);
});

test('keeps a question in a note waiting until it is answered or not needed any more', async () => {
  const { yapan, testci, yoneten, altinci } = isler;
  const { gorev } = contract;
  const { Id } = await isler.yeni({ Baslik: 'Etiket yazdırma' });
  const notu = (Aciklama: string, kim: Kisi) => s.call(gorev.gorevNotKaydet, { Id, Aciklama }, kim.token);
  const adi = async ({ Id: kisi }: Kisi) =>
    await s.db.selectFrom('kisi').select(['ad', 'soyad']).where('id', '=', kisi).executeTakeFirstOrThrow();
  const anma = async (kim: Kisi) => `@${(await adi(kim)).ad} ${(await adi(kim)).soyad}`;
  tamam(await notu(`${await anma(testci)} ve ${await anma(yapan)}, hangi yazıcıda?`, yoneten));
  tamam(await notu(`${await anma(altinci)} ürünü görmüyor`, yoneten));
  expect(await bekleyenleri(testci)).toEqual([['Etiket yazdırma', 'soru']]);
  expect(await bekleyenleri(yapan)).toEqual([
    ['Etiket yazdırma', 'atanan'],
    ['Etiket yazdırma', 'soru'],
  ]);
  expect([await sayilan(testci), await sayilan(yapan), await sayilan(altinci)]).toEqual([1, 2, 0]);
  tamam(await notu('İkinci kattaki yazıcıda.', testci));
  expect(await bekleyenleri(testci)).toEqual([]);
  tamam(await s.call(gorev.gorevSoruKapat, { Id }, yapan.token));
  expect(await bekleyenleri(yapan)).toEqual([['Etiket yazdırma', 'atanan']]);
  expect((await s.call(gorev.gorevSoruKapat, { Id }, yapan.token)).status).toBe(404);
});

test('asks nobody for an answer in a closed task', async () => {
  const { testci, yoneten } = isler;
  const { Id } = await isler.yeni({ Baslik: 'Kapanan' });
  await s.db
    .insertInto('gorev_soru')
    .values({ gorev_id: Id, kisi_id: testci.Id, soran_id: yoneten.Id, zaman: s.saat.simdi })
    .execute();
  expect(await bekleyenleri(testci)).toEqual([['Kapanan', 'soru']]);
  tamam(await isler.durum(Id, 'iptal', yoneten, 'Artık gerekmiyor.'));
  expect(await bekleyenleri(testci)).toEqual([]);
});
