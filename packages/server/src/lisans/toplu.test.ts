import type { Girdi } from '@masabasi/core/endpoint';
import { lisans as oda } from '@masabasi/core/lisans/contract';
import { kurus } from '@masabasi/core/para';
import { musteri } from '@masabasi/core/musteri/contract';
import { YETKI } from '@masabasi/core/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../testing.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../testing.walk.ts';

/** Many licences at once. */

let s: TestServer;
/** Works with product 2, and may keep licences. */
let ikinci: string;
let tam: string;
let tur: number;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Satış');
  const giren = async (ad: string, o: object) => oturumVer(s, await s.kisi(ad, { departmanId, ad, ...o }));
  ikinci = await giren('ikinci', { projeler: [2], yetkiler: [YETKI.lisansYonet] });
  tam = await giren('tam', { yetkiler: [YETKI.ayricalikli] });
  tur = (await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow()).id;
});
afterAll(() => s?.kapat());

let sira = 0;
async function ekle(o: Partial<Girdi<typeof oda.lisansKaydet>['lisans']> = {}) {
  sira += 1;
  const kart = { ...BOS_MUSTERI, Ad: `Lisanslı${'a'.repeat(sira)}`, Soyad: 'Deneme', ProjeIdler: [o.ProjeId ?? 2] };
  const { Id: MusteriId } = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, tam));
  return tamam(
    await s.call(oda.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: tur, MusteriId, ProjeId: 2, ...o } }, tam),
  );
}
const detay = async (Id: number) => tamam(await s.call(oda.lisansDetay, { Id }, tam));

test('several are renewed at once, each at its own price; the reason of each that is not is told', async () => {
  const [a, b] = [await ekle({ YillikBedel: kurus(100_00) }), await ekle({ YillikBedel: kurus(240_00) })];
  const [askida, eski] = [await ekle(), await ekle()];
  const aski = { Id: askida.Id, Surum: askida.Surum, Hal: 'Askıda' as const, Aciklama: 'Ödeme gelene kadar bekliyor' };
  const { Surum: askiSurumu } = tamam(await s.call(oda.lisansHalDegistir, aski, tam));
  const baskasinin = await ekle({ ProjeId: 6 });
  const istek = {
    lisanslar: [
      { Id: b.Id, Surum: b.Surum },
      { Id: a.Id, Surum: a.Surum },
      { Id: a.Id, Surum: a.Surum },
      { Id: askida.Id, Surum: askiSurumu },
      { Id: eski.Id, Surum: eski.Surum + 1 },
      { Id: baskasinin.Id, Surum: baskasinin.Surum },
    ],
    Ay: 6,
    Aciklama: 'Toplu yenileme',
  };
  const once = await detay(a.Id);
  const { sonuclar } = tamam(await s.call(oda.lisansTopluYenile, istek, ikinci));
  expect(sonuclar.map((x) => [x.Id, x.BitisTarihi !== null, x.Neden])).toEqual([
    [a.Id, true, null],
    [b.Id, true, null],
    [askida.Id, false, 'Lisans askıda; yenilenmez.'],
    [eski.Id, false, 'Siz seçtikten sonra başkası değiştirdi.'],
    [baskasinin.Id, false, 'Böyle bir lisans yok.'],
  ]);
  const sonra = await detay(a.Id);
  expect(sonra.lisans.BitisTarihi).toBe(sonuclar[0]!.BitisTarihi);
  expect(sonra.lisans.Surum).toBe(once.lisans.Surum + 1);
  expect(sonra.hareketlist[0]).toMatchObject({ Tur: 'Yenileme', Tutar: 50_00, Aciklama: 'Toplu yenileme' });
  expect((await detay(b.Id)).hareketlist[0]).toMatchObject({ Tutar: 120_00 });
  expect((await detay(eski.Id)).lisans.Surum).toBe(eski.Surum);
  // Sent once more it renews nothing: what was chosen is another by now.
  const yine = tamam(await s.call(oda.lisansTopluYenile, istek, ikinci)).sonuclar;
  expect(yine.every((x) => x.BitisTarihi === null)).toBe(true);
  expect(await s.call(oda.lisansTopluYenile, { ...istek, lisanslar: [] }, tam)).toMatchObject({
    status: 400,
    body: { msg: "'lisanslar' alanı: en az bir lisans içermeli." },
  });
});
