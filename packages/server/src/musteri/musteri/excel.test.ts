import { MUSTERI_SUTUNLARI } from '@masabasi/core/musteri/aktarim/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri as oda } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

let s: TestServer;
/** Works with product 2; one of them may see national ids. */
let maskeli: string;
let acik: string;

beforeAll(async () => {
  s = await testServer();
  const gir = async (ad: string, yetkiler: number[]) => oturumVer(s, await s.kisi(ad, { projeler: [2], yetkiler }));
  maskeli = await gir('maskeli', [YETKI.musteriDisaAktar]);
  acik = await gir('acik', [YETKI.musteriDisaAktar, YETKI.musteriKimlikGor]);
  const tam = await oturumVer(s, await s.kisi('tam', { yetkiler: [YETKI.ayricalikli] }));
  const ekle = (m: Partial<Girdi<typeof oda.musteriKaydet>['musteri']>) =>
    s.call(oda.musteriKaydet, { musteri: { ...BOS_MUSTERI, ...m }, benzerleriGordum: true }, tam);
  await ekle({ Ad: 'Çağrı', TCKimlikNo: '98000000001', GSM: '0532 000 00 07', DogumTarihi: '1980-02-03' });
  await ekle({
    Tip: 2,
    Unvan: '=2+2 <Sağlık> & "Ortakları" A.Ş.',
    VKN: '0012345672',
    Notlar: '-1',
    ProjeIdler: [2, 6],
  });
  await ekle({ Ad: 'Başkasının', ProjeIdler: [6] });
  await sql`insert into musteri (tip, ad, soyad, durum, yazma_zamani)
    select 1, 'Toplu', 'Kayıt ' || i, 'Pasif', ${s.saat.simdi} from generate_series(1, 2500) i`.execute(s.db);
});
afterAll(() => s?.kapat());

async function tablo(token: string, Durum: 'Aday' | 'Pasif' | 'Ayrıldı') {
  const body = tamam(
    await s.call(oda.musteriDisaAktar, { Durum, sirala: [{ alan: 'MusteriNo', yon: 'artan' }] }, token),
  );
  expect(body.dosyaAdi).toBe('Müşteriler 20.11.2026.xlsx');
  const [basliklar, ...satirlar] = await readSheet(Buffer.from(body.basefile, 'base64'));
  expect(basliklar).toEqual([...MUSTERI_SUTUNLARI.map((x) => x.baslik), 'Etiketler']);
  return satirlar.map((r) => Object.fromEntries(MUSTERI_SUTUNLARI.map((x, i) => [x.alan, r[i]])));
}

test('every cell is readable text; national ids are masked for people without the right', async () => {
  const [kisi, kurum, ...gerisi] = await tablo(maskeli, 'Aday');
  expect(gerisi).toEqual([]);
  expect(kisi).toMatchObject({
    MusteriNo: 'M000001',
    Tip: 'Gerçek kişi',
    TCKimlikNo: '980******01',
    GSM: '0(532) 000 00 07',
    DogumTarihi: '**.**.****',
    Adres: null,
  });
  expect(kurum).toMatchObject({
    Unvan: '=2+2 <Sağlık> & "Ortakları" A.Ş.',
    VKN: '0012345672',
    Notlar: '-1',
    ProjeIdler: 'Masabaşı Hastane Bilgi Sistemi',
  });
  expect((await tablo(acik, 'Aday'))[0]).toMatchObject({ TCKimlikNo: '98000000001', DogumTarihi: '03.02.1980' });
});

test('the whole search is exported, not a page of it, and the audit records it', async () => {
  const satirlar = await tablo(maskeli, 'Pasif');
  expect(new Set(satirlar.map((r) => r['Soyad'])).size).toBe(2500);
  const kayitlar = await s.db
    .selectFrom('denetim')
    .select('yeni')
    .where('eylem', '=', 'musteriDisaAktar')
    .orderBy('id')
    .execute();
  expect(kayitlar.map((k) => k.yeni)).toEqual([
    { Adet: 2, Kimlik: 'maskeli', Durum: 'Aday', IlId: null, ProjeId: null, EtiketId: null },
    { Adet: 2, Kimlik: 'açık', Durum: 'Aday', IlId: null, ProjeId: null, EtiketId: null },
    { Adet: 2500, Kimlik: 'maskeli', Durum: 'Pasif', IlId: null, ProjeId: null, EtiketId: null },
  ]);
});

test('a file is readable whatever the database holds', async () => {
  const bozuk = 'Güzel\uFFFF bir\u0007 not\uFFFE';
  await sql`insert into musteri (tip, ad, soyad, durum, yazma_zamani, notlar, ayrilma_neden_id, ayrilma_tarihi)
    select 1, ${bozuk}, 'Öz', 'Ayrıldı', ${s.saat.simdi}, ${bozuk}, id, '2026-01-01' from tanim where liste = 'ayrilmaNedenleri' limit 1`.execute(
    s.db,
  );
  expect(await tablo(maskeli, 'Ayrıldı')).toMatchObject([{ Ad: 'Güzel bir not', Notlar: 'Güzel bir not' }]);
});

test('the contact persons are on a second sheet, except those of hidden customers', async () => {
  const idler = await s.db
    .selectFrom('musteri')
    .select(['id', 'ad'])
    .where('durum', '=', 'Aday')
    .orderBy('id')
    .execute();
  const [cagri, , baskasinin] = idler as [{ id: number }, unknown, { id: number }];
  await s.db
    .insertInto('musteri_yetkili')
    .values([
      { musteri_id: cagri.id, ad: 'Zeynep', soyad: 'Ak', telefon: null, gsm: null, eposta: '=a@b.co' },
      { musteri_id: cagri.id, ad: 'Ana', soyad: 'Kişi', telefon: null, gsm: '05320000011', eposta: null },
      { musteri_id: cagri.id, ad: 'Silinen', soyad: '', telefon: null, gsm: null, eposta: null, silindi: s.saat.simdi },
      { musteri_id: baskasinin.id, ad: 'Görülmez', soyad: '', telefon: null, gsm: null, eposta: null },
    ])
    .execute();
  await sql`update musteri set ana_yetkili_id = (select id from musteri_yetkili where ad = 'Ana') where id = ${cagri.id}`.execute(
    s.db,
  );
  const body = tamam(await s.call(oda.musteriDisaAktar, { Durum: 'Aday' }, maskeli));
  const [basliklar, ...satirlar] = await readSheet(Buffer.from(body.basefile, 'base64'), 'Yetkililer');
  expect(basliklar).toEqual([
    'Müşteri No',
    'Müşteri',
    'Ad',
    'Soyad',
    'Görevi',
    'GSM',
    'Telefon',
    'E-posta',
    'Not',
    'Ana Kişi',
  ]);
  expect(satirlar.map((r) => [r[0], r[2], r[5], r[7], r[9]])).toEqual([
    ['M000001', 'Ana', '0(532) 000 00 11', null, 'Evet'],
    ['M000001', 'Zeynep', null, '=a@b.co', null],
  ]);
});
