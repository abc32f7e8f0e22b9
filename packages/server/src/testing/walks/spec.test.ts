import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, sayfaVer, testServer } from '../product.ts';

/**
 * A client written from the specification alone (sections 3 and 7), with its paths and its fields of requests and
 * answers. No contract is used here.
 */

let s: TestServer;
let kisiId: number;
let departmanId: number;
let token: string;

beforeAll(async () => {
  s = await testServer({ ortam: { LISANS: 'SPEC-1' } });
  departmanId = await s.departman('Destek');
  kisiId = await s.kisi('ayse', {
    ad: 'Ayşe',
    departmanId,
    rol: 'Yönetici',
    eposta: 'ayse@firma.com',
    iseBaslama: '2020-03-02',
    projeler: [2, 6, 14],
  });
  await sayfaVer(s.db, kisiId, null);
});
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  const { token: yeni } = await json('/login', {
    lisans: 'SPEC-1',
    UserName: 'ayse',
    Password: 'masabasi',
    adres: '10.0.0.7',
    mobil: false,
  });
  token = String(yeni);
});

type Json = Readonly<Record<string, unknown>>;
const tarayici = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0' };

async function json(yol: string, govde: object | null, jeton?: string): Promise<Json> {
  const yanit = await fetch(`${s.url}/api${yol}`, {
    method: govde === null ? 'GET' : 'POST',
    headers: {
      ...tarayici,
      ...(govde === null ? {} : { 'content-type': 'application/json' }),
      ...(jeton === undefined ? {} : { authorization: `Bearer ${jeton}` }),
    },
    body: govde === null ? undefined : JSON.stringify(govde),
  });
  const cevap: unknown = await yanit.json();
  expect([yol, yanit.status, cevap]).toEqual([yol, 200, expect.anything()]);
  return cevap as Json;
}
/** A call of the specification: POST with its body under `val`. */
const cagir = (yol: string, val: object = {}) => json(yol, { val }, token);
const satirlar = (deger: unknown): Json[] => {
  expect(Array.isArray(deger)).toBe(true);
  return deger as Json[];
};
const tasir = (satir: unknown, ...adlar: string[]) =>
  expect(Object.keys(satir as object), JSON.stringify(satir)).toEqual(expect.arrayContaining(adlar));

describe('the session', () => {
  test('answers userbilgi, yetki and logout', async () => {
    const { data } = await json('/userbilgi', null, token);
    tasir(
      data,
      'Id',
      'Ad',
      'DepartmanId',
      'Password',
      'Moladurum',
      'Mola_Durum_Id',
      'MolaBaslama',
      'Baslama',
      'Mesai_Bitis',
      'DarkTheme',
      'MenuTur',
      'Tema',
    );
    const yetki = await json('/yetki', {}, token);
    tasir(yetki, 'menuList', 'yetkiList', 'lisanskey', 'isYetkili', 'projelist');
    expect(yetki['lisanskey']).toBe('SPEC-1');
    const [menu] = satirlar(yetki['menuList']);
    tasir(
      menu,
      'Id',
      'menuAd',
      'menuYol',
      'icon',
      'items',
      'baget',
      'class',
      'style',
      'disabled',
      'visible',
      'separator',
    );
    const [izin] = satirlar(yetki['yetkiList']);
    tasir(izin, 'Deger');
    expect('Id' in izin! || 'YetkiId' in izin!).toBe(true);
    await json('/logout', null, token);
  });

  test('changes the theme, the menu type and the password, lists birthdays, and sends a mail', async () => {
    const { user } = await cagir('/usertemaguncelle', {
      tur: 'Tema',
      userId: kisiId,
      deger: { tema: 'green', dark: 1 },
    });
    expect(user).toMatchObject({ Tema: 'green', DarkTheme: 1, MenuTur: expect.any(String) });
    expect((await cagir('/usertemaguncelle', { tur: 'MenuTur', userId: kisiId, deger: 'slim' }))['user']).toMatchObject(
      {
        MenuTur: 'slim',
      },
    );
    expect((await cagir('/getDoganlar'))['durum']).toBe(true);
    const { durum, msg } = await cagir('/parolaDegistir', { userId: kisiId, parola: 'masabasi2' });
    expect([durum, typeof msg]).toEqual([true, 'string']);
    token = String(
      (await json('/login', { lisans: 'SPEC-1', UserName: 'ayse', Password: 'masabasi2', adres: '', mobil: false }))[
        'token'
      ],
    );
    await cagir('/parolaDegistir', { userId: kisiId, parola: 'masabasi' });
  });
});

describe('breaks', () => {
  test('answers a change, the total, the details and the board', async () => {
    await cagir('/personel/personel/moladurumGuncelle', {
      userid: kisiId,
      moladurum: 651,
      aciklama: '',
      ipadres: '10.0.0.7',
      mobil: false,
    });
    const degisti = await cagir('/personel/personel/moladurumGuncelle', {
      userid: kisiId,
      moladurum: 646,
      aciklama: null,
      ipadres: '10.0.0.7',
      mobil: false,
    });
    tasir(degisti, 'durum', 'mola2', 'molasure', 'moladakiler');
    expect(degisti['durum']).toBe(true);
    s.ileri(7);
    const toplam = await cagir('/personel/personel/molaHesapla', {
      userId: kisiId,
      tarih: '20.11.2026',
      ip: '10.0.0.7',
    });
    tasir(toplam, 'durum', 'mola', 'molasure');
    const detay = await cagir('/personel/personel/moladetay', {
      tarih: '20.11.2026',
      tarih2: '20.11.2026',
      userId: kisiId,
    });
    const cay = satirlar(detay['molalist']).find((m) => m['Mola_Durum_Id'] === 646);
    tasir(cay, 'Id', 'Mola_Durum_Id', 'Ad', 'Baslama_Zamani', 'Bitis_Zamani', 'Sure', 'Aciklama');
    const pano = await cagir('/personel/personel/departmanMola', { departmanId });
    const ben = satirlar(pano['molalist']).find((r) => String(r['Ad']).startsWith('Ayşe'));
    tasir(
      ben,
      'Ad',
      'Grup',
      'MolaDurum',
      'Baslama',
      'Baslama_Zamani',
      'Mesai_Bitis',
      'molasure',
      'mola',
      'Mola_Durum_Id',
      'izinTur',
      'izinAcik',
      'tumAciklama',
    );
    expect([toplam['molasure'], ben!['molasure']]).toEqual([7, 7]);
    const gerekli = await cagir('/personel/personel/personelgerekli');
    tasir(satirlar(gerekli['departman'])[0], 'Id', 'Ad', 'Goster', 'Sorumlu');
    tasir(satirlar(gerekli['molatur'])[0], 'Id', 'Ad');
  });
});

describe('leave', () => {
  /** The record with every field that section 3 names. */
  const kayit = (Baslangic: string, Bitis: string, d: Json = {}): Json => ({
    Id: 0,
    UserId: kisiId,
    Yil: Number(Baslangic.slice(0, 4)),
    Tur: 280,
    Baslangic,
    Bitis,
    Aciklama: 'Köy',
    EditUserId: kisiId,
    EditDateTime: '2026-11-20T09:00:00.000Z',
    IseBaslamaTarihi: Bitis,
    Izin_Baslama_Saati: null,
    Izin_Bitis_Saati: null,
    Resmi_Gun_Sayisi: 0,
    KullanilanSaat: 0,
    KullanilanGun: 5,
    Tatil_Gunleri: 2,
    ...d,
  });
  const liste = async () => cagir('/personel/personel/personelizinlist', { UserId: kisiId });
  const SATIR = [
    'Id',
    'UserId',
    'Yil',
    'Tur',
    'Baslangic',
    'Bitis',
    'Aciklama',
    'EditUserId',
    'EditDateTime',
    'IseBaslamaTarihi',
    'Izin_Baslama_Saati',
    'Izin_Bitis_Saati',
    'Resmi_Gun_Sayisi',
    'KullanilanSaat',
    'KullanilanGun',
    'Tatil_Gunleri',
    'izinTur',
    'Yazan',
    'Duzenleyen',
    'CreateDateTime',
  ];

  test('is saved, listed, sent back as it was listed, printed and deleted', async () => {
    const kaydet = { izin: kayit('2026-12-07', '2026-12-14'), toplu: false, bolumler: [] };
    expect((await cagir('/personel/personel/izinkaydet', kaydet))['durum']).toBe(true);
    const { personelizin, izinlist } = await liste();
    tasir(
      personelizin,
      'Ad',
      'IseBaslama',
      'IseGiris',
      'cyil',
      'Kumulatif_Toplam',
      'HakGun',
      'Kullanilan',
      'KalanGun',
      'izneKalanGun',
    );
    const [satir] = satirlar(izinlist);
    tasir(satir, ...SATIR);

    // The old client sends the row of the list with the changed fields.
    const alinan = Object.fromEntries(SATIR.map((ad) => [ad, satir![ad]]));
    const duzenle = { izin: { ...alinan, Bitis: '2026-12-12', Aciklama: 'Köyden erken dönüş' }, toplu: false };
    expect((await cagir('/personel/personel/izinkaydet', duzenle))['durum']).toBe(true);
    expect(satirlar((await liste())['izinlist'])[0]).toMatchObject({ Aciklama: 'Köyden erken dönüş' });

    const { basefile } = await json('/rapor/rapor/print_izin_talep', { izin_id: satir!['Id'] }, token);
    expect(String(basefile)).toMatch(/^JVBER/);
    expect((await cagir('/personel/personel/izinsil', { Id: satir!['Id'] }))['durum']).toBe(true);
    expect((await liste())['izinlist']).toEqual([]);
  });

  test('is saved for some hours, and for departments at once', async () => {
    const saatlik = kayit('2026-12-15', '2026-12-15', {
      Izin_Baslama_Saati: '10:00',
      Izin_Bitis_Saati: '12:30',
      KullanilanSaat: 2.5,
      KullanilanGun: 0,
    });
    expect((await cagir('/personel/personel/izinkaydet', { izin: saatlik, toplu: false, bolumler: [] }))['durum']).toBe(
      true,
    );
    const toplu = {
      izin: kayit('2027-01-04', '2027-01-05', { UserId: 0, KullanilanGun: 1 }),
      toplu: true,
      bolumler: [departmanId],
    };
    expect((await cagir('/personel/personel/izinkaydet', toplu))['durum']).toBe(true);
  });
});

describe('lists and customers', () => {
  test.each([
    ['/tanimlar/musteri/baseGerekliList', ['il', 'ilce', 'personel', 'proje', 'molatur']],
    ['/tanimlar/musteri/musterilist', []],
    ['/tanimlar/musteri/musterigerekli', []],
    ['/tanimlar/musteri/lisansGerekli', []],
    ['/tanimlar/musteri/talepgerekli', []],
  ])('%s', async (yol, adlar) => {
    const cevap = await cagir(yol);
    expect(cevap['durum']).not.toBe(false);
    tasir(cevap, ...adlar);
  });
});

describe('tickets', () => {
  test('brings every list that the screens of tickets choose from with getGerekli', async () => {
    const cevap = await cagir('/islemler/musterigorusme/getGerekli');
    expect(cevap['durum']).toBe(true);
    const listeler =
      'gorusmeTur talepTur durumlar oncelikler konular aciliyet egitimTur egitimDurum demoDurum memnuniyetTur memnuniyetSoru memnuniyetCevap personel proje';
    for (const ad of listeler.split(' ')) satirlar(cevap[ad]);
    for (const ad of ['gorusmeTur', 'oncelikler', 'durumlar', 'personel', 'proje'])
      tasir(satirlar(cevap[ad])[0], 'Id', 'Ad');
    expect(satirlar(cevap['proje']).map((p) => p['Id'])).toEqual(expect.arrayContaining([2, 6, 14]));
  });

  test('accepts a form with just a file in webistekDosyaKaydet, whose addresses open with the token', async () => {
    const yukle = async (...dosyalar: [string, string][]): Promise<Json> => {
      const form = new FormData();
      for (const [ad, veri] of dosyalar) form.append('file', new Blob([veri]), ad);
      const yanit = await fetch(`${s.url}/api/islemler/musterigorusme/webistekDosyaKaydet`, {
        method: 'POST',
        headers: { ...tarayici, authorization: `Bearer ${token}` },
        body: form,
      });
      expect(yanit.status).toBe(200);
      return (await yanit.json()) as Json;
    };
    const { durum, images } = await yukle(['not.txt', 'Fiş yazıcıdan çıkmıyor.'], ['iki.txt', 'ikincisi']);
    expect(durum).toBe(true);
    const [gorsel, ikinci, fazla] = satirlar(images);
    tasir(gorsel, 'Id', 'Ad', 'url', 'href');
    expect([gorsel!['Ad'], ikinci!['Ad'], fazla]).toEqual(['not.txt', 'iki.txt', undefined]);
    for (const adres of ['url', 'href']) {
      const ac = (jeton: object) => fetch(`${s.url}${String(gorsel![adres])}`, { headers: { ...tarayici, ...jeton } });
      expect(await (await ac({ authorization: `Bearer ${token}` })).text()).toBe('Fiş yazıcıdan çıkmıyor.');
      expect((await ac({})).status).toBe(401);
    }
    // A failed upload returns an empty url and href.
    expect(await yukle(['kur.exe', 'MZ'])).toEqual({
      durum: false,
      msg: expect.stringMatching(/^Bu tür dosyalar yüklenemez/),
      images: [],
      url: '',
      href: '',
    });
  });
});

test('matches a path without regard to case', async () => {
  const cevap = await cagir('/Personel/PERSONEL/departmanmola', { departmanId });
  expect(cevap['durum']).toBe(true);
});
