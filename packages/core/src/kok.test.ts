import { describe, expect, test } from 'vitest';
import { aramaKoku, kokler } from './kok.ts';
import { katla } from './metin.ts';

/** Stems are right when other forms of a word begin with them and other words do not. */
describe('a stem', () => {
  test.each([
    ['fişler', ['fiş', 'fişi', 'FİŞLERİ', 'fişten'], ['fatura']],
    ['yazıcıdan', ['yazıcı', 'YAZICIYI', 'yazıcılar'], ['yazı tipi', 'yazdırma']],
    ['reçetesi', ['reçete', 'Reçetede', 'reçeteler'], ['rapor']],
    ['gönderilemiyor', ['gönderildi', 'gönderilmedi', 'gönderilemiyor'], ['güncelleme']],
    ['raporların', ['rapor', 'raporda', 'RAPORU'], ['randevu']],
    ['açılmıyor', ['açıldı', 'açılmadı'], ['akşam']],
    ['bağlantıyı', ['bağlantı', 'Bağlantılarda'], ['banka']],
    ['ilaç', ['ilaç', 'İLAÇLARI'], ['ilçe']],
  ])('of %s begins its other forms and no other word', (kelime, ayni, baska) => {
    const kok = kokler(kelime)[0]?.kok ?? 'yok';
    for (const a of ayni) expect(katla(a).startsWith(kok), a).toBe(true);
    for (const b of baska) expect(katla(b).startsWith(kok), b).toBe(false);
  });

  test('is said once, by the word as it was first written; words that say nothing, numbers and scraps are none', () => {
    expect(kokler('Yazıcı fiş kesmiyor; yeni yazıcıdan da 2 fişi çıkmadı, lütfen 155 ile').map((k) => k.soz)).toEqual([
      'yazıcı',
      'fiş',
      'kesmiyor',
      'çıkmadı',
    ]);
    expect(kokler('bu da ve için 42 %')).toEqual([]);
    expect(kokler('bir iki üç dört beş altı', 2)).toHaveLength(2);
  });

  test('is safe to be asked a database for, whatever was typed', () => {
    for (const { kok } of kokler(`o'reilly :* & | ! ( ) \\ <-> "çift" %_ ёлка 東京都市`))
      expect(kok).toMatch(/^[\p{L}\p{N}]+$/u);
  });
});

describe('a word of a search', () => {
  test.each([
    ['yazıcılardan', ['yazıcı', 'yazıcıya', 'YAZICILARI']],
    ['reçeteler', ['reçete', 'reçetesi', 'Reçetenin']],
    ['güncellemesi', ['güncelleme', 'güncellemeden']],
    ['sunucuya', ['sunucu', 'SUNUCUDA', 'sunucuları']],
    ['raporlarda', ['rapor', 'raporun']],
    ['randevusu', ['randevu', 'randevular']],
    ['bağlantımız', ['bağlantı', 'bağlantılar']],
    ['faturayı', ['fatura', 'faturalar']],
  ])('%s is found in its other forms', (kelime, bicimler) => {
    for (const b of bicimler) expect(katla(b)).toContain(aramaKoku(katla(kelime)));
  });

  test.each(['g000123', '05321112233', 'fiş', 'an', 'ilaç', 'a-b', ''])('%s is looked for as it is', (kelime) => {
    expect(aramaKoku(katla(kelime))).toBe(katla(kelime));
  });
});
