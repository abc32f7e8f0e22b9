import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AkisAdimi,
  type AkisTuru,
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

test('finds no flaw in a complete flow or an empty one', () => {
  expect(akisKusurlari(TAM)).toEqual([]);
  expect(akisKusurlari([])).toEqual([]);
});

test.each<[string, AkisAdimi[], string[]]>([
  ['no start', [adim(2, 'adim', [4]), adim(4, 'bitis')], ['Akışın başlangıcı yok.']],
  [
    'two starts',
    [adim(1, 'baslangic', [4]), adim(2, 'baslangic', [4]), adim(4, 'bitis')],
    ['Akışın birden çok başlangıcı var.'],
  ],
  ['no end', [adim(1, 'baslangic', [2]), adim(2, 'adim')], ['Akışın bitişi yok.']],
  [
    'a path out of the end',
    [adim(1, 'baslangic', [4]), adim(4, 'bitis', [1])],
    ['‘Adım 4’ bitiştir, ardından adım gelmez.'],
  ],
  [
    'a decision with one path and no condition',
    [adim(1, 'baslangic', [3]), adim(3, 'karar', [4]), adim(4, 'bitis')],
    ['‘Adım 3’ kararının en az iki yolu olmalı.', '‘Adım 3’ kararının her yolunda koşulu yazmalı.'],
  ],
  [
    'a step with two paths',
    [adim(1, 'baslangic', [2]), adim(2, 'adim', [4, 5]), adim(4, 'bitis'), adim(5, 'bitis')],
    ['‘Adım 2’ adımından tek yol çıkar; yollar ayrılıyorsa karar kullanınız.'],
  ],
  [
    'a step that is never reached and a step without a way out',
    [adim(1, 'baslangic', [4]), adim(2, 'adim', [4]), adim(4, 'bitis'), adim(5, 'adim')],
    [
      '‘Adım 2’ adımına başlangıçtan varılmıyor.',
      '‘Adım 5’ adımına başlangıçtan varılmıyor.',
      '‘Adım 5’ adımından bitişe varılmıyor.',
    ],
  ],
])('finds a flaw: %s', (_, adimlar, metinler) => {
  expect(akisKusurlari(adimlar).map((k) => k.Metin)).toEqual(metinler);
});

test('refuses an arrow to an unknown step, to the step itself, or twice to one step', () => {
  expect(akisEngeli(TAM)).toBeNull();
  expect(akisEngeli([adim(1, 'baslangic', [9])])).toBe('‘Adım 1’ bu akışta olmayan bir adıma bağlanmış.');
  expect(akisEngeli([adim(1, 'adim', [1])])).toBe('‘Adım 1’ kendisine bağlanamaz.');
  expect(akisEngeli([adim(1, 'adim', [2, 2]), adim(2, 'bitis')])).toBe('‘Adım 1’ bir adıma iki kez bağlanmış.');
  expect(akisEngeli([adim(1, 'adim'), adim(1, 'adim')])).toBe('Bir adım iki kez gönderilmiş.');
  expect(akisEngeli(Array.from({ length: EN_COK_ADIM + 1 }, (_, i) => adim(i, 'adim')))).toMatch(/en çok 300 adım/);
});

test('reads each step once, from the start, after a step that leads to it', () => {
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

test('takes the shortest path to the step where reading goes on', () => {
  expect(okumaYolu(TAM, 4)).toEqual([1, 2, 3, 4]);
  expect(okumaYolu(TAM, 1)).toEqual([1]);
  expect(okumaYolu([...TAM, adim(9, 'adim')], 9)).toEqual([]);
  expect(okumaYolu(TAM, null)).toEqual([]);
  expect(okumaYolu([], 4)).toEqual([]);
});
