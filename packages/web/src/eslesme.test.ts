import { describe, expect, test } from 'vitest';
import { eslesenler, parcala } from './eslesme.ts';

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
  test('needs no marks and no capital letters, in Turkish', () => {
    expect(bul('izin')).toEqual(['İzin Hak Dilimleri', 'İzin İste', 'İzinler']);
    expect(bul('IZIN')).toEqual(bul('izin'));
    expect(bul('İZİN')).toEqual(['İzin Hak Dilimleri', 'İzin İste', 'İzinler']);
    expect(bul('musteri')).toEqual(['Müşteriler']);
    expect(bul('cay')).toEqual(['Çay molası']);
  });

  test('takes words in any order, by their beginnings; what begins so comes first', () => {
    expect(bul('pan mol')).toEqual(['Mola Panosu']);
    expect(bul('mol')).toEqual(['Mola Panosu', 'Çay molası']);
    expect(bul('olasi')).toEqual([]);
  });

  test('looks at other words too, after the names', () => {
    expect(bul('rapor')).toEqual(['İzin İste']);
    expect(bul('tanim')).toEqual(['Müşteriler']);
  });

  test('finds nothing for signs alone, and everything for nothing', () => {
    expect(bul('%_')).toEqual([]);
    expect(bul('  ')).toEqual(EKRANLAR.map((e) => e.ad));
  });
});

describe('marking what was searched', () => {
  const isaretli = (metin: string, ara: string) =>
    parcala(metin, ara)
      .map((p) => (p.aranan ? `[${p.metin}]` : p.metin))
      .join('');
  test('keeps the text as it is', () => {
    expect(isaretli('Işıl Çağrı A.Ş.', 'cagri isil')).toBe('[Işıl] [Çağrı] A.Ş.');
    expect(isaretli('Işıl Çağrı A.Ş.', 'ışıl çağ')).toBe('[Işıl] [Çağ]rı A.Ş.');
    expect(isaretli('M000123 · 0(532) 123 45 67', '123')).toBe('M000[123] · 0(532) [123] 45 67');
    expect(isaretli('İstanbul', 'İST')).toBe('[İst]anbul');
    expect(isaretli('abc', 'x')).toBe('abc');
    expect(isaretli('', 'x')).toBe('');
    expect(isaretli('😀 Ali', 'ali')).toBe('😀 [Ali]');
  });
});
