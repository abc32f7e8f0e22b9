import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/temelVeri.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../product.ts';
import { BOS_MUSTERI, oturumVer } from '../walk.ts';

/** A deletion can be undone by the same person for a quarter of an hour, unless its place was taken. */

let s: TestServer;
let silen: string;
let baskasi: string;
let kisiId: number;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  const giren = async (ad: string) =>
    oturumVer(s, await s.kisi(ad, { departmanId, ad, yetkiler: [YETKI.ayricalikli], iseBaslama: '2015-01-01' }));
  [silen, baskasi] = [await giren('silen'), await giren('baskasi')];
  kisiId = await s.kisi('calisan', { departmanId, iseBaslama: '2015-01-01' });
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const msg = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : status;

const musteriEkle = async (o: object = {}) =>
  tamam(
    await s.call(
      musteri.musteriKaydet,
      { musteri: { ...BOS_MUSTERI, Ad: 'Silinen', Soyad: 'Kişi', ...o }, benzerleriGordum: true },
      silen,
    ),
  );
const izinEkle = async (Baslangic: string, Bitis: string) =>
  tamam(
    await s.call(
      izin.izinkaydet,
      { izin: { Id: 0, UserId: kisiId, Tur: 281, Baslangic, Bitis, Tatil_Gunleri: 1, Aciklama: '', KullanilanGun: 1 } },
      silen,
    ),
  ).Id!;

describe('a customer', () => {
  const sil = async (o: object = {}) => {
    const { Id, Surum } = await musteriEkle(o);
    tamam(await s.call(musteri.musteriSil, { Id, Surum }, silen));
    return Id;
  };
  const geriAl = (Id: number, token = silen) => s.call(musteri.musteriSilGeriAl, { Id }, token);

  test('comes back as it was, once', async () => {
    const Id = await sil({ GSM: '05321234567' });
    expect((await s.call(musteri.musteriDetay, { Id }, silen)).status).toBe(404);
    expect(msg(await geriAl(Id))).toBe('oldu');
    const { musteri: m } = tamam(await s.call(musteri.musteriDetay, { Id }, silen));
    expect(m).toMatchObject({ GSM: '05321234567', Ad: 'Silinen' });
    expect(msg(await geriAl(Id))).toBe(404);
  });

  test('does not come back for another person, too late, or when its number belongs to another customer', async () => {
    const Id = await sil({ TCKimlikNo: '10000000146' });
    expect(msg(await geriAl(Id, baskasi))).toBe('Bunu yalnız yapan kişi geri alabilir.');
    s.ileri(15);
    expect(msg(await geriAl(Id))).toBe('oldu');
    const digeri = await sil({ TCKimlikNo: '98000000274' });
    s.ileri(16);
    expect(msg(await geriAl(digeri))).toBe('Silinen, 15 dakika içinde geri alınır.');
    const numarali = await sil({ VKN: '1234567890', Tip: 2, Unvan: 'Numaralı A.Ş.', Ad: '', Soyad: '' });
    await s.db.updateTable('musteri').set({ vkn: '1234567890' }).where('id', '=', Id).execute();
    expect(String(msg(await geriAl(numarali)))).toContain('kayıtlı');
  });
});

describe('a leave', () => {
  const geriAl = (Id: number, token = silen) => s.call(izin.izinSilGeriAl, { Id }, token);
  const duran = async () =>
    tamam(await s.call(izin.personelizinlist, { UserId: kisiId }, silen)).izinlist.map((i) => i.Id);

  test('comes back with its history, unless its days were taken meanwhile', async () => {
    const Id = await izinEkle('2027-03-01', '2027-03-03');
    tamam(await s.call(izin.izinsil, { Id }, silen));
    expect(msg(await geriAl(Id, baskasi))).toBe('Bunu yalnız yapan kişi geri alabilir.');
    expect(msg(await geriAl(Id))).toBe('oldu');
    expect(await duran()).toContain(Id);
    expect(msg(await geriAl(Id))).toBe('Bu izin silinmiş değil; geri alınacak bir şey yok.');
    const { gecmis } = tamam(await s.call(izin.izinGecmisi, { Id }, silen));
    expect(gecmis.map((x) => x.Eylem)).toEqual(['Geri alındı', 'Silindi', 'Eklendi']);

    tamam(await s.call(izin.izinsil, { Id }, silen));
    const yeni = await izinEkle('2027-03-02', '2027-03-05');
    expect(String(msg(await geriAl(Id)))).toMatch(/^Geri alınmadı: .*çakışıyor\.$/);
    expect(await duran()).toEqual([yeni]);
  });

  test('does not come back after a quarter of an hour', async () => {
    const Id = await izinEkle('2027-04-01', '2027-04-03');
    tamam(await s.call(izin.izinsil, { Id }, silen));
    s.ileri(16);
    expect(msg(await geriAl(Id))).toBe('Silinen, 15 dakika içinde geri alınır.');
  });
});

test('lets people who keep announcements restore one for a quarter of an hour', async () => {
  const icerik = { Baslik: 'Bakım', Metin: 'Yarın bakım var.', Baslangic: '2026-11-20', Bitis: '2026-11-25' };
  const istek = { ...icerik, Id: 0, Departmanlar: [], Onemli: 0 as const, Surum: 0 };
  const { Id } = tamam(await s.call(duyuru.duyuruKaydet, istek, silen));
  const geriAl = () => s.call(duyuru.duyuruSilGeriAl, { Id }, baskasi);
  expect(msg(await geriAl())).toBe(404);
  tamam(await s.call(duyuru.duyuruSil, { Id }, silen));
  expect(msg(await geriAl())).toBe('oldu');
  const { duyurular } = tamam(await s.call(duyuru.duyuruList, {}, silen));
  expect(duyurular.map((d) => d.Id)).toContain(Id);
  tamam(await s.call(duyuru.duyuruSil, { Id }, silen));
  s.ileri(16);
  expect(msg(await geriAl())).toBe('Silinen, 15 dakika içinde geri alınır.');
});
