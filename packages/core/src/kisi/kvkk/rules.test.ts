import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ayEkle } from '../../platform/time/tarih.ts';
import {
  SAKLAMA,
  SAKLAMA_KONULARI,
  type SaklamaKonusu,
  ayYaz,
  aydinlatmaHatasi,
  metinBloklari,
  saklamaHatasi,
  yerTutucular,
  yerTutuculariYaz,
} from './rules.ts';

const VARSAYILAN = Object.fromEntries(SAKLAMA_KONULARI.map((k) => [k, SAKLAMA[k].VarsayilanAy])) as Record<
  SaklamaKonusu,
  number
>;

describe('the text of the notice', () => {
  test('has headings, paragraphs and lists, with any line ends', () => {
    expect(metinBloklari('# Giriş\r\nBir\r\niki\r\n\r\nüç\n- a\n- b\n  devamı\n\n-c\n#d\n\n\n')).toEqual([
      { tur: 'baslik', metin: 'Giriş' },
      { tur: 'paragraf', metin: 'Bir iki' },
      { tur: 'paragraf', metin: 'üç' },
      { tur: 'liste', maddeler: ['a', 'b devamı'] },
      { tur: 'paragraf', metin: '-c #d' },
    ]);
    expect(metinBloklari(' \n ')).toEqual([]);
  });

  test('keeps every typed word, also markup', () => {
    const harf = fc.constantFrom('a', 'ğ', '<b>', '&', '{x}', ' ', '\n', '- ', '# ', '-', '#');
    fc.assert(
      fc.property(
        fc.array(harf, { maxLength: 40 }).map((h) => h.join('')),
        (metin) => {
          const cikan = metinBloklari(metin).flatMap((b) => (b.tur === 'liste' ? b.maddeler : [b.metin]));
          const soz = (s: string) => s.replaceAll(/[\s#-]/g, '');
          expect(soz(cikan.join(''))).toBe(soz(metin));
        },
      ),
    );
  });

  test('gets the company and the periods, and does not read the values again', () => {
    const degerler = yerTutucular('Ak {sure.mola} A.Ş.', { ...VARSAYILAN, mola: 18 });
    expect(yerTutuculariYaz('{sirket}: {sure.mola}, {sure.personel}, {toString}', degerler)).toBe(
      'Ak {sure.mola} A.Ş.: 18 ay, 10 yıl, {toString}',
    );
  });

  test('is refused if empty, unchanged or with an unknown word in braces', () => {
    const degerler = yerTutucular('Ak', VARSAYILAN);
    expect(aydinlatmaHatasi(' \n', 'eski', degerler)).toContain('yazınız');
    expect(aydinlatmaHatasi('eski \n', 'eski', degerler)).toContain('değişiklik yok');
    expect(aydinlatmaHatasi('{sirket} {sure.mloa}', 'eski', degerler)).toContain("'{sure.mloa}'");
    expect(aydinlatmaHatasi('{sirket} {sure.mola}', 'eski', degerler)).toBeNull();
  });
});

describe('the retention of records', () => {
  test('accepts the defaults', () => {
    for (const k of SAKLAMA_KONULARI) expect(saklamaHatasi(k, SAKLAMA[k].VarsayilanAy, VARSAYILAN)).toBeNull();
  });

  test.each([
    ['mola', 0, 'Mola ve mesai kayıtları en az 1 ay saklanır.'],
    ['mola', 1, null],
    ['imha', 35, 'İmha kayıtları en az 3 yıl saklanır.'],
    ['imha', 1200, null],
    ['imha', 1201, 'İmha kayıtları en çok 100 yıl saklanabilir.'],
    ['denetim', 11, 'Denetim ve erişim kayıtları en az 1 yıl saklanır.'],
    ['denetim', 121, 'Denetim ve erişim kayıtları, personel ve izin kayıtlarından (10 yıl) uzun saklanamaz.'],
    ['personel', 60, null],
    ['personel', 59, 'Personel ve izin kayıtları en az 5 yıl saklanır.'],
  ] as const)('%s for %i months', (konu, ay, hata) => {
    expect(saklamaHatasi(konu, ay, VARSAYILAN)).toBe(hata);
  });

  test("keeps a person's record at least as long as the data that names the person", () => {
    expect(saklamaHatasi('personel', 60, { ...VARSAYILAN, posta: 72 })).toBe(
      'Giden e-postalar 6 yıl saklanıyor; personel kayıtları daha kısa saklanamaz.',
    );
  });

  test('is written in years if they are whole', () => {
    expect([1, 12, 18, 24, 120].map(ayYaz)).toEqual(['1 ay', '1 yıl', '18 ay', '2 yıl', '10 yıl']);
  });
});

test.each([
  ['2026-11-20', -24, '2024-11-20'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', -1200, '1926-11-20'],
])('%s and %i months is %s', (gun, n, sonuc) => {
  expect(ayEkle(gun, n)).toBe(sonuc);
});
