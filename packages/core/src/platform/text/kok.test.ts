import { describe, expect, test } from 'vitest';
import { aramaKoku, kokler } from './kok.ts';
import { katla } from './metin.ts';

/** A stem is right when other forms of its word begin with it and other words do not. */
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
  ])('from %s begins its other forms and no other word', (kelime, ayni, baska) => {
    const kok = kokler(kelime)[0]?.kok ?? 'yok';
    for (const a of ayni) expect(katla(a).startsWith(kok), a).toBe(true);
    for (const b of baska) expect(katla(b).startsWith(kok), b).toBe(false);
  });

  test('appears once with its first spelling, and filler words, numbers and fragments have none', () => {
    expect(kokler('Yazıcı fiş kesmiyor; yeni yazıcıdan da 2 fişi çıkmadı, lütfen 155 ile').map((k) => k.soz)).toEqual([
      'yazıcı',
      'fiş',
      'kesmiyor',
      'çıkmadı',
    ]);
    expect(kokler('bu da ve için 42 %')).toEqual([]);
    expect(kokler('bir iki üç dört beş altı', 2)).toHaveLength(2);
  });

  test('is safe in a database query for any typed text', () => {
    for (const { kok } of kokler(`o'reilly :* & | ! ( ) \\ <-> "çift" %_ ёлка 東京都市`))
      expect(kok).toMatch(/^[\p{L}\p{N}]+$/u);
  });
});

describe('a search word', () => {
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

  test.each(['g000123', '05321112233', 'fiş', 'an', 'ilaç', 'a-b', ''])('%s is searched unchanged', (kelime) => {
    expect(aramaKoku(katla(kelime))).toBe(katla(kelime));
  });
});
