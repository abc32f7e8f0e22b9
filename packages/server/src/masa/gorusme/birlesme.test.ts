import { contract } from '@masabasi/core/contract';
import { BIRLESME_METNI } from '@masabasi/core/masa/gorusme/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

/** Two tickets about the same matter become one, and can be parted again for a quarter of an hour. */

const { gorusme: oda, gorusmeler } = contract;
const s = await testServer();
const { dagitan, ayse, can, altinci, ac, detay, durumYaz, gecerli, mesaj, musteriAc, dk } = await masaKur(s);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

const birlestir = (Id: number, Surum: number, HedefId: number, kim = ayse) =>
  s.call(oda.gorusmeBirlestir, { Id, Surum, HedefId }, kim.token);
const geriAl = (Id: number, kim = ayse) => s.call(oda.gorusmeBirlestirGeriAl, { Id }, kim.token);

/** Two open tickets of one customer. */
async function ikili() {
  const { Id: MusteriId } = await musteriAc();
  const bende = { AtananId: ayse.Id, gordum: ['ayniKonu' as const] };
  const hedef = await ac({ MusteriId, Baslik: 'Yazıcı çalışmıyor' }, bende);
  const g = await ac({ MusteriId, Baslik: 'Yazıcı yine çalışmıyor', Aciklama: 'Kâğıt sıkışmış olabilir.' }, bende);
  return { MusteriId, hedef, g };
}

test('shows the words of one in the other’s history, and links each to the other', async () => {
  const { hedef, g } = await ikili();
  tamam(await birlestir(g.Id, g.Surum, hedef.Id));
  expect((await detay(g.Id)).gorusme).toMatchObject({ DurumAnahtar: 'birlesti', UstId: hedef.Id, UstNo: hedef.No });
  const { gorusme, hareketlist } = await detay(hedef.Id);
  expect(gorusme).toMatchObject({ DurumAnahtar: 'atandi', Birlesenler: [{ Id: g.Id, No: g.No }] });
  expect(hareketlist[0]).toMatchObject({
    Tur: 'birlesti',
    Baslik: `${g.No} bu görüşmeyle birleştirildi`,
    Aciklama: 'Yazıcı yine çalışmıyor\nKâğıt sıkışmış olabilir.',
  });
});

test('refuses a merge with its reason', async () => {
  const { hedef, g } = await ikili();
  const baska = await ac({ MusteriId: (await musteriAc()).Id });
  expect(mesaj(await birlestir(g.Id, g.Surum, g.Id))).toBe(BIRLESME_METNI.kendisi);
  expect(mesaj(await birlestir(g.Id, g.Surum, baska.Id))).toBe(BIRLESME_METNI.baskaMusteri);
  expect(mesaj(await birlestir(g.Id, g.Surum, 2_000_000_000))).toBe(BIRLESME_METNI.hedefYok);
  expect(mesaj(await birlestir(g.Id, g.Surum, hedef.Id, can))).toContain('sizin üzerinizde değil');
  expect((await birlestir(g.Id, g.Surum, hedef.Id, altinci)).status).toBe(404);
  expect((await birlestir(g.Id, g.Surum - 1, hedef.Id)).status).toBe(409);
  await durumYaz(hedef.Id, gecerli('iptal'));
  expect(mesaj(await birlestir(g.Id, g.Surum, hedef.Id))).toBe(BIRLESME_METNI.hedefKapali);
  expect((await detay(g.Id)).gorusme.DurumAnahtar).toBe('atandi');
});

test('lets one of two opposite merges at once succeed, never both', async () => {
  const { hedef, g } = await ikili();
  const cevaplar = await Promise.all([
    birlestir(g.Id, g.Surum, hedef.Id),
    birlestir(hedef.Id, hedef.Surum, g.Id, dagitan),
  ]);
  expect(cevaplar.filter((c) => c.status === 200 && c.body.durum)).toHaveLength(1);
  const { rows } = await sql<{ acik: number }>`select count(*)::int as acik from gorusme
    where id in (${g.Id}, ${hedef.Id}) and durum <> 'birlesti'`.execute(s.db);
  expect(rows[0]!.acik).toBe(1);
});

test('is undone by the person who merged, within a quarter of an hour, with state and clocks restored', async () => {
  const { hedef, g } = await ikili();
  await durumYaz(g.Id, gecerli('islemde'));
  const { Surum } = tamam(await durumYaz(g.Id, gecerli('musteri')));
  const once = (await detay(g.Id)).gorusme;
  tamam(await birlestir(g.Id, Surum, hedef.Id));
  expect(mesaj(await geriAl(g.Id, dagitan))).toBe('Birleştirmeyi yalnız yapan kişi geri alabilir.');
  expect((await detay(g.Id, dagitan)).birlesmeGeriAlinir).toBe(false);
  await dk(15);
  expect((await detay(g.Id)).birlesmeGeriAlinir).toBe(true);
  tamam(await geriAl(g.Id));
  const { gorusme, hareketlist } = await detay(g.Id);
  expect(gorusme).toMatchObject({ DurumAnahtar: 'musteri', UstId: null, KapanisZamani: null, SlaHali: once.SlaHali });
  expect(hareketlist[0]!.Baslik).toBe('Birleştirme geri alındı');
  expect((await detay(hedef.Id)).gorusme.Birlesenler).toEqual([]);
  expect((await detay(hedef.Id)).hareketlist[0]!.Baslik).toBe(`${g.No} yeniden ayrıldı`);
  expect(mesaj(await geriAl(g.Id))).toBe(BIRLESME_METNI.birlesmemis);
  tamam(await birlestir(g.Id, gorusme.Surum, hedef.Id));
  await dk(31);
  expect(mesaj(await geriAl(g.Id))).toBe('Birleştirme, 15 dakika içinde geri alınır.');
  expect((await detay(g.Id)).birlesmeGeriAlinir).toBe(false);
});

test('finds any open ticket of the customer to merge with, by number or by its words', async () => {
  const { Id: MusteriId } = await musteriAc();
  const ilk = await ac({ MusteriId, Baslik: 'Yazıcılar çalışmıyor' }, { gordum: ['ayniKonu'] });
  const sonrakiler: Awaited<ReturnType<typeof ac>>[] = [];
  for (let i = 0; i < 10; i++) sonrakiler.push(await ac({ MusteriId, Baslik: `Rapor ${i}` }, { gordum: ['ayniKonu'] }));
  const baskasi = await ac({ Baslik: 'Yazıcı' });
  const bul = async (ara: string, kim = ayse) =>
    tamam(await s.call(gorusmeler.birlesilebilenler, { Id: sonrakiler[0]!.Id, ara }, kim.token)).gorusmeler.map(
      (g) => g.Id,
    );
  // The card shows only eight of them.
  expect((await bul('')).toSorted((a, b) => a - b)).toEqual([ilk.Id, ...sonrakiler.slice(1).map((g) => g.Id)]);
  expect([await bul('yazıcıdan'), await bul(ilk.No), await bul('rapor 7')]).toEqual([
    [ilk.Id],
    [ilk.Id],
    [sonrakiler[7]!.Id],
  ]);
  expect([await bul(baskasi.No), await bul(sonrakiler[0]!.No)]).toEqual([[], []]);
  await durumYaz(ilk.Id, { Durum: 'iptal', Aciklama: 'Yanlışlıkla açılmış' }, dagitan);
  expect(await bul('yazıcı')).toEqual([]);
  const uzak = await s.call(gorusmeler.birlesilebilenler, { Id: ilk.Id }, altinci.token);
  expect(uzak.status).toBe(404);
});
