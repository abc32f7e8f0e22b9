import { describe, expect, test } from 'vitest';
import { YETKI_METNI } from '../../platform/yetki/katalog.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import {
  izinAcilisiEksik,
  kapaliAlanlar,
  kartDuzenle,
  kartEngeli,
  type KartFormu,
  type KartHatalari,
  kartHatalari,
  kullaniciAdiOner,
  METIN,
  PAROLA_BAYTI,
  parolaUret,
} from './rules.ts';

const KISI: KartFormu = {
  Ad: 'Ayşe Nur',
  Soyad: 'Irmak',
  UserName: 'ayse.irmak',
  Grup: null,
  Eposta: null,
  Telefon: null,
  DogumTarihi: null,
  TCKimlikNo: undefined,
  IseBaslama: null,
  IseGiris: null,
  MesaiBaslangic: null,
  MesaiBitis: null,
};

describe('a card', () => {
  const kart = KISI;
  const BUGUN = '2026-11-20';

  test.each<[string, Partial<KartFormu>, number, boolean]>([
    ['without an entry', {}, 0, false],
    ['a day before the first year is over', { IseGiris: '2025-11-21' }, 0, false],
    ['when the first year is over', { IseGiris: '2025-11-20' }, 0, true],
    ['when only the first entry is known', { IseBaslama: '2020-01-06' }, 0, true],
    ['with earlier service', { IseGiris: '2026-06-01' }, 200, true],
    ['when days left are known', { IseGiris: '2020-01-06', DevredenIzin: 0 }, 0, false],
    ['when days used are known', { IseGiris: '2020-01-06', KullanilanIzin: 3 }, 0, false],
  ])('%s: leave from before is missing or not', (_, o, OncekiHizmetGun, eksik) =>
    expect(izinAcilisiEksik({ ...kart, ...o, OncekiHizmetGun, SayilmayanGun: 0 }, BUGUN)).toBe(eksik),
  );

  test('without days has no day of them', () => {
    expect(kartDuzenle({ ...kart, DevredenIzin: null, IzinAcilisi: BUGUN }).IzinAcilisi).toBeNull();
    expect(kartDuzenle({ ...kart, DevredenIzin: 0, IzinAcilisi: BUGUN }).IzinAcilisi).toBe(BUGUN);
    expect(kartDuzenle(kart)).not.toHaveProperty('IzinAcilisi');
  });

  test.each<[string, Partial<KartFormu>, KartHatalari]>([
    ['with the required fields alone', {}, {}],
    ['with blanks around its values', { Ad: ' Ayşe ', UserName: ' ayse ', Grup: ' ', Eposta: ' ', Telefon: ' ' }, {}],
    ['without a name', { Ad: ' ', Soyad: '' }, { Ad: 'Ad boş olamaz.', Soyad: 'Soyad boş olamaz.' }],
    ['a name with a digit', { Ad: 'Ayşe2' }, { Ad: 'Ad yalnızca harflerden oluşabilir.' }],
    ['O’Neill-Şahin', { Soyad: "O'Neill-Şahin" }, {}],
    ['no user name', { UserName: '' }, { UserName: 'Kullanıcı adı boş olamaz.' }],
    [
      'a user name of signs',
      { UserName: 'a<b>' },
      { UserName: 'Kullanıcı adında yalnızca harf, rakam, nokta, tire, alt çizgi ve @ bulunabilir.' },
    ],
    ['a user name that is an address', { UserName: 'ayşe_ırmak@firma.com' }, {}],
    ['a group that is too long', { Grup: 'g'.repeat(61) }, { Grup: 'Grup en fazla 60 karakter olabilir.' }],
    ['a national id', { TCKimlikNo: '10000000146' }, {}],
    ['a national id of the exempt range', { TCKimlikNo: '98000000001' }, {}],
    ['a removed national id', { TCKimlikNo: null }, {}],
    [
      'a wrong digit',
      { TCKimlikNo: '10000000147' },
      { TCKimlikNo: 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...' },
    ],
    ['an address', { Eposta: 'ayse@firma.com' }, {}],
    ['half an address', { Eposta: 'ayse@firma' }, { Eposta: 'E-posta adresi geçerli değil.' }],
    ['a telephone', { Telefon: '+90 532 123 45 67' }, {}],
    ['a foreign telephone', { Telefon: '+49 30 123456' }, {}],
    ['half a telephone', { Telefon: '532 123' }, { Telefon: 'Telefon geçerli değil. Örnek: 0(532) 123 45 67' }],
    ['words for a telephone', { Telefon: 'yok' }, { Telefon: 'Telefon geçerli değil. Örnek: 0(532) 123 45 67' }],
    ['leave from before', { IseGiris: '2020-01-06', DevredenIzin: 12, IzinAcilisi: BUGUN }, {}],
    [
      'leave from before without a day',
      { KullanilanIzin: 0 },
      { IzinAcilisi: 'İzin bakiyesinin hangi günün bakiyesi olduğunu yazınız.' },
    ],
    [
      'leave from before of tomorrow',
      { DevredenIzin: 1, IzinAcilisi: '2026-11-21' },
      { IzinAcilisi: 'İzin bakiyesi tarihi bugünden sonra olamaz.' },
    ],
    [
      'leave from before the entry',
      { IseBaslama: '2026-01-05', DevredenIzin: 1, IzinAcilisi: '2026-01-04' },
      { IzinAcilisi: 'İzin bakiyesi tarihi son işe girişten önce olamaz.' },
    ],
    ['both kinds', { DevredenIzin: 1, KullanilanIzin: 2, IzinAcilisi: BUGUN }, { KullanilanIzin: METIN.ikiAcilis }],
    ['age 14 at the entry', { DogumTarihi: '2000-05-01', IseBaslama: '2014-05-01' }, {}],
    [
      'a day younger',
      { DogumTarihi: '2000-05-02', IseBaslama: '2014-05-01' },
      { DogumTarihi: 'Doğum tarihi işe girişten en az 14 yıl önce olmalıdır.' },
    ],
    ['born on 29 February', { DogumTarihi: '2000-02-29', IseBaslama: '2014-03-01' }, {}],
    [
      'too young today',
      { DogumTarihi: '2012-11-21' },
      { DogumTarihi: 'Doğum tarihi işe girişten en az 14 yıl önce olmalıdır.' },
    ],
    ['not born yet', { DogumTarihi: '2026-11-21' }, { DogumTarihi: 'Doğum tarihi bugünden sonra olamaz.' }],
    ['a return to work', { IseBaslama: '2014-05-01', IseGiris: '2020-01-01' }, {}],
    [
      'a return too early',
      { IseBaslama: '2014-05-01', IseGiris: '2014-04-30' },
      { IseGiris: 'Son işe giriş, ilk işe girişten önce olamaz.' },
    ],
    ['a return too late', { IseGiris: '2026-12-02' }, { IseGiris: 'Son işe giriş, çıkış tarihinden sonra olamaz.' }],
    [
      'half of the hours',
      { MesaiBaslangic: '09:00' },
      { MesaiBitis: 'Mesai başlangıcı ve bitişi birlikte yazılmalıdır.' },
    ],
    ['own hours', { MesaiBaslangic: '22:00', MesaiBitis: '07:00' }, {}],
  ])('%s', (_, degisen, hatalar) => {
    expect(kartHatalari({ ...kart, ...degisen }, BUGUN, '2026-12-01')).toEqual(hatalar);
  });

  test('is saved without extra blanks, with bare digits, and with null for empty texts', () => {
    expect(
      kartDuzenle({ ...kart, Ad: ' Ayşe  Nur ', Grup: ' ', Telefon: '0(532) 123 45 67', TCKimlikNo: ' 10000000146 ' }),
    ).toEqual({ ...kart, Ad: 'Ayşe Nur', Grup: null, Telefon: '05321234567', TCKimlikNo: '10000000146' });
    expect(kartDuzenle({ ...kart, TCKimlikNo: '' }).TCKimlikNo).toBeNull();
    expect(kartDuzenle(kart).TCKimlikNo).toBeUndefined();
  });
});

describe('fields that a caller may change', () => {
  const kisi = (Id: number, yetkiler: readonly number[] = [], sorumlu = false) => ({
    Id,
    yetkiler: new Set(yetkiler),
    sorumlu,
  });
  const ik = kisi(1, [YETKI.personelYonet]);
  const eski = {
    UserName: 'ayse',
    Eposta: null,
    DepartmanId: 1,
    DogumTarihi: '1990-01-31',
    IseBaslama: '2020-01-01',
    IseGiris: '2020-01-01',
    OncekiHizmetGun: 0,
    SayilmayanGun: 0,
    TatilGunleri: null,
    MesaiBaslangic: null,
    MesaiBitis: null,
    CalismaGunleri: [1, 5],
    GirisIzni: true,
  };
  /** Each field with a changed value, and the cards on which it may change: one's own, a head's, an employee's. */
  const TABLO: Readonly<Record<keyof typeof eski, readonly [unknown, string]>> = {
    UserName: ['baska', '+-+'],
    Eposta: ['a@b.com', '+-+'],
    DepartmanId: [2, '--+'],
    DogumTarihi: ['1970-01-31', '-++'],
    IseBaslama: ['2000-01-01', '-++'],
    IseGiris: ['2000-01-01', '-++'],
    OncekiHizmetGun: [3650, '-++'],
    SayilmayanGun: [1, '-++'],
    TatilGunleri: [2, '-++'],
    MesaiBaslangic: ['10:00', '-++'],
    MesaiBitis: ['11:00', '-++'],
    CalismaGunleri: [[1], '-++'],
    GirisIzni: [false, '--+'],
  };

  test.each(Object.entries(TABLO))('%s', (alan, [deger, gecer]) => {
    const yeni = { ...eski, [alan]: deger };
    const onlar = [ik, kisi(2, [], true), kisi(3)];
    expect(onlar.map((o) => kartEngeli(ik, o, eski, yeni))).toEqual(
      gecer.split('').map((g, i) => (g === '+' ? null : [YETKI_METNI.kendi, YETKI_METNI.korunur][i])),
    );
    const tam = kisi(1, [YETKI.ayricalikli]);
    expect([tam, ...onlar].map((o) => kartEngeli(tam, o, eski, yeni))).toEqual([null, null, null, null]);
  });

  test('ignores the order of days, and closes no field on an employee’s card', () => {
    expect(kartEngeli(ik, ik, eski, { ...eski, CalismaGunleri: [5, 1] })).toBeNull();
    expect(kapaliAlanlar(ik, kisi(3))).toBeNull();
    expect(kapaliAlanlar(ik, kisi(3, [YETKI.denetimGor]))?.neden).toBe(YETKI_METNI.korunur);
  });
});

describe('a new sign-in', () => {
  test.each([
    ['Ayşe', 'Irmak', [], 'ayse.irmak'],
    ['Ayşe Nur', "O'Neill-Şahin", [], 'aysenur.oneillsahin'],
    ['İLKER', 'ÇIĞ', ['Ilker.Cig'], 'ilker.cig2'],
    ['Ali', 'Can', ['ali.can', 'ali.can2', 'ALİ.CAN3'], 'ali.can4'],
    ['Ali', '', [], ''],
    ['', 'Can', [], ''],
    ['a'.repeat(60), 'b'.repeat(60), [], 'a'.repeat(57)],
  ])('%s %s, where %j are taken, may be %s', (ad, soyad, alinan, beklenen) => {
    expect(kullaniciAdiOner(ad, soyad, alinan)).toBe(beklenen);
    expect(kartHatalari({ ...KISI, UserName: beklenen || 'x' }, '2026-11-20').UserName).toBeUndefined();
  });

  test('gets a password of three readable parts', () => {
    expect(parolaUret(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 30, 31]))).toBe('abcd-efgh-jk9a');
    const hepsi = parolaUret(Uint8Array.from({ length: 256 }, (_, i) => i));
    expect(hepsi).not.toMatch(/[01ilo]/);
    expect(parolaUret(new Uint8Array(PAROLA_BAYTI))).toHaveLength(14);
  });
});
