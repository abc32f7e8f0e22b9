import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { gelir } from '@masabasi/core/mali/gelir/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { kilitBekleyen, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type BankaDenemesi, bankaDenemesi } from '../../testing/banka.ts';
import { oturumVer } from '../../testing/walk.ts';

/** Money without an invoice pays an invoice later and can become an advance again. The ledger does not change. */

let s: TestServer;
let d: BankaDenemesi;
let token: string;
let dar: string;
beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
  const baska = await s.kisi('Başka üründe', { yetkiler: [YETKI.maliGor, YETKI.tahsilatYaz] });
  await s.db.insertInto('kisi_proje').values({ kisi_id: baska, proje_id: 6 }).execute();
  dar = await oturumVer(s, baska);
  d = await bankaDenemesi(s, token);
});
afterAll(() => s?.kapat());

let MusteriId: number;
beforeEach(async () => {
  MusteriId = await d.musteriAc('Irmak');
});

const avanslar = async (FaturaId: number) => {
  const { avanslist, Kullanilabilir } = tamam(await s.call(oda.avanslar, { FaturaId }, token));
  return [avanslist.map((a) => [a.HareketId, a.Kalan]), Kullanilabilir];
};
const kart = async (Id: number) => tamam(await s.call(fatura.getFaturaDetay, { Id }, token));
const mahsup = async (FaturaId: number, HareketId: number, tutar: number) => {
  const { Surum } = (await kart(FaturaId)).fatura;
  return (await s.call(oda.avansMahsup, { FaturaId, Surum, HareketId, Tutar: kurus(tutar) }, token)).body;
};
const red = (msg: string) => ({ durum: false, msg });
/** A bank line of this amount that has paid nothing. */
async function avans(tutar: number): Promise<number> {
  const HareketId = await d.gelen(tutar);
  await d.isle(HareketId, MusteriId, []);
  return HareketId;
}

test('the rest of a bank line pays another invoice up to its amount, and the ledger does not change', async () => {
  const [ilk, ikinci] = [await d.kesilen(MusteriId, 100), await d.kesilen(MusteriId, 50)];
  const HareketId = await d.gelen(15_000);
  await d.isle(HareketId, MusteriId, [[ilk.Id, 12_000]]);
  const once = await mizan(s.db);
  expect(await avanslar(ikinci.Id)).toEqual([[[HareketId, 3000]], 3000]);
  expect(await mahsup(ikinci.Id, HareketId, 3001)).toEqual(red('Avansın kalanı ₺30,00; bundan çoğu mahsup edilmez.'));
  expect(await mahsup(ikinci.Id, HareketId, 2000)).toMatchObject({ durum: true, Id: ikinci.Id });
  expect(await mahsup(ikinci.Id, HareketId, 1000)).toMatchObject({ durum: true });
  const { fatura: f, tahsilatlar } = await kart(ikinci.Id);
  expect([f.Kalan, tahsilatlar.map((t) => [t.Kaynak, t.Tutar])]).toEqual([
    3000,
    [
      ['banka', 2000],
      ['banka', 1000],
    ],
  ]);
  expect(tahsilatlar[0]!.Aciklama).toMatch(/^Avanstan mahsup: Hesap \d+, 20\.11\.2026$/);
  expect(await avanslar(ikinci.Id)).toEqual([[], 0]);
  expect(await mahsup(ikinci.Id, HareketId, 100)).toEqual(red('Seçtiğiniz avans artık yok. Listeden yeniden seçiniz.'));
  expect([await mizan(s.db), await defterBozukluklari(s.db)]).toEqual([once, []]);
});

test('a payment by bank becomes an advance again, and so does a whole line that is taken back', async () => {
  const [ilk, ikinci] = [await d.kesilen(MusteriId, 100), await d.kesilen(MusteriId, 50)];
  const HareketId = await d.gelen(15_000);
  await d.isle(HareketId, MusteriId, [[ilk.Id, 12_000]]);
  await mahsup(ikinci.Id, HareketId, 3000);
  const { fatura: f, tahsilatlar } = await kart(ilk.Id);
  const istek = { FaturaId: ilk.Id, Surum: f.Surum, TahsilatId: tahsilatlar[0]!.Id };
  tamam(await s.call(oda.avansaDondur, istek, token));
  expect((await kart(ilk.Id)).fatura.Kalan).toBe(12_000);
  expect(await avanslar(ilk.Id)).toEqual([[[HareketId, 12_000]], 12_000]);
  const yine = { ...istek, Surum: (await kart(ilk.Id)).fatura.Surum };
  expect((await s.call(oda.avansaDondur, yine, token)).body).toEqual(
    red('Avansa döndürülecek böyle bir tahsilat yok.'),
  );
  tamam(await s.call(oda.eslesmeGeriAl, { Id: HareketId, Surum: 2 }, token));
  expect([(await kart(ikinci.Id)).fatura.Kalan, await avanslar(ilk.Id)]).toEqual([6000, [[], 0]]);
});

test('money sent back to the customer is no longer an advance', async () => {
  const f = await d.kesilen(MusteriId, 100);
  const HareketId = await avans(10_000);
  const giden = await d.gelen(-9000);
  await d.isle(giden, MusteriId, []);
  expect(await avanslar(f.Id)).toEqual([[[HareketId, 10_000]], 1000]);
  expect(await mahsup(f.Id, HareketId, 1001)).toEqual(red('Avansın kalanı ₺10,00; bundan çoğu mahsup edilmez.'));
  expect(await mahsup(f.Id, HareketId, 1000)).toMatchObject({ durum: true });
});

test('uses only the customer’s own money, for invoices in the scope and the version that the caller saw', async () => {
  const HareketId = await avans(10_000);
  const benim = await d.kesilen(MusteriId, 50);
  expect(await mahsup(benim.Id, HareketId, 6001)).toEqual(red('Faturanın kalanı ₺60,00; bundan çoğu yazılmaz.'));
  expect(await mahsup(benim.Id, HareketId, 0)).toMatchObject({ durum: false });
  const baska = await d.kesilen(await d.musteriAc('Çınar'), 50);
  expect([await avanslar(baska.Id), await mahsup(baska.Id, HareketId, 100)]).toEqual([
    [[], 0],
    red('Seçtiğiniz avans artık yok. Listeden yeniden seçiniz.'),
  ]);
  const istek = { FaturaId: benim.Id, Surum: benim.Surum, HareketId, Tutar: kurus(100) };
  expect((await s.call(oda.avansMahsup, istek, dar)).status).toBe(404);
  expect((await s.call(oda.avanslar, { FaturaId: benim.Id }, dar)).status).toBe(404);
  expect((await s.call(oda.avansMahsup, { ...istek, Surum: 1 }, token)).status).toBe(409);
});

test('two invoices that want the same money at once do not both get it', async () => {
  const HareketId = await avans(10_000);
  const faturalar = await Promise.all([90, 80].map((n) => d.kesilen(MusteriId, n)));
  // Both requests have seen the money before either of them can write.
  const sonuclar = await s.db.transaction().execute(async (db) => {
    await sql`lock table fatura_tahsilat in exclusive mode`.execute(db);
    const isteyenler = faturalar.map((f) => mahsup(f.Id, HareketId, 9000));
    await kilitBekleyen(s, 2);
    return isteyenler;
  });
  const yanitlar = await Promise.all(sonuclar);
  expect(yanitlar.filter((r) => r.durum)).toHaveLength(1);
  expect(yanitlar).toContainEqual(red('Avansın kalanı ₺10,00; bundan çoğu mahsup edilmez.'));
  expect(await defterBozukluklari(s.db)).toEqual([]);
});

test('sends no reminder while the customer has unused money in the currency of the debt', async () => {
  await s.db.updateTable('musteri').set({ eposta: 'irmak@ornek.com' }).where('id', '=', MusteriId).execute();
  const faturalar = [await d.kesilen(MusteriId, 100), await d.kesilen(MusteriId, 100)];
  const [ilk, ikinci] = faturalar.map((f) => f.Id) as [number, number];
  await sql`update fatura_acik set son_gun = '2026-10-01' where fatura_id in (${ilk}, ${ikinci})`.execute(s.db);
  const engeller = async () => {
    const { alacaklar } = tamam(await s.call(gelir.gecikenler, {}, token));
    return [ilk, ikinci].map((id) => alacaklar.find((a) => a.FaturaId === id)?.Engel ?? 'ödendi');
  };
  const gonder = async (id: number) =>
    tamam(await s.call(gelir.hatirlatmaGonder, { FaturaIdler: [id] }, token)).Gonderilen;
  const engel = (kalan: string) => `Müşterinin ₺${kalan} avansı var; önce mahsup ediniz.`;
  const HareketId = await avans(15_000);
  expect(await engeller()).toEqual([engel('150,00'), engel('150,00')]);
  expect(await gonder(ilk)).toBe(0);
  const birimi = (birim: string) =>
    sql`update banka_hesap h set birim = ${birim} from banka_hareket d where d.hesap_id = h.id and d.id = ${HareketId}`.execute(
      s.db,
    );
  await birimi('USD');
  expect(await engeller()).toEqual(['', '']);
  await birimi('TRY');
  expect(await mahsup(ilk, HareketId, 12_000)).toMatchObject({ durum: true });
  expect(await engeller()).toEqual(['ödendi', engel('30,00')]);
  expect(await mahsup(ikinci, HareketId, 3000)).toMatchObject({ durum: true });
  expect(await engeller()).toEqual(['ödendi', '']);
  expect(await gonder(ikinci)).toBe(1);
});
