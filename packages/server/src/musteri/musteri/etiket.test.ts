import { birlestirme } from '@masabasi/core/musteri/birlestirme/contract';
import { musteri as oda } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumlu, type Oturumlu } from '../../testing/walk.ts';

/** Tags of customers. */

let s: TestServer;
let kisi: Oturumlu;
let altinci: Oturumlu;
let vip: number;
let referans: number;

const etiketAc = async (ad: string, aktif = true) =>
  (
    await s.db
      .insertInto('tanim')
      .values({
        liste: 'etiketler',
        ad,
        renk: 'kirmizi',
        kod: null,
        anahtar: null,
        proje_id: null,
        ust_id: null,
        aktif,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Satış');
  kisi = await oturumlu(s, 'kişi', { departmanId, projeler: [2], yetkiler: [YETKI.musteriSil] });
  altinci = await oturumlu(s, 'altıncı', { departmanId, projeler: [6] });
  vip = await etiketAc('VIP');
  referans = await etiketAc('Referans');
});
afterAll(() => s.kapat());

let sira = 0;
async function yeni() {
  const musteri = { ...BOS_MUSTERI, Soyad: `Kişi${'abcdefghij'[++sira % 10]}`, ProjeIdler: [2] };
  return tamam(await s.call(oda.musteriKaydet, { musteri, benzerleriGordum: true }, kisi.token));
}
const yaz = (MusteriId: number, Surum: number, Etiketler: number[], { token } = kisi) =>
  s.call(oda.musteriEtiketKaydet, { MusteriId, Surum, Etiketler }, token);
const kart = async (Id: number) => tamam(await s.call(oda.musteriDetay, { Id }, kisi.token)).musteri;
const adlari = async (Id: number) => (await kart(Id)).Etiketler.map((e) => e.Ad);
const mesaj = ({ body }: { readonly body: { readonly durum: boolean; readonly msg?: string } }) => body.msg;

test('they stand on the card, in the list and in its filter, and the timeline shows added and removed ones', async () => {
  const m = await yeni();
  const ilk = tamam(await yaz(m.Id, m.Surum, [vip, referans]));
  expect(await adlari(m.Id)).toEqual(['Referans', 'VIP']);
  tamam(await yaz(m.Id, ilk.Surum, [vip]));
  expect(await adlari(m.Id)).toEqual(['VIP']);
  const { zamanlist } = tamam(await s.call(oda.musteriZaman, { Id: m.Id }, kisi.token));
  expect(zamanlist.filter((z) => z.Tur === 'etiket').map((z) => z.Aciklama)).toEqual([
    'Kaldırılan: Referans',
    'Eklenen: VIP, Referans',
  ]);
  const bul = async (EtiketId: number) =>
    tamam(await s.call(oda.musterilist, { EtiketId }, kisi.token)).musterilist.map((x) => [x.Id, x.Etiketler]);
  expect(await bul(vip)).toEqual([[m.Id, [{ Id: vip, Ad: 'VIP', Renk: 'kirmizi' }]]]);
  expect(await bul(referans)).toEqual([]);
});

test('the second of two changes is refused, a hidden customer shows none, and a tag that is not on offer is refused', async () => {
  const m = await yeni();
  const cevaplar = await Promise.all([yaz(m.Id, m.Surum, [vip]), yaz(m.Id, m.Surum, [referans])]);
  expect(cevaplar.map((c) => c.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { Surum } = await kart(m.Id);
  expect((await yaz(m.Id, Surum, [vip], altinci)).status).toBe(404);
  expect(mesaj(await yaz(m.Id, Surum, [2_000_000_000]))).toBe(
    'Seçtiğiniz etiket artık sunulmuyor. Başka birini seçiniz.',
  );
  expect(mesaj(await yaz(m.Id, Surum, [await etiketAc('Eski', false)]))).toContain('artık sunulmuyor');
  expect(
    (
      await yaz(
        m.Id,
        Surum,
        Array.from({ length: 21 }, (_, i) => i + 1),
      )
    ).status,
  ).toBe(400);
});

test('a retired one stays on its customers', async () => {
  const m = await yeni();
  const eski = await etiketAc('Kalkacak');
  const { Surum } = tamam(await yaz(m.Id, m.Surum, [eski]));
  await s.db.updateTable('tanim').set({ aktif: false }).where('id', '=', eski).execute();
  tamam(await yaz(m.Id, Surum, [eski, vip]));
  expect(await adlari(m.Id)).toEqual(['Kalkacak', 'VIP']);
});

test('a merge keeps both customers’ tags, and its undo gives each their own', async () => {
  const [kalan, giden] = [await yeni(), await yeni()];
  const k = tamam(await yaz(kalan.Id, kalan.Surum, [vip]));
  const g = tamam(await yaz(giden.Id, giden.Surum, [vip, referans]));
  const istek = { Id: kalan.Id, Surum: k.Surum, DigerId: giden.Id, DigerSurum: g.Surum, alanlar: {} };
  const { BirlesmeId } = tamam(await s.call(birlestirme.musteriBirlestir, istek, kisi.token));
  expect(await adlari(kalan.Id)).toEqual(['Referans', 'VIP']);
  tamam(await s.call(birlestirme.musteriBirlestirGeriAl, { Id: BirlesmeId }, kisi.token));
  expect([await adlari(kalan.Id), await adlari(giden.Id)]).toEqual([['VIP'], ['Referans', 'VIP']]);
});
