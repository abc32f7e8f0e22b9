import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunEkle, gunFarki } from '../../platform/time/tarih.ts';
import {
  cakisma,
  disaAktarimAdi,
  gunSayisiOku,
  gunSayisiYaz,
  hesapMetni,
  type IzinAlanlari,
  type IzinAraligi,
  izinEngeli,
  istihdamEngeli,
  izinSuresi,
  METIN,
  RAPOR,
  sapmaMetni,
  type SureGirdisi,
  TATIL_GUNLERI,
  takvimAyari,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const YILLIK = 280;

const izin = (Baslangic: string, Bitis: string, o: Partial<SureGirdisi> = {}): SureGirdisi => ({
  Baslangic,
  Bitis,
  Izin_Baslama_Saati: null,
  Izin_Bitis_Saati: null,
  Tur: YILLIK,
  Tatil_Gunleri: 1,
  takvimGunu: false,
  tatiller: [],
  ...o,
});

test('texts and numbers are equal to the specification', () => {
  expect(METIN).toEqual({
    dikkat: 'Dikkat!!!',
    turSecin: 'İzin Türünü Seçmelisiniz...',
    baslangicSecin: 'Başlangıç Tarihini Seçmelisiniz...',
    bitisSecin: 'İşe Başlama Tarihini Seçmelisiniz...',
    sureYok: 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..',
    islemBasarili: 'İşlem Başarılı',
    silindi: 'İzin Silindi...',
    hataOlustu: 'Hata Oluştu',
    silinemedi: 'İzin silinemedi',
    kayitEdildi: 'İzin Kayıt Edildi...',
    kayitEdilmedi: 'İzin Kayıt Edilmedi',
    sistemselHata: 'Sistemsel Hata Dikkat!!!',
    kayitYok: 'Kayıt Bulunamadı.',
    hazirlaniyor: 'Kayıtlar hazırlanıyor...',
    topluBaslik: 'Toplu İzin Girişi',
    tumPersonel: 'Tüm aktif personel',
    turuGizli:
      'İzin Kayıt Edilmedi: bu iznin türü size gizlidir; kişinin sorumlusu ya da tam yetkili bir kullanıcı düzenleyebilir.',
  });
  expect(RAPOR).toBe(282);
  expect(TATIL_GUNLERI).toEqual([
    { Id: 1, Ad: 'Pazar Tatil' },
    { Id: 2, Ad: 'Cumartesi-Pazar Tatil' },
    { Id: 3, Ad: 'Tatil Yok' },
  ]);
});

describe('the calculation in words', () => {
  const bayram = [
    { Tarih: '2026-05-30', GunSayi: 1, Ad: 'Kurban Bayramı 4. Gün' },
    { Tarih: '2026-05-26', GunSayi: 0.5, Ad: 'Kurban Bayramı Arifesi' },
    ...['27', '28', '29'].map((g, i) => ({ Tarih: `2026-05-${g}`, GunSayi: 1, Ad: `Kurban Bayramı ${i + 1}. Gün` })),
  ];
  const adsiz = bayram.map(({ Tarih, GunSayi }) => ({ Tarih, GunSayi }));

  test.each([
    ['2026-05-20', '2026-05-27', { tatiller: bayram }, '7 gün − 1 Pazar − 0,5 Arife = 5,5'],
    ['2026-05-25', '2026-06-01', { tatiller: bayram }, '7 gün − 1 Pazar − 0,5 Arife − 4 Kurban Bayramı = 1,5'],
    [
      '2026-05-25',
      '2026-06-01',
      { tatiller: adsiz, Tatil_Gunleri: 2 },
      '7 gün − 1 Cumartesi − 1 Pazar − 0,5 Arife − 3 Resmi Tatil = 1,5',
    ],
    ['2026-05-25', '2026-06-01', { tatiller: bayram, Tatil_Gunleri: 3 }, '7 takvim günü'],
    ['2026-06-01', '2026-06-02', {}, '1 gün'],
    ['2026-06-03', '2026-06-03', {}, '0 gün'],
    [
      '2026-06-03',
      '2026-06-03',
      { Izin_Baslama_Saati: '12:30', Izin_Bitis_Saati: '09:00' },
      '09:00 – 12:30 = 3,5 saat',
    ],
    [
      '2029-04-23',
      '2029-04-24',
      {
        tatiller: [
          { Tarih: '2029-04-23', GunSayi: 1, Ad: 'Ulusal Egemenlik ve Çocuk Bayramı' },
          { Tarih: '2029-04-23', GunSayi: 0.5, Ad: 'Kurban Bayramı Arifesi' },
        ],
      },
      '1 gün − 1 Ulusal Egemenlik ve Çocuk Bayramı / Kurban Bayramı Arifesi = 0',
    ],
  ])('%s to %s', (bas, bit, o, beklenen) => {
    expect(hesapMetni(izinSuresi(izin(bas, bit, o)))).toBe(beklenen);
  });

  test.each([
    ['0,5', 0.5],
    ['0.25', 0.25],
    [' 1 ', 1],
    ['1234,50', 1234.5],
    ['', null],
    ['-1', null],
    ['0,125', null],
    ['1e3', null],
    ['1,', null],
    ['yarım', null],
  ])('%j is read as %s', (s, n) => {
    expect(gunSayisiOku(s)).toBe(n);
    if (n !== null) expect(gunSayisiOku(gunSayisiYaz(n))).toBe(n);
  });

  test.each([
    [0.5, '0,5'],
    [0.1 + 0.2, '0,3'],
    [1234.5, '1234,5'],
    [-2.25, '-2,25'],
    [-0, '0'],
  ])('%d is written as %s', (n, s) => {
    expect(gunSayisiYaz(n)).toBe(s);
  });
});

describe('saving', () => {
  const tamam = { Tur: 280, Baslangic: '2026-06-01', Bitis: '2026-06-08', KullanilanGun: 6, KullanilanSaat: 0 };
  const hicbiri = { Tur: null, Baslangic: null, Bitis: null, KullanilanGun: null, KullanilanSaat: null };
  const gun = 'Kullanılan gün 0 dan küçük, tarihler arasındaki 7 günden büyük olamaz..';
  const saat = 'Kullanılan saat 0 ile 24 arasında olmalı..';
  const hane = 'Kullanılan gün ve saat virgülden sonra en fazla iki haneli olmalı..';

  test.each<[string, Partial<IzinAlanlari>, string | null]>([
    ['everything missing: the type first', hicbiri, 'İzin Türünü Seçmelisiniz...'],
    ['type 0', { Tur: 0 }, 'İzin Türünü Seçmelisiniz...'],
    ['no dates: the start first', { ...hicbiri, Tur: 280 }, 'Başlangıç Tarihini Seçmelisiniz...'],
    ['no real start', { Baslangic: '2026-02-30' }, 'Başlangıç Tarihini Seçmelisiniz...'],
    ['no end', { Bitis: null, KullanilanGun: 0 }, 'İşe Başlama Tarihini Seçmelisiniz...'],
    ['no real end', { Bitis: '' }, 'İşe Başlama Tarihini Seçmelisiniz...'],
    ['zero days', { KullanilanGun: 0 }, 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..'],
    ['no days given', { KullanilanGun: null }, 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..'],
    ['negative days', { KullanilanGun: -1 }, 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..'],
    ['days that are no number', { KullanilanGun: NaN }, 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..'],
    ['days', {}, null],
    ['half a day', { KullanilanGun: 0.5 }, null],
    ['all of the days', { KullanilanGun: 7 }, null],
    ['swapped dates', { Baslangic: '2026-06-08', Bitis: '2026-06-01' }, null],
    ['hours', { Bitis: '2026-06-01', KullanilanGun: 0, KullanilanSaat: 3.33 }, null],
    ['the first day', { Baslangic: '2012-01-01', Bitis: '2012-01-08' }, null],
    ['the last day', { Baslangic: '2050-12-24', Bitis: '2050-12-31' }, null],
    [
      'a day too late',
      { Baslangic: '2050-12-25', Bitis: '2051-01-01' },
      'İzin tarihi 31.12.2050 tarihinden sonra olamaz..',
    ],
    [
      'a day too early',
      { Baslangic: '2011-12-31', Bitis: '2012-01-08' },
      'Başlangıç Tarihi 01.01.2012 tarihinden önce olamaz..',
    ],
    ['a whole year', { Bitis: '2027-06-02' }, null],
    ['a day more than a year', { Bitis: '2027-06-03' }, 'İzin en fazla 366 gün olabilir. Tarihleri kontrol ediniz...'],
    ['more days than the calendar', { KullanilanGun: 7.5 }, gun],
    ['days below 0 beside hours', { KullanilanGun: -1, KullanilanSaat: 2 }, gun],
    ['no number beside hours', { KullanilanGun: NaN, KullanilanSaat: 2 }, gun],
    ['hours below 0', { KullanilanSaat: -1 }, saat],
    ['a whole day of hours', { KullanilanSaat: 24 }, null],
    ['more than a day of hours', { KullanilanSaat: 24.01 }, saat],
    ['a third decimal of days', { KullanilanGun: 0.125 }, hane],
    ['a third decimal of hours', { KullanilanSaat: 0.125 }, hane],
  ])('%s', (_, o, beklenen) => {
    expect(izinEngeli({ ...tamam, ...o })).toBe(beklenen);
  });

  test('every computed leave can be saved', () => {
    const tatil = fc.record({
      Tarih: fc.nat(370).map((n) => gunEkle('2026-06-01', n)),
      GunSayi: fc.constantFrom(0.5, 1),
    });
    const saatArb = fc.constantFrom('08:30', '12:10', '17:59');
    fc.assert(
      fc.property(
        fc.nat(366),
        fc.constantFrom(1, 2, 3),
        fc.array(tatil),
        saatArb,
        saatArb,
        (n, Tatil_Gunleri, tatiller, s1, s2) => {
          const o = { Tatil_Gunleri, tatiller, Izin_Baslama_Saati: s1, Izin_Bitis_Saati: s2 };
          const s = izinSuresi(izin('2026-06-01', gunEkle('2026-06-01', n), o));
          const doluMu = s.KullanilanGun > 0 || s.KullanilanSaat > 0;
          expect(izinEngeli({ Tur: YILLIK, ...s })).toBe(doluMu ? null : METIN.sureYok);
        },
      ),
      KOSU,
    );
  });
});

describe('overlaps', () => {
  /**
   * `1-5` are full days of June 2026 until the day of return, `3 09:00-12:00` hours of a day, `3` a day without time.
   */
  const oku = (s: string): IzinAraligi => {
    const [gunler, saatler] = s.split(' ');
    const [bas, bit] = gunler!.split('-').map((g) => `2026-06-0${g}`);
    const [Izin_Baslama_Saati = null, Izin_Bitis_Saati = null] = saatler?.split('-') ?? [];
    return { Baslangic: bas!, Bitis: bit ?? bas!, Izin_Baslama_Saati, Izin_Bitis_Saati };
  };

  test.each([
    ['1-5', '4-8', true],
    ['1-5', '5-8', false],
    ['1-5', '2-3', true],
    ['1-5', '1-5', true],
    ['5-1', '4-6', true],
    ['1-5', '5-6', false],
    ['1-5', '1 09:00-12:00', true],
    ['1-5', '4 09:00-12:00', true],
    ['1-5', '5 09:00-12:00', false],
    ['2-5', '1 09:00-12:00', false],
    ['1-5', '3', true],
    ['1-5', '5', false],
    ['3 09:00-12:00', '3 11:59-14:00', true],
    ['3 09:00-12:00', '3 12:00-14:00', false],
    ['3 12:00-09:00', '3 11:00-10:00', true],
    ['3 09:00-12:00', '4 09:00-12:00', false],
    ['3 09:00-12:00', '3', false],
    ['3', '3', false],
    ['1-5 09:00-12:00', '4-6 13:00-14:00', true],
  ])('%s and %s: %s', (a, b, beklenen) => {
    expect([cakisma(oku(a), oku(b)), cakisma(oku(b), oku(a))]).toEqual([beklenen, beklenen]);
  });

  test('exist exactly when two leaves share a minute', () => {
    const dakikalar = ({ Baslangic, Bitis, ...s }: IzinAraligi): [number, number] => {
      const gun = (g: string) => gunFarki('2026-06-01', g) * 1440;
      const dk = (saat: string | null) => Number(saat?.slice(0, 2)) * 60 + Number(saat?.slice(3));
      return Baslangic === Bitis
        ? [gun(Baslangic) + dk(s.Izin_Baslama_Saati), gun(Bitis) + dk(s.Izin_Bitis_Saati)]
        : [gun(Baslangic), gun(Bitis)];
    };
    const saatler = ['08:00', '09:15', '12:00', '12:01', '23:59'];
    const aralik = fc
      .tuple(fc.nat(5), fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 4 }))
      .map(([bas, fark, s1, sFark]) => ({
        Baslangic: gunEkle('2026-06-01', bas),
        Bitis: gunEkle('2026-06-01', bas + fark),
        Izin_Baslama_Saati: saatler[s1]!,
        Izin_Bitis_Saati: saatler[Math.min(4, s1 + sFark)]!,
      }));
    fc.assert(
      fc.property(aralik, aralik, (a, b) => {
        const [[aBas, aBit], [bBas, bBit]] = [dakikalar(a), dakikalar(b)];
        const ortak = Math.min(aBit, bBit) - Math.max(aBas, bBas);
        expect(cakisma(a, b)).toBe(ortak > 0);
      }),
      KOSU,
    );
  });
});

test.each([
  ['Ayşe Çağlar', '2026-05-09', 'Ayşe Çağlar PersonelIZIN 05 2026'],
  [' Ali  Can ', '2026-11-20', 'Ali Can PersonelIZIN 11 2026'],
  ['../Ali:Can\n', '2026-11-20', '.. Ali Can PersonelIZIN 11 2026'],
])('the list of %j is exported as %s', (kisi, gun, ad) => {
  expect(disaAktarimAdi(kisi, gun)).toBe(ad);
});

describe('the weekly rest that counts', () => {
  test.each([
    [null, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [7, 1],
  ])('a card with %s counts as %i', (kart, ayar) => {
    expect(takvimAyari(kart)).toBe(ayar);
  });

  const iki = { Baslangic: '2026-12-07', Bitis: '2026-12-21', Izin_Baslama_Saati: null, Izin_Bitis_Saati: null };
  const girdi = (Tatil_Gunleri: number, Tur = 280) => ({ ...iki, Tur, Tatil_Gunleri, takvimGunu: false, tatiller: [] });

  test('a deviation names both results, and there is none if both are equal or nothing is taken off', () => {
    expect(sapmaMetni(girdi(1), 2)).toBe(
      'Kişinin takvimi Cumartesi-Pazar Tatil: 14 gün − 2 Cumartesi − 2 Pazar = 10 gün; seçilen Pazar Tatil: 14 gün − 2 Pazar = 12 gün.',
    );
    expect(sapmaMetni(girdi(2), 2)).toBeNull();
    expect(sapmaMetni(girdi(1, RAPOR), 2)).toBeNull();
  });
});

describe('outside the employment', () => {
  const aralik = (Baslangic: string, Bitis: string) => ({
    Baslangic,
    Bitis,
    Izin_Baslama_Saati: null,
    Izin_Bitis_Saati: null,
  });
  const kisi = { IseBaslama: '2024-03-01', CikisTarihi: '2026-12-31' };
  test.each<[string, string, string, RegExp | null]>([
    ['on the first day', '2024-03-01', '2024-03-02', null],
    ['on the day before the first one', '2024-02-29', '2024-03-02', /işe giriş tarihinden \(01\.03\.2024\)/],
    ['until the last day', '2026-12-30', '2027-01-01', null],
    ['until a day after the last one', '2026-12-30', '2027-01-02', /işten çıkış tarihinden \(31\.12\.2026\)/],
    ['in hours after the last day', '2027-01-01', '2027-01-01', /işten çıkış/],
  ])('%s', (_, bas, bit, beklenen) => {
    const engel = istihdamEngeli(aralik(bas, bit), kisi);
    if (beklenen === null) expect(engel).toBeNull();
    else expect(engel).toMatch(beklenen);
    expect(istihdamEngeli(aralik(bas, bit), { IseBaslama: null, CikisTarihi: null })).toBeNull();
  });
});
