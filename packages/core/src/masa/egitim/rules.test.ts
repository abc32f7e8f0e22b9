import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import {
  durumGeriAlmaEngeli,
  type EgitimDurumFormu,
  type EgitimFormu,
  EGITIM_DURUMLARI,
  egitimAcik,
  egitimDurumHatalari,
  egitimHatalari,
  egitimSade,
  egitimSuresi,
  egitimUyarilari,
  katilimciHatasi,
  konulari,
  planliMi,
  sertifikaNo,
} from './rules.ts';

const BAS = '2026-11-25T07:00:00Z';
const BIT = '2026-11-25T09:00:00Z';
const SIMDI = '2026-11-25T12:00:00Z';

const form = (o: Partial<EgitimFormu> = {}): EgitimFormu => ({
  Planlanan_Baslama: BAS,
  Planlanan_Bitis: BIT,
  EgitmenId: 3,
  Link: null,
  Ucretli: false,
  Tutar: kurus(0),
  Konular: [],
  ...o,
});

describe('the form of a training', () => {
  test.each<[string, Partial<EgitimFormu>, object]>([
    ['a complete form', {}, {}],
    ['a request without time and trainer', { Planlanan_Baslama: null, Planlanan_Bitis: null, EgitmenId: null }, {}],
    ['no end', { Planlanan_Bitis: null }, { Planlanan_Bitis: 'Bitiş saatini yazınız.' }],
    ['no beginning', { Planlanan_Baslama: null }, { Planlanan_Baslama: 'Başlama gününü ve saatini yazınız.' }],
    ['an end at the beginning', { Planlanan_Bitis: BAS }, { Planlanan_Bitis: 'Bitiş, başlamadan sonra olmalı.' }],
    ['twelve hours', { Planlanan_Bitis: '2026-11-25T19:00:00Z' }, {}],
    [
      'a minute more',
      { Planlanan_Bitis: '2026-11-25T19:01:00Z' },
      { Planlanan_Bitis: 'Bir eğitim en çok 12 saat sürer.' },
    ],
    ['no trainer', { EgitmenId: null }, { EgitmenId: 'Günü belli olan eğitimin eğitmenini seçiniz.' }],
    ['a link', { Link: 'https://toplanti.ornek.com/oda/12?s=a' }, {}],
    [
      'a link that is not https',
      { Link: 'http://toplanti.ornek.com' },
      { Link: 'Bağlantı adresi https:// ile başlayan bir adres olmalı.' },
    ],
    ['a script', { Link: 'javascript:alert(1)' }, { Link: 'Bağlantı adresi https:// ile başlayan bir adres olmalı.' }],
    ['a missing sum', { Ucretli: true }, { Tutar: 'Ücretli eğitimin tutarını yazınız.' }],
    [
      'too many topics',
      { Konular: Array.from({ length: 51 }, (_, i) => ({ Metin: `Konu ${i}`, Tamam: false })) },
      { Konular: 'En çok 50 konu yazılır.' },
    ],
    [
      'a topic twice',
      { Konular: [1, 2].map(() => ({ Metin: 'Kayıt', Tamam: false })) },
      { Konular: 'Aynı konu iki kez yazılmış.' },
    ],
  ])('%s', (_, o, hatalar) => expect(egitimHatalari(form(o))).toEqual(hatalar));

  test('a free training has no amount, and an empty link becomes null', () => {
    expect(egitimSade({ Ucretli: false, Tutar: kurus(500), Link: ' ' })).toEqual({
      Ucretli: false,
      Tutar: 0,
      Link: null,
    });
    expect(egitimSade({ Ucretli: true, Tutar: kurus(500), Link: null }).Tutar).toBe(500);
  });

  test('each line is a topic, and a finished topic stays finished', () => {
    expect(konulari(' Kayıt \n\n  Rapor   alma\nKayıt', [{ Metin: 'Rapor alma', Tamam: true }])).toEqual([
      { Metin: 'Kayıt', Tamam: false },
      { Metin: 'Rapor alma', Tamam: true },
    ]);
  });

  test('a contact person appears once, and a training has at most a hundred people', () => {
    const biri = { MusteriPersonelId: 4, Ad: 'Ece Ar' };
    const adsiz = { MusteriPersonelId: null, Ad: 'Ece Ar' };
    expect(katilimciHatasi([biri, adsiz, adsiz])).toBeNull();
    expect(katilimciHatasi([biri, biri])).toBe('Aynı yetkili kişi iki kez yazılmış.');
    expect(katilimciHatasi(Array.from({ length: 101 }, () => adsiz))).toBe('Bir eğitime en çok 100 kişi yazılır.');
  });

  test('is planned when it has a time and a trainer', () => {
    expect(planliMi(form())).toBe(true);
    expect(planliMi(form({ EgitmenId: null }))).toBe(false);
    expect(planliMi(form({ Planlanan_Baslama: null, Planlanan_Bitis: null }))).toBe(false);
  });
});

test('lists all warnings about a time', () => {
  const yok = { gecmis: false, izinli: false, calisir: true, demolu: false, tatil: null };
  expect(egitimUyarilari(yok)).toEqual([]);
  expect(
    egitimUyarilari({ gecmis: true, izinli: true, calisir: false, demolu: true, tatil: 'Ramazan Bayramı' }),
  ).toEqual([
    'Yazdığınız zaman geçmişte.',
    'Eğitmen bu saatlerde izinli.',
    'Eğitmen o gün çalışmıyor.',
    'Eğitmenin bu saatlerde demo randevusu var.',
    'O gün resmi tatil: Ramazan Bayramı.',
  ]);
});

describe('a change of state', () => {
  const durum = (o: Partial<EgitimDurumFormu>): EgitimDurumFormu => ({
    Durum: 'yapildi',
    Aciklama: '',
    Baslama_Zamani: BAS,
    Bitis_Zamani: BIT,
    katilanlar: 1,
    ...o,
  });
  test.each<[string, Partial<EgitimDurumFormu>, object]>([
    ['done', {}, {}],
    ['without participants', { katilanlar: 0 }, { katilanlar: 'En az bir katılımcının katıldığını işaretleyiniz.' }],
    [
      'done without times',
      { Baslama_Zamani: null, Bitis_Zamani: null },
      {
        Baslama_Zamani: 'Eğitimin gerçekte başladığı zamanı yazınız.',
        Bitis_Zamani: 'Eğitimin gerçekte bittiği zamanı yazınız.',
      },
    ],
    ['done with an end at the start', { Bitis_Zamani: BAS }, { Bitis_Zamani: 'Bitiş, başlamadan sonra olmalı.' }],
    ['done before its end', { Bitis_Zamani: '2026-11-25T12:01:00Z' }, { Bitis_Zamani: 'Eğitim henüz bitmemiş.' }],
    ['postponed with a reason', { Durum: 'ertelendi', Aciklama: 'Doktor kongrede' }, {}],
    [
      'postponed with a short reason',
      { Durum: 'ertelendi', Aciklama: ' kısa ' },
      { Aciklama: 'Erteleme nedenini en az 10 karakterle yazınız.' },
    ],
    ['cancelled without a reason', { Durum: 'iptal' }, { Aciklama: 'İptal nedenini en az 10 karakterle yazınız.' }],
    ['nobody came', { Durum: 'gelmedi' }, {}],
    [
      'planned without a time',
      { Durum: 'planlandi' },
      { Durum: 'Eğitim, günü ve eğitmeni yazılınca planlanmış olur.' },
    ],
  ])('%s', (_, o, hatalar) => expect(egitimDurumHatalari(durum(o), BAS, SIMDI)).toEqual(hatalar));

  test('a training cannot be missed before it begins', () => {
    expect(egitimDurumHatalari(durum({ Durum: 'gelmedi' }), SIMDI, BAS)).toEqual({
      Durum: 'Eğitimin saati gelmeden kimsenin gelmediği söylenemez.',
    });
  });

  test('only the person who made the change undoes it, within 15 minutes, and not after a repeat training', () => {
    const son = { Tur: 'durum', KisiId: 5, Dakika: 3 };
    const degil = 'Eğitimin son işlemi geri alınacak bir durum değişikliği değil.';
    expect(durumGeriAlmaEngeli(son, 'yapildi', 5)).toBeNull();
    expect(durumGeriAlmaEngeli(son, 'tekrar', 5)).toBe(degil);
    expect(durumGeriAlmaEngeli({ ...son, Tur: 'duzenlendi' }, 'planlandi', 5)).toBe(degil);
    expect(durumGeriAlmaEngeli(null, 'talep', 5)).toBe(degil);
    expect(durumGeriAlmaEngeli(son, 'yapildi', 6)).toBe('Bunu yalnız yapan kişi geri alabilir.');
    expect(durumGeriAlmaEngeli({ ...son, Dakika: 16 }, 'yapildi', 5)).toBe('Bir durum 15 dakika içinde geri alınır.');
  });

  test('only an open training can be edited', () => {
    expect(EGITIM_DURUMLARI.filter(egitimAcik)).toEqual(['talep', 'planlandi', 'ertelendi']);
  });
});

test('writes a length in words', () => {
  expect([0, 45, 60, 90, 720].map(egitimSuresi)).toEqual(['0 dk', '45 dk', '1 sa', '1 sa 30 dk', '12 sa']);
});

test('no two certificates have the same number', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (a, b) => {
      expect(sertifikaNo(a) === sertifikaNo(b)).toBe(a === b);
    }),
  );
});
