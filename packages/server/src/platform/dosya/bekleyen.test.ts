import { dosya } from '@masabasi/core/platform/dosya/contract';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_GORUSME, BOS_MUSTERI, oturumlu } from '../../testing/walk.ts';
import { dosyaTemizligi } from './job.ts';
import { dosyaEkle } from './queries.ts';
import { metinDosyasi } from './testing.ts';

/** A file uploaded before its record: its owner, its attachment to a record, and its end. */

const s = await testServer();
afterAll(() => s.kapat());
const departmanId = await s.departman('Destek');
const [ayse, can, altinci] = await Promise.all([
  oturumlu(s, 'ayse', { departmanId, projeler: [2] }),
  oturumlu(s, 'can', { departmanId, projeler: [2] }),
  oturumlu(s, 'altinci', { departmanId, projeler: [6] }),
]);
type Kisi = typeof ayse;

const { Id: MusteriId } = tamam(
  await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, ayse.token),
);
const { id: KonuId } = await s.db
  .insertInto('tanim')
  .values({ liste: 'konular', ad: 'Reçete', renk: null, kod: null, anahtar: null, proje_id: null, ust_id: null })
  .returning('id')
  .executeTakeFirstOrThrow();
const ilki = async (liste: string) =>
  (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow()).id;
const [GorusmeTurId, OncelikId] = await Promise.all([ilki('gorusmeTur'), ilki('oncelikler')]);
/** A ticket of product 2. */
const ac = async () => {
  const kart = { ...BOS_GORUSME, MusteriId, KonuId, GorusmeTurId, OncelikId, Baslik: 'Fiş' };
  const istek = { gorusme: kart, gordum: ['lisans', 'ayniKonu'] as ('lisans' | 'ayniKonu')[] };
  const { Id } = tamam(await s.call(gorusme.gorusmeKaydet, istek, ayse.token));
  return { Id };
};
const mesaj = ({ body }: { readonly body: { readonly durum: boolean; readonly msg?: string } }) =>
  body.durum ? 'tamam' : body.msg;

let sira = 0;
/** Uploads a file in the form of the specification: a part `file`, without a record. */
const yukle = async (kim: Kisi, ad = `not${(sira += 1)}.txt`) =>
  tamam(await s.yukle(webistek.webistekDosyaKaydet, {}, [{ ad, veri: ad }], kim.token)).images[0]!;
const oku = (adres: string, kim: Kisi) =>
  fetch(`${s.url}${adres}`, { headers: { authorization: `Bearer ${kim.token}` } });
const yaz = (GorusmeId: number, dosyalar: number[], kim = ayse) =>
  s.call(gorusme.gorusmeHareketKaydet, { hareket: { GorusmeId, Tur: 'not', Aciklama: 'Ekranı', dosyalar } }, kim.token);
const dosyalari = async (NesneId: number, kim = ayse) =>
  tamam(await s.call(dosya.getDosyaList, { Nesne: 'gorusme', NesneId }, kim.token)).dosyalist.map((d) => d.Ad);
const gecmisi = async (id: number) =>
  s.db
    .selectFrom('hareket')
    .select(['tur', 'aciklama'])
    .where('nesne', '=', 'gorusme')
    .where('nesne_id', '=', id)
    .orderBy('id')
    .execute();
const BEKLEMEZ = /^Eklediğiniz dosyalardan biri artık beklemiyor/;

describe('before it is attached to a record', () => {
  test('only its uploader sees, opens and removes it', async () => {
    const { Id, url, href, Ad } = await yukle(ayse);
    for (const adres of [url, href]) {
      expect(await (await oku(adres, ayse)).text()).toBe(Ad);
      expect((await oku(adres, can)).status).toBe(404);
    }
    const bende = { Nesne: 'bekleyen', NesneId: ayse.Id } as const;
    expect(tamam(await s.call(dosya.getDosyaList, bende, ayse.token)).dosyalist).toMatchObject([{ Id, Ad }]);
    expect((await s.call(dosya.getDosyaList, bende, can.token)).status).toBe(404);
    expect((await s.call(dosya.dosyaKaydet, bende, can.token)).status).toBe(404);
    // Its id does not exist under another kind of record.
    for (const Nesne of ['musteri', 'gorusme', 'webistek'] as const)
      expect((await oku(href.replace('bekleyen', Nesne), ayse)).status).toBe(404);
    expect((await s.call(dosya.dosyaSil, { Nesne: 'bekleyen', Id }, can.token)).status).toBe(404);
    tamam(await s.call(dosya.dosyaSil, { Nesne: 'bekleyen', Id }, ayse.token));
    expect((await oku(href, ayse)).status).toBe(404);
    tamam(await s.call(dosya.dosyaGeriAl, { Nesne: 'bekleyen', Id }, ayse.token));
    expect((await oku(href, ayse)).status).toBe(200);
  });

  test('it counts into a person’s daily uploads', async () => {
    const { Id, Boyut } = await yukle(can, 'kota.txt');
    const satir = await s.db
      .selectFrom('dosya')
      .select(['boyut', 'yukleyen_id', 'bekleten_id'])
      .where('id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(satir).toEqual({ boyut: Boyut, yukleyen_id: can.Id, bekleten_id: can.Id });
  });

  test('the database refuses a file without a place, with two, or waiting with another than its uploader', async () => {
    const { Id } = await yukle(ayse);
    const g = await ac();
    const degistir = (o: object) => s.db.updateTable('dosya').set(o).where('id', '=', Id).execute();
    await expect(degistir({ bekleten_id: null })).rejects.toThrow('dosya_bir_yer');
    await expect(degistir({ gorusme_id: g.Id })).rejects.toThrow('dosya_bir_yer');
    await expect(degistir({ bekleten_id: can.Id })).rejects.toThrow('dosya_bekleten_yukleyen');
  });
});

describe('attached to a saved record', () => {
  test('it is a normal file of the record for everybody who sees the record', async () => {
    const g = await ac();
    const [bir, iki] = [await yukle(ayse, 'ekran1.txt'), await yukle(ayse, 'ekran2.txt')];
    expect(mesaj(await yaz(g.Id, [bir.Id, iki.Id, iki.Id]))).toBe('tamam');
    expect(await dosyalari(g.Id, can)).toEqual(['ekran2.txt', 'ekran1.txt']);
    expect(await gecmisi(g.Id)).toEqual([
      expect.objectContaining({ tur: 'acildi' }),
      { tur: 'dosya', aciklama: 'ekran1.txt, ekran2.txt' },
      { tur: 'not', aciklama: 'Ekranı' },
    ]);
    const denetim = await s.db
      .selectFrom('denetim')
      .select(['eylem', 'kisi_id'])
      .where('nesne', '=', 'dosya')
      .where('nesne_id', '=', bir.Id)
      .orderBy('id')
      .execute();
    expect(denetim).toEqual([
      { eylem: 'dosyaKaydet', kisi_id: ayse.Id },
      { eylem: 'dosyaBagla', kisi_id: ayse.Id },
    ]);
    // It no longer waits: even its uploader cannot remove it from the waiting files.
    expect((await oku(bir.href, ayse)).status).toBe(404);
    expect((await s.call(dosya.dosyaSil, { Nesne: 'bekleyen', Id: bir.Id }, ayse.token)).status).toBe(404);
    expect((await oku(bir.href.replace('bekleyen', 'gorusme'), can)).status).toBe(200);
  });

  test.each([
    ['of somebody else', async () => (await yukle(can)).Id],
    ['that never was', async () => 2_000_000_000],
    [
      'that hangs on a record already',
      async () => {
        const { Id } = await yukle(ayse);
        tamam(await yaz((await ac()).Id, [Id]));
        return Id;
      },
    ],
    [
      'that was taken away',
      async () => {
        const { Id } = await yukle(ayse);
        tamam(await s.call(dosya.dosyaSil, { Nesne: 'bekleyen', Id }, ayse.token));
        return Id;
      },
    ],
  ])('one %s is refused, and nothing is written', async (_ne, kotu) => {
    const g = await ac();
    const iyi = await yukle(ayse);
    const once = await gecmisi(g.Id);
    expect(mesaj(await yaz(g.Id, [iyi.Id, await kotu()]))).toMatch(BEKLEMEZ);
    expect(await gecmisi(g.Id)).toEqual(once);
    expect(await dosyalari(g.Id)).toEqual([]);
    // The other file still waits.
    expect(mesaj(await yaz(g.Id, [iyi.Id]))).toBe('tamam');
  });

  test('a record takes at most the same number of files as by upload', async () => {
    const g = await ac();
    const dolu = Array.from({ length: 199 }, (_, n) => metinDosyasi(`${n}.txt`, 'aynı'));
    await dosyaEkle(s.db, { nesne: 'gorusme', id: g.Id }, dolu, ayse.Id, s.saat.simdi);
    const ikisi = [(await yukle(ayse)).Id, (await yukle(ayse)).Id];
    expect(mesaj(await yaz(g.Id, ikisi))).toBe('Bir kayda en çok 200 dosya eklenir.');
    expect(mesaj(await yaz(g.Id, ikisi.slice(1)))).toBe('tamam');
  });

  test('a person who does not see the record attaches nothing to it', async () => {
    const g = await ac();
    const { Id, href } = await yukle(altinci);
    expect((await yaz(g.Id, [Id], altinci)).status).toBe(404);
    expect((await oku(href, altinci)).status).toBe(200);
  });

  test('of two records that claim a file at once one gets it, and a late removal finds it gone', async () => {
    const [a, b] = [await ac(), await ac()];
    const { Id } = await yukle(ayse);
    const [ilk, ikinci, silinen] = await Promise.all([
      yaz(a.Id, [Id]),
      yaz(b.Id, [Id]),
      s.call(dosya.dosyaSil, { Nesne: 'bekleyen', Id }, ayse.token),
    ]);
    const olan = [ilk, ikinci].filter((y) => y.body.durum).length;
    expect(olan + Number(silinen.status === 200)).toBe(1);
    expect([...(await dosyalari(a.Id)), ...(await dosyalari(b.Id))]).toHaveLength(olan);
  });
});

test('a file attached to no record is removed after a day, with its bytes', async () => {
  const icerikler = async () => (await s.db.selectFrom('dosya_icerik').select('ozet').execute()).length;
  const temizle = () => dosyaTemizligi.calistir({ db: s.db, simdi: s.saat.simdi, config: readConfig({}) });
  const simdi = s.saat.simdi;
  s.ileri(2 * 24 * 60);
  await temizle();
  const once = await icerikler();
  s.saat.simdi = simdi;

  const kalan = await ac();
  const { Id, href } = await yukle(ayse, 'unutulan.txt');
  const baglanan = await yukle(ayse, 'bağlanan.txt');
  tamam(await yaz(kalan.Id, [baglanan.Id]));
  s.ileri(23 * 60);
  await temizle();
  await s.db.updateTable('oturum').set({ son_kullanim: s.saat.simdi }).execute();
  expect((await oku(href, ayse)).status).toBe(200);
  s.ileri(61);
  await temizle();
  expect(await s.db.selectFrom('dosya').select('id').where('id', '=', Id).execute()).toEqual([]);
  expect(await icerikler()).toBe(once + 1);
  expect(await dosyalari(kalan.Id)).toEqual(['bağlanan.txt']);
  s.saat.simdi = simdi;
});
