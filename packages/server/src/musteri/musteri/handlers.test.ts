import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { katla } from '@masabasi/core/platform/text/metin';
import { musteri as oda } from '@masabasi/core/musteri/musteri/contract';
import { MUSTERI_DURUMLARI } from '@masabasi/core/musteri/musteri/alanlar';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { runs } from '@masabasi/core/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, transaction } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { durumTasi } from './queries.ts';

/** Customers: the card and its rules, the search, visibility, the timeline. */

let s: TestServer;
let departmanId: number;
/** Works with product 2 only. */
let ikinci: string;
/** Works with product 6 only, and may delete. */
let altinci: string;
/** Sees everything. */
let tam: string;

const urunlu = async (ad: string, projeler: number[], yetkiler: number[] = []) =>
  oturumVer(s, await s.kisi(ad, { departmanId, ad, projeler, yetkiler }));

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  departmanId = await s.departman('Destek');
  ikinci = await urunlu('ikinci', [2]);
  altinci = await urunlu('altinci', [6], [YETKI.musteriSil]);
  tam = await urunlu('tam', [], [YETKI.ayricalikli]);
});
afterAll(() => s?.kapat());

type Musteri = Girdi<typeof oda.musteriKaydet>['musteri'];
const kaydet = (o: Partial<Musteri>, token = tam, benzerleriGordum = true) =>
  s.call(oda.musteriKaydet, { musteri: { ...BOS_MUSTERI, ...o }, benzerleriGordum }, token);
const ekle = async (o: Partial<Musteri> = {}, token = tam) => {
  const body = tamam(await kaydet(o, token));
  return { Id: body.Id, Surum: body.Surum };
};
const red = async (o: Partial<Musteri>, token = tam) => {
  const { status, body } = await kaydet(o, token);
  return body.durum ? 'kaydedildi' : status === 200 ? body.msg : `${status}`;
};
const ara = async (o: Girdi<typeof oda.musterilist>, token = tam) => tamam(await s.call(oda.musterilist, o, token));
const bul = async (metin: string, token = tam) => (await ara({ ara: metin }, token)).musterilist.map((m) => m.Ad);

test('a form that chooses a customer finds the customers of the list, and gets only their identity', async () => {
  const sayfali = async (ad: string, sayfa: string) =>
    oturumVer(s, await s.kisi(ad, { departmanId, rol: 'Kısıtlı', projeler: [2], sayfalar: [sayfa] }));
  const lisansci = await sayfali('lisansci', '/rapor/lisans');
  const gorusmeci = await sayfali('gorusmeci', '/islemler/musterigorusme/list');
  const molaci = await sayfali('molaci', '/personel/mola');
  const bilgi = { TCKimlikNo: '27182818254', GSM: '05321234567', Eposta: 'secilen@ornek.example' };
  const { Id } = await ekle({ Ad: 'Seçilen', Soyad: 'Kişi', ...bilgi, IlId: 35, ProjeIdler: [2] });
  await ekle({ Ad: 'Seçilen', Soyad: 'Başka', ProjeIdler: [6] });
  const sec = async (metin: string, token = lisansci) =>
    tamam(await s.call(oda.musteriSecenekleri, { ara: metin }, token)).musteriler;
  const satir = {
    Id,
    MusteriNo: expect.stringMatching(/^M\d{6}$/) as string,
    Ad: 'Seçilen Kişi',
    Il: 'İzmir',
    Ilce: null,
    Telefon: null,
  };
  const yazimlar = [
    '0(532) 123 45 67',
    '+90 532 123 45 67',
    '0090 532 123',
    '+90 532 12',
    '532.123.45.67',
    '4567',
    '45 67',
  ];
  for (const metin of ['SEÇİLEN', 'secilen kis', '0532 123 45 67', bilgi.TCKimlikNo, ...yazimlar]) {
    expect(await sec(metin)).toEqual([satir]);
    expect(await bul(metin, ikinci)).toEqual(['Seçilen Kişi']);
  }
  // The desk tells two equal names apart by the telephone.
  expect(await sec('seçilen', gorusmeci)).toEqual([{ ...satir, Telefon: bilgi.GSM }]);
  expect((await s.call(oda.musteriSecenekleri, { ara: 'seçilen' }, molaci)).status).toBe(403);
  // The form gives no access to the list.
  expect((await s.call(oda.musterilist, { ara: 'seçilen' }, lisansci)).status).toBe(403);
  for (const kisa of ['', '   ', 's', 'se', ' s e ']) expect(await sec(kisa, tam)).toEqual([]);
  for (const harf of 'abcdefghijklmnoprstuv') await ekle({ Ad: 'Kalabalık', Soyad: harf, ProjeIdler: [2] });
  expect(await sec('kalabalık')).toHaveLength(20);
});

test('a card is opened and changed; the timeline names the fields, and the later of two editors is refused', async () => {
  const { Id, Surum } = await ekle({
    Ad: ' Çağrı  Su ',
    Soyad: 'Işık',
    TCKimlikNo: '100 000 001 46',
    GSM: '0(532) 111 22 33',
    Iban: 'tr33 0006 1005 1978 6457 8413 26',
    IlId: 35,
    ProjeIdler: [2, 6],
  });
  const { body } = await s.call(oda.musteriDetay, { Id }, tam);
  expect(body).toMatchObject({
    musteri: {
      MusteriNo: `M${String(Id).padStart(6, '0')}`,
      GorunenAd: 'Çağrı Su Işık',
      TCKimlikNo: '100******46',
      GSM: '05321112233',
      Iban: 'TR33******************1326',
      Il: 'İzmir',
      ProjeIdler: [2, 6],
      Yazan: 'tam Deneme',
      Surum: 1,
    },
  });
  const yeni = {
    Id,
    Surum,
    Ad: 'Çağrı',
    Soyad: 'Işık',
    GSM: '05321112244',
    TCKimlikNo: '10000000146',
    Iban: null,
    ProjeIdler: [2, 6],
  };
  expect((await kaydet(yeni)).body).toEqual({ durum: true, Id, Surum: 2 });
  const zaman = await s.call(oda.musteriZaman, { Id }, tam);
  expect(zaman.body).toMatchObject({
    zamanlist: [
      { Baslik: 'Kart değişti', Aciklama: 'Ad, İl, GSM, IBAN', Kisi: 'tam Deneme' },
      { Baslik: 'Kart açıldı' },
    ],
    devami: false,
  });
  const eski = await kaydet(yeni);
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { GSM: '05321112244', Surum: 2 } }]);
});

test('the number of the millionth customer is not that of an earlier one', async () => {
  const { rows } = await sql<{ no: string; ara: string }>`
    insert into musteri (id, tip, unvan, durum, yazma_zamani) values (1000000, 2, 'Milyonuncu', 'Aday', now())
    returning musteri_no as no, ara`.execute(s.db);
  expect(rows).toEqual([{ no: 'M1000000', ara: ' milyonuncu m1000000' }]);
});

test('an error is reported with its field', async () => {
  const { Id } = await ekle({ TCKimlikNo: '98123456789', VKN: '1234567890' });
  for (const [girdi, msg] of [
    [{ Ad: ' ' }, 'Müşterinin adını yazınız.'],
    [{ Soyad: '123' }, 'Yalnız harf yazınız.'],
    [{ Tip: 2 }, 'Kurumun unvanını yazınız.'],
    [{ TCKimlikNo: '12345678901' }, 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...'],
    [{ VKN: '1234567891' }, 'Vergi numarası geçerli değil. Rakamları kontrol ediniz...'],
    [{ Iban: 'TR330006100519786457841327' }, 'IBAN geçerli değil. Rakamları kontrol ediniz...'],
    [{ Telefon: '123' }, 'Telefon geçerli değil. Örnek: 0(532) 123 45 67'],
    [{ Eposta: 'ayse@' }, 'E-posta adresi geçerli değil.'],
    [{ DogumTarihi: '2099-01-01' }, 'Doğum tarihi ileri bir gün olamaz.'],
    [{ Durum: 'Ayrıldı', AyrilmaTarihi: '2020-01-01' }, 'Ayrılma nedenini seçiniz.'],
    [{ IlId: 81, IlceId: 1 }, 'İlçe seçtiğiniz ilde değil.'],
    [{ IlId: 82 }, 'İl: böyle bir il yok.'],
    [{ KurumId: 90 }, 'Kurum: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.'],
    [{ SorumluId: 2_000_000 }, 'Sorumlu olarak seçtiğiniz kişi artık çalışmıyor. Başka birini seçiniz.'],
    [
      { TCKimlikNo: '98123456789' },
      `Bu T.C. kimlik numarası M${String(Id).padStart(6, '0')} numaralı müşteride kayıtlı.`,
    ],
    [{ Id: 2_000_000 }, '404'],
  ] satisfies [Partial<Musteri>, string][])
    expect([girdi, await red(girdi)]).toEqual([girdi, msg]);
  expect(await red({ ProjeIdler: [6] }, ikinci)).toBe('Seçtiğiniz ürün, ürünleriniz arasında yok.');
});

test('twenty who enter one national id at once enter one customer', async () => {
  const sonuclar = await Promise.all(Array.from({ length: 20 }, () => kaydet({ TCKimlikNo: '98000000001' })));
  expect(sonuclar.filter((r) => r.body.durum)).toHaveLength(1);
  expect(sonuclar.filter((r) => r.status === 200 && !r.body.durum && r.body.msg.includes('kayıtlı'))).toHaveLength(19);
  expect((await ara({ ara: '98000000001' })).toplam).toBe(1);
});

test('a very similar customer is shown first; after that the person may save', async () => {
  await ekle({ Ad: 'Şükriye', Soyad: 'Karaağaç', Telefon: '02324445566', IlId: 35, IlceId: null });
  const ayni = { Ad: 'Şükrü', Soyad: 'Karaağaç', GSM: '0 232 444 55 66' };
  const ilk = await kaydet(ayni, tam, false);
  expect(ilk.body).toMatchObject({ durum: false, benzerler: [{ Ad: 'Şükriye Karaağaç' }] });
  expect((await kaydet(ayni, tam, true)).body.durum).toBe(true);
});

test('numbers with the same digits and numbers with an extension are kept and found by their digits', async () => {
  const { Id } = await ekle({
    Ad: 'Dahilili',
    Soyad: 'Santral',
    Telefon: '0216 555 66 77 dahili 105',
    GSM: '444 5 678',
  });
  const { musteri } = tamam(await s.call(oda.musteriDetay, { Id }, tam));
  expect([musteri.Telefon, musteri.GSM]).toEqual(['02165556677,105', '4445678']);
  for (const yazim of [
    '02165556677',
    '5556677',
    '0216 555 66 77 dahili 105',
    '0216 555 66 77/105',
    '444 5 678',
    '4445678',
  ])
    expect([yazim, await bul(yazim)]).toEqual([yazim, ['Dahilili Santral']]);
  expect(await bul('0216 555 66 77 dahili 106')).toEqual([]);
  // The same exchange without an extension may be the same customer; another extension is another person.
  const benzeri = async (Telefon: string) => (await kaydet({ Ad: 'Öteki', Soyad: 'Kişi', Telefon }, tam, false)).body;
  expect(await benzeri('0216 555 66 77')).toMatchObject({ durum: false, benzerler: [{ Ad: 'Dahilili Santral' }] });
  expect(await benzeri('0216 555 66 77 iç hat 106')).toMatchObject({ durum: true });
  expect(await red({ Ad: 'Ali', Soyad: 'Can', Telefon: '0216 555 66 77/34' })).toMatch(/dahili mi, ikinci hat mı/);
  expect(await red({ Ad: 'Ali', Soyad: 'Can', Telefon: '0216 555 66 77 / 0532 111 22 33' })).toMatch(
    /Birden çok telefon/,
  );
});

test('a correction is not stopped again by a similarity from before', async () => {
  const ortak = { GSM: '05467778899' };
  await ekle({ ...ortak, Ad: 'Ortak', Soyad: 'Telefonlu' });
  const { Id, Surum } = await ekle({ ...ortak, Ad: 'Öbür', Soyad: 'Telefonlu' });
  const adres = { ...ortak, Id, Surum, Ad: 'Öbür', Soyad: 'Telefonlu', Adres: 'Yeni adres' };
  expect((await kaydet(adres, tam, false)).body).toMatchObject({ durum: true });
  await ekle({ Ad: 'Başka', Soyad: 'Numaralı', GSM: '05467770000' });
  const numara = await kaydet({ ...adres, Surum: Surum + 1, GSM: '05467770000' }, tam, false);
  expect(numara.body).toMatchObject({ durum: false, benzerler: [{ Ad: 'Başka Numaralı' }] });
});

test('a save that changes nothing leaves no line in the timeline', async () => {
  const { Id, Surum } = await ekle({ Ad: 'Değişmeyen' });
  await ekle({ Id, Surum, Ad: 'Değişmeyen' });
  const { body } = await s.call(oda.musteriZaman, { Id }, tam);
  expect(body.durum && body.zamanlist.map((z) => z.Baslik)).toEqual(['Kart açıldı']);
});

test('a retired product still has its name on the card', async () => {
  const { id } = await s.db.insertInto('proje').values({ ad: 'Eski Ürün' }).returning('id').executeTakeFirstOrThrow();
  const { Id } = await ekle({ Ad: 'Eskici', ProjeIdler: [id] });
  await s.db.updateTable('proje').set({ aktif: false }).where('id', '=', id).execute();
  const { body } = await s.call(oda.musteriDetay, { Id }, tam);
  expect(body).toMatchObject({ musteri: { ProjeIdler: [id], Projeler: [{ Id: id, Ad: 'Eski Ürün' }] } });
});

test('the search accepts every spelling, and finds nothing else', async () => {
  await ekle({ Tip: 2, Unvan: 'İSTANBUL Çağlayan Sağlık A.Ş.', Eposta: 'bilgi@cagri.example', Telefon: '02121234567' });
  await ekle({ Ad: 'Ilgın', Soyad: 'Öz', GSM: '05439998877' });
  for (const metin of [
    'istanbul',
    'CAGLAYAN',
    'çağlayan sağ',
    'saglik istanbul',
    '0(212) 123 45 67',
    '+90 212 1234567',
    'bilgi@cagri',
  ])
    expect([metin, await bul(metin)]).toEqual([metin, ['İSTANBUL Çağlayan Sağlık A.Ş.']]);
  for (const metin of ['ilgin', 'ILGIN', 'öz', '543 999 88 77'])
    expect([metin, await bul(metin)]).toEqual([metin, ['Ilgın Öz']]);
  for (const metin of ['%', '_', '\\', 'istanbulx', 'saglikk']) expect([metin, await bul(metin)]).toEqual([metin, []]);
});

test('the search key of the database is the one of the program', async () => {
  const harf = fc.constantFrom(...Array.from('abcçğıijöşüxyzABCÇĞIİÖŞÜÂÎÛâîûéÉ 019.-'));
  await fc.assert(
    fc.asyncProperty(fc.array(harf, { maxLength: 30 }), async (harfler) => {
      const metin = harfler.join('');
      const { rows } = await sql<{ k: string }>`select katla(${metin}) as k`.execute(s.db);
      expect(rows[0]!.k).toBe(katla(metin));
    }),
    { numRuns: runs(200) },
  );
});

test('a person of product 2 never sees a customer of product 6 alone, nor their products', async () => {
  const kod = 'Kapsamlı';
  const alti = await ekle({ Ad: kod, Soyad: 'Altı', ProjeIdler: [6] });
  const ikisi = await ekle({ Ad: kod, Soyad: 'İkisi', ProjeIdler: [2, 6] });
  await ekle({ Ad: kod, Soyad: 'Ürünsüz' });
  expect(await bul(kod, ikinci)).toEqual([`${kod} İkisi`, `${kod} Ürünsüz`]);
  expect((await ara({ ara: kod, ProjeId: 6 }, ikinci)).musterilist.map((m) => [m.Ad, m.Projeler])).toEqual([
    [`${kod} İkisi`, ['Masabaşı Hastane Bilgi Sistemi']],
  ]);
  for (const cagri of [
    () => s.call(oda.musteriDetay, { Id: alti.Id }, ikinci),
    () => s.call(oda.musteriZaman, { Id: alti.Id }, ikinci),
    () => kaydet({ ...alti, Ad: 'Ele', Soyad: 'Geçti' }, ikinci),
  ])
    expect((await cagri()).status).toBe(404);
  const { body } = await s.call(oda.musteriDetay, { Id: ikisi.Id }, ikinci);
  expect(body).toMatchObject({ musteri: { ProjeIdler: [2], Projeler: [{ Id: 2 }] } });
  expect(body.durum && body.musteri.Projeler).toHaveLength(1);
  // A save does not remove products that the person does not see.
  await ekle({ ...ikisi, Ad: kod, Soyad: 'İkisi', ProjeIdler: [] }, ikinci);
  expect((await ara({ ara: 'İkisi' }, altinci)).musterilist[0]).toMatchObject({ Projeler: ['Masabaşı Klinik'] });
  expect(await bul('İkisi', ikinci)).toEqual([]);
});

test('a deleted customer appears nowhere, and its numbers are free again', async () => {
  const { Id, Surum } = await ekle({ Ad: 'Silinecek', TCKimlikNo: '98000000002', ProjeIdler: [6] });
  expect((await s.call(oda.musteriSil, { Id, Surum: 9 }, altinci)).status).toBe(409);
  expect((await s.call(oda.musteriSil, { Id, Surum }, altinci)).body).toEqual({ durum: true });
  expect(await bul('silinecek')).toEqual([]);
  expect((await s.call(oda.musteriDetay, { Id }, tam)).status).toBe(404);
  await ekle({ Ad: 'Yenisi', TCKimlikNo: '98000000002' });
});

test('pages follow each other in Turkish order without a gap', async () => {
  const adlar = ['Cem', 'Çetin', 'Deniz', 'Irmak', 'İnci', 'Jale', 'Şule', 'Zeki'];
  for (const Ad of adlar.toReversed()) await ekle({ Ad, Soyad: 'Sayfalı' });
  const sayfa = async (n: number) => (await ara({ ara: 'sayfalı', adet: 3, sayfa: n })).musterilist.map((m) => m.Ad);
  const hepsi = [...(await sayfa(1)), ...(await sayfa(2)), ...(await sayfa(3))];
  expect(hepsi).toEqual(adlar.map((a) => `${a} Sayfalı`));
  expect(
    (await ara({ ara: 'sayfalı', sirala: [{ alan: 'MusteriNo', yon: 'azalan' }], adet: 1 })).musterilist[0]!.Ad,
  ).toBe('Cem Sayfalı');
});

test('a change of state does not deadlock with simultaneous inserts about the customer', async () => {
  const { Id } = await ekle({ Ad: 'Durumlu', ProjeIdler: [6] });
  const kisi = (await s.db.selectFrom('kisi').select('id').limit(1).executeTakeFirstOrThrow()).id as KisiId;
  const tut = (db: Db) => sql`select id from musteri where id = ${Id} for key share`.execute(db);
  const tasi = (db: Db) => durumTasi(db, Id, { nereden: MUSTERI_DURUMLARI, nereye: 'Aktif' }, kisi, s.saat.simdi);
  await transaction(s.db, async (bir) => {
    await tut(bir);
    const diger = await transaction(s.db, async (iki) => {
      await tut(iki);
      return tasi(iki);
    });
    expect(diger).toBeDefined();
    expect(await tasi(bir)).toBeDefined();
  });
});
