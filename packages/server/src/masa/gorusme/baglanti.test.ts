import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { BAGLANTI_METNI } from '@masabasi/core/masa/uzakbaglanti/rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_BAGLANTI, BOS_BASLATMA } from '../../testing/walk.ts';
import { masaKur } from './testing.ts';

/** Connections that belong to a ticket: their owner, the ticket's view of them, and the warnings about them. */

const { uzakbaglanti: oda, gorusme, birlestirme } = contract;
const s = await testServer();
const { dagitan, ayse, can, altinci, tanim, ac, detay, durumYaz, gecerli, mesaj, liste, musteriAc, dk } =
  await masaKur(s);
const aracId = Object.values(tanim['baglantiTur']!)[0]!;
afterAll(() => s.kapat());
beforeEach(async () => {
  await dk(0);
  await s.db.deleteFrom('baglanti').execute();
});

type Baslatma = Girdi<typeof oda.baglantiBaslat>['baglanti'];
const baslat = (o: Partial<Baslatma> & { MusteriId: number }, kim = ayse) =>
  s.call(oda.baglantiBaslat, { baglanti: { ...BOS_BASLATMA, BaglantiTurId: aracId, ...o } }, kim.token);
const bitir = (Id: number, kim = ayse) =>
  s.call(oda.baglantiBitir, { Id, Surum: 1, Yapilan: 'Yazıcı yeniden tanıtıldı.' }, kim.token);
const baglantilari = async (GorusmeId: number, kim = ayse) =>
  tamam(await s.call(oda.getBaglantiList, { GorusmeId }, kim.token)).baglantilist;
const bagli = async (o: Partial<Baslatma> = {}) => {
  const g = await ac({ Sure: 12, ...o }, { AtananId: ayse.Id });
  return { g, Id: tamam(await baslat({ MusteriId: g.MusteriId, GorusmeId: g.Id })).Id };
};

test('the ticket shows its connections and counts their minutes, and the log leads to the ticket', async () => {
  const { g, Id } = await bagli();
  expect(await baglantilari(g.Id)).toMatchObject([{ Id, GorusmeId: g.Id, GorusmeNo: g.No, Bitis_Zamani: null }]);
  await dk(25);
  tamam(await bitir(Id));
  expect(await baglantilari(g.Id)).toMatchObject([{ Sure: 25, Yapilan: 'Yazıcı yeniden tanıtıldı.' }]);
  expect((await detay(g.Id)).gorusme).toMatchObject({ Sure: 12, Calisilan: 37 });
  expect((await liste({ MusteriId: g.MusteriId })).gorusmelist).toMatchObject([{ Calisilan: 37 }]);
  // A person without the ticket's product sees neither.
  expect(await baglantilari(g.Id, altinci)).toEqual([]);
});

test('a connection belongs to an open ticket of the same customer that the person sees', async () => {
  const g = await ac();
  const baska = await musteriAc();
  const { MusteriId } = g;
  expect(mesaj(await baslat({ MusteriId: baska.Id, GorusmeId: g.Id }))).toBe(BAGLANTI_METNI.gorusmeBaskasinin);
  expect(mesaj(await baslat({ MusteriId, GorusmeId: 2_000_000_000 }))).toBe(BAGLANTI_METNI.gorusmeYok);
  const gizli = await ac({ ProjeId: 6, MusteriId }, { gordum: ['ayniKonu'] }, can);
  expect(mesaj(await baslat({ MusteriId, GorusmeId: gizli.Id }))).toBe(BAGLANTI_METNI.gorusmeYok);
  const biten = await ac({ MusteriId }, { gordum: ['ayniKonu'] });
  tamam(await durumYaz(biten.Id, { Durum: 'iptal', Aciklama: 'Müşteri vazgeçti' }, dagitan));
  expect(mesaj(await baslat({ MusteriId, GorusmeId: biten.Id }))).toBe(BAGLANTI_METNI.gorusmeKapali);
  expect(await s.db.selectFrom('baglanti').select('id').execute()).toEqual([]);
});

test('a reader of a connection without access to its ticket gets no ticket number', async () => {
  const { MusteriId } = await ac();
  const g = await ac({ ProjeId: 6, MusteriId }, { gordum: ['ayniKonu'] }, can);
  const { Id } = tamam(await baslat({ MusteriId, GorusmeId: g.Id }, can));
  const gunluk = async (kim: typeof can) =>
    tamam(await s.call(oda.getBaglantiList, { MusteriId }, kim.token)).baglantilist;
  expect(await gunluk(can)).toMatchObject([{ Id, ProjeId: 2, GorusmeId: g.Id, GorusmeNo: g.No }]);
  expect(await gunluk(ayse)).toMatchObject([{ Id, GorusmeId: null, GorusmeNo: null }]);
});

test('a correction keeps the ticket, removes it or adds a forgotten one, and refuses a ticket of another customer', async () => {
  const { g, Id } = await bagli();
  await dk(25);
  tamam(await bitir(Id));
  const { MusteriId } = g;
  const zamanlar = { Baslama_Zamani: '2026-11-20T09:00:00Z', Bitis_Zamani: '2026-11-20T09:20:00Z' };
  const form = { ...BOS_BAGLANTI, ...zamanlar, BaglantiTurId: aracId, MusteriId };
  const kaydet = (o: Partial<Girdi<typeof oda.baglantiKaydet>['baglanti']>, kim = ayse) =>
    s.call(oda.baglantiKaydet, { baglanti: { ...form, ...o } }, kim.token);
  tamam(await kaydet({ Id, Surum: 2 }));
  expect(await baglantilari(g.Id)).toMatchObject([{ Id, Sure: 20 }]);
  const baska = await musteriAc();
  expect(mesaj(await kaydet({ Id, Surum: 3, MusteriId: baska.Id }))).toBe(BAGLANTI_METNI.gorusmeBaskasinin);
  tamam(await kaydet({ Id, Surum: 3, MusteriId: baska.Id, GorusmeId: null }));
  expect(await baglantilari(g.Id)).toEqual([]);
  const yazilan = tamam(await kaydet({ GorusmeId: g.Id })).Id;
  expect((await baglantilari(g.Id)).map((b) => b.Id)).toEqual([yazilan]);
});

test('warns once when a ticket is solved while somebody is connected', async () => {
  const { g, Id } = await bagli();
  const coz = { ...gecerli('cozuldu') };
  const soru = await durumYaz(g.Id, coz);
  expect(soru.body).toMatchObject({ durum: false, uyari: 'baglanti' });
  expect(mesaj(soru)).toMatch(/şu an bu görüşme için müşteriye bağlı/);
  expect((await detay(g.Id)).gorusme.DurumAnahtar).toBe('atandi');
  expect(mesaj(await durumYaz(g.Id, { ...coz, baglantiSuruyor: true }))).toBe('tamam');
  // The connection can still be ended, and its minutes count.
  await dk(8);
  tamam(await bitir(Id));
  expect((await detay(g.Id)).gorusme.Calisilan).toBe(20);
  await dk(60);
  const { g: ikinci, Id: biten } = await bagli();
  tamam(await bitir(biten));
  expect(mesaj(await durumYaz(ikinci.Id, coz))).toBe('tamam');
});

test('warns once when an answer solves the ticket while somebody is connected', async () => {
  const { g } = await bagli();
  const coz = async (baglantiSuruyor: boolean) =>
    s.call(
      gorusme.gorusmeHareketKaydet,
      {
        hareket: {
          GorusmeId: g.Id,
          Tur: 'not',
          Aciklama: 'Yazıcı yeniden tanıtıldı.',
          Coz: { Surum: (await detay(g.Id)).gorusme.Surum, baglantiSuruyor },
        },
      },
      ayse.token,
    );
  expect((await coz(false)).body).toMatchObject({ durum: false, uyari: 'baglanti' });
  expect((await detay(g.Id)).hareketlist.some((h) => h.Tur === 'not')).toBe(false);
  tamam(await coz(true));
  expect((await detay(g.Id)).gorusme.DurumAnahtar).toBe('cozuldu');
});

test('a ticket whose customer is corrected takes its connections along', async () => {
  const { g } = await bagli();
  const baska = await musteriAc();
  const { gorusme: kart } = await detay(g.Id);
  const { Id, Surum, ProjeId, GorusmeTurId, TalepTurId, KonuId, OncelikId, Yon, Telefon, Sure, Baslik, Aciklama } =
    kart;
  const alanlar = { ProjeId, GorusmeTurId, TalepTurId, KonuId, OncelikId, Yon, Telefon, Sure, Baslik, Aciklama };
  tamam(await s.call(gorusme.gorusmeKaydet, { gorusme: { ...alanlar, Id, Surum, MusteriId: baska.Id } }, ayse.token));
  expect(await baglantilari(Id)).toMatchObject([{ MusteriId: baska.Id }]);
});

test('merged customers keep the connections of their tickets, and part with them again', async () => {
  const { g, Id } = await bagli();
  const kalan = await musteriAc();
  const surum = async (id: number) =>
    (await s.db.selectFrom('musteri').select('surum').where('id', '=', id).executeTakeFirstOrThrow()).surum;
  const istek = {
    Id: kalan.Id,
    Surum: await surum(kalan.Id),
    DigerId: g.MusteriId,
    DigerSurum: await surum(g.MusteriId),
    alanlar: {},
  };
  const { BirlesmeId } = tamam(await s.call(birlestirme.musteriBirlestir, istek, ayse.token));
  expect(await baglantilari(g.Id)).toMatchObject([{ Id, MusteriId: kalan.Id }]);
  tamam(await bitir(Id));
  // This connection began after the merge, so it goes where its ticket goes.
  const sonraki = tamam(await baslat({ MusteriId: kalan.Id, GorusmeId: g.Id })).Id;
  // A connection of the other customer that got a ticket of the remaining customer loses this ticket when they part.
  const kalaninki = await ac({ MusteriId: kalan.Id }, { gordum: ['ayniKonu'] });
  await s.db.updateTable('baglanti').set({ gorusme_id: kalaninki.Id }).where('id', '=', Id).execute();
  tamam(await s.call(birlestirme.musteriBirlestirGeriAl, { Id: BirlesmeId }, ayse.token));
  expect(await baglantilari(g.Id)).toMatchObject([{ Id: sonraki, MusteriId: g.MusteriId }]);
  expect(await baglantilari(kalaninki.Id)).toEqual([]);
});
