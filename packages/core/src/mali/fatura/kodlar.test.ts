import { expect, test } from 'vitest';
import istisnalar from '../../testing/veri/fatura-istisnalari.json' with { type: 'json' };
import listeler from '../../testing/veri/fatura-kodlari.json' with { type: 'json' };
import tevkifatlar from '../../testing/veri/fatura-tevkifatlari.json' with { type: 'json' };
import { BIRIM_KODLARI } from './birimKodlari.ts';
import { ISTISNALAR } from './istisnalar.ts';
import {
  BIRIMLER,
  EARSIV_SENARYOSU,
  IHRAC_KODU,
  OZEL_MATRAH_KODU,
  SENARYOLAR,
  TESVIK_KODLARI,
  TIPLER,
  VERGI_KODLARI,
} from './kodlar.ts';
import { KIMLIK_TURLERI, ODEME_KODLARI } from './listeler.ts';
import { TAM_TEVKIFATLAR, TEVKIFATLAR } from './tevkifatlar.ts';
import { ZARF_KODLARI } from './zarf.ts';

/** Compares the lists with the official package, code by code. */
const sirali = (k: Iterable<string>) => [...k].toSorted();

test('scenarios and types match the package', () => {
  expect(sirali(SENARYOLAR)).toEqual(sirali([...listeler.ProfileID.eFatura, ...listeler.ProfileID.eArsiv]));
  expect(listeler.ProfileID.eArsiv).toEqual([EARSIV_SENARYOSU]);
  expect(sirali(TIPLER)).toEqual(sirali(listeler.InvoiceTypeCode));
});

test('taxes, special bases and exports match the package', () => {
  expect(sirali(VERGI_KODLARI)).toEqual(sirali(listeler.TaxTypeCode.map((t) => t.kod)));
  const hepsi = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
  expect(hepsi.filter((k) => OZEL_MATRAH_KODU.test(k))).toEqual(sirali(listeler.ozelMatrah));
  expect(hepsi.filter((k) => IHRAC_KODU.test(k))).toEqual(sirali(listeler.ihracKayitli));
  expect(sirali(TESVIK_KODLARI)).toEqual(sirali(listeler.yatirimTesvikeOzelIstisna));
});

test('exemptions and their names match the package', () => {
  expect(ISTISNALAR).toEqual(
    Object.fromEntries(istisnalar.kodlar.map((k) => [k.kod, expect.stringMatching(/.{5}/) as string])),
  );
  for (const k of istisnalar.kodlar)
    if (!k.ad.startsWith('Diğer')) expect([k.kod, ISTISNALAR[k.kod]]).toEqual([k.kod, k.ad]);
});

test('withholding codes match the package: the work, the share, the per cents', () => {
  expect(TEVKIFATLAR).toEqual(
    Object.fromEntries(
      tevkifatlar.kodlar.map((k) => [k.kod, { Ad: k.ad, Pay: k.pay, Yuzdeler: k.listedeYuzdeler }] as const),
    ),
  );
  expect(TAM_TEVKIFATLAR).toEqual(
    Object.fromEntries(Object.entries(tevkifatlar.tamTevkifat.ciftler).map(([tam, asil]) => [tam, String(asil)])),
  );
});

test('every offered unit is in the list and has its form', () => {
  const bilinen = listeler.birimler.liste.map(([kod]) => kod!);
  expect(sirali(Object.keys(BIRIMLER))).toEqual(sirali(bilinen));
  for (const kod of bilinen) expect(BIRIM_KODLARI.has(kod), kod).toBe(true);
});

test('the whole unit list has all its units, and nothing that only looks like a unit', () => {
  for (const kod of '05 1M 38 A45 AMVT D83 F01 G99 H96 K55 L98 M99 NIU P99 Q42 SM3 ZZ'.split(' '))
    expect(BIRIM_KODLARI.has(kod), kod).toBe(true);
  for (const kod of ['ADT', 'ZZZ', 'A46', 'D84', 'E13', 'H86', 'K72', 'L97', 'M28', 'T2', 'Adet', 'c62', ''])
    expect(BIRIM_KODLARI.has(kod), kod).toBe(false);
});

test('payment methods and identity kinds match the package', () => {
  expect(sirali(KIMLIK_TURLERI)).toEqual(sirali(listeler.PartyIdentification));
  for (const kod of ['1', '9', '42', '53', '97', 'ZZZ']) expect(ODEME_KODLARI.has(kod), kod).toBe(true);
  for (const kod of ['0', '54', '68', '99', '01']) expect(ODEME_KODLARI.has(kod), kod).toBe(false);
});

test('every possible answer to an envelope has its sentence', () => {
  for (const kod of listeler.AppResponseCode) expect([kod, ZARF_KODLARI[kod]?.Ad]).toEqual([kod, expect.any(String)]);
});
