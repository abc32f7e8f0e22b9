import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arananMusteri,
  BOS_MUSTERI,
  konumOku,
  konumYaz,
  musteriHatalari,
  musteriSade,
  numaraYeri,
  onayHatasi,
} from './rules.ts';

const BUGUN = '2026-11-20';
const kisi = { ...BOS_MUSTERI, Ad: 'Ayşe', Soyad: 'Işık' };
const hatalar = (o: object) => musteriHatalari(musteriSade({ ...kisi, ...o }), BUGUN);

describe('a place', () => {
  test.each([
    ['41.015137, 28.979530', { Enlem: 41.015137, Boylam: 28.97953 }],
    ['41.015137,28.979530', { Enlem: 41.015137, Boylam: 28.97953 }],
    ['41,015137 28,979530', { Enlem: 41.015137, Boylam: 28.97953 }],
    ['41,015137; 28,979530', { Enlem: 41.015137, Boylam: 28.97953 }],
    ['-33.9, 18.4', { Enlem: -33.9, Boylam: 18.4 }],
    ['41.0151373333333, 28.97953', { Enlem: 41.015137, Boylam: 28.97953 }],
    ['91, 10', null],
    ['41, 181', null],
    ['41', null],
    ['', null],
    ['Kadıköy', null],
    ['41.0, 28.9, 3', null],
  ])('reads %s like maps write it', (yazi, yer) => {
    expect(konumOku(yazi)).toEqual(yer);
  });

  test('is read back exactly as it is written', () => {
    const derece = (en: number) => fc.integer({ min: -en * 1e6, max: en * 1e6 }).map((n) => n / 1e6);
    fc.assert(
      fc.property(derece(90), derece(180), (Enlem, Boylam) => {
        const okunan = konumOku(konumYaz({ Enlem, Boylam }));
        expect(okunan?.Enlem).toBeCloseTo(Enlem, 6);
        expect(okunan?.Boylam).toBeCloseTo(Boylam, 6);
      }),
    );
    expect(konumYaz({ Enlem: null, Boylam: null })).toBe('');
  });

  test('is complete or empty', () => {
    expect(hatalar({ Enlem: 41 })).toEqual({ Boylam: 'Enlem ve boylamı birlikte yazınız.' });
    expect(hatalar({ Boylam: 29 })).toEqual({ Enlem: 'Enlem ve boylamı birlikte yazınız.' });
    expect(hatalar({ Enlem: 41, Boylam: 29 })).toEqual({});
  });
});

test('a customer has one e-invoice mailbox, and only with e-invoices', () => {
  const yanlis = { PkEtiket: 'Posta kutusu etiketi ‘urn:mail:ad@firma.com’ biçiminde olmalıdır.' };
  expect(hatalar({ EFaturaMukellef: true, PkEtiket: 'defaultpk' })).toEqual(yanlis);
  expect(hatalar({ EFaturaMukellef: true, PkEtiket: 'urn:mail:defaultpk@firma.com' })).toEqual({});
  const birakan = musteriSade({ ...kisi, PkEtiket: 'defaultpk', EFaturaSenaryo: 'KAMU' });
  expect([birakan.PkEtiket, birakan.EFaturaSenaryo]).toEqual([null, '']);
});

test('a consent cannot have a future date', () => {
  expect([onayHatasi(BUGUN, BUGUN), onayHatasi('2026-11-21', BUGUN)]).toEqual([
    null,
    'Onay tarihi ileri bir gün olamaz.',
  ]);
});

test.each([
  ['0532 111 22 33', { GSM: '05321112233', Telefon: null }],
  ['+90 (216) 444 55 66', { GSM: null, Telefon: '02164445566' }],
  ['+49 30 1234567', { GSM: null, Telefon: '+49301234567' }],
  ['  ', { GSM: null, Telefon: null }],
  [null, { GSM: null, Telefon: null }],
])('puts the number %s of a new customer into the right field', (no, yeri) => {
  expect(numaraYeri(no)).toEqual(yeri);
});

describe('fills the search text into the card of a new customer', () => {
  test.each([
    ['05329998877', { GSM: '05329998877', Telefon: null }],
    ['0(532) 999 88 77', { GSM: '05329998877', Telefon: null }],
    ['+90 532 999 88 77', { GSM: '05329998877', Telefon: null }],
    ['532 999 88 77', { GSM: '05329998877', Telefon: null }],
    ['0212 111 22 33', { GSM: null, Telefon: '02121112233' }],
    ['0532 99', { GSM: '053299', Telefon: null }],
    ['ece@eczane.example', { Eposta: 'ece@eczane.example' }],
    ['ayşe yılmaz', { Ad: 'Ayşe', Soyad: 'Yılmaz' }],
    ['ilker nur ışık', { Ad: 'İlker Nur', Soyad: 'Işık' }],
    ['Ayşe McArthur', { Ad: 'Ayşe', Soyad: 'McArthur' }],
    ['ışıl', { Ad: 'Işıl' }],
    ['Güven Eczanesi', { Tip: 2, Unvan: 'Güven Eczanesi' }],
    ['Deniz Yazılım Ltd. Şti.', { Tip: 2, Unvan: 'Deniz Yazılım Ltd. Şti.' }],
    ['Ak Holding A.Ş.', { Tip: 2, Unvan: 'Ak Holding A.Ş.' }],
    ['Ayşe Yılmaz 0532 999 88 77', { Ad: 'Ayşe', Soyad: 'Yılmaz', GSM: '05329998877', Telefon: null }],
    ['Ayşe Yılmaz <ayse@ornek.example>', { Ad: 'Ayşe', Soyad: 'Yılmaz', Eposta: 'ayse@ornek.example' }],
    ['M000123', {}],
    ['10000000146', {}],
    ['  ', {}],
  ])('%s', (yazilan, beklenen) => {
    expect(arananMusteri(yazilan)).toEqual(beklenen);
  });
});
