import { aktarim as oda } from '@masabasi/core/musteri/aktarim/contract';
import type { MusteriKaydi } from '@masabasi/core/musteri/aktarim/rules';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { oturumVer } from '../../testing/walk.ts';
import { aktarimIsi } from './job.ts';

/** Lists as offices keep them, from their lines to customers; and the memory of their columns. */

let s: TestServer;
let tam: string;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  tam = await oturumVer(s, await s.kisi('tam', { ad: 'Tam', yetkiler: [YETKI.ayricalikli] }));
});
afterAll(() => s?.kapat());

async function aktar(satirlar: readonly Omit<MusteriKaydi, 'Satir'>[]) {
  const { Id } = tamam(await s.call(oda.musteriAktarimAc, { Dosya: 'liste.csv', SatirSayisi: satirlar.length }, tam));
  await s.call(oda.musteriAktarimYukle, { Id, satirlar: satirlar.map((x, i) => ({ Satir: i + 2, ...x })) }, tam);
  for (const Islem of ['dene', 'yaz'] as const) {
    tamam(await s.call(oda.musteriIceAktar, { Id, Islem }, tam));
    await isleriBitir(s, [aktarimIsi]);
  }
  const { satirlar: olan } = tamam(await s.call(oda.musteriAktarimSatirlari, { Id, adet: 200 }, tam));
  return olan.toSorted((a, b) => a.Satir - b.Satir);
}
const kart = (Ad: string) =>
  s.db
    .selectFrom('musteri')
    .select(['tip', 'ad', 'soyad', 'unvan', 'telefon', 'gsm', 'dogum_tarihi'])
    .where('gorunen_ad', '=', Ad)
    .executeTakeFirst();

test('kinds, telephones and days in the words of an office become customers', async () => {
  const olan = await aktar([
    { Tip: 'Tüzel', Unvan: 'Ak Gıda', Telefon: '0212 111 22 33 dahili 105', GSM: '="05321112233"' },
    { Tip: 'Şahıs', Ad: 'Ali', Soyad: 'Veli', Telefon: '444 1 234', GSM: "'05321112244", DogumTarihi: '03/04/1985' },
    { Ad: 'Can', Soyad: 'Er', DogumTarihi: '31140' },
    { Ad: 'Ece', Soyad: 'Er', DogumTarihi: '03.04.85' },
    { Ad: 'Nur', Soyad: 'Er', DogumTarihi: '03.04.1985 00:00:00' },
    { Ad: 'Su', Soyad: 'Er', Telefon: '0212 111 22 33 / 0532 111 22 33' },
    { Ad: 'Ela', Soyad: 'Er', Telefon: '0212 111 22 33 dh. 106' },
    { Ad: 'Ada', Soyad: 'Er', Telefon: '0212 111 22 33' },
    { Tip: 'belki', Ad: 'Eda', Soyad: 'Er' },
  ]);
  expect(olan.map((r) => [r.Satir, r.Sonuc, r.Mesaj])).toEqual([
    [2, 'Yeni', ''],
    [3, 'Yeni', ''],
    [4, 'Yeni', ''],
    [5, 'Yeni', ''],
    [6, 'Yeni', ''],
    [7, 'Hatalı', 'Birden çok telefon yazılmış. Her birini kendi alanına yazınız.'],
    // Another extension is another person; the exchange alone may be one of them.
    [8, 'Yeni', ''],
    [9, 'Mükerrer', '2. satıra benziyor: aynı telefon, e-posta ya da IBAN.'],
    [10, 'Hatalı', 'Tip: ‘belki’ anlaşılmadı; ‘Gerçek kişi’ ya da ‘Kurum’ yazınız.'],
  ]);
  expect(await kart('Ak Gıda')).toMatchObject({ tip: 2, telefon: '02121112233,105', gsm: '05321112233' });
  expect(await kart('Ali Veli')).toMatchObject({
    tip: 1,
    telefon: '4441234',
    gsm: '05321112244',
    dogum_tarihi: '1985-04-03',
  });
  for (const ad of ['Can Er', 'Ece Er', 'Nur Er']) expect(await kart(ad)).toMatchObject({ dogum_tarihi: '1985-04-03' });
  const bul = async (ara: string) =>
    tamam(await s.call(musteri.musterilist, { ara }, tam)).musterilist.map((m) => m.Ad);
  expect(await bul('0212 111 22 33 dahili 105')).toEqual(['Ak Gıda']);
  expect((await bul('02121112233')).toSorted()).toEqual(['Ak Gıda', 'Ela Er']);
});

test('new notes are added once to the existing ones', async () => {
  const ilk = { TCKimlikNo: '10000000146', Ad: 'Notlu', Soyad: 'Kişi', Notlar: 'Eski not' };
  const notu = async () =>
    (
      await s.db
        .selectFrom('musteri')
        .select('notlar')
        .where('tc_kimlik', '=', ilk.TCKimlikNo)
        .executeTakeFirstOrThrow()
    ).notlar;
  await aktar([ilk]);
  const ek = { TCKimlikNo: ilk.TCKimlikNo, NotEki: 'Yetkili: Can Er\nFaks: 0212 111 22 34' };
  expect((await aktar([ek])).map((r) => r.Sonuc)).toEqual(['Güncellenecek']);
  expect(await notu()).toBe('Eski not\nYetkili: Can Er\nFaks: 0212 111 22 34');
  expect((await aktar([ek])).map((r) => r.Sonuc)).toEqual(['Değişmeyecek']);
});

test('the meaning of a file’s columns is remembered by its headings, the last choice counts', async () => {
  const ac = (duzen?: { Imza: string; Hedefler: (string | null)[]; GunSirasi?: 'ay' }) =>
    s.call(
      oda.musteriAktarimAc,
      { Dosya: 'liste.csv', SatirSayisi: 1, Atlanan: ['9. satır (Toplam)'], ...(duzen && { duzen }) },
      tam,
    );
  const duzenler = async () => tamam(await s.call(oda.musteriAktarimlari, {}, tam)).duzenler;
  tamam(await ac());
  expect(await duzenler()).toEqual([]);
  const ilk = { Imza: 'kimin|nesi', Hedefler: ['AdSoyad', null] };
  tamam(await ac(ilk));
  expect(await duzenler()).toEqual([ilk]);
  const son = { ...ilk, Hedefler: ['Unvan', '+not'], GunSirasi: 'ay' as const };
  const { Id } = tamam(await ac(son));
  expect(await duzenler()).toEqual([son]);
  expect(tamam(await s.call(oda.musteriAktarim, { Id }, tam)).aktarim.Atlanan).toEqual(['9. satır (Toplam)']);
  expect(
    (await s.call(oda.musteriAktarimAc, { Dosya: 'a', SatirSayisi: 1, duzen: { ...ilk, Imza: '' } }, tam)).status,
  ).toBe(400);
});
