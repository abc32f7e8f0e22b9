import { describe, expect, test } from 'vitest';
import { eslesenler, parcala, seceneklerdeAra } from './eslesme.ts';

const EKRANLAR = [
  { ad: 'Mola Panosu' },
  { ad: 'İzinler' },
  { ad: 'İzin Hak Dilimleri' },
  { ad: 'İzin İste', sozler: 'tatil rapor' },
  { ad: 'Çay molası' },
  { ad: 'Müşteriler', sozler: 'Tanımlar' },
];
const bul = (ara: string) => eslesenler(ara, EKRANLAR).map((e) => e.ad);

describe('finding among names', () => {
  test('needs no accents and no capital letters, in Turkish', () => {
    expect(bul('izin')).toEqual(['İzin Hak Dilimleri', 'İzin İste', 'İzinler']);
    expect(bul('IZIN')).toEqual(bul('izin'));
    expect(bul('İZİN')).toEqual(['İzin Hak Dilimleri', 'İzin İste', 'İzinler']);
    expect(bul('musteri')).toEqual(['Müşteriler']);
    expect(bul('cay')).toEqual(['Çay molası']);
  });

  test('takes words in any order by their beginnings, and puts names that begin with the text first', () => {
    expect(bul('pan mol')).toEqual(['Mola Panosu']);
    expect(bul('mol')).toEqual(['Mola Panosu', 'Çay molası']);
    expect(bul('olasi')).toEqual([]);
  });

  test('looks at other words too, after the names', () => {
    expect(bul('rapor')).toEqual(['İzin İste']);
    expect(bul('tanim')).toEqual(['Müşteriler']);
  });

  test('finds nothing for signs alone, and everything for an empty text', () => {
    expect(bul('%_')).toEqual([]);
    expect(bul('  ')).toEqual(EKRANLAR.map((e) => e.ad));
  });
});

describe('searching among the options of a choice', () => {
  const ADLAR = ['Ağrı', 'Denizli', 'Iğdır', 'Isparta', 'İzmir', 'Şırnak', 'Çağrı Özgür', 'İrem Yıldız', 'Işıl Ünlü'];
  const bulunan = (search: string, adlar = ADLAR, limit = Number.POSITIVE_INFINITY) =>
    seceneklerdeAra({ options: adlar.map((label, i) => ({ value: String(i), label })), search, limit }).map((o) =>
      'label' in o ? o.label : o.group,
    );

  test.each([
    ['irem', 'İrem Yıldız'],
    ['İREM', 'İrem Yıldız'],
    // Programs without Turkish support write a small İ with a combining dot.
    ['i\u0307rem', 'İrem Yıldız'],
    ['I\u0307REM', 'İrem Yıldız'],
    ['IREM', 'İrem Yıldız'],
    ['yıldız', 'İrem Yıldız'],
    ['yildiz irem', 'İrem Yıldız'],
    ['igdir', 'Iğdır'],
    ['ığdır', 'Iğdır'],
    ['IĞDIR', 'Iğdır'],
    ['isparta', 'Isparta'],
    ['ışıl', 'Işıl Ünlü'],
    ['ISIL unlu', 'Işıl Ünlü'],
    ['sirnak', 'Şırnak'],
    ['s\u0327ırnak', 'Şırnak'],
    ['cag\u0306ri ozg', 'Çağrı Özgür'],
    ['  çağrı   özgür ', 'Çağrı Özgür'],
    ['zgür', 'Çağrı Özgür'],
  ])('%s finds %s alone', (ara, ad) => expect(bulunan(ara)).toEqual([ad]));

  test('puts options that begin with the text first, as Enter takes the first', () => {
    expect(bulunan('iz')).toEqual(['İzmir', 'Denizli', 'İrem Yıldız']);
    expect(bulunan('ö', ['Körfez', 'Ali Öz', 'Öz Ali'])).toEqual(['Öz Ali', 'Ali Öz', 'Körfez']);
  });

  test('an empty search offers everything in its order, and no more than fits', () => {
    expect(bulunan(' ')).toEqual(ADLAR);
    expect(bulunan('', ADLAR, 2)).toEqual(['Ağrı', 'Denizli']);
    expect(bulunan('i', ADLAR, 1)).toHaveLength(1);
    expect(bulunan('yok')).toEqual([]);
  });

  test('a group stays with its matching options', () => {
    const options = [
      { group: 'Ege', items: [{ value: '1', label: 'İzmir' }] },
      { group: 'Akdeniz', items: [{ value: '2', label: 'Mersin' }] },
    ];
    expect(seceneklerdeAra({ options, search: 'izmir', limit: 5 })).toEqual([options[0]]);
  });
});

describe('marking the searched words', () => {
  const isaretli = (metin: string, ara: string) =>
    parcala(metin, ara)
      .map((p) => (p.aranan ? `[${p.metin}]` : p.metin))
      .join('');
  test('keeps the text', () => {
    expect(isaretli('Işıl Çağrı A.Ş.', 'cagri isil')).toBe('[Işıl] [Çağrı] A.Ş.');
    expect(isaretli('Işıl Çağrı A.Ş.', 'ışıl çağ')).toBe('[Işıl] [Çağ]rı A.Ş.');
    expect(isaretli('M000123 · 0(532) 123 45 67', '123')).toBe('M000[123] · 0(532) [123] 45 67');
    expect(isaretli('İstanbul', 'İST')).toBe('[İst]anbul');
    expect(isaretli('abc', 'x')).toBe('abc');
    expect(isaretli('', 'x')).toBe('');
    expect(isaretli('😀 Ali', 'ali')).toBe('😀 [Ali]');
  });
});
