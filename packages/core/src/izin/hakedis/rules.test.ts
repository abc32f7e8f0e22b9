import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunEkle } from '../../platform/time/tarih.ts';
import {
  type IzinOzeti,
  izinDefteri,
  isteklerdenSonra,
  type OzetGirdisi,
  type OzetKaydi,
} from '../izin/izinDefteri.ts';
import { yasalDeger } from './yasal.ts';
import { ILK_YASAL_DEGERLER } from '../../testing/yasal.ts';
import vektorler from '../../testing/veri/izin-ozeti.json' with { type: 'json' };
import { bakiyeUyarisi, gunKarsiligi, type HakDilimi, hakGunu, onGunUyarisi, tamYil, yildonumu } from './rules.ts';
import { runs } from '../../testing/cases.ts';

/** The tiers of a new installation. */
const VARSAYILAN_DILIMLER = [
  { GecerliBaslangic: '1900-01-01', EnAzYil: 1, EnFazlaYil: 5, Gun: 14 },
  { GecerliBaslangic: '1900-01-01', EnAzYil: 6, EnFazlaYil: 14, Gun: 20 },
  { GecerliBaslangic: '1900-01-01', EnAzYil: 15, EnFazlaYil: null, Gun: 26 },
];

const KOSU = { numRuns: runs(10_000) };
const izinOzeti = (girdi: OzetGirdisi) => izinDefteri(girdi).ozet;

const kisi = (o: Partial<OzetGirdisi>): OzetGirdisi => ({
  Ad: 'A',
  IseBaslama: null,
  IseGiris: null,
  OncekiHizmetGun: 0,
  SayilmayanGun: 0,
  DogumTarihi: null,
  bugun: '2026-11-20',
  dilimler: VARSAYILAN_DILIMLER,
  yasal: ILK_YASAL_DEGERLER,
  kayitlar: [],
  duzeltmeler: [],
  ...o,
});
const yillik = (Baslangic: string, KullanilanGun: number, KullanilanSaat = 0, Tatil_Gunleri = 1): OzetKaydi => ({
  Baslangic,
  KullanilanGun,
  KullanilanSaat,
  Tatil_Gunleri,
  HaftalikSaat: 45,
  yillik: true,
});

describe('the leave summary', () => {
  test.each(vektorler)('$id $aciklama', ({ girdi: { izinler = [], ...g }, beklenen }) => {
    const kayitlar = izinler.map(({ Yillik, ...k }) => ({ ...k, HaftalikSaat: 45, yillik: Yillik }));
    expect(izinOzeti(kisi({ ...g, kayitlar }))).toEqual({ ...beklenen, Bekleyen: 0 });
    expect(ikinci(kisi({ ...g, kayitlar }))).toEqual({ ...beklenen, Bekleyen: 0 });
  });

  const yeniden = { IseBaslama: '2014-03-03', IseGiris: '2022-05-16' };
  const kullanilan = [yillik('2015-08-03', 14), yillik('2024-07-01', 14), yillik('2026-07-06', 10)];

  test.each<[string, Partial<OzetGirdisi>, number, number, number, number, number, number | null]>([
    ['less than a year', { IseGiris: '2026-03-02' }, 0, 0, 0, 0, 0, 102],
    ['exactly five years', { IseGiris: '2021-11-20' }, 5, 70, 14, 0, 70, 365],
    ['age 50 before year three', { IseGiris: '2023-05-10', DogumTarihi: '1975-09-01' }, 3, 48, 20, 0, 48, 171],
    ['hired again, settled', { ...yeniden, kayitlar: kullanilan }, 4, 56, 14, 24, 32, 177],
    ['hired again, not settled', { ...yeniden, OncekiHizmetGun: 900, kayitlar: kullanilan }, 6, 90, 20, 38, 52, 8],
    ['100 days that do not count', { IseGiris: '2021-11-20', SayilmayanGun: 100 }, 4, 56, 14, 0, 56, 100],
    ['only a first entry', { IseBaslama: '2021-11-20' }, 5, 70, 14, 0, 70, 365],
    ['no entry', { kayitlar: kullanilan }, 0, 0, 0, 38, -38, null],
    ['a future entry', { IseGiris: '2027-01-01' }, 0, 0, 0, 0, 0, 407],
    ['age 18 only at year one', { IseGiris: '2024-11-20', DogumTarihi: '2006-11-21' }, 2, 34, 14, 0, 34, 365],
    ['age 19 on the day of year one', { IseGiris: '2024-11-20', DogumTarihi: '2006-11-20' }, 2, 28, 14, 0, 28, 365],
    [
      'without a rule of age',
      { IseGiris: '2023-05-10', DogumTarihi: '1975-09-01', yasal: null },
      3,
      42,
      14,
      0,
      42,
      171,
    ],
    [
      'corrected',
      { IseGiris: '2021-11-20', duzeltmeler: [{ Gun: 0.1 }, { Gun: 0.2 }, { Gun: -2 }] },
      5,
      68.3,
      14,
      0,
      68.3,
      365,
    ],
    [
      'a settled row stays out',
      { IseGiris: '2021-11-20', kayitlar: [yillik('2021-11-19', 9), yillik('2021-11-20', 1)] },
      5,
      70,
      14,
      1,
      69,
      365,
    ],
  ])('%s', (_, o, ...beklenen) => {
    const s = izinOzeti(kisi(o));
    expect([s.cyil, s.Kumulatif_Toplam, s.HakGun, s.Kullanilan, s.KalanGun, s.izneKalanGun]).toEqual(beklenen);
    expect(s.IseGiris).toBe(o.IseGiris ?? o.IseBaslama ?? null);
  });

  test('has no rounding errors from tenths and hours', () => {
    const kayitlar = [
      yillik('2026-01-05', 0.1),
      yillik('2026-01-06', 0.2),
      ...[2, 3, 4].map((g) => yillik(`2026-02-0${g}`, 0, 1)),
    ];
    expect(izinOzeti(kisi({ IseGiris: '2024-11-20', kayitlar }))).toMatchObject({ Kullanilan: 0.7, KalanGun: 27.3 });
    expect(gunKarsiligi({ KullanilanGun: 1, KullanilanSaat: 1, Tatil_Gunleri: 1, HaftalikSaat: 45 })).toBe(1.13);
    expect(gunKarsiligi({ KullanilanGun: 0, KullanilanSaat: 4.5, Tatil_Gunleri: 2, HaftalikSaat: 45 })).toBe(0.5);
    expect(gunKarsiligi({ KullanilanGun: 0, KullanilanSaat: 7.5, Tatil_Gunleri: 3, HaftalikSaat: 45 })).toBe(1);
  });
});

// ——— the second implementation looks up anniversaries in a table of the calendar ———

const AYLAR = '31 28 31 30 31 30 31 31 30 31 30 31'.split(' ').map(Number);
const TAKVIM: string[] = [];
for (let yil = 1930; yil < 2075; yil++)
  for (const [ay, uzunluk] of AYLAR.entries())
    for (let gun = 1; gun <= uzunluk + (ay === 1 && yil % 4 === 0 ? 1 : 0); gun++)
      TAKVIM.push(`${yil}-${`0${ay + 1}`.slice(-2)}-${`0${gun}`.slice(-2)}`);
const SIRA = new Map(TAKVIM.map((gun, i) => [gun, i]));
/** Position of a day in the calendar, 0 before its beginning. */
const sira = (gun: string): number => SIRA.get(gun) ?? 0;

/** Calendar positions of the anniversaries of a day, up to a last position. */
function donumler(ilk: number, son: number): number[] {
  const ayGun = TAKVIM[ilk]!.slice(4);
  const liste: number[] = [];
  for (let i = ilk; ;) {
    const ertesi = TAKVIM[i + 365]!.slice(4);
    const artikSonu = ayGun === '-02-29' && ertesi === '-02-28' && TAKVIM[i + 366]!.endsWith('-03-01');
    i += ertesi === ayGun || artikSonu ? 365 : 366;
    if (i > son) return liste;
    liste.push(i);
  }
}

function ikinci(g: OzetGirdisi): IzinOzeti {
  const giris = g.IseGiris ?? g.IseBaslama!;
  const bugun = sira(g.bugun);
  const esas = sira(giris) - g.OncekiHizmetGun + g.SayilmayanGun;
  const yillar = donumler(esas, bugun);
  const dogumGunleri = g.DogumTarihi === null ? [] : donumler(sira(g.DogumTarihi), bugun);
  const eskidenYeniye = g.dilimler
    .map((d) => ({ ...d, ilk: sira(d.GecerliBaslangic) }))
    .toSorted((a, b) => a.ilk - b.ilk || a.Gun - b.Gun);
  const haklar = yillar.map((gun, i) => {
    let hak = 0;
    for (const d of eskidenYeniye)
      if (d.ilk <= gun && d.EnAzYil < i + 2 && (d.EnFazlaYil === null || d.EnFazlaYil > i)) hak = d.Gun;
    if (g.DogumTarihi === null || g.yasal === null) return hak;
    const yas = dogumGunleri.filter((d) => d <= gun).length;
    return (yas <= 18 || 50 <= yas) && hak < 20 ? 20 : hak;
  });
  let [toplam, kullanilan] = [0, 0];
  for (const n of haklar) toplam += n;
  for (const d of g.duzeltmeler) toplam += d.Gun;
  for (const k of g.kayitlar)
    if (k.yillik && (g.OncekiHizmetGun > 0 || sira(k.Baslangic) >= sira(giris)))
      kullanilan += k.KullanilanGun + k.KullanilanSaat / { 1: 7.5, 2: 9, 3: 7.5 }[k.Tatil_Gunleri]!;
  const iki = (n: number) => Number(n.toFixed(2)) + 0;
  return {
    Ad: g.Ad,
    IseBaslama: g.IseBaslama,
    IseGiris: giris,
    cyil: yillar.length,
    Kumulatif_Toplam: iki(toplam),
    HakGun: haklar.at(-1) ?? 0,
    Kullanilan: iki(kullanilan),
    KalanGun: iki(iki(toplam) - iki(kullanilan)),
    izneKalanGun: donumler(esas, Math.max(esas, bugun) + 800).find((i) => i > bugun)! - bugun,
    Bekleyen: 0,
  };
}

const gunArb = (ilk: string, son: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: sira(ilk), max: sira(son) }).map((i) => TAKVIM[i]!) },
    fc.constantFrom(...TAKVIM.filter((g) => g.endsWith('-02-29') && g >= ilk && g <= son)),
  );
const yarimlar = (enAz: number, enFazla: number) =>
  fc.integer({ min: enAz * 10, max: enFazla * 10 }).map((n) => n / 10);
const dilimArb: fc.Arbitrary<HakDilimi> = fc.record({
  GecerliBaslangic: gunArb('1990-01-01', '2040-12-31'),
  EnAzYil: fc.integer({ min: 1, max: 20 }),
  EnFazlaYil: fc.option(fc.integer({ min: 1, max: 30 })),
  Gun: yarimlar(10, 40),
});
const kayitArb = fc.record({
  Baslangic: gunArb('1985-01-01', '2051-12-31'),
  KullanilanGun: yarimlar(0, 30),
  KullanilanSaat: fc.oneof(
    fc.constant(0),
    fc.nat(2400).map((n) => n / 100),
  ),
  Tatil_Gunleri: fc.constantFrom(1, 2, 3),
  HaftalikSaat: fc.constant(45),
  yillik: fc.boolean(),
});
const girdiArb = fc
  .record({
    bugun: gunArb('2012-01-01', '2050-12-31'),
    once: fc.integer({ min: -300, max: 14_000 }),
    IseGiris: fc.option(gunArb('1975-01-01', '2051-12-31'), { freq: 2 }),
    OncekiHizmetGun: fc.oneof(fc.constant(0), fc.nat(4000)),
    SayilmayanGun: fc.oneof(fc.constant(0), fc.nat(500)),
    DogumTarihi: fc.option(gunArb('1935-01-01', '2008-12-31')),
    ek: fc.array(dilimArb, { maxLength: 3 }),
    kayitlar: fc.array(kayitArb, { maxLength: 5 }),
    duzeltmeler: fc.array(fc.record({ Gun: yarimlar(-20, 20) }), { maxLength: 3 }),
  })
  .map(({ once, ek, ...o }) =>
    kisi({ ...o, IseBaslama: gunEkle(o.bugun, -once), dilimler: [...ek, ...VARSAYILAN_DILIMLER] }),
  );

test('the leave summary equals the second implementation', () => {
  fc.assert(
    fc.property(girdiArb, (g) => {
      expect(izinOzeti(g)).toEqual(ikinci(g));
    }),
    KOSU,
  );
});

test('the ledger lines add up to the summary', () => {
  const bekleyenArb = fc.array(
    kayitArb.map(({ yillik: iptal, ...k }) => ({ ...k, iptal })),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(girdiArb, bekleyenArb, (g, bekleyenler) => {
      const { ozet, satirlar } = izinDefteri({ ...g, bekleyenler });
      const topla = (...turler: string[]) =>
        satirlar.filter((x) => turler.includes(x.Tur)).reduce((t, x) => t + Math.round(x.Gun * 100), 0) / 100;
      expect(topla('hak', 'duzeltme')).toBe(ozet.Kumulatif_Toplam);
      expect(0 - topla('izin')).toBeCloseTo(ozet.Kullanilan, 9);
      expect(topla('hak', 'duzeltme', 'izin')).toBe(ozet.KalanGun);
      expect(satirlar.findLast((x) => x.Tur === 'hak')?.Gun ?? 0).toBe(ozet.HakGun);
      expect(satirlar.findLast((x) => x.Tur !== 'istek')?.Bakiye ?? 0).toBe(ozet.KalanGun);
      expect(satirlar.at(-1)?.Bakiye ?? 0).toBe(isteklerdenSonra(ozet));
      expect(ozet).toEqual({ ...izinOzeti(g), Bekleyen: ozet.Bekleyen });
    }),
    { numRuns: runs(1000) },
  );
});

test('a statutory number is valid from its day, and the oldest row also before', () => {
  const satir = (GecerliBaslangic: string, Deger: number) => ({ Anahtar: 'yasEnAz', GecerliBaslangic, Deger }) as const;
  const yasal = [
    satir('2026-01-01', 24),
    satir('2003-06-10', 20),
    ...ILK_YASAL_DEGERLER.filter((y) => y.Anahtar !== 'yasEnAz'),
  ];
  expect(['1999-01-01', '2025-12-31', '2026-01-01'].map((gun) => yasalDeger(yasal, 'yasEnAz', gun))).toEqual([
    20, 20, 24,
  ]);
  const g = { IseGiris: '2023-05-10', DogumTarihi: '1974-05-10', yasal };
  expect(izinOzeti(kisi(g))).toMatchObject({ Kumulatif_Toplam: 20 + 20 + 24, HakGun: 24 });
});

describe('days earned by a year', () => {
  test.each([
    [0, 0],
    [1, 14],
    [5, 14],
    [6, 20],
    [14, 20],
    [15, 26],
    [60, 26],
  ])('%i years: %i days', (yil, gun) => {
    expect(hakGunu(yil, '2026-11-20', kisi({}))).toBe(gun);
  });

  const eski = { GecerliBaslangic: '2003-06-10', EnAzYil: 1, EnFazlaYil: 5, Gun: 14 };
  const yeni = { ...eski, GecerliBaslangic: '2027-01-01', Gun: 16 };

  test.each<[string, readonly HakDilimi[], string, number]>([
    ['the day before the new row', [yeni, eski], '2026-12-31', 14],
    ['the day of the new row', [yeni, eski], '2027-01-01', 16],
    ['before any row', [yeni, eski], '2003-06-09', 0],
    ['two rows of one day: the better one', [eski, { ...eski, Gun: 18 }, eski], '2026-11-20', 18],
  ])('%s', (_, dilimler, gun, beklenen) => {
    expect(hakGunu(3, gun, kisi({ dilimler }))).toBe(beklenen);
  });

  test.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-28', 4, '2028-02-28'],
    ['2024-03-01', 1, '2025-03-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('the anniversary of %s after %i years is %s', (gun, n, beklenen) => {
    expect(yildonumu(gun, n)).toBe(beklenen);
    expect([tamYil(gun, beklenen), tamYil(gun, gunEkle(beklenen, -1))]).toEqual([n, Math.max(0, n - 1)]);
  });
});

describe('warnings', () => {
  test.each([
    [14, 14, null],
    [14, 0.5, null],
    [0.3, 0.1 + 0.2, null],
    [3, 5, 'Kalan izin 3 gün, istenen 5 gün: bakiye -2 güne düşecek...'],
    [0.4, 0.5, 'Kalan izin 0,4 gün, istenen 0,5 gün: bakiye -0,1 güne düşecek...'],
    [-5, 1, 'Kalan izin -5 gün, istenen 1 gün: bakiye -6 güne düşecek...'],
  ])('%d left, %d asked for', (kalan, istenen, beklenen) => {
    expect(bakiyeUyarisi(kalan, istenen)).toBe(beklenen);
  });

  test.each<[readonly number[], number | undefined, boolean]>([
    [[], undefined, false],
    [[9.5, 4.5], undefined, true],
    [[4, 10], undefined, false],
    [[4], 10, false],
    [[4], 9.5, true],
  ])('parts of %j days and %s left: %s', (parcalar, kalan, uyarir) => {
    const metin = 'Yıllık iznin bir bölümü en az 10 gün olmalı (4857 sayılı Kanun m. 56)...';
    expect(onGunUyarisi(parcalar, kalan ?? 0, 10)).toBe(uyarir ? metin : null);
  });
});
