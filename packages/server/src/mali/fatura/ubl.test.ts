import { readFileSync } from 'node:fs';
import type { FaturaBelgesi } from '@masabasi/core/mali/fatura/belge';
import { faturaBelgesi } from '@masabasi/core/mali/fatura/olustur';
import { tutarKontrolleri } from '@masabasi/core/mali/fatura/tutarlar';
import { runs } from '@masabasi/core/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { XmlHatasi } from '../../platform/xml/xml.ts';
import { faturaOku } from './oku.ts';
import { belgeHatasi, rastgeleFatura } from '../../testing/fatura.ts';
import { veridenBelge, veriSekli, type VeriBelgesi } from '../../testing/faturaVerisi.ts';
import { ublYaz } from './ubl.ts';
import { dosyaAykiriliklari } from './testing.ts';
import ornekler from './veri/faturalar.json' with { type: 'json' };
import resmi from './veri/resmi-ornek-sayilari.json' with { type: 'json' };

/** Arithmetic rules that a document breaks. */
function tutmayan(b: FaturaBelgesi): string {
  const bulunan = new Set<string>();
  tutarKontrolleri(b, (kural) => void bulunan.add(kural));
  return [...bulunan].join(', ');
}
const dosya = (ad: string): string => readFileSync(new URL(`veri/${ad}`, import.meta.url), 'utf8');
const BUGUN = '2026-11-25';

describe('invoices of other companies', () => {
  test.each(ornekler.temiz)('$ad is read and accepted', ({ dosya: ad, beklenen }) => {
    const b = faturaOku(dosya(ad));
    expect(dosyaAykiriliklari(dosya(ad), { bugun: BUGUN })).toEqual([]);
    expect(veriSekli(b)).toEqual(beklenen);
    // The figures hold without the file, too.
    expect(tutmayan(veridenBelge(beklenen as VeriBelgesi))).toBe('');
  });

  // Each file has one fault, and two of these faults show in a second place, too.
  const KURALLAR: Readonly<Record<string, string>> = {
    'iade-ticari': 'iadeSenaryo',
    'iade-referanssiz': 'iadeBagi',
    'iade-ref-15hane': 'iadeNo',
    'tevkifat-oran-ondalik': 'tevkifatOrani',
    'tevkifat-kod-650': 'tevkifatKodu, tevkifatTutari, tevkifatSatiri',
    'tevkifat-satis-tipi': 'tevkifatTipi',
    'istisna-kodu-satis': 'istisnaKodu',
    'kod-308-satis': 'istisnaKodu',
    'no-15': 'no',
    'no-kucuk': 'no',
    'ettn-bozuk': 'ettn',
    'gelecek-tarih': 'noYili, tarih',
    'uc-ondalik': 'ondalik',
    'doviz-kursuz': 'kur',
    'birim-Adet': 'birim',
    'vkn-9hane': 'aliciKimlik',
    'tckn-soyadsiz': 'aliciAd',
    'odenecek-yanlis': 'odenecek',
    'satir-sayisi-yanlis': 'satirSayisi',
    'ozel-matrah-kodu-satis': 'istisnaKodu',
    'profil-yanlis': 'senaryo',
    'tip-yanlis': 'tip',
  };
  test.each(ornekler.bozuk)('$ad is refused with its sentence', ({ ad, dosya: dosyasi }) => {
    const bulunan = dosyaAykiriliklari(dosya(dosyasi), { bugun: BUGUN });
    expect([...new Set(bulunan.map((a) => a.Kural))].join(', ')).toBe(KURALLAR[ad]);
    for (const { Cumle } of bulunan) expect(Cumle).toMatch(/^[\p{Lu}\d‘%].{15,}\.$/u);
  });

  test('refuses a document type declaration and a file that is no invoice', () => {
    const xml = dosya('satis.xml');
    expect(() => faturaOku(xml.replace('<Invoice', '<!DOCTYPE a [<!ENTITY b "c">]><Invoice'))).toThrow(XmlHatasi);
    expect(() => faturaOku('<a/>')).toThrow('UBL faturası değil');
    expect(() => faturaOku(xml.slice(0, -20))).toThrow(XmlHatasi);
  });
});

test('a record is written by its rules, and reading it gives the same record', () => {
  fc.assert(
    fc.property(rastgeleFatura, (f) => {
      expect(belgeHatasi(f)).toBeNull();
      const b = faturaBelgesi(f);
      expect(faturaOku(ublYaz(b))).toEqual(b);
    }),
    { numRuns: runs(1000) },
  );
});

// Figures from the official samples. Arithmetic holds in all but those that are wrong themselves.
const TUTMAYAN: Readonly<Record<string, string>> = { 'ISTISNA-1.xml': 'matrah', 'OTV.xml': 'vergiDahil' };
test.each(resmi.ornekler)('the sums of $ad hold', ({ ad, alanlar }) => {
  expect(tutmayan(veridenBelge(alanlar as VeriBelgesi))).toBe(TUTMAYAN[ad] ?? '');
});

test.each<[string, string, string, string]>([
  ['the price', '900.00', '920.00', ''],
  ['the base that VAT is taken of', '100.00', '920.00', ''],
  ['neither of them', '500.00', '920.00', 'matrah'],
])('VAT of a special base, with %s as the total without taxes', (_, Matrah, VergiDahil, beklenen) => {
  const b = faturaOku(dosya(ornekler.temiz[0]!.dosya));
  const alt = { ...b.Vergiler[0]!.Alt[0]!, Matrah: '100.00', Oran: '20', Vergi: '20.00', IstisnaKodu: '801' };
  const vergiler = [{ ...b.Vergiler[0]!, Tutar: '20.00', Alt: [alt] }];
  const kalem = { ...b.Kalemler[0]!, Miktar: '1', Fiyat: '900', Tutar: '900.00', Vergiler: vergiler };
  const toplam = { Satirlar: '900.00', Matrah, VergiDahil, Iskonto: null, Artirim: null, Yuvarlama: null };
  const ozel = {
    ...b,
    Tip: 'OZELMATRAH',
    SatirSayisi: '1',
    Iskontolar: [],
    Tevkifatlar: [],
    Vergiler: vergiler,
    Kalemler: [{ ...kalem, Iskontolar: [], Tevkifatlar: [] }],
    Toplam: { ...toplam, Odenecek: VergiDahil },
  };
  expect(tutmayan(ozel)).toBe(beklenen);
});
