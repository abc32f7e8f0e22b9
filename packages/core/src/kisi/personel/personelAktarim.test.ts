import { describe, expect, test } from 'vitest';
import { AKTARIM_SUTUNLARI, EN_COK_SATIR, kaydiOku, personelTablosu } from './personelAktarim.ts';

const BASLIKLAR = AKTARIM_SUTUNLARI.map((s) => s.baslik);

describe('a table', () => {
  test('is read by its headings in any order, case and spelling, and empty lines are skipped', () => {
    expect(
      personelTablosu([
        [],
        ['KULLANICI ADI', ' soyad ', 'Adı?', 'ad', 'tc kimlik no', 'DOĞUM TARİHİ', 'e-posta', 'ISE GIRIS TARIHI'],
        ['ayse', 'Irmak', 'x', 'Ayşe', '10000000146', '01.02.1990', '', '2020-01-01'],
        ['', ' ', ''],
        ['veli'],
      ]),
    ).toEqual({
      kayitlar: [
        {
          Satir: 3,
          UserName: 'ayse',
          Soyad: 'Irmak',
          Ad: 'Ayşe',
          TCKimlikNo: '10000000146',
          DogumTarihi: '01.02.1990',
          Eposta: '',
          IseBaslama: '2020-01-01',
        },
        { Satir: 5, UserName: 'veli', Soyad: '', Ad: '', TCKimlikNo: '', DogumTarihi: '', Eposta: '', IseBaslama: '' },
      ],
      taninmayan: ['Adı?'],
      hata: null,
    });
  });

  test.each([
    ['an empty file', [[], ['', ' ']], 'Dosya boş.'],
    ['headings alone', [BASLIKLAR], 'Başlıkların altında kayıt yok.'],
    [
      'a file without user names',
      [
        ['Ad', 'Soyad'],
        ['a', 'b'],
      ],
      'İlk satırda ‘Kullanıcı Adı’ başlığı bulunamadı. Boş şablonu indirip başlıkları karşılaştırınız.',
    ],
    [
      'a column twice',
      [
        ['Kullanıcı Adı', 'Ad', 'AD'],
        ['a', 'b', 'c'],
      ],
      '‘Ad’ sütunu iki kez yazılmış.',
    ],
    [
      'a file with too many rows',
      [['Kullanıcı Adı'], ...Array.from({ length: EN_COK_SATIR + 1 }, () => ['a'])],
      'Bir dosyada en fazla 2000 kişi olabilir.',
    ],
  ])('%s is refused', (_, satirlar, hata) => {
    expect(personelTablosu(satirlar).hata).toBe(hata);
  });

  test('recognizes every heading of the template', () => {
    expect(personelTablosu([BASLIKLAR, BASLIKLAR])).toMatchObject({ taninmayan: [], hata: null });
  });
});

describe('a line', () => {
  test('changes only the fields that it has', () => {
    expect(kaydiOku({ Satir: 2, UserName: ' ayse ', Ad: '', IseBaslama: '1.9.2019', Parola: 'gecici' })).toEqual({
      kart: { UserName: 'ayse', IseBaslama: '2019-09-01' },
      Parola: 'gecici',
      hatalar: [],
    });
  });

  test('has leave from before the product, in days', () => {
    const oku = (o: object) => kaydiOku({ Satir: 2, ...o }, '2026-11-20');
    expect(oku({ DevredenIzin: '12,5', IzinAcilisi: '1.6.2026' })).toEqual({
      kart: { DevredenIzin: 12.5, IzinAcilisi: '2026-06-01' },
      hatalar: [],
    });
    expect(oku({ DevredenIzin: '-3' }).kart).toEqual({ DevredenIzin: -3 });
    expect(oku({ KullanilanIzin: '58.25' }).kart).toEqual({ KullanilanIzin: 58.25 });
    expect(oku({ KullanilanIzin: '-1', DevredenIzin: 'on gün' }).hatalar).toEqual([
      'Devreden Yıllık İzin geçerli bir gün sayısı değil: ‘on gün’.',
      'Kullanılan Yıllık İzin geçerli bir gün sayısı değil: ‘-1’.',
    ]);
  });

  test('names an invalid date', () => {
    expect(kaydiOku({ Satir: 2, IseBaslama: '31.02.2020', DogumTarihi: 'dün' }).hatalar).toEqual([
      'Doğum Tarihi geçerli bir tarih değil (GG.AA.YYYY): ‘dün’.',
      'İlk İşe Giriş geçerli bir tarih değil (GG.AA.YYYY): ‘31.02.2020’.',
    ]);
  });
});
