import { TANIM_LISTE_ADLARI, tanimListesi } from '@masabasi/core/platform/tanim/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, sayfaVer, testServer } from '../product.ts';
import { BOS_ADAY } from '../../pazarlama/aday/testing.ts';
import { BOS_DEMO, BOS_MUSTERI } from '../walk.ts';
import { BOS_ZIYARET } from '../../pazarlama/ziyaret/testing.ts';

/**
 * The names of section 3 of the specification, as a client written from it alone reads them. No contract is used here.
 */

type Json = Readonly<Record<string, unknown>>;
let s: TestServer;
let kisiId: number;
let departmanId: number;
let token: string;

const json = async (yol: string, govde: object, jeton: string | undefined = token): Promise<Json> => {
  const yanit = await s.ham(yol, JSON.stringify(govde), jeton);
  const cevap = (await yanit.json()) as Json;
  expect([yol, yanit.status, cevap]).toEqual([yol, 200, expect.anything()]);
  return cevap;
};
const gir = async (UserName: string): Promise<string> =>
  String(
    (await json('/login', { lisans: 'SPEC-3', UserName, Password: 'masabasi', adres: '', mobil: false }, ''))['token'],
  );
const cagir = (yol: string, val: object = {}) => json(yol, { val });
const satirlar = (deger: unknown): Json[] => {
  expect(deger).toBeInstanceOf(Array);
  return deger as Json[];
};
/** The rows of a list, which must not be empty: a check of no row proves nothing. */
const dolu = (deger: unknown, ad: string): Json[] => {
  const rows = satirlar(deger);
  expect(rows.length, ad).toBeGreaterThan(0);
  return rows;
};
const tasir = (satir: unknown, ...adlar: string[]) =>
  expect(Object.keys(satir as object), JSON.stringify(satir)).toEqual(expect.arrayContaining(adlar));

beforeAll(async () => {
  s = await testServer({ ortam: { LISANS: 'SPEC-3' } });
  departmanId = await s.departman('Destek');
  const kart = { ad: 'Ayşe', departmanId, rol: 'Yönetici' as const, eposta: 'ayse@firma.com', projeler: [2, 6, 14] };
  kisiId = await s.kisi('ayse', kart);
  await sayfaVer(s.db, kisiId, null);
  token = await gir('ayse');
  // Every list has a row, so that each name is looked for in one.
  for (const ad of TANIM_LISTE_ADLARI) {
    const { yeri, urunlu } = tanimListesi(ad);
    if (yeri === undefined || ad === 'bayiler')
      await sql`insert into tanim (liste, ad, proje_id) select ${ad}, 'Deneme', ${urunlu ? 6 : null}::int
        where not exists (select from tanim where liste = ${ad})`.execute(s.db);
  }
  const kart2 = { ...BOS_MUSTERI, Ad: 'Nihal', Soyad: 'Irmak', ProjeIdler: [6] };
  await cagir('/musteriKaydet', { musteri: kart2 });
  await sql`insert into toplanti (toplanti_tur_id, konu, baslama_zamani, bitis_zamani, duzenleyen_id, acan_id, acilis_zamani)
    select min(id), 'Görüşme', '2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z', ${kisiId}::int, ${kisiId}::int, '2026-11-20T07:00:00Z'
    from tanim where liste = 'toplantiTur'`.execute(s.db);
});
afterAll(() => s.kapat());

/** Date range of a list of meetings. */
const ARALIK = { tarih: '2026-11-01', tarih2: '2026-11-30' };

describe('names of section 3 in the answers', () => {
  test.each([
    ['/tanimlar/musteri/musterilist', ['musterilist', 'toplam']],
    [
      '/tanimlar/musteri/musterigerekli',
      'kurumlar branslar cinsiyet kanGrubu ulke bayiler ayrilmaNedenleri digerProgramlar bankalar hesapTur'.split(' '),
    ],
    ['/tanimlar/musteri/lisansGerekli', ['lisansTur', 'altLisansTur', 'sozlesmeler', 'demoDurum']],
    ['/tanimlar/musteri/talepgerekli', ['talepTur', 'durumlar', 'oncelikler', 'konular', 'aciliyet']],
  ])('%s', async (yol, adlar) => {
    const cevap = await cagir(yol);
    tasir(cevap, ...adlar);
    for (const ad of adlar.filter((a) => a !== 'toplam')) for (const satir of dolu(cevap[ad], ad)) tasir(satir, 'Id');
    for (const ad of adlar.filter((a) => !['toplam', 'musterilist'].includes(a)))
      for (const satir of dolu(cevap[ad], ad)) tasir(satir, 'Ad');
  });

  test.each([
    ['/islemler/toplantiTakibi/getToplantiGerekliList', ['toplantiTur', 'proje', 'musterilist']],
    ['/islemler/toplantiTakibi/getpersonelList', ['personellist']],
    ['/islemler/toplantiTakibi/getToplantiList', ['toplantilist']],
    // In any case.
    ['/islemler/toplantitakibi/gettoplantilist', ['toplantilist']],
  ])('meetings: %s', async (yol, adlar) => {
    const cevap = await cagir(yol, adlar[0] === 'toplantilist' ? ARALIK : {});
    tasir(cevap, ...adlar);
    for (const ad of adlar) for (const satir of dolu(cevap[ad], ad)) tasir(satir, 'Id');
  });

  test('lists choices and participants of visits and prospects, and saves under the names of the calls', async () => {
    const yol = (ad: string) => `/pazarlama/gorusmetakibi/${ad}`;
    const gerekli = await cagir(yol('getGerekliList'));
    const listeler =
      'gorusmeTur sonuclar proje personel bayiler digerProgramlar ayrilmaNedenleri il ilce branslar'.split(' ');
    for (const ad of listeler) for (const satir of dolu(gerekli[ad], ad)) tasir(satir, 'Id', 'Ad');
    const kart = { ...BOS_MUSTERI, Ad: 'Nesrin', Soyad: 'Ziyaret', ProjeIdler: [6] };
    const { Id: MusteriId } = await cagir('/musteriKaydet', { musteri: kart });
    const gorusme = {
      ...BOS_ZIYARET,
      MusteriId,
      GorusmeTurId: satirlar(gerekli['gorusmeTur'])[0]!['Id'],
      PersonelId: kisiId,
      ProjeIdler: [6],
    };
    const { Id, Surum } = await cagir(yol('gorusmeKaydet'), { gorusme, katilimcilar: [] });
    const katilimci = { KatilimciId: 0, Ad: 'Ece Su' };
    expect((await cagir(yol('katilimciKaydet'), { Id, Surum, katilimci }))['durum']).toBe(true);
    const { katilimcilist } = await cagir(yol('getKalitilmciListesi'), { GorusmeId: Id });
    tasir(satirlar(katilimcilist)[0], 'KatilimciId', 'Ad');
    tasir(satirlar((await cagir(yol('getGorusmeList')))['gorusmelist'])[0], 'Id', 'Musteri', 'Baslama_Zamani');
    expect((await cagir(yol('adayKaydet'), { aday: { ...BOS_ADAY, MusteriId, ProjeId: 6 } }))['durum']).toBe(true);
    tasir(satirlar((await cagir(yol('getMusteriList')))['musterilist'])[0], 'Id', 'MusteriId', 'Musteri');
    satirlar((await cagir(yol('getMusteriPersonelList'), { MusteriId }))['musteriPersonelList']);
  });

  test('answers the analysis of projects', async () => {
    const cevap = await cagir('/islemler/projetakibi/getAnalizSonuc', { ...ARALIK, ProjeId: null, grup: 'kisi' });
    tasir(cevap, 'analizSonuc', 'ozet', 'grafik');
    satirlar(cevap['analizSonuc']);
    tasir(cevap['ozet'], 'PV', 'EV', 'AC', 'SV', 'CV', 'SPI', 'CPI', 'EAC');
  });

  test('brings every list of task tracking with getGerekliList by GET', async () => {
    const yanit = await fetch(`${s.url}/api/istakibi/getGerekliList`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const cevap = (await yanit.json()) as Json;
    expect([yanit.status, cevap['durum']]).toEqual([200, true]);
    const listeler =
      'isTur kabulDurum analizTur surecDurum gereksinimKaynak testTur projeEkip yetkiliKisi aciliyet oncelikler proje personel versiyonlar';
    for (const ad of listeler.split(' ')) satirlar(cevap[ad]);
    for (const ad of ['isTur', 'surecDurum', 'personel', 'proje']) tasir(satirlar(cevap[ad])[0], 'Id', 'Ad');
  });

  test('sends a mail, and finds a customer in the list', async () => {
    const posta = await cagir('/sendMail', { kisiler: [kisiId], konu: 'Toplantı', metin: 'Saat 10.00’da.' });
    expect(posta['durum']).toBe(true);
    const kart = { ...BOS_MUSTERI, Ad: 'Naciye', Soyad: 'Kanarya', ProjeIdler: [6] };
    expect((await cagir('/musteriKaydet', { musteri: kart }))['durum']).toBe(true);
    const { musterilist, toplam } = await cagir('/tanimlar/musteri/musterilist', { ara: 'naciye' });
    expect([satirlar(musterilist).length, toplam]).toEqual([1, 1]);
    tasir(satirlar(musterilist)[0], 'Id', 'Ad', 'Telefon', 'GSM');
  });

  test('has the row of a demo request', async () => {
    const ilki = async (yol: string, ad: string) => satirlar((await cagir(yol))[ad])[0]!['Id'];
    const IslemId = await ilki('/islemler/musterigorusme/demoGerekli', 'islemler');
    const LisansTurId = await ilki('/tanimlar/musteri/lisansGerekli', 'lisansTur');
    const demo = { ...BOS_DEMO, IslemId, LisansTurId, ProjeId: 6 };
    const { durum, Id } = await cagir('/islemler/musterigorusme/demoKaydet', { demo });
    expect(durum).toBe(true);
    expect((await cagir('/islemler/musterigorusme/demoUstlen', { Id }))['durum']).toBe(true);
    const { demolist } = await cagir('/islemler/musterigorusme/demoListe', { userId: kisiId });
    const [satir] = satirlar(demolist);
    tasir(satir, 'Id', 'IslemId', 'Islem', 'Tarih', 'LisansTur', 'AdSoyad', 'TCKimlikNo', 'Ili', 'Ilcesi', 'Telefon');
    tasir(satir, 'GSM', 'Aciklama', 'Kullanici', 'Atanan', 'AtananId');
    expect(satir).toMatchObject({
      AdSoyad: 'Şule Irmak',
      AtananId: kisiId,
      Kullanici: expect.stringContaining('Ayşe'),
    });
  });

  test('has a holiday of a whole or half day', async () => {
    const yeni = (Tarih: string, GunSayi: string) => ({ Id: 0, Tarih, Ad: 'Bayram', GunSayi, Surum: 0 });
    for (const tatil of [yeni('2027-06-02', '0,5'), yeni('2027-06-03', '1')])
      expect((await cagir('/tanimlar/tatilKaydet', tatil))['durum']).toBe(true);
    const { tatiller } = await cagir('/tanimlar/tatilList');
    for (const tatil of satirlar(tatiller)) {
      tasir(tatil, 'Tarih', 'GunSayi');
      expect(tatil['GunSayi']).toMatch(/^\d+(,\d+)?$/);
    }
    expect(satirlar(tatiller).filter((t) => String(t['Tarih']).startsWith('2027-06'))).toMatchObject([
      { GunSayi: '0,5' },
      { GunSayi: '1' },
    ]);
  });

  test('refuses a break without a free place, with the people on a break', async () => {
    const cayda = await s.kisi('can', { ad: 'Can', departmanId });
    const canin = await gir('can');
    await s.db.updateTable('departman').set({ diger_limit: 1 }).where('id', '=', departmanId).execute();
    const istek = (userid: number, moladurum = 646) => ({
      val: { userid, moladurum, aciklama: '', ipadres: '10.0.0.8', mobil: false },
    });
    const yol = '/personel/personel/moladurumGuncelle';
    await json(yol, istek(kisiId, 651));
    expect((await json(yol, istek(cayda), canin))['durum']).toBe(true);
    const { durum, moladakiler } = await json(yol, istek(kisiId));
    expect(durum).toBe(false);
    expect(satirlar(moladakiler)).toMatchObject([{ Ad: expect.stringContaining('Can') }]);
    await s.db.updateTable('departman').set({ diger_limit: null }).where('id', '=', departmanId).execute();
  });
});
