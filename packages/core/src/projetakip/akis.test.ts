import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AkisAdimi,
  type AkisTuru,
  akisBitti,
  akisEngeli,
  akisKusurlari,
  akisSirasi,
  EN_COK_ADIM,
  okumaYolu,
} from './akis.ts';

const adim = (Id: number, Tur: AkisTuru, sonraki: readonly (number | [number, string])[] = []): AkisAdimi => ({
  Id,
  Ad: `Adım ${Id}`,
  Aciklama: '',
  Tur,
  Sonraki: sonraki.map((s) => (typeof s === 'number' ? { AkisId: s, Etiket: '' } : { AkisId: s[0], Etiket: s[1] })),
  SorumluId: null,
  Sure: null,
  Tamamlandi: false,
  X: 0,
  Y: Id * 100,
});

const TAM = [
  adim(1, 'baslangic', [2]),
  adim(2, 'adim', [3]),
  adim(3, 'karar', [
    [4, 'Uygun'],
    [2, 'Değil'],
  ]),
  adim(4, 'bitis'),
];

test('bütün bir akışın kusuru yoktur, boş olanın da', () => {
  expect(akisKusurlari(TAM)).toEqual([]);
  expect(akisKusurlari([])).toEqual([]);
});

test.each<[string, AkisAdimi[], string[]]>([
  ['başlangıcı yok', [adim(2, 'adim', [4]), adim(4, 'bitis')], ['Akışın başlangıcı yok.']],
  [
    'iki başlangıcı var',
    [adim(1, 'baslangic', [4]), adim(2, 'baslangic', [4]), adim(4, 'bitis')],
    ['Akışın birden çok başlangıcı var.'],
  ],
  ['bitişi yok', [adim(1, 'baslangic', [2]), adim(2, 'adim')], ['Akışın bitişi yok.']],
  [
    'bitişten yol çıkıyor',
    [adim(1, 'baslangic', [4]), adim(4, 'bitis', [1])],
    ['‘Adım 4’ bitiştir, ardından adım gelmez.'],
  ],
  [
    'kararın tek yolu var, koşulu da yok',
    [adim(1, 'baslangic', [3]), adim(3, 'karar', [4]), adim(4, 'bitis')],
    ['‘Adım 3’ kararının en az iki yolu olmalı.', '‘Adım 3’ kararının her yolunda koşulu yazmalı.'],
  ],
  [
    'adımdan iki yol çıkıyor',
    [adim(1, 'baslangic', [2]), adim(2, 'adim', [4, 5]), adim(4, 'bitis'), adim(5, 'bitis')],
    ['‘Adım 2’ adımından tek yol çıkar; yollar ayrılıyorsa karar kullanınız.'],
  ],
  [
    'bir adıma varılmıyor, birinden çıkılmıyor',
    [adim(1, 'baslangic', [4]), adim(2, 'adim', [4]), adim(4, 'bitis'), adim(5, 'adim')],
    [
      '‘Adım 2’ adımına başlangıçtan varılmıyor.',
      '‘Adım 5’ adımına başlangıçtan varılmıyor.',
      '‘Adım 5’ adımından bitişe varılmıyor.',
    ],
  ],
])('%s', (_, adimlar, metinler) => {
  expect(akisKusurlari(adimlar).map((k) => k.Metin)).toEqual(metinler);
});

test('olmayan bir adıma, kendisine ve bir adıma iki kez bağlanılmaz', () => {
  expect(akisEngeli(TAM)).toBeNull();
  expect(akisEngeli([adim(1, 'baslangic', [9])])).toBe('‘Adım 1’ bu akışta olmayan bir adıma bağlanmış.');
  expect(akisEngeli([adim(1, 'adim', [1])])).toBe('‘Adım 1’ kendisine bağlanamaz.');
  expect(akisEngeli([adim(1, 'adim', [2, 2]), adim(2, 'bitis')])).toBe('‘Adım 1’ bir adıma iki kez bağlanmış.');
  expect(akisEngeli([adim(1, 'adim'), adim(1, 'adim')])).toBe('Bir adım iki kez gönderilmiş.');
  expect(akisEngeli(Array.from({ length: EN_COK_ADIM + 1 }, (_, i) => adim(i, 'adim')))).toMatch(/en çok 300 adım/);
});

test('her adım bir kez okunur, başlangıçtan başlanır, kendisine varan birinden sonra', () => {
  const akislar = fc
    .integer({ min: 1, max: 15 })
    .chain((n) =>
      fc.tuple(
        ...Array.from({ length: n }, (_, i) =>
          fc
            .tuple(
              fc.constantFrom<AkisTuru>('adim', 'karar', 'bitis', 'baslangic'),
              fc.uniqueArray(fc.integer({ min: 0, max: n - 1 }), { maxLength: 3 }),
            )
            .map(([tur, sonraki]) => adim(i, tur, sonraki)),
        ),
      ),
    );
  fc.assert(
    fc.property(akislar, (adimlar) => {
      const sira = akisSirasi(adimlar);
      expect(sira.map((a) => a.Id).toSorted((a, b) => a - b)).toEqual(adimlar.map((a) => a.Id));
      if (adimlar.some((a) => a.Tur === 'baslangic')) expect(sira[0]!.Tur).toBe('baslangic');
    }),
  );
});

test('akış, yapılacak her adımı tamamlanınca biter', () => {
  expect(akisBitti(TAM)).toBe(false);
  expect(akisBitti(TAM.map((a) => ({ ...a, Tamamlandi: a.Tur === 'adim' })))).toBe(true);
  expect(akisBitti([])).toBe(true);
});

test('kaldığı yerden sürdüren, oraya en kısa yoldan gelmiş sayılır', () => {
  expect(okumaYolu(TAM, 4)).toEqual([1, 2, 3, 4]);
  expect(okumaYolu(TAM, 1)).toEqual([1]);
  expect(okumaYolu([...TAM, adim(9, 'adim')], 9)).toEqual([]);
  expect(okumaYolu(TAM, null)).toEqual([]);
  expect(okumaYolu([], 4)).toEqual([]);
});
