import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boyutYaz } from '../text/metin.ts';
import {
  cokBuyuk,
  DOSYA_TURLERI,
  dosyaAdiHatasi,
  dosyaAdiSade,
  EN_COK_AD,
  EN_COK_DOSYA_BAYTI,
  gonderilmez,
  isaretliAd,
  kotaHatasi,
  TURU_SAKLANMAZ,
  turAdi,
  uzantiHatasi,
  uzantisi,
  yapistirilanAd,
} from './rules.ts';

test.each([
  ['not.txt', 'txt'],
  ['FATURA.PDF', 'pdf'],
  ['RESİM.JPG', 'jpg'],
  ['arsiv.tar.zip', 'zip'],
  ['.txt', ''],
  ['adsiz', ''],
  ['nokta.', ''],
])('%s has the extension %s', (ad, uzanti) => expect(uzantisi(ad)).toBe(uzanti));

test.each([
  ['Sözleşme (imzalı).pdf', null],
  ['', 'Dosyanın adı yok.'],
  ['../etc/passwd.txt', 'Dosyanın adında klasör olamaz.'],
  ['C:\\not.txt', 'Dosyanın adında klasör olamaz.'],
  ['a\u0007.txt', 'Dosyanın adında yazılamayan bir karakter var.'],
  [`${'ş'.repeat(EN_COK_AD - 4)}.txt`, null],
  [`${'ş'.repeat(EN_COK_AD - 3)}.txt`, `Dosyanın adı en çok ${EN_COK_AD} karakter olabilir.`],
  ['resim.svg', TURU_SAKLANMAZ],
  ['kur.exe', TURU_SAKLANMAZ],
  ['txt', TURU_SAKLANMAZ],
])('checks the file name %s', (ad, hata) => expect(dosyaAdiHatasi(ad)).toBe(hata));

test('removes invisible characters from a name', () => {
  expect(dosyaAdiSade(' fatura\u200b.pdf ')).toBe('fatura.pdf');
  // A right-to-left mark hides the extension of a name.
  expect(dosyaAdiSade('a\u202efdp.exe')).toBe('afdp.exe');
});

test('the name must fit the bytes', () => {
  for (const [tip, { uzantilar }] of Object.entries(DOSYA_TURLERI))
    for (const [diger, { uzantilar: digerleri }] of Object.entries(DOSYA_TURLERI)) {
      const hata = uzantiHatasi(`Dosya.${uzantilar[0]}`, diger as keyof typeof DOSYA_TURLERI);
      expect(hata).toEqual(tip === diger ? null : expect.stringContaining(`.${digerleri[0]}`));
    }
});

test.each([
  ['not.txt', 1, null],
  ['not.txt', 0, "'not.txt' boş."],
  ['not.txt', EN_COK_DOSYA_BAYTI, null],
  ['not.txt', EN_COK_DOSYA_BAYTI + 1, 'Dosya çok büyük; bir dosya en çok 10 MB olabilir.'],
  ['not.html', EN_COK_DOSYA_BAYTI + 1, TURU_SAKLANMAZ],
])('checks before sending: %s of %d bytes', (ad, bayt, neden) => expect(gonderilmez(ad, bayt)).toBe(neden));

test.each([
  [0, '0 bayt'],
  [1023, '1023 bayt'],
  [1024, '1 kB'],
  [1536, '1,5 kB'],
  [120 * 1024, '120 kB'],
  [2.25 * 1024 * 1024, '2,3 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are written %s', (bayt, yazi) => expect(boyutYaz(bayt)).toBe(yazi));

test('names a picture from the clipboard after its minute in Istanbul', () => {
  expect(yapistirilanAd('2026-11-23T11:05:30Z')).toBe('Ekran görüntüsü 23.11.2026 14.05.png');
  expect(cokBuyuk(3 * 1024 * 1024)).toContain('3 MB');
  expect([turAdi('application/pdf'), turAdi('image/heic')]).toEqual(['PDF', 'Dosya']);
});

test('names a marked picture after its original, once, with a name that can be stored', () => {
  expect(isaretliAd('tabela.jpeg', 'jpg')).toBe('tabela (işaretli).jpg');
  expect(isaretliAd('tabela (işaretli).jpg', 'jpg')).toBe('tabela (işaretli).jpg');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: EN_COK_AD - 4 }), (s) => {
      const ad = `${s.replace(/[/\\]/g, '')}x.png`;
      fc.pre(dosyaAdiHatasi(ad) === null);
      expect(dosyaAdiHatasi(isaretliAd(ad, 'png'))).toBeNull();
    }),
  );
});

const MB = 1_000_000;
const KOTA = { depo: 0, depoSiniri: 20_000 * MB, bugun: 0, gunlukSinir: 1000 * MB };
test.each([
  ['nothing is used', {}, 10 * MB, null],
  ['the last byte of the store', { depo: 20_000 * MB - 1 }, 1, null],
  ['a byte more than the store holds', { depo: 20_000 * MB }, 1, /\(20\.000 MB\) doldu.*yöneticinize/],
  ['the store is full, named before the limit of the day', { depo: 20_000 * MB, bugun: 1000 * MB }, 1, /yöneticinize/],
  ['the last byte of the day', { bugun: 990 * MB }, 10 * MB, null],
  ['a byte more than the day allows', { bugun: 990 * MB }, 10 * MB + 1, /en çok 1\.000 MB.*bugün 10 MB kaldı/],
  ['hardly anything of the day is left', { bugun: 1000 * MB - 5 }, 6, /payınız doldu/],
  ['nothing of the day is left', { bugun: 1000 * MB }, 1, /payınız doldu/],
] as const)('checks the space for a file: %s', (_ne, kullanilan, eklenen, hata) => {
  const neden = kotaHatasi({ ...KOTA, ...kullanilan }, eklenen);
  if (hata === null) expect(neden).toBeNull();
  else expect(neden).toMatch(hata);
});
