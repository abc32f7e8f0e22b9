import { expect, test } from 'vitest';
import { type KartSatiri, kartOku } from './okuma.ts';

/** Fields found in the lines of cards, in any layout and with misread letters. */

const yerler = {
  il: [
    { Id: 6, Ad: 'Ankara' },
    { Id: 34, Ad: 'İstanbul' },
    { Id: 76, Ad: 'Iğdır' },
  ],
  ilce: [
    { Id: 1, IlId: 6, Ad: 'Çankaya' },
    { Id: 2, IlId: 34, Ad: 'Şişli' },
    { Id: 3, IlId: 34, Ad: 'Kadıköy' },
    { Id: 4, IlId: 76, Ad: 'Merkez' },
  ],
};
const satirlari = (...yazilar: string[]): KartSatiri[] => yazilar.map((Yazi, i) => ({ Yazi, Boy: 40 - i }));
const oku = (...yazilar: string[]) => {
  const satirlar = satirlari(...yazilar);
  return kartOku({ turkce: satirlar, karma: satirlar }, yerler);
};

test('every field of a card with labels', () => {
  expect(
    oku(
      'ŞÜKRÜ İĞDIRLI',
      'SATIŞ VE PAZARLAMA MÜDÜRÜ',
      'Işıltı Gıda San. ve Tic. A.Ş.',
      'GSM: 0532 123 45 67',
      'Tel: +90 (312) 456 78 90',
      'Faks: 0312 456 78 91',
      'E-posta: sukru@isilti.com.tr',
      'www.isilti.com.tr',
      'Atatürk Bulvarı No: 12',
      '06420 Çankaya / ANKARA',
    ),
  ).toEqual({
    Ad: 'Şükrü',
    Soyad: 'İğdırlı',
    Unvan: 'Satış ve Pazarlama Müdürü',
    Firma: 'Işıltı Gıda San. ve Tic. A.Ş.',
    GSM: '05321234567',
    Telefon: '03124567890',
    Eposta: 'sukru@isilti.com.tr',
    Web: 'www.isilti.com.tr',
    Adres: 'Atatürk Bulvarı No: 12',
    IlId: 6,
    IlceId: 1,
  });
});

test.each([
  ['+90 532 123 45 67', { GSM: '05321234567' }],
  ['490 532 123 45 67', { GSM: '05321234567' }],
  ['0532.123.45.67', { GSM: '05321234567' }],
  ['O532 l23 45 67', { GSM: '05321234567' }],
  ['Tel: 0 (212) 123 45 67', { Telefon: '02121234567', GSM: '' }],
  ['Tel: 0 (212) 123 45 67 Dahili: 105', { Telefon: '02121234567,105', GSM: '' }],
  ['Santral 444 1 234 dh. 12', { Telefon: '4441234,12' }],
  ['Faks: 0212 123 45 67', { Telefon: '' }],
  ['T.C. 10000000146 numaralı', { GSM: '', Telefon: '' }],
] as const)('reads a telephone: %s', (yazi, beklenen) => {
  expect(oku(yazi)).toMatchObject(beklenen);
});

test.each([
  ['ışıl.çınar@örnek.com.tr', 'isil.cinar@ornek.com.tr'],
  ['isil © ornek.com', 'isil@ornek.com'],
  ['e-posta: isil@ornek.comtr', 'isil@ornek.com.tr'],
  ['isil@ornek:com.tr', 'isil@ornek.com.tr'],
] as const)('reads an e-mail: %s', (yazi, beklenen) => {
  expect(oku(yazi).Eposta).toBe(beklenen);
});

test("finds an e-mail with a misread @ by the company's address", () => {
  expect(oku('ilker.gunGornek.com.tr | www.ornek.com.tr')).toMatchObject({
    Eposta: 'ilker.gun@ornek.com.tr',
    Web: 'www.ornek.com.tr',
  });
});

test.each([
  ['Halaskargazi Cad. No: 5 Şişli / İstanbul', 34, 2, 'Halaskargazi Cad. No: 5'],
  ['Halaskargazi Cad. No: 5 Şişli İSTANBUL', 34, 2, 'Halaskargazi Cad. No: 5'],
  ['Bağdat Cad. No: 5 Kat:4 Kadıköy', 34, 3, 'Bağdat Cad. No: 5 Kat: 4'],
  ['Evrenpaşa Mah. No: 1 Merkez / IĞDIR', 76, 4, 'Evrenpaşa Mah. No: 1'],
  ['Gül Sok. No: 3', null, null, 'Gül Sok. No: 3'],
] as const)('reads a place: %s', (yazi, IlId, IlceId, Adres) => {
  expect(oku(yazi)).toMatchObject({ IlId, IlceId, Adres });
});

test('adds a word before the name to the title', () => {
  expect(oku('Op. Dr. Çağla Öz', 'Başhekim', 'Yıldız Hastanesi')).toMatchObject({
    Ad: 'Çağla',
    Soyad: 'Öz',
    Unvan: 'Op. Dr., Başhekim',
    Firma: 'Yıldız Hastanesi',
  });
});

test('proposes nothing for an empty reading', () => {
  expect(Object.values(oku()).every((d) => d === '' || d === null)).toBe(true);
  expect(Object.values(oku('~', '— —', '12')).every((d) => d === '' || d === null)).toBe(true);
});
