import type { AktarimKaydi } from '@masabasi/core/kisi/personel/personelAktarim';
import { izin } from '@masabasi/core/izin/izin/contract';
import { personel as oda } from '@masabasi/core/kisi/personel/contract';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { sorgulari } from '../../testing/kilit.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let token: string;
let ikId: number;

beforeAll(async () => {
  s = await testServer();
  await s.departman('Çağrı Merkezi');
  await s.departman('Satış');
  ikId = await s.kisi('ik', { yetkiler: [YETKI.personelYonet] });
  token = await oturumVer(s, ikId);
});
afterAll(() => s?.kapat());

const dene = async (kayitlar: AktarimKaydi[]) =>
  tamam(await s.call(oda.personelAktarDene, { kayitlar }, token)).sonuclar;
const aktar = async (kayitlar: AktarimKaydi[], hatalilariAtla?: 0 | 1) =>
  (await s.call(oda.personelAktar, { kayitlar, hatalilariAtla }, token)).body;
const satir = (Satir: number, UserName: string, o: Partial<AktarimKaydi> = {}): AktarimKaydi => ({
  Satir,
  UserName,
  Ad: 'Ayşe',
  Soyad: 'Irmak',
  Departman: 'ÇAĞRI MERKEZİ',
  ...o,
});
const kisi = (ad: string) => s.db.selectFrom('kisi').selectAll().where('kullanici_adi', '=', ad).executeTakeFirst();

test('shows the result of every line without a change, then does exactly that, and a repeat adds nothing', async () => {
  const kayitlar = [
    satir(2, 'ayse', { Telefon: '5321234567', DogumTarihi: '1.2.1990', IseBaslama: '2020-01-06', Parola: 'gecici' }),
    satir(3, 'veli', { Departman: 'satis', TCKimlikNo: '10000000146' }),
  ];
  expect(await dene(kayitlar)).toEqual([
    { Satir: 2, Ad: 'Ayşe Irmak', UserName: 'ayse', Sonuc: 'Eklenecek', Mesajlar: [METIN.acilisYok] },
    {
      Satir: 3,
      Ad: 'Ayşe Irmak',
      UserName: 'veli',
      Sonuc: 'Eklenecek',
      Mesajlar: ['Parolası yok; giriş yapabilmesi için kartından parola veriniz.'],
    },
  ]);
  expect(await kisi('ayse')).toBeUndefined();
  expect(await aktar(kayitlar)).toEqual({ durum: true, eklenen: 2, guncellenen: 0, degismeyen: 0, atlanan: 0 });
  expect(await kisi('ayse')).toMatchObject({
    telefon: '05321234567',
    dogum_tarihi: '1990-02-01',
    ise_baslama: '2020-01-06',
    ise_giris: '2020-01-06',
    parola_gecici: true,
  });
  expect(await kisi('veli')).toMatchObject({ tc_kimlik: '10000000146', parola_ozeti: null, parola_gecici: false });
  await s.girisYap('ayse', 'gecici');
  expect(await aktar(kayitlar)).toEqual({ durum: true, eklenen: 0, guncellenen: 0, degismeyen: 2, atlanan: 0 });
  expect(await kisi('ayse')).toMatchObject({ surum: 1 });
});

test('changes an existing person by the file, and ignores empty cells and passwords', async () => {
  const once = await kisi('ayse');
  const kayitlar = [
    { Satir: 2, UserName: 'AYŞE', Telefon: '', Eposta: 'ayse@firma.com', Parola: 'baska-parola' },
    // Without a user name the national id identifies the person.
    { Satir: 3, TCKimlikNo: '10000000146', Grup: 'Kamu' },
  ];
  expect((await dene(kayitlar)).map((r) => [r.UserName, r.Sonuc, r.Mesajlar])).toEqual([
    ['ayse', 'Güncellenecek', ['Değişen: E-posta.', 'Parola yalnızca yeni eklenenlere verilir.']],
    ['veli', 'Güncellenecek', ['Değişen: Grup.']],
  ]);
  expect(await aktar(kayitlar)).toMatchObject({ durum: true, guncellenen: 2 });
  expect(await kisi('ayse')).toMatchObject({
    telefon: '05321234567',
    eposta: 'ayse@firma.com',
    parola_ozeti: once?.parola_ozeti,
    surum: 2,
  });
});

test('brings leave from before the product, as the balance of today unless the file has a day', async () => {
  const eskiler = (UserName: string, o: Partial<AktarimKaydi>) => [
    satir(2, UserName, { IseBaslama: '1.6.2021', ...o }),
  ];
  expect((await dene(eskiler('eski', { DevredenIzin: '12,5' })))[0]).toMatchObject({
    Sonuc: 'Eklenecek',
    Mesajlar: ['Parolası yok; giriş yapabilmesi için kartından parola veriniz.'],
  });
  await aktar(eskiler('eski', { DevredenIzin: '12,5' }));
  expect(await kisi('eski')).toMatchObject({
    devreden_izin: 12.5,
    kullanilan_izin: null,
    izin_acilisi: '2026-11-20',
  });
  const izinciId = await s.kisi('izinci', { yetkiler: [YETKI.izinYonet] });
  let yonetici = await oturumVer(s, izinciId);
  const { Id } = tamam(await s.call(oda.personelListesi, {}, token)).kisiler.find((k) => k.UserName === 'eski')!;
  const ozet = async () => tamam(await s.call(izin.personelizinlist, { UserId: Id }, yonetici)).personelizin;
  expect(await ozet()).toMatchObject({ cyil: 5, Kumulatif_Toplam: 70, Kullanilan: 57.5, KalanGun: 12.5 });

  // A later day. Its sessions are new.
  s.saat.simdi = new Date('2026-11-25T09:00:00Z');
  token = await oturumVer(s, ikId);
  yonetici = await oturumVer(s, izinciId);
  expect(await aktar(eskiler('eski', { DevredenIzin: '12,5' }))).toMatchObject({ degismeyen: 1 });
  expect(await aktar(eskiler('eski', { KullanilanIzin: '60', IzinAcilisi: '1.9.2026' }))).toMatchObject({
    guncellenen: 1,
  });
  expect(await kisi('eski')).toMatchObject({ devreden_izin: null, kullanilan_izin: 60, izin_acilisi: '2026-09-01' });
  expect(await ozet()).toMatchObject({ Kullanilan: 60, KalanGun: 10 });
  expect((await dene(eskiler('eski', { KullanilanIzin: '60', DevredenIzin: '1' })))[0]?.Mesajlar).toEqual([
    METIN.ikiAcilis,
  ]);
  expect((await dene(eskiler('yeni', { KullanilanIzin: '60', IzinAcilisi: '1.1.2021' })))[0]?.Mesajlar).toEqual([
    'İzin bakiyesi tarihi son işe girişten önce olamaz.',
  ]);
  s.saat.simdi = new Date(OGLEN);
  token = await oturumVer(s, ikId);
});

test('every mistake has its sentence, and nothing is written unless the faulty lines are left out', async () => {
  await s.kisi('ayrilan');
  await s.db.updateTable('kisi').set({ aktif: false }).where('kullanici_adi', '=', 'ayrilan').execute();
  const kayitlar = [
    satir(2, 'iyi'),
    satir(3, 'kotu', { Ad: '', Departman: 'Yok', DogumTarihi: 'dün', Telefon: '12', Parola: '1' }),
    satir(4, 'İYİ'),
    satir(5, 'tcli', { TCKimlikNo: '10000000146' }),
    satir(6, 'ayrilan'),
    { Satir: 7, Ad: 'Kim', Soyad: 'O', Departman: 'Satış' },
    { Satir: 8, UserName: 'bolumsuz', Ad: 'Kim', Soyad: 'O' },
  ];
  const hatalar = (await dene(kayitlar)).map((r) => (r.Sonuc === 'Hatalı' ? r.Mesajlar : r.Sonuc));
  expect(hatalar).toEqual([
    'Eklenecek',
    [
      'Doğum Tarihi geçerli bir tarih değil (GG.AA.YYYY): ‘dün’.',
      'Ad boş olamaz.',
      'Telefon geçerli değil. Örnek: 0(532) 123 45 67',
      '‘Yok’ adında bir departman yok.',
      'Parola: Parolanız En az 5 Karakter olmaldır.!',
    ],
    ['Aynı kullanıcı adı 2. satırda da var.'],
    ['Bu T.C. kimlik numarası Ayşe Irmak (veli) kartında kayıtlı.'],
    ['Bu kişi işten ayrılmış. Önce kartından geri alınız.'],
    ['Kullanıcı adı boş olamaz.'],
    ['Departman boş olamaz.'],
  ]);
  expect(await aktar(kayitlar)).toEqual({
    durum: false,
    msg: '6 satır hatalı; hiçbir satır yazılmadı. 3. satır: Doğum Tarihi geçerli bir tarih değil (GG.AA.YYYY): ‘dün’.',
  });
  expect(await kisi('iyi')).toBeUndefined();
  expect(await aktar(kayitlar, 1)).toEqual({ durum: true, eklenen: 1, guncellenen: 0, degismeyen: 0, atlanan: 6 });
  expect(await kisi('iyi')).toBeDefined();
});

test('500 lines need fewer statements than lines, 2000 fit in one call, and more are refused', async () => {
  const cok = (n: number, on: string) =>
    Array.from({ length: n }, (_, i) =>
      satir(i + 2, `${on}${i}`, { Telefon: '0532 123 45 67', IseBaslama: '01.02.2020' }),
    );
  const { yanit, sorgular } = await sorgulari(s, () => aktar(cok(500, 'a')));
  expect(yanit).toMatchObject({ durum: true, eklenen: 500 });
  expect(sorgular.length).toBeLessThan(60);
  expect((await dene(cok(2000, 'a'))).filter((r) => r.Sonuc === 'Değişmeyecek')).toHaveLength(500);
  const fazla = await s.call(oda.personelAktarDene, { kayitlar: cok(2001, 'a') }, token);
  expect([fazla.status, fazla.body]).toMatchObject([400, { msg: "'kayitlar' alanı: en fazla 2000 satır olabilir." }]);
  const buyuk = await s.ham(oda.personelAktarDene.path, `{"val":{"x":"${'a'.repeat(2_200_000)}"}}`, token);
  expect(buyuk.status).toBe(413);
});

test('remembers the columns of a file with what they wrote', async () => {
  const duzen = { Imza: 'kim|nerede', Hedefler: ['AdSoyad', 'Departman'] };
  const duzenler = async () => tamam(await s.call(oda.personelAktarDuzenleri, {}, token)).duzenler;
  const yaz = (kayitlar: AktarimKaydi[]) => s.call(oda.personelAktar, { kayitlar, duzen }, token);
  expect((await yaz([satir(2, 'dahilili', { Departman: 'Yok' })])).body.durum).toBe(false);
  expect(await duzenler()).toEqual([]);
  tamam(await yaz([satir(2, 'dahilili', { Telefon: '0212 111 22 33 dahili 7', DogumTarihi: '03/04/85' })]));
  expect(await duzenler()).toEqual([duzen]);
  expect(await kisi('dahilili')).toMatchObject({ telefon: '02121112233,7', dogum_tarihi: '1985-04-03' });
});
