import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formSekli, kayitSekli } from './alan.ts';
import { alanAdi, bosKayit, degisenAlanlar, tabloAlanlari } from './alanlar.ts';
import { MUSTERI_ALANLARI } from './musteri/alanlar.ts';
import { KOSU } from './testing.ts';

const kart = z.strictObject(kayitSekli(MUSTERI_ALANLARI));
const form = z.strictObject(formSekli(MUSTERI_ALANLARI));
const BOS = bosKayit(MUSTERI_ALANLARI);

test('a field is named in a sentence as it would be written there', () => {
  const adlar = (['TCKimlikNo', 'VKN', 'KanGrubuId', 'IlId', 'GSM', 'Iban', 'Eposta', 'DigerProgramId'] as const).map(
    (a) => alanAdi(MUSTERI_ALANLARI, a),
  );
  expect(adlar).toEqual(['T.C. kimlik no', 'Vergi no', 'Kan grubu', 'İl', 'GSM', 'IBAN', 'E-posta', 'Diğer program']);
});

test('an empty card is one that the schema takes, and each one is its own', () => {
  expect(kart.parse(BOS)).toEqual(BOS);
  bosKayit(MUSTERI_ALANLARI).ProjeIdler.push(1);
  expect(BOS.ProjeIdler).toEqual([]);
});

test('a text is bounded by its limit, to the character', () => {
  const metinler = Object.entries(MUSTERI_ALANLARI).flatMap(([ad, a]) => (a.tur === 'metin' ? [{ ad, ...a }] : []));
  expect(metinler.length).toBeGreaterThan(10);
  for (const { ad, enCok } of metinler) {
    expect(kart.safeParse({ ...BOS, [ad]: 'ş'.repeat(enCok) }).success, ad).toBe(true);
    expect(kart.safeParse({ ...BOS, [ad]: 'ş'.repeat(enCok + 1) }).success, ad).toBe(false);
  }
});

test('a form may leave out, and send back masked, what was answered masked; a card may not', () => {
  const { TCKimlikNo: _t, DogumTarihi: _d, Iban: _i, ...acik } = BOS;
  expect(form.parse(acik)).toEqual(acik);
  expect(form.parse({ ...acik, TCKimlikNo: '123******01' }).TCKimlikNo).toBeUndefined();
  expect(form.parse({ ...acik, Iban: null, DogumTarihi: '01.02.1980' })).toMatchObject({
    Iban: null,
    DogumTarihi: '1980-02-01',
  });
  expect(kart.safeParse(acik).success).toBe(false);
});

test('two cards differ in the fields in which they differ, and in no others', () => {
  const metin = fc.constantFrom('', 'a', 'İzmir');
  const rastgele = fc.record({
    Ad: metin,
    Adres: metin,
    IlId: fc.option(fc.constantFrom(6, 35)),
    VKN: fc.option(metin),
  });
  fc.assert(
    fc.property(rastgele, rastgele, (a, b) => {
      const beklenen = (Object.keys(a) as (keyof typeof a)[]).filter((k) => (a[k] ?? '') !== (b[k] ?? ''));
      const [eski, yeni] = [a, b].map((x) => ({ ...BOS, ...x }));
      expect(degisenAlanlar(MUSTERI_ALANLARI, eski!, yeni!).toSorted()).toEqual(beklenen.toSorted());
    }),
    KOSU,
  );
});

test('no two columns of a spreadsheet are called the same', () => {
  const { sutunlar, baskaAdlar } = tabloAlanlari(MUSTERI_ALANLARI);
  const adlar = [...sutunlar.map((s) => s.baslik), ...Object.keys(baskaAdlar)];
  expect(new Set(adlar).size).toBe(adlar.length);
  const yazilan = Object.values(MUSTERI_ALANLARI).flatMap((a) => a.baskaAdlar ?? []);
  expect(Object.keys(baskaAdlar).toSorted()).toEqual(yazilan.toSorted());
});
