import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { kapananAc } from '../../testing/kapanan.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { once } from '../../testing/kilit.ts';
import { oturumlu } from '../../testing/walk.ts';
import { yayinaHazirla } from './testing.ts';

/** Versions of licences, given to one wave of customers after the other. */

const { versiyon: oda } = contract;

const OGLE = new Date('2026-11-20T08:00:00Z');
const s = await testServer();
const departmanId = await s.departman('Yazılım');
const ac = (ad: string, projeler: number[], yetkiler: number[]) =>
  oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
const yoneten = await ac('Yöneten', [2], [YETKI.isYonet]);
const yapan = await ac('Yapan', [2], []);
const altinci = await ac('Altıncı', [6], [YETKI.isYonet]);
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = OGLE;
  await s.db.updateTable('oturum').set({ baslama: OGLE, son_kullanim: OGLE }).execute();
});

const h = await yayinaHazirla(s.db, { yapan: yapan.Id, testci: yoneten.Id });
const m = await kapananAc(s.db, { acan: yapan.Id, atanan: yapan.Id });
const yayinlanmis = async (no: string) => {
  const Id = await h.versiyon(no);
  await s.db
    .updateTable('versiyon')
    .set({ durum: 'yayinlandi', yayin_zamani: OGLE, yayinlayan_id: yapan.Id })
    .where('id', '=', Id)
    .execute();
  return Id;
};
let sira = 0;
const lisans = async (bitis: string | null = null): Promise<number> =>
  (
    await sql<{
      id: number;
    }>`insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
        donem_baslama, bitis_tarihi, cipa_gun, yazma_zamani)
      select ${await m.musteri()}, 2, min(id), 1, ${`dalga ${++sira}`}, '2026-01-01', '2026-01-01', ${bitis}::date, 1, '2026-01-01'
      from tanim where liste = 'lisansTur' returning id`.execute(s.db)
  ).rows[0]!.id;
const yaz = (Id: number, Lisanslar: number[], kim = yoneten) =>
  s.call(oda.versiyonMusteriKaydet, { Id, Lisanslar }, kim.token);
const kullananlar = async (Id: number, ara = '') =>
  tamam(await s.call(oda.versiyonKullananlari, { Id, ara }, yapan.token));

const [bir, iki] = [await yayinlanmis('1.0'), await yayinlanmis('1.1')];
const [a, b, c] = [await lisans(), await lisans('2027-01-01'), await lisans()];
const eski = await lisans('2026-10-01');

test('gives a version to one wave and the next version to the next wave, one version for each licence', async () => {
  expect(await kullananlar(bir)).toMatchObject({ Lisans: 3, Kullanan: 0, kullananlar: [] });
  expect(tamam(await yaz(bir, [a, b]))).toMatchObject({ Adet: 2 });
  expect(await kullananlar(bir)).toMatchObject({
    Kullanan: 2,
    kullananlar: [
      { LisansId: a, Versiyon: '1.0', Zaman: '2026-11-20T08:00:00Z' },
      { LisansId: b, Versiyon: '1.0' },
    ],
    digerleri: [{ LisansId: c, Versiyon: null }],
  });
  expect(tamam(await yaz(iki, [b, c, b]))).toMatchObject({ Adet: 2 });
  expect((await kullananlar(bir)).kullananlar.map((l) => l.LisansId)).toEqual([a]);
  expect((await kullananlar(iki)).kullananlar.map((l) => l.LisansId)).toEqual([b, c]);
  const { hareketlist } = tamam(await s.call(oda.versiyonDetay, { Id: iki }, yapan.token));
  expect(hareketlist[0]).toMatchObject({ Baslik: 'Müşteriler güncellendi', Aciklama: '2 lisans bu versiyona geçti.' });
  expect((await yaz(iki, [b])).body).toMatchObject({ msg: 'Seçtikleriniz zaten bu versiyonu kullanıyor.' });
});

test('finds them by customer', async () => {
  const { digerleri } = await kullananlar(iki);
  const [ilk] = digerleri;
  expect((await kullananlar(iki, ilk!.Musteri)).digerleri.map((l) => l.LisansId)).toContain(ilk!.LisansId);
  expect((await kullananlar(iki, 'böyle biri yok')).digerleri).toEqual([]);
});

test('refuses an unpublished version, an expired licence, and a licence of another product', async () => {
  const donuk = await h.versiyon('1.2');
  expect((await yaz(donuk, [a])).body).toMatchObject({ msg: expect.stringContaining('yayınlandıktan sonra') });
  expect((await yaz(bir, [a, eski])).body).toMatchObject({ msg: expect.stringContaining('geçerli bir lisansı değil') });
  const baskasinin = await h.versiyon('1.0', { projeId: 6 });
  await s.db
    .updateTable('versiyon')
    .set({ durum: 'yayinlandi', yayin_zamani: OGLE, yayinlayan_id: yapan.Id })
    .where('id', '=', baskasinin)
    .execute();
  expect((await yaz(baskasinin, [a], altinci)).body).toMatchObject({
    msg: expect.stringContaining('geçerli bir lisansı değil'),
  });
  expect([(await yaz(bir, [a], yapan)).status, (await yaz(bir, [a], altinci)).status]).toEqual([403, 404]);
});

test('lets people who manage licences read and write it from the licence, too', async () => {
  const lisansci = await ac('Lisansçı', [2], [YETKI.lisansYonet]);
  const LisansId = await lisans();
  const oku = (kim = yapan) => s.call(oda.lisansVersiyonu, { LisansId }, kim.token);
  expect(tamam(await oku())).toMatchObject({ VersiyonId: null, Versiyon: null, Zaman: null });
  expect(tamam(await s.call(oda.lisansVersiyonKaydet, { LisansId, VersiyonId: bir }, lisansci.token))).toMatchObject({
    Adet: 1,
  });
  const hali = tamam(await oku());
  expect([hali.Versiyon, hali.secenekler.map((v) => v.Ad)]).toEqual(['1.0', expect.arrayContaining(['1.0', '1.1'])]);
  expect((await s.call(oda.lisansVersiyonKaydet, { LisansId, VersiyonId: bir }, yapan.token)).status).toBe(403);
  expect((await oku(altinci)).status).toBe(404);
});

test('locks the licences of two waves in one order, even when the waves name them in another order', async () => {
  const [kucuk, buyuk] = [await lisans(), await lisans()];
  tamam(await yaz(bir, [kucuk, buyuk]));
  const { bos, yanit } = await once(s, {
    ilki: `select lisans_id from versiyon_musteri where lisans_id = ${kucuk}`,
    sonraki: `select lisans_id from versiyon_musteri where lisans_id = ${buyuk}`,
    is: () => yaz(iki, [buyuk, kucuk]),
  });
  expect(bos).toBe(true);
  expect(tamam(yanit).Adet).toBe(2);
});
