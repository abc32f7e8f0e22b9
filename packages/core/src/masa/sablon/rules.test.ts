import { describe, expect, test } from 'vitest';
import {
  bilinmeyenDegiskenler,
  bosYerEngeli,
  bosYerler,
  type Degerler,
  DEGISKENLER,
  type Degisken,
  ORNEK_DEGERLER,
  sablonBul,
  sablonDoldur,
  sablonHatalari,
  sablonSade,
  sablonSirala,
} from './rules.ts';

const yetkilisiz = { ...ORNEK_DEGERLER, 'yetkili.ad': null };

describe('filling a template', () => {
  test.each<readonly [string, string, string, Partial<Degerler>]>([
    ['nothing to fill', 'Merhaba.', 'Merhaba.', {}],
    ['a variable', 'Sayın {{yetkili.ad}},', 'Sayın Elif Aydın,', {}],
    ['blanks between the braces', '{{  urun }}', 'Masabaşı Klinik', {}],
    ['a variable twice', '{{urun}} ve {{urun}}', 'Masabaşı Klinik ve Masabaşı Klinik', {}],
    ['two variables side by side', '{{gorusme.no}}{{tarih}}', 'G00421724.11.2026', {}],
    ['an unknown variable stays as typed', '{{ad}}', '{{ad}}', {}],
    ['half a variable', '{{urun}', '{{urun}', {}],
    ['a variable in a value is not filled', '{{gorusme.baslik}}', '{{urun}}', { 'gorusme.baslik': '{{urun}}' }],
    ['a value with a dollar sign', '{{musteri.ad}}', '$& ve $1', { 'musteri.ad': '$& ve $1' }],
    ['a missing value', 'Sayın {{yetkili.ad}},', 'Sayın [Yetkilinin adı yazılacak],', { 'yetkili.ad': null }],
    ['a value of blanks', '{{sirket}}', '[Şirketin adı yazılacak]', { sirket: '  ' }],
  ])('%s', (_, metin, beklenen, degerler) => {
    expect(sablonDoldur(metin, { ...ORNEK_DEGERLER, ...degerler })).toBe(beklenen);
  });

  test('every variable has a value, or a visible placeholder without one', () => {
    for (const ad of Object.keys(DEGISKENLER) as Degisken[]) {
      expect(sablonDoldur(`{{${ad}}}`, ORNEK_DEGERLER)).toBe(ORNEK_DEGERLER[ad]);
      expect(bosYerler(sablonDoldur(`{{${ad}}}`, { ...ORNEK_DEGERLER, [ad]: null }))).toEqual([DEGISKENLER[ad]]);
    }
  });
});

describe('an answer with an unfilled placeholder', () => {
  test.each([
    ['Bitti.', null],
    [sablonDoldur('Sayın {{yetkili.ad}}, {{urun}}', ORNEK_DEGERLER), null],
    ['Dizi {{0}} ve [yer]', null],
    [
      sablonDoldur('Sayın {{yetkili.ad}}, {{yetkili.ad}}', yetkilisiz),
      'Yanıtta doldurulmamış yer var: Yetkilinin adı. Yazıp yeniden gönderiniz.',
    ],
    [
      'Sayın {{ yetkili.ad }}, {{urun}}',
      'Yanıtta doldurulmamış yer var: Yetkilinin adı, Ürün. Yazıp yeniden gönderiniz.',
    ],
  ])('%s', (metin, beklenen) => {
    expect(bosYerEngeli(metin)).toBe(beklenen);
  });
});

describe('errors of a template', () => {
  const iyi = { Ad: 'Karşılama', Kisayol: 'karsilama', Metin: 'Sayın {{yetkili.ad}},' };
  test.each([
    ['nothing', {}, {}],
    ['no shortcut', { Kisayol: null }, {}],
    ['no name', { Ad: ' ' }, { Ad: 'Şablonun adını yazınız.' }],
    ['no text', { Metin: ' \n' }, { Metin: 'Şablonun metnini yazınız.' }],
    [
      'a shortcut of two words',
      { Kisayol: 'iyi günler' },
      { Kisayol: 'Kısayol harf, rakam ve tireden oluşur; boşluk içermez.' },
    ],
    ['a shortcut of signs', { Kisayol: 'a@b' }, { Kisayol: 'Kısayol harf, rakam ve tireden oluşur; boşluk içermez.' }],
    [
      'unknown variables, each once',
      { Metin: '{{musteri}} {{ urun }} {{Urun}} {{musteri}}' },
      { Metin: 'Bilinmeyen değişken: {{musteri}}, {{Urun}}. Listedekilerden birini yazınız.' },
    ],
    [
      'empty braces, or a name that every object has',
      { Metin: '{{}} {{toString}}' },
      { Metin: 'Bilinmeyen değişken: {{}}, {{toString}}. Listedekilerden birini yazınız.' },
    ],
  ])('%s', (_, o, beklenen) => {
    expect(sablonHatalari(sablonSade({ ...iyi, ...o }))).toEqual(beklenen);
  });

  test('a shortcut is stored in the form used for the search', () => {
    expect(sablonSade({ Ad: ' Geri  Dönüş ', Kisayol: ' /GERİ-Dönüş ', Metin: ' a ' })).toEqual({
      Ad: 'Geri Dönüş',
      Kisayol: 'geri-donus',
      Metin: 'a',
    });
    expect(bilinmeyenDegiskenler('{{urun}}')).toEqual([]);
  });
});

describe('the choice of templates', () => {
  const s = (Ad: string, o: object = {}) => ({
    Ad,
    Kisayol: null as string | null,
    Metin: 'a',
    Tur: 'hepsi' as const,
    ProjeId: null,
    KonuId: null,
    Sira: 0,
    Kullanim: 0,
    ...o,
  });
  const adlar = (l: readonly { Ad: string }[]) => l.map((x) => x.Ad);

  test("the ticket's own templates come first, then the most used ones, and none of another product or subject", () => {
    const hepsi = [
      s('Genel, çok', { Kullanim: 90 }),
      s('Genel, az', { Kullanim: 1 }),
      s('Genel, ikinci', { Kullanim: 1, Sira: 1 }),
      s('Ürün', { ProjeId: 2 }),
      s('Ürün, çok', { ProjeId: 2, Kullanim: 3 }),
      s('Konu', { KonuId: 7 }),
      s('Ürün ve konu', { ProjeId: 2, KonuId: 7 }),
      s('Öbür ürün', { ProjeId: 6, Kullanim: 99 }),
      s('Öbür konu', { ProjeId: 2, KonuId: 8, Kullanim: 99 }),
    ];
    expect(adlar(sablonSirala(hepsi, { ProjeId: 2, KonuId: 7 }))).toEqual([
      'Ürün ve konu',
      'Konu',
      'Ürün, çok',
      'Ürün',
      'Genel, çok',
      'Genel, az',
      'Genel, ikinci',
    ]);
  });

  test.each([
    ['', ['Karşılama', 'İyi günler', 'Şube kapanışı', 'Kapanış']],
    ['kar', ['Karşılama']],
    ['KAPANIŞ', ['Kapanış', 'Şube kapanışı']],
    ['günler', ['İyi günler']],
    ['iyi gü', ['İyi günler']],
    ['nış', []],
    ['ig', ['İyi günler']],
  ])('typed %j', (aranan, beklenen) => {
    const hepsi = [
      s('Karşılama', { Tur: 'yanit' }),
      s('İyi günler', { Kisayol: 'ig' }),
      s('Şube kapanışı'),
      s('Kapanış', { Kisayol: 'kapanis' }),
      s('Kargo notu', { Tur: 'not' }),
    ];
    expect(adlar(sablonBul(hepsi, aranan, 'yanit')).toSorted()).toEqual(beklenen.toSorted());
  });

  test('shortcut matches come before name matches', () => {
    expect(adlar(sablonBul([s('Kapanış'), s('Son söz', { Kisayol: 'kap' })], 'kap', 'not'))).toEqual([
      'Son söz',
      'Kapanış',
    ]);
  });
});
