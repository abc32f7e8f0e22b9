import { banka } from '@masabasi/core/mali/banka/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { gelir as oda } from '@masabasi/core/mali/gelir/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOS_HESAP, bankaDenemesi, mt940 } from '../../testing/banka.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

/**
 * A customer's account over HTTP: the ledger's lines, and nothing for people who may not see money. The clock stands at
 * noon of 20.11.2026.
 */

let s: TestServer;
let token: string;
let parasiz: string;
let dar: string;
let musteriId: number;
let baskaId: number;
let d: Awaited<ReturnType<typeof bankaDenemesi>>;
const BUGUN = OGLEN.slice(0, 10);

beforeAll(async () => {
  s = await testServer();
  const kisi = async (ad: string, yetkiler: number[], projeler: number[]) => {
    const Id = await s.kisi(ad, { yetkiler });
    for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
    return oturumVer(s, Id);
  };
  token = await kisi('Muhasebe', [YETKI.ayricalikli], [2, 6]);
  parasiz = await kisi('Destek', [], [2, 6]);
  dar = await kisi('Tek ürünlü', [YETKI.maliGor], [6]);
  d = await bankaDenemesi(s, token);
  musteriId = await d.musteriAc('Irmak');
  baskaId = await d.musteriAc('Dere');
  await s.db.insertInto('musteri_proje').values({ musteri_id: musteriId, proje_id: 6 }).execute();
});
afterAll(() => s?.kapat());

const cari = async (i: { MusteriId: number; Baslangic?: string; Bitis?: string }, kim = token) =>
  tamam(await s.call(oda.musteriCari, i, kim));
/** The ledger's balance of the customer, by a separate query. */
const defterde = async (id: number) =>
  Number(
    (
      await sql<{
        n: string;
      }>`select coalesce(sum(tutar), 0) as n from defter_satir where hesap_kod = '120' and alt = ${`musteri:${id}`}`.execute(
        s.db,
      )
    ).rows[0]!.n,
  );

test('shows an invoice, a payment written by hand, and an advance by bank', async () => {
  const bos = await cari({ MusteriId: musteriId });
  expect(bos).toMatchObject({ Tam: true, bakiyeler: [], satirlar: [], Devir: 0 });
  const { Id: id, Surum } = await d.kesilen(musteriId, 100);
  const odeme = { Tarih: BUGUN, Tutar: kurus(5000), Aciklama: 'Elden' };
  tamam(await s.call(fatura.faturaTahsilatYaz, { Id: id, Surum, ...odeme }, token));
  const HesapId = tamam(await s.call(banka.bankaHesapKaydet, { hesap: BOS_HESAP }, token)).Id;
  const icerik = { metin: mt940(0, [[BUGUN, 20_000, 'GELEN EFT']]) };
  tamam(await s.call(banka.ekstreYukle, { HesapId, Dosya: 'e.sta', icerik }, token));
  const satir = tamam(await s.call(banka.getHareketList, { HesapId }, token)).hareketlist[0]!;
  tamam(await s.call(banka.eslesmeKaydet, { Id: satir.Id, Surum: 1, Sinif: 'musteri', MusteriId: musteriId }, token));
  const c = await cari({ MusteriId: musteriId });
  const son = c.satirlar.at(-1)!;
  expect(son.Bakiye).toBe(await defterde(musteriId));
  expect(c.bakiyeler).toMatchObject([{ Birim: 'TRY', Bakiye: son.Bakiye }]);
  expect(c.satirlar.filter((x) => x.Alacak > 0).map((x) => x.Alacak)).toEqual([5000, 20_000]);
  expect(c.satirlar.find((x) => x.Alacak === 5000)).toMatchObject({ FaturaId: id, Tur: 'earsiv' });
  expect(await cari({ MusteriId: musteriId, Baslangic: '2026-11-21' })).toMatchObject({
    satirlar: [],
    Devir: son.Bakiye,
  });
  expect(await cari({ MusteriId: baskaId })).toMatchObject({ bakiyeler: [], satirlar: [] });
  const pdf = tamam(await s.call(oda.print_cari, { MusteriId: musteriId }, token));
  expect(Buffer.from(pdf.basefile, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.dosyaAdi).toBe('Şule Irmak cari ekstre.pdf');
  const tablo = tamam(await s.call(oda.cariAktar, { MusteriId: musteriId }, token));
  expect(Buffer.from(tablo.basefile, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('the timeline shows the invoice and its payment to people who may see invoices', async () => {
  const zaman = async (kim: string) =>
    tamam(await s.call(musteri.musteriZaman, { Id: musteriId, turler: ['fatura', 'tahsilat'] }, kim)).zamanlist;
  const satirlar = await zaman(token);
  expect(satirlar.find((z) => z.Tur === 'tahsilat')).toMatchObject({
    Baslik: 'Tahsilat yazıldı',
    Yol: expect.stringMatching(/^\/mali\/afatura\/\d+$/),
    Aciklama: expect.stringMatching(/₺50,00/),
  });
  expect(await zaman(parasiz)).toEqual([]);
  const hepsi = tamam(await s.call(musteri.musteriZaman, { Id: musteriId }, token)).zamanlist;
  expect(hepsi.map((z) => z.Zaman)).toEqual(
    hepsi
      .map((z) => z.Zaman)
      .toSorted()
      .toReversed(),
  );
  expect(hepsi.some((z) => z.Tur === 'kart') && hepsi.some((z) => z.Tur === 'tahsilat')).toBe(true);
});

test('the licence report shows the debts of its customers to people who may see money', async () => {
  const borclari = async (kim: string) =>
    tamam(await s.call(lisans.getLisansRapor, { MusteriId: musteriId }, kim)).borclar;
  expect(await borclari(parasiz)).toBeNull();
  expect(await borclari(token)).toEqual([]);
  const tur = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'demo').executeTakeFirstOrThrow();
  await sql`insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi, donem_baslama, cipa_gun, yazma_zamani)
    values (${musteriId}, 2, ${tur.id}, 1, 'CARI-1', '2026-01-01', '2026-01-01', 1, now())`.execute(s.db);
  expect(await borclari(token)).toEqual([{ MusteriId: musteriId, Birim: 'TRY', Tutar: await defterde(musteriId) }]);
  expect(await borclari(dar)).toEqual([]);
});

test('hides everything from people who may not see money, and tells people with some products the reason', async () => {
  expect((await s.call(oda.musteriCari, { MusteriId: musteriId }, parasiz)).status).toBe(403);
  expect(await cari({ MusteriId: musteriId }, dar)).toMatchObject({
    Tam: false,
    bakiyeler: [],
    satirlar: [],
    Devir: 0,
  });
  expect((await s.call(oda.print_cari, { MusteriId: musteriId }, dar)).body).toMatchObject({ durum: false });
  expect((await s.call(oda.musteriCari, { MusteriId: 2_000_000_000 }, token)).status).toBe(404);
  const ters = await s.call(
    oda.musteriCari,
    { MusteriId: musteriId, Baslangic: '2026-11-02', Bitis: '2026-11-01' },
    token,
  );
  expect(ters.body).toEqual({ durum: false, msg: 'Bitiş, başlangıçtan önce olamaz.' });
});
