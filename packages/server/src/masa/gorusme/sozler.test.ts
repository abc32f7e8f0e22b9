import { sla as oda } from '@masabasi/core/masa/sla/contract';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bekleyenIsler } from '../../testing/isler.ts';
import { hepsiniYenile } from '../sla/kayit.ts';
import { masaKur } from './testing.ts';

/** Editing the promises, and the effect on open tickets. It is noon of Friday 20.11.2026. */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
let tanimlayan: typeof d.ayse;

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
  tanimlayan = await d.kisi('Tanımlayan', [2], [YETKI.tanimYonet, YETKI.tatilYonet]);
});
beforeEach(() => d.dk(0));
afterAll(() => s?.kapat());

const oku = async () => tamam(await s.call(oda.slaKurallari, {}, tanimlayan.token));
/** The present rules, with another promise for the usual priority. */
async function baska(YanitDk: number, CozumDk: number) {
  const { kurallar, Surum } = await oku();
  const sozler = kurallar.sozler.map((k) => (k.Oncelik === 'normal' ? { ...k, YanitDk, CozumDk } : k));
  return { kurallar: { ...kurallar, sozler }, Surum };
}
const kaydet = (istek: Awaited<ReturnType<typeof baska>>, kim = tanimlayan) => s.call(oda.slaKaydet, istek, kim.token);

test('another promise is shown before, moves open tickets afterwards, and keeps their waiting time', async () => {
  const isleyen = await d.ac({ Baslik: 'İşleyen' }, { AtananId: d.ayse.Id });
  const bekleyen = await d.ac({ Baslik: 'Bekleyen' }, { AtananId: d.ayse.Id });
  await d.durumYaz(bekleyen.Id, d.gecerli('islemde'));
  await d.durumYaz(bekleyen.Id, d.gecerli('musteri'));
  await d.dk(120);
  await d.durumYaz(bekleyen.Id, d.gecerli('islemde'));
  await d.dk(130);
  const once = tamam(await s.call(oda.slaOnizle, { kurallar: (await baska(60, 480)).kurallar }, tanimlayan.token));
  expect(once).toMatchObject({ Acik: 2, Degisen: 2, Gecikecek: 2, Kurtulan: 0 });
  expect((await oku()).Surum).toBe(1);
  expect(tamam(await kaydet(await baska(60, 480))).Surum).toBe(2);
  expect(await bekleyenIsler(s, ['sla'])).toHaveLength(1);
  await hepsiniYenile({ db: s.db, simdi: s.saat.simdi }, new AbortController().signal);
  const bitis = async (Id: number) => (await d.detay(Id)).sla?.cozum.bitis?.slice(0, 16);
  // Eight hours of the desk, from noon and from two o'clock: until then the ticket waited for the customer.
  expect([await bitis(isleyen.Id), await bitis(bekleyen.Id)]).toEqual(['2026-11-23T08:30', '2026-11-23T09:30']);
  const [liste] = (await d.liste({ ara: isleyen.No })).gorusmelist;
  expect([liste?.SlaBitis, liste?.SlaHali]).toEqual(['2026-11-20T11:00:00Z', 'asildi']);
  const { gecmis } = await oku();
  expect([gecmis[0]?.Kisi, gecmis[0]?.farklar]).toEqual([
    'Tanımlayan Deneme',
    ['Normal yanıt: 240 → 60 dk', 'Normal çözüm: 1440 → 480 dk'],
  ]);
});

test('of two changes at once the second is refused; equal rules write nothing; wrong ones are refused with a sentence', async () => {
  const istek = await baska(90, 900);
  const [bir, iki] = await Promise.all([kaydet(istek), kaydet(istek)]);
  expect(new Set([bir.status, iki.status])).toEqual(new Set([200, 409]));
  const { Surum, kurallar } = await oku();
  expect(tamam(await kaydet({ Surum, kurallar })).Surum).toBe(Surum);
  expect((await kaydet(await baska(900, 90))).body).toMatchObject({
    durum: false,
    msg: 'Çözüm süresi, yanıt süresinden kısa olamaz.',
  });
  expect((await oku()).Surum).toBe(Surum);
  expect((await kaydet(istek, d.ayse)).status).toBe(403);
});

test('a holiday that is added, changed or deleted moves the promises of open tickets, in the list and on the card', async () => {
  const g = await d.ac({ Baslik: 'Tatile denk gelen' }, { AtananId: d.ayse.Id });
  const isle = async () => {
    const adet = (await bekleyenIsler(s, ['sla'])).length;
    await hepsiniYenile({ db: s.db, simdi: s.saat.simdi }, new AbortController().signal);
    await s.db.deleteFrom('kuyruk').where('tur', '=', 'sla').execute();
    return adet;
  };
  await isle();
  const bitis = async () => {
    const [satir] = (await d.liste({ ara: g.No })).gorusmelist;
    const { sla } = await d.detay(g.Id);
    expect(Date.parse(satir!.SlaBitis!)).toBe(Date.parse(sla!.yanit.bitis!));
    return satir!.SlaBitis;
  };
  const once = await bitis();
  const gir = async (o: object) =>
    tamam(
      await s.call(
        tatil.tatilKaydet,
        { Id: 0, Tarih: '2026-11-20', Ad: 'Köprü', GunSayi: '0,5', Surum: 0, ...o },
        tanimlayan.token,
      ),
    );
  const { Id } = await gir({});
  expect(await isle()).toBe(1);
  const yarim = await bitis();
  expect(yarim! > once!).toBe(true);
  // A new name alone moves nothing.
  await gir({ Id, Ad: 'Köprü günü', Surum: 1 });
  expect(await isle()).toBe(0);
  await gir({ Id, Ad: 'Köprü günü', Tarih: '2026-11-23', GunSayi: '1', Surum: 2 });
  expect(await isle()).toBe(1);
  expect(await bitis()).toBe(once);
  tamam(await s.call(tatil.tatilSil, { Id }, tanimlayan.token));
  tamam(await s.call(tatil.cumartesileriEkle, { yil: 2027 }, tanimlayan.token));
  expect(await isle()).toBe(2);
});
