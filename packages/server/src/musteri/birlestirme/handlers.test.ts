import { birlestirme as oda } from '@masabasi/core/musteri/birlestirme/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, type TestServer, kilitBekleyen, tamam, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { birlesmeTemizligi } from './job.ts';

/** Two cards of one customer: taking fields over, rights, obstacles, and undo. */

let s: TestServer;
let lisansTur: number;
/** Work with product 2, with 2 and 6, with everything; all of them may merge. */
let ikinci: string;
let ikiAlti: string;
let tam: string;
let tamId: number;

const urunlu = async (ad: string, projeler: number[], yetkiler: number[]) =>
  oturumVer(s, await s.kisi(ad, { ad, projeler, yetkiler }));

beforeAll(async () => {
  s = await testServer();
  ikinci = await urunlu('ikinci', [2], [YETKI.musteriSil, YETKI.lisansYonet]);
  ikiAlti = await urunlu('ikialti', [2, 6], [YETKI.musteriSil]);
  tamId = await s.kisi('tam', { ad: 'tam', yetkiler: [YETKI.ayricalikli] });
  tam = await oturumVer(s, tamId);
  const yillik = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  lisansTur = yillik.id;
});
beforeEach(() => void (s.saat.simdi = new Date(OGLEN)));
afterAll(() => s?.kapat());

type Form = Girdi<typeof musteri.musteriKaydet>['musteri'];
const musteriYaz = async (o: Partial<Form> = {}) => {
  const kart = { ...BOS_MUSTERI, ...o };
  const body = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, tam));
  return { ...kart, Id: body.Id, Surum: body.Surum };
};
type Kart = Awaited<ReturnType<typeof musteriYaz>>;
const lisansYaz = (MusteriId: number, ProjeId = 2, token = tam) =>
  s.call(lisans.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: lisansTur, MusteriId, ProjeId } }, token);
type Secim = Girdi<typeof oda.musteriBirlestir>['alanlar'];
const dene = (kalan: Kart, giden: Kart, alanlar: Secim = {}, token = tam) =>
  s.call(
    oda.musteriBirlestir,
    { Id: kalan.Id, Surum: kalan.Surum, DigerId: giden.Id, DigerSurum: giden.Surum, alanlar },
    token,
  );
const birlestir = async (kalan: Kart, giden: Kart, alanlar?: Secim) => tamam(await dene(kalan, giden, alanlar));
const geriAl = (Id: number, token = tam) => s.call(oda.musteriBirlestirGeriAl, { Id }, token);
const kart = async (Id: number, token = tam) => tamam(await s.call(musteri.musteriDetay, { Id }, token)).musteri;
const zaman = async (Id: number) => {
  const { body } = await s.call(musteri.musteriZaman, { Id }, tam);
  return body.durum ? body.zamanlist.map((z) => [z.Tur, z.Baslik, z.Aciklama]) : [];
};
const msg = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : status;

test('the chosen fields are taken over; both numbers lead to one card, and undo gives each its own back', async () => {
  const kalan = await musteriYaz({ Ad: 'Ayşe', Soyad: 'Yılmaz', Telefon: '02321112233', ProjeIdler: [2] });
  const giden = await musteriYaz({
    Ad: 'Ayse',
    Soyad: 'Yılmaz Öz',
    TCKimlikNo: '98000000011',
    IlId: 35,
    Notlar: 'Not',
    ProjeIdler: [2, 6],
  });
  const secim = { TCKimlikNo: 'giden', IlId: 'giden', Notlar: 'giden' } as const;
  const { BirlesmeId, Surum } = await birlestir(kalan, giden, secim);
  const birlesik = await kart(giden.Id);
  expect(birlesik).toMatchObject({
    Id: kalan.Id,
    GorunenAd: 'Ayşe Yılmaz',
    TCKimlikNo: '980******11',
    Il: 'İzmir',
    Telefon: '02321112233',
    Notlar: 'Not',
    ProjeIdler: [2, 6],
    Surum,
  });
  const no = `M${String(giden.Id).padStart(6, '0')}`;
  const { body: liste } = await s.call(musteri.musterilist, { ara: no }, tam);
  expect(liste.durum && liste.musterilist.map((m) => m.Id)).toEqual([kalan.Id]);
  expect((await zaman(kalan.Id))[0]).toEqual([
    'birlestirme',
    `${no} Ayse Yılmaz Öz bu müşteriyle birleştirildi`,
    'T.C. kimlik no, İl / İlçe, Notlar',
  ]);
  const { body: birlesmeler } = await s.call(oda.musteriBirlesmeleri, { Id: kalan.Id }, tam);
  expect(birlesmeler).toMatchObject({ birlesmelist: [{ Id: BirlesmeId, MusteriNo: no, SonGun: '2026-12-20' }] });

  // A person corrects a field that was taken over.
  const duzelt = { ...birlesik, Notlar: 'Yeni not' };
  const alanlar = Object.fromEntries(Object.keys(BOS_MUSTERI).map((a) => [a, duzelt[a as keyof Form]])) as Form;
  expect((await s.call(musteri.musteriKaydet, { musteri: alanlar }, tam)).body.durum).toBe(true);
  expect((await geriAl(BirlesmeId)).body).toEqual({ durum: true, GidenId: giden.Id, kalanlar: ['Notlar'] });
  expect(await kart(kalan.Id)).toMatchObject({ TCKimlikNo: null, Il: null, Notlar: 'Yeni not', ProjeIdler: [2] });
  expect(await kart(giden.Id)).toMatchObject({ TCKimlikNo: '980******11', Il: 'İzmir', ProjeIdler: [2, 6] });
  expect((await zaman(giden.Id))[0]![1]).toMatch(/Ayşe Yılmaz ile birleştirme geri alındı$/);
  expect((await zaman(kalan.Id))[0]).toEqual([
    'birlestirme',
    `${no} Ayse Yılmaz Öz ile birleştirme geri alındı`,
    'Sonradan düzeltildiği için kalan: Notlar',
  ]);
  expect(msg(await geriAl(BirlesmeId))).toBe('Bu birleştirme zaten geri alınmış.');
  const denetim = await s.db.selectFrom('denetim').selectAll().where('eylem', 'like', 'musteriBirlestir%').execute();
  expect(denetim.map((d) => [d.eylem, d.nesne_id])).toEqual([
    ['musteriBirlestir', kalan.Id],
    ['musteriBirlestirGeriAl', kalan.Id],
  ]);
  expect(JSON.stringify(denetim)).not.toContain('98000000011');
});

test('an invalid card is refused, and so are an old version, the same customer, and a missing one', async () => {
  const kalan = await musteriYaz({ Ad: 'Kalan' });
  const giden = await musteriYaz({ Ad: 'Giden', ProjeIdler: [2] });
  expect(msg(await dene({ ...kalan, Surum: 9 }, giden))).toBe(409);
  expect((await dene(kalan, { ...giden, Surum: 9 })).body).toMatchObject({ guncel: { Id: giden.Id } });
  expect(msg(await dene(kalan, kalan))).toBe('Bir müşteri kendisiyle birleştirilmez.');
  expect(msg(await dene(kalan, { ...giden, Id: 2_000_000 }))).toBe(404);
  await s.db.updateTable('musteri').set({ eposta: 'bozuk' }).where('id', '=', giden.Id).execute();
  expect(msg(await dene(kalan, giden, { Eposta: 'giden' }))).toBe('E-posta adresi geçerli değil.');
  await lisansYaz(giden.Id);
  const neden = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').executeTakeFirst();
  const ayrildi = { Durum: 'Ayrıldı', AyrilmaNedenId: neden!.id, AyrilmaTarihi: '2026-01-01' } as const;
  const ayrilan = await musteriYaz({ Ad: 'Ayrılan', ...ayrildi });
  expect(msg(await dene(ayrilan, giden))).toMatch(/^Ayrılmış müşterinin lisansı olmaz \(L\d+\)/);
  expect(msg(await dene(ayrilan, giden, { Durum: 'giden' }))).toBe('oldu');
  expect(await kart(ayrilan.Id)).toMatchObject({ Durum: 'Aday', AyrilmaNedenId: null, AyrilmaTarihi: null });
  expect(msg(await dene(kalan, giden))).toBe(404);
});

test('two licences that one customer could not have are named before anything is written', async () => {
  const [kalan, giden] = [await musteriYaz(), await musteriYaz()];
  const [biri, oburu] = [await lisansYaz(kalan.Id), await lisansYaz(giden.Id)].map((l) =>
    l.body.durum ? `L${String(l.body.Id).padStart(6, '0')}` : '',
  );
  const neden = `${biri} ile ${oburu} aynı türden ve aynı günlerde: bir müşterinin ikisi birden olmaz. Önce birini iptal ediniz.`;
  const { body } = await s.call(oda.musteriKarsilastir, { Id: kalan.Id, DigerId: giden.Id }, tam);
  expect(body).toMatchObject({
    kalan: { Id: kalan.Id },
    giden: { Id: giden.Id },
    engel: neden,
    tasinanlar: [
      { Ad: 'ürün', Adet: 1 },
      { Ad: 'zaman çizelgesi satırı', Adet: 2 },
      { Ad: 'lisans', Adet: 1 },
    ],
  });
  expect(msg(await dene(kalan, giden))).toBe(neden);
  expect(await kart(giden.Id)).toMatchObject({ Id: giden.Id, Surum: giden.Surum });
});

test('a person without all products of both merges nothing, and undoes nothing', async () => {
  const kalan = await musteriYaz({ Ad: 'Kapsam', ProjeIdler: [2] });
  const giden = await musteriYaz({ Ad: 'Kapsam', ProjeIdler: [2, 6] });
  const alti = await musteriYaz({ Ad: 'Kapsam', ProjeIdler: [6] });
  expect(msg(await dene(kalan, alti, {}, ikinci))).toBe(404);
  expect(msg(await dene(kalan, giden, {}, ikinci))).toMatch(/ürünleriniz arasında olmayan bir ürünü var/);
  const { body } = await s.call(oda.musteriKarsilastir, { Id: kalan.Id, DigerId: giden.Id }, ikinci);
  expect(body).toMatchObject({ tasinanlar: [], engel: expect.stringContaining('ürünleriniz arasında olmayan') });
  const birlesme = tamam(await dene(kalan, giden, {}, ikiAlti));
  expect(msg(await geriAl(birlesme.BirlesmeId, ikinci))).toMatch(/ürünleriniz arasında olmayan/);
  expect(msg(await geriAl(birlesme.BirlesmeId, ikiAlti))).toBe('oldu');

  // A line of a product that the customer does not have any more.
  const eski = { nesne_id: alti.Id, zaman: OGLEN, tur: 'kart', baslik: 'Eski', proje_id: 14 };
  await s.db
    .insertInto('hareket')
    .values({ nesne: 'musteri', ...eski })
    .execute();
  const altiDiger = await musteriYaz({ Ad: 'Kapsam', ProjeIdler: [6] });
  expect(msg(await dene(altiDiger, alti, {}, ikiAlti))).toMatch(/ürünleriniz arasında olmayan/);
  const { BirlesmeId } = await birlestir(altiDiger, alti);
  expect(msg(await geriAl(BirlesmeId, ikinci))).toBe(404);
});

test('thirty days later, or after an act that prevents it, it is not undone', async () => {
  const [kalan, giden] = [await musteriYaz(), await musteriYaz({ TCKimlikNo: '98000000012' })];
  const { BirlesmeId, Surum } = await birlestir(kalan, giden);
  const sahip = await musteriYaz({ Ad: 'Sahip', TCKimlikNo: '98000000012' });
  expect(msg(await geriAl(BirlesmeId))).toMatch(/^Bu T\.C\. kimlik numarası M\d+ numaralı müşteride kayıtlı\.$/);
  await s.call(musteri.musteriSil, { Id: sahip.Id, Surum: sahip.Surum }, tam);
  const sayi = async (an: string) => {
    s.saat.simdi = new Date(an);
    const token = await oturumVer(s, tamId);
    const { body } = await s.call(oda.musteriBirlesmeleri, { Id: kalan.Id }, token);
    return [body.durum && body.birlesmelist.length, token] as const;
  };
  // Midnight in Istanbul ends the last day.
  expect((await sayi('2026-12-20T20:59:59Z'))[0]).toBe(1);
  const [adet, token] = await sayi('2026-12-20T21:00:00Z');
  expect(adet).toBe(0);
  expect(msg(await geriAl(BirlesmeId, token))).toBe('Üstünden 30 günden çok geçen birleştirme geri alınamaz.');
  await s.call(musteri.musteriSil, { Id: kalan.Id, Surum }, token);
  expect(msg(await geriAl(BirlesmeId, token))).toBe('Kalan müşteri silinmiş; birleştirme geri alınamaz.');
});

test('a merged card does not come back as a deleted one', async () => {
  const [kalan, giden] = [await musteriYaz(), await musteriYaz()];
  await birlestir(kalan, giden);
  expect(msg(await s.call(musteri.musteriSilGeriAl, { Id: giden.Id }, tam))).toBe(404);
  expect((await kart(giden.Id)).Id).toBe(kalan.Id);
});

test('the data for undo is deleted when undo is no longer possible', async () => {
  const { BirlesmeId } = await birlestir(await musteriYaz({ Adres: 'Kalan adres' }), await musteriYaz());
  const kalanlar = async (an: string) => {
    await birlesmeTemizligi.calistir({ db: s.db, simdi: new Date(an) });
    const { onceki } = await s.db
      .selectFrom('musteri_birlesme')
      .select('onceki')
      .where('id', '=', BirlesmeId)
      .executeTakeFirstOrThrow();
    const satirlar = await s.db
      .selectFrom('musteri_birlesme_satir')
      .select('id')
      .where('birlesme_id', '=', BirlesmeId)
      .execute();
    return [JSON.stringify(onceki).includes('Kalan adres'), satirlar.length > 0];
  };
  expect(await kalanlar('2026-12-20T20:59:59Z')).toEqual([true, true]);
  expect(await kalanlar('2026-12-22T00:00:00Z')).toEqual([false, false]);
});

test('of many merges of one pair at once, in both directions, one succeeds', async () => {
  const [bir, iki] = [await musteriYaz({ Ad: 'Bir' }), await musteriYaz({ Ad: 'İki' })];
  const sonuclar = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? dene(bir, iki) : dene(iki, bir))),
  );
  expect(sonuclar.filter((r) => r.body.durum)).toHaveLength(1);
  expect(sonuclar.filter((r) => r.status === 404 || r.status === 409)).toHaveLength(9);
  const { body } = sonuclar.find((r) => r.body.durum)!;
  const Id = body.durum ? body.BirlesmeId : 0;
  const geri = await Promise.all(Array.from({ length: 5 }, () => geriAl(Id)));
  expect(geri.filter((r) => r.body.durum)).toHaveLength(1);
});

test('a licence written for the merged customer during the merge is not lost on a hidden card', async () => {
  const giden = await musteriYaz({ Ad: 'Giden' });
  const kalan = await musteriYaz({ Ad: 'Kalan' });
  // The remaining customer is locked: the merge already has the other one, and waits; the licence comes meanwhile.
  const [birlesme, yazilan] = await s.db
    .transaction()
    .execute(async (tx) => {
      await sql`select from musteri where id = ${kalan.Id} for update`.execute(tx);
      const birlesen = dene(kalan, giden);
      await kilitBekleyen(s, 1);
      const lisansi = lisansYaz(giden.Id);
      await kilitBekleyen(s, 2);
      return [birlesen, lisansi] as const;
    })
    .then((isler) => Promise.all(isler));
  const sahipsiz = await s.db.selectFrom('lisans').select('id').where('musteri_id', '=', giden.Id).execute();
  expect(sahipsiz).toEqual([]);
  expect([msg(birlesme), msg(yazilan)]).toEqual(['oldu', 404]);

  // The other way round: the licence is being written when the merge begins, and is moved with the rest.
  const ikinciGiden = await musteriYaz({ Ad: 'Giden' });
  const kalanKart = await kart(kalan.Id);
  const [sonraki, onceki] = await s.db
    .transaction()
    .execute(async (tx) => {
      await sql`select from proje where id = 6 for update`.execute(tx);
      const lisansi = lisansYaz(ikinciGiden.Id, 6);
      await kilitBekleyen(s, 1);
      const birlesen = dene({ ...kalan, Surum: kalanKart.Surum }, ikinciGiden);
      await kilitBekleyen(s, 2);
      return [birlesen, lisansi] as const;
    })
    .then((isler) => Promise.all(isler));
  expect([msg(sonraki), msg(onceki)]).toEqual(['oldu', 'oldu']);
  const gecen = await s.db.selectFrom('lisans').select('musteri_id').where('proje_id', '=', 6).execute();
  expect(gecen).toEqual([{ musteri_id: kalan.Id }]);
});
