import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metinParcalari, yeniSozler } from './alinti.ts';

const YENI = 'Oldu, teşekkürler.';
const uzun = (adet: number, isaret = '') =>
  Array.from({ length: adet }, (_, i) => `${isaret}önceki yazışmanın ${i + 1}. satırı`).join('\n');

describe('folds the text that a mail program quotes', () => {
  test.each([
    ['Gmail in Turkish', 'Ayşe Öz <a@b.com>, 3 Kas 2026 Sal, 10:15 tarihinde şunu yazdı:\n\n> Denediniz mi?'],
    [
      'Gmail over two lines',
      'Destek Masası <destek@firma.example>, 29 Kas 2026 Paz, 10:00\ntarihinde şunu yazdı:\n\n> a',
    ],
    ['Gmail in English', 'On Tue, Nov 3, 2026 at 10:15 AM Ayşe Öz <a@b.com>\nwrote:\n> Denediniz mi?'],
    ['Gmail in German', 'Destek <d@m.com> schrieb am So., 29. Nov. 2026, 10:00:\n\n> Haben Sie es versucht?'],
    ['Apple Mail in Turkish', 'Destek <destek@firma.example> şunları yazdı (29 Kas 2026 10:00):\n\n> eski yazı'],
    [
      'an iPhone in Turkish',
      'iPhone’umdan gönderildi\n\nDestek <destek@firma.example> şunları yazdı (29 Kas 2026 10:00):\n\n> eski yazı',
      'Oldu, teşekkürler.\n\niPhone’umdan gönderildi',
    ],
    ['Apple Mail, older', '29 Kas 2026 tarihinde, saat 10:00’da Destek <d@m.com> şunları yazdı:\n\n> eski'],
    ['Apple Mail in English', 'On 29 Nov 2026, at 10:00, Destek <d@m.com> wrote:\n\n> old'],
    ['Apple Mail in German', 'Am 29.11.2026 um 10:00 schrieb Destek <d@m.com>:\n\n> alt'],
    ['Yandex', '29.11.2026, 10:00, "Destek" <destek@firma.example>:\n> eski yazı'],
    ['Yandex without quote signs', '29.11.2026, 10:00, "Destek" <destek@firma.example>:\n\neski yazı'],
    ['Mail.ru', 'Pazar, 29 Kasım 2026, 10:00 +03:00 from Destek <destek@firma.example>:\n> eski'],
    ['Thunderbird in Turkish', '29.11.2026 10:00 tarihinde Destek yazdı:\n> eski yazı'],
    ['Thunderbird in English', 'On 11/29/2026 10:00 AM, Destek wrote:\n> old'],
    ['Thunderbird in German', 'Am 29.11.26 um 10:00 schrieb Destek:\n> alt'],
    ['Roundcube', 'Destek, 2026-11-29 10:00 tarihinde yazdı:\n> eski'],
    ['Yahoo', '29 Kasım 2026 Pazar 10:00:22 GMT+3 tarihinde, Destek <d@m.com> şunu yazdı:\n\n  eski yazı'],
    ['Proton', '29 Kasım 2026 Pazar 10:00 tarihinde, Destek <d@m.com> yazdı:\n\n> eski'],
    ['Zoho', '---- Paz, 29 Kas 2026 10:00:00 +0300 Destek <d@m.com> şunu yazdı: ----\n\neski yazı'],
    ['Outlook', '________________________________\nKimden: Destek\nGönderildi: Salı\nMerhaba'],
    ['Outlook without a divider', 'Kimden: Destek <d@m.com>\nGönderildi: 3 Kasım 2026 Salı 10:15\nKime: Ece\nMerhaba'],
    ['Outlook with names', 'Kimden: Destek\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKime: Ayşe\nKonu: RE: a\n\neski'],
    [
      'Outlook, new',
      'Kimden: Destek <d@m.com>\nTarih: 29 Kasım 2026 Pazar 10:00\nKime: Ayşe <a@b.com>\nKonu: a\n\neski',
    ],
    [
      'Outlook in bold letters',
      '*Kimden:* Destek <d@m.com>\n*Gönderildi:* 29 Kasım 2026 Pazar 10:00\n*Konu:* a\n\neski',
    ],
    [
      'Outlook in English',
      'From: Destek <d@m.com>\nSent: Sunday, November 29, 2026 10:00 AM\nTo: Ayşe\nSubject: RE: a\n\nold',
    ],
    [
      'Outlook in German',
      'Von: Destek <d@m.com>\nGesendet: Sonntag, 29. November 2026 10:00\nAn: Ayşe\nBetreff: AW: a\n\nalt',
    ],
    ['old Outlook', '-----Original Message-----\nFrom: Destek\nMerhaba'],
    ['old Outlook in Turkish', '-----Özgün İleti-----\nKimden: Destek [mailto:d@m.com]\nGönderildi: Salı\n\nMerhaba'],
    [
      'Samsung',
      '-------- Orijinal mesaj --------\nGönderen: Destek <d@m.com>\nTarih: 29.11.2026 10:00\nAlıcı: a@b.com\nKonu: a\n\neski',
    ],
    ['a program with quote signs alone', '> Denediniz mi?\n>\n\n'],
  ])('%s', (_, alinti, yeni = YENI) => {
    const metin = `${YENI}\n\n${alinti}`;
    const parcalar = metinParcalari(metin);
    expect(parcalar.map((p) => p.alinti)).toEqual([false, true]);
    expect(yeniSozler(metin)).toBe(yeni);
    expect(parcalar.map((p) => p.metin).join('\n')).toBe(metin);
  });

  test('folds a long quotation above the answer at its place', () => {
    const metin = `29.11.2026 10:00 tarihinde Destek yazdı:\n${uzun(20, '> ')}\n\n${YENI}`;
    expect(metinParcalari(metin).map((p) => p.alinti)).toEqual([true, false]);
  });
});

describe("the customer's own words stay visible", () => {
  test.each([
    ['a text without a quotation', YENI],
    ['a quotation alone', '> Denediniz mi?'],
    [
      'answers between quoted lines',
      'Merhaba, yanıtlarım aralarda.\n\n29.11.2026 10:00 tarihinde Destek <destek@firma.example> yazdı:\n> 1) Hangi sürümü kullanıyorsunuz?\nSürüm 4.12\n> 2) Hata kodu nedir?\nE-1054',
    ],
    [
      'answers in a quotation of Outlook',
      'Cevaplar aşağıda.\n\nKimden: Destek <d@m.com>\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKime: Ayşe\nKonu: RE: a\n\n1) Hangi sürüm?\nSürüm 4.12\n2) Hata kodu?\nE-1054',
    ],
    [
      'a sentence that ends with yazdı',
      'Merhaba,\nProgram dün saat 10 gibi kapandı, ekrana şunu yazdı:\nHATA 1054: veritabanı bağlantısı koptu\nLütfen arayın.',
    ],
    ['the sentence with a date', '28.11.2026 tarihinde rapora şunları yazdı:\nToplam 45\nBu yanlış.'],
    ['the sentence with a time', '28.11.2026 10:00 tarihinde program ekrana şunu yazdı:\nHATA 1054\nLütfen arayın.'],
    ['a form', 'Merhaba, şu bilgileri düzeltin:\nKimden: Depo\nKime: Mağaza\nTarih: 12.12.2026\nAdet: 45'],
    ['a form with a time', 'Sevk fişi:\nKimden: Depo\nKime: Mağaza\nTarih: 12.12.2026 10:30\nKonu: Sevk\nAdet: 45'],
    ['a form below a line', 'Şöyle:\n--------------------\nKimden: Depo\nAdet: 45\n____________________\nAdet: 12'],
    ['a table', 'Liste:\n| Kod | Adet |\n| A1 | 4 |'],
    [
      'a mail that Gmail forwards',
      'Üretici firmadan gelen yanıt aşağıda, buna göre bakar mısınız?\n\n---------- Forwarded message ---------\nGönderen: Üretici <u@uretici.example>\nDate: 28 Kas 2026 Cmt 10:00\nSubject: RE: anahtar\nTo: Ali\n\nYeni lisans anahtarınız: ABC-123',
    ],
    [
      'a mail that an iPhone forwards with quote signs',
      'Bilginize.\n\nİletilen ileti başlangıcı:\n\n> Kimden: Üretici <u@uretici.example>\n> Konu: anahtar\n>\n> Anahtar: ABC-123',
    ],
    [
      'a mail that Thunderbird forwards',
      'Bilginize.\n\n-------- İletilen İleti --------\nKonu: anahtar\nGönderen: Ü <u@u.com>\nTarih: 28 Kasım 2026 10:00\n\nABC-123',
    ],
    [
      'a mail forwarded in German',
      'Zur Info.\n\n-------- Weitergeleitete Nachricht --------\nVon: U <u@u.com>\nDatum: Sat, 28 Nov 2026 10:00\n\nABC-123',
    ],
    ['a sentence about dates', 'Dün öğleden sonra tarihinde sorun olan fişler:\n12\n13'],
  ])('%s', (_, metin) => {
    expect(metinParcalari(metin)).toEqual([{ alinti: false, yer: 0, metin }]);
    expect(yeniSozler(metin)).toBe(metin.trim());
  });

  test('a mail forwarded by Outlook, recognised by its subject', () => {
    const metin =
      'Bilginize.\n\nKimden: Ü <u@u.com>\nGönderildi: 28 Kasım 2026 Cumartesi 10:00\nKime: Ali\nKonu: a\n\nABC-123';
    expect(metinParcalari(metin, { konu: 'İLT: a' })).toHaveLength(1);
    expect(metinParcalari(metin, { konu: 'Ynt: a' })).toHaveLength(2);
  });

  test('new words in a quotation without signs, recognised by the earlier text', () => {
    const bizim = `${uzun(12)}\nHangi sürümü kullanıyorsunuz?`;
    const baslik = 'Kimden: Destek <d@m.com>\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKonu: a';
    const metin = `Merhaba.\n\n${baslik}\n\n${uzun(12)}\nHangi sürümü\nkullanıyorsunuz?\n4.12 sürümünü kullanıyoruz.`;
    expect(yeniSozler(metin, { bilinen: bizim })).toBe('Merhaba.\n\n4.12 sürümünü kullanıyoruz.');
    expect(metinParcalari(metin, { bilinen: bizim }).map((p) => p.alinti)).toEqual([false, true, false]);
  });

  test('lines with quotation signs that nobody wrote before', () => {
    const metin = 'Ekran çıktısı:\n> HATA 1054 veritabanı bağlantısı koptu';
    expect(metinParcalari(metin, { bilinen: 'Hangi hatayı alıyorsunuz?' })).toHaveLength(1);
  });
});

test('loses and moves no line, for any text', () => {
  const satir = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      '> a',
      'Kimden: Destek <d@m.com>',
      'Gönderildi: 29 Kasım 2026 Pazar 10:00',
      'Konu: a',
      '29.11.2026 10:00 tarihinde Destek <d@m.com> yazdı:',
      '-----Original Message-----',
      '_'.repeat(20),
      '---------- Forwarded message ---------',
      'Cevaplar aşağıda.',
    ),
  );
  fc.assert(
    fc.property(fc.array(satir, { maxLength: 20 }), fc.string(), (satirlar, bilinen) => {
      const metin = satirlar.join('\n');
      const parcalar = metinParcalari(metin, { bilinen });
      expect(parcalar.map((p) => p.metin).join('\n')).toBe(metin);
      // A text with any words always has a visible part.
      if (metin.trim() !== '') expect(yeniSozler(metin, { bilinen })).not.toBe('');
    }),
  );
});
