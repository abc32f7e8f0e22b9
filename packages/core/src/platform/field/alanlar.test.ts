import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formSekli, kayitSekli } from './alan.ts';
import {
  alanAdi,
  alanlari,
  bosKayit,
  degisenAlanlar,
  eksikler,
  saklananSozlugu,
  tabloAlanlari,
  tamam,
} from './alanlar.ts';
import { LISANS_ALANLARI } from '../../musteri/lisans/alanlar.ts';
import { MUSTERI_ALANLARI } from '../../musteri/musteri/alanlar.ts';
import { EN_COK_KURUS, kurus, TUTAR_METNI } from '../money/para.ts';
import { KOSU } from '../../testing/cases.ts';
import { denemeler, gezilmeyenler } from '../../testing/odalar.ts';

/** Declared records, each with the values that its empty card still needs. */
const KAYITLAR = denemeler('kayit').map(([oda, { alanlar, gerekenler }]) => [oda, alanlar, gerekenler] as const);

test('walks every declared record', async () => {
  const yurunen = [...new Set<unknown>(KAYITLAR.map(([, alanlar]) => alanlar))];
  const { adlar, sayi } = await gezilmeyenler('alanlar', '_ALANLARI', yurunen);
  expect(adlar, 'its room’s testing.ts of core says what an empty card needs (deneme.kayit)').toEqual([]);
  expect(sayi).toBe(yurunen.length);
  expect(yurunen.length).toBeGreaterThan(3);
});

const kart = z.strictObject(kayitSekli(MUSTERI_ALANLARI));
const form = z.strictObject(formSekli(MUSTERI_ALANLARI));
const BOS = bosKayit(MUSTERI_ALANLARI);

test('names a field as it is written within a sentence', () => {
  const adlar = (['TCKimlikNo', 'VKN', 'KanGrubuId', 'IlId', 'GSM', 'Iban', 'Eposta', 'DigerProgramId'] as const).map(
    (a) => alanAdi(MUSTERI_ALANLARI, a),
  );
  expect(adlar).toEqual(['T.C. kimlik no', 'Vergi no', 'Kan grubu', 'İl', 'GSM', 'IBAN', 'E-posta', 'Diğer program']);
});

test('names a stored choice as an id', () => {
  const { LisansTurId, BitisTarihi, OtomatikYenile } = saklananSozlugu(LISANS_ALANLARI);
  expect([LisansTurId, BitisTarihi, OtomatikYenile]).toEqual([
    'Lisans türü no',
    'Bitiş tarihi',
    'Kendiliğinden yenilenir',
  ]);
});

describe.each(KAYITLAR)('a card of %s', (_, alanlar, gerekenler) => {
  const sema = z.strictObject(kayitSekli(alanlar));
  const tam = { ...bosKayit(alanlar), ...gerekenler };
  const alinir = (ad: string, deger: unknown) => sema.safeParse({ ...tam, [ad]: deger }).success;

  test('passes the schema when all required fields are set', () => {
    expect(sema.parse(tam)).toEqual(tam);
    expect(tamam(alanlar, tam)).toBe(true);
    expect(Object.keys(eksikler(alanlar, bosKayit(alanlar)))).toEqual(Object.keys(gerekenler));
  });

  test('needs in its schema the same fields that its form reports as missing', () => {
    for (const [ad, a] of Object.entries(alanlar)) {
      expect(eksikler(alanlar, { ...tam, [ad]: null })[ad], ad).toBe(a.gerek);
      expect(alinir(ad, null), ad).toBe(a.gerek === undefined && a.bos === null);
    }
  });

  test('limits texts and numbers to the exact character', () => {
    const metinler = Object.entries(alanlar).flatMap(([ad, a]) => (a.tur === 'metin' ? [{ ad, ...a }] : []));
    expect(metinler).not.toEqual([]);
    for (const { ad, enCok } of metinler)
      expect([ad, alinir(ad, 'ş'.repeat(enCok)), alinir(ad, 'ş'.repeat(enCok + 1))]).toEqual([ad, true, false]);
    const sayilar = Object.entries(alanlar).flatMap(([ad, a]) => (a.tur === 'sayi' ? [{ ad, ...a }] : []));
    for (const { ad, enAz, enCok } of sayilar)
      expect(
        [enAz - 1, enAz, enCok, enCok + 1].map((n) => alinir(ad, n)),
        ad,
      ).toEqual([false, true, true, false]);
  });
});

test('a sum is a whole number of kuruş, at least one', () => {
  const lisans = z.strictObject(kayitSekli(LISANS_ALANLARI)).shape.YillikBedel;
  const alinan = [0, 1_250_050, EN_COK_KURUS].map((n) => lisans.safeParse(n).success);
  expect(alinan).toEqual([true, true, true]);
  const kalan = [-1, 12_500.5, EN_COK_KURUS + 1, '12.500,50', null].map((n) => lisans.safeParse(n).success);
  expect(kalan).toEqual([false, false, false, false, false]);
  const yazilan = { ...bosKayit(LISANS_ALANLARI), ProjeId: 2, LisansTurId: 1, BaslamaTarihi: '2026-11-20' };
  expect(eksikler(LISANS_ALANLARI, { ...yazilan, YillikBedel: null })).toEqual({ YillikBedel: TUTAR_METNI });
  expect(tamam(LISANS_ALANLARI, { ...yazilan, YillikBedel: kurus(5) })).toBe(true);
});

test('every empty card is a new object, and a card keeps only its own fields', () => {
  bosKayit(MUSTERI_ALANLARI).ProjeIdler.push(1);
  expect(BOS.ProjeIdler).toEqual([]);
  expect(alanlari(MUSTERI_ALANLARI, Object.assign({ Id: 5, Surum: 1 }, BOS, { Ad: 'Ayşe' }))).toEqual({
    ...BOS,
    Ad: 'Ayşe',
  });
});

test('a form may omit masked fields or send them back masked, a card may not', () => {
  const { TCKimlikNo: _t, DogumTarihi: _d, Iban: _i, ...acik } = BOS;
  expect(form.parse(acik)).toEqual(acik);
  expect(form.parse({ ...acik, TCKimlikNo: '123******01' }).TCKimlikNo).toBeUndefined();
  expect(form.parse({ ...acik, Iban: null, DogumTarihi: '01.02.1980' })).toMatchObject({
    Iban: null,
    DogumTarihi: '1980-02-01',
  });
  expect(kart.safeParse(acik).success).toBe(false);
});

test('two cards differ in exactly the fields that were changed', () => {
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

test('no two columns of a spreadsheet have the same name', () => {
  const { sutunlar, baskaAdlar } = tabloAlanlari(MUSTERI_ALANLARI);
  const adlar = [...sutunlar.map((s) => s.baslik), ...Object.keys(baskaAdlar)];
  expect(new Set(adlar).size).toBe(adlar.length);
  const yazilan = Object.values(MUSTERI_ALANLARI).flatMap((a) => a.baskaAdlar ?? []);
  expect(Object.keys(baskaAdlar).toSorted()).toEqual(yazilan.toSorted());
});
