import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KOSU } from '../../testing/cases.ts';
import { anilanlari, anmalariDuzelt, anmaParcalari, kisiBul, metindekiler, yazilanArama } from './rules.ts';

const ayse = { Id: 1, Ad: 'Ayşe Yıl' };
const yilmaz = { Id: 2, Ad: 'Ayşe Yılmaz' };

describe('mentions in a text', () => {
  test.each([
    ['@Ayşe Yıl bakar mısın', [1]],
    ['(@Ayşe Yıl)', [1]],
    ['Sor: @Ayşe Yıl.', [1]],
    ['Ayşe Yıl bakar mı', []],
    ['bilgi@Ayşe Yıl', []],
    ['@Ayşe Yılmaz ve @Ayşe Yıl', [1, 2]],
    ['@Ayşe Yılmaz', [2]],
    ['@ayşe yıl', [1]],
    ['@ayse yil', [1]],
    ['@AYŞE YILMAZ', [2]],
    ['bilgi@ayşe yıl', []],
    ['@ayşe yıldız', []],
    ['@Ayşe Yıl’a sor', [1]],
  ])('%s', (metin, beklenen) => {
    expect(metindekiler(metin, [ayse, yilmaz]).map((k) => k.Id)).toEqual(beklenen);
    // The pieces contain the same mentions.
    const parcada = anmaParcalari(metin, [ayse, yilmaz]).flatMap((p) => p.kisi ?? []);
    expect([...new Set(parcada)].toSorted((a, b) => a - b)).toEqual(beklenen);
  });

  test('a typed name counts, and of two people with one name the chosen one', () => {
    const adas = { Id: 3, Ad: 'Ayşe Yıl' };
    expect(anilanlari('@ayşe yıl', [ayse, yilmaz], [])).toEqual([ayse]);
    expect(anilanlari('@Ayşe Yıl', [ayse, adas], [3])).toEqual([adas]);
    expect(anilanlari('@Ayşe Yıl', [ayse, adas], [])).toEqual([ayse, adas]);
    expect(anilanlari('Ayşe Yıl', [ayse], [1])).toEqual([]);
  });

  test('a name inside a longer one is no mention of its own', () => {
    const [can, canDemir] = [
      { Id: 4, Ad: 'Ali Can' },
      { Id: 5, Ad: 'Ali Can Demir' },
    ];
    const bulunan = (metin: string) => metindekiler(metin, [can, canDemir]).map((k) => k.Id);
    expect(bulunan('@Ali Can Demir bakar mısın')).toEqual([5]);
    expect(bulunan('@ali can demir ve @Ali Can')).toEqual([4, 5]);
    expect(anilanlari('@Ali Can Demir', [can, canDemir], [4])).toEqual([canDemir]);
    // Without the longer name among the people, the shorter one is meant.
    expect(metindekiler('@Ali Can Demir', [can])).toEqual([can]);
  });

  test("is written with the person's own spelling", () => {
    expect(anmalariDuzelt('Sor: @ayşe yıl, @AYŞE YILMAZ ve ayşe yıl', [ayse, yilmaz])).toBe(
      'Sor: @Ayşe Yıl, @Ayşe Yılmaz ve ayşe yıl',
    );
  });

  test('the pieces of a text add up to the same text', () => {
    const soz = fc.constantFrom('@Ayşe Yıl', '@Ayşe Yılmaz', '@', ' ', 'a', '.', '\n', 'Ayşe');
    fc.assert(
      fc.property(fc.array(soz, { maxLength: 12 }), (sozler) => {
        const metin = sozler.join('');
        const parcalar = anmaParcalari(metin, [ayse, yilmaz]);
        expect(parcalar.map((p) => p.soz).join('')).toBe(metin);
        for (const k of [ayse, yilmaz])
          expect(parcalar.some((p) => p.kisi === k.Id)).toBe(
            new RegExp(`(?<![\\p{L}\\p{N}])@${k.Ad}(?![\\p{L}\\p{N}])`, 'u').test(metin),
          );
      }),
      KOSU,
    );
  });
});

describe('the search at the caret', () => {
  test.each([
    ['/', { isaret: '/', yer: 0, aranan: '' }],
    ['/kap', { isaret: '/', yer: 0, aranan: 'kap' }],
    ['Merhaba /kap', { isaret: '/', yer: 8, aranan: 'kap' }],
    ['Merhaba\n/kap', { isaret: '/', yer: 8, aranan: 'kap' }],
    ['(@ay', { isaret: '@', yer: 1, aranan: 'ay' }],
    ['@Ayşe Yı', { isaret: '@', yer: 0, aranan: 'Ayşe Yı' }],
    ['@Ayşe Yıl ba', null],
    ['12/24', null],
    ['ve/veya', null],
    ['a@b', null],
    ['/kap ', null],
    ['/kap anış', null],
    ['', null],
  ])('%j', (metin, beklenen) => {
    expect(yazilanArama(metin, metin.length)).toEqual(beklenen);
  });

  test('depends only on the text before the caret', () => {
    expect(yazilanArama('a /kap sonra', 6)).toEqual({ isaret: '/', yer: 2, aranan: 'kap' });
  });

  test.each([
    ['', [1, 2]],
    ['yıl', [1, 2]],
    ['YILM', [2]],
    ['ayşe yılm', [2]],
    ['lmaz', []],
  ])('people for %j', (aranan, beklenen) => {
    expect(kisiBul([ayse, yilmaz], aranan).map((k) => k.Id)).toEqual(beklenen);
  });
});
