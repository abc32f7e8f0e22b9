import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adrestekiKayit, adresParcalari } from './baglar.ts';

const EVI = 'https://masabasi.ornek.example';

test.each([
  ['', []],
  ['Merhaba', [['Merhaba', false]]],
  [
    `Bkz. ${EVI}/istakibi/versiyonlar/12.`,
    [
      ['Bkz. ', false],
      [`${EVI}/istakibi/versiyonlar/12`, true],
      ['.', false],
    ],
  ],
  [
    `(${EVI}/a?b=1), HTTP://ORNEK.EXAMPLE/x!`,
    [
      ['(', false],
      [`${EVI}/a?b=1`, true],
      ['), ', false],
      ['HTTP://ORNEK.EXAMPLE/x', true],
      ['!', false],
    ],
  ],
  ['https:// ftp://a.b javascript:alert(1)', [['https:// ftp://a.b javascript:alert(1)', false]]],
])('%j is cut at its addresses', (metin, beklenen) => {
  expect(adresParcalari(metin).map(({ soz, adres }) => [soz, adres])).toEqual(beklenen);
});

test('gives the same text when its pieces are joined again', () => {
  const parca = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), fc.constant(' '));
  fc.assert(
    fc.property(fc.array(parca), (soz) => {
      const metin = soz.join('');
      const parcalar = adresParcalari(metin);
      expect(parcalar.map((p) => p.soz).join('')).toBe(metin);
      for (const { yer, soz: ne, adres } of parcalar) {
        expect(metin.slice(yer, yer + ne.length)).toBe(ne);
        if (adres) expect(new URL(ne).protocol).toMatch(/^https?:$/);
      }
    }),
  );
});

test.each([
  ['/islemler/musterigorusme/detay?id=7', 'gorusme', 7],
  ['/istakibi/isler?sekme=ve&is=21', 'gorev', 21],
  ['/istakibi/isler/21', 'gorev', 21],
  ['/rapor/lisans/9', 'lisans', 9],
  ['/istakibi/analiz/3', 'analiz', 3],
  ['/islemler/musterigorusme/webistek/60', 'webistek', 60],
  ['/islemler/musterigorusme/egitim/5', 'egitim', 5],
  ['/istakibi/bekleyenler?is=21', 'gorev', 21],
  ['/istakibi/bekleyenler?analiz=3', 'analiz', 3],
  ['/istakibi/versiyonlar/12', 'versiyon', 12],
  ['/mali/efatura/5', 'fatura', 5],
  ['/pazarlama/gorusmetakip/detay?id=9#x', 'ziyaret', 9],
  ['/pazarlama/gorusmetakip/musteri?bakis=liste&aday=8', 'aday', 8],
  ['/pazarlama/gorusmetakip/musteri/8', 'aday', 8],
  ['/pazarlama/tekliftakibi/musterigorusme?teklif=4', 'teklif', 4],
])('%s leads to %s %i', (yol, Nesne, Id) => {
  expect(adrestekiKayit(`${EVI}${yol}`, EVI)).toEqual({ Nesne, sorgu: { ara: '', idler: [Id] } });
});

test('looks for a licence by its number', () => {
  expect(adrestekiKayit(`${EVI}/rapor/lisans?sekme=hepsi&ara=L0000123`, EVI)).toEqual({
    Nesne: 'lisans',
    sorgu: { ara: 'L0000123', idler: [] },
  });
});

test.each([
  'https://masabasi.ornek.example.kotu.example/istakibi/versiyonlar/12',
  'http://masabasi.ornek.example/istakibi/versiyonlar/12',
  'https://kotu.example/?x=https://masabasi.ornek.example/istakibi/versiyonlar/12',
  `${EVI}/istakibi/versiyonlar`,
  `${EVI}/istakibi/versiyonlar/0`,
  `${EVI}/istakibi/versiyonlar/12/gizli`,
  `${EVI}/istakibi/isler?is=-3`,
  `${EVI}/istakibi/isler/0`,
  `${EVI}/istakibi/isler/21/ek`,
  `${EVI}/istakibi/analiz/lisans`,
  `${EVI}/istakibi/isler?is=9999999999`,
  `${EVI}/rapor/lisans?ara=hastanesi`,
  `${EVI}/personel/user/detay?id=3`,
  'https://',
])('%s leads to no record', (adres) => {
  expect(adrestekiKayit(adres, EVI)).toBeNull();
});
