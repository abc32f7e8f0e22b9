import fc from 'fast-check';
import { expect, test } from 'vitest';
import { istanbulAni } from '../../platform/time/tarih.ts';
import {
  adaySirasi,
  type DevirAdayi,
  devirOnerileri,
  izindeBiter,
  izninDonusu,
  sonCalismaGunu,
  vermeUyarisi,
  yokluk,
} from './rules.ts';

const aday = (Id: number, Acik: number, o: Partial<DevirAdayi> = {}): DevirAdayi => ({
  Id,
  Acik,
  ProjeId: 2,
  DepartmanId: 1,
  ...o,
});
const isler = (adet: number, ProjeId = 2) => Array.from({ length: adet }, (_, i) => ({ Id: i + 1, ProjeId }));

test.each([
  ['the person with the fewest tickets', [aday(7, 3), aday(8, 1)], 1, '8'],
  ['earlier suggestions count', [aday(7, 1), aday(8, 0)], 4, '8 7 8 7'],
  ['the same department first, at any load', [aday(7, 0, { DepartmanId: 9 }), aday(8, 50)], 2, '8 8'],
  ['another department if the same one has nobody', [aday(7, 0, { DepartmanId: 9 })], 1, '7'],
  ['nobody works with the product', [aday(7, 0, { ProjeId: 6 })], 1, '-'],
  ['no candidates', [], 2, '- -'],
])('suggests people for tickets: %s', (_, adaylar, adet, beklenen) => {
  const oneriler = devirOnerileri(isler(adet), adaylar, 1);
  expect(
    isler(adet)
      .map(({ Id }) => oneriler.get(Id) ?? '-')
      .join(' '),
  ).toBe(beklenen);
});

test('suggests only people of the product, and gives nobody two tickets more than an available colleague', () => {
  const adaylar = fc.uniqueArray(
    fc.record({
      Id: fc.integer({ min: 1, max: 9 }),
      ProjeId: fc.constant(2),
      DepartmanId: fc.constant(1),
      Acik: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: (a) => a.Id, minLength: 1 },
  );
  fc.assert(
    fc.property(adaylar, fc.integer({ min: 0, max: 30 }), (bunlar, adet) => {
      const verilen = [...devirOnerileri(isler(adet), bunlar, 1).values()];
      expect(verilen.every((id) => bunlar.some((a) => a.Id === id))).toBe(true);
      const yuk = bunlar.map((a) => ({ ...a, aldi: verilen.filter((id) => id === a.Id).length }));
      for (const a of yuk.filter((x) => x.aldi > 0))
        for (const b of yuk) expect(a.Acik + a.aldi).toBeLessThanOrEqual(b.Acik + b.aldi + 1);
    }),
  );
});

const HAFTA = [1, 2, 3, 4, 5];
/** 2026-11-24 is a holiday, 2026-11-26 is half a holiday. */
const tatil = (gun: string) => ({ '2026-11-24': 1, '2026-11-26': 0.5 })[gun] ?? 0;

test.each([
  ['2026-11-23', HAFTA, '2026-11-20'],
  ['2026-11-25', HAFTA, '2026-11-23'],
  ['2026-11-27', HAFTA, '2026-11-26'],
  ['2026-11-23', [6, 7], '2026-11-22'],
  ['2026-11-23', [], null],
])('last working day before %s with %j: %s', (baslangic, gunler, beklenen) => {
  expect(sonCalismaGunu(baslangic, gunler, tatil)).toBe(beklenen);
});

const an = (gun: string, saat: string) => new Date(istanbulAni(gun, saat)).toISOString();
const izin = { Baslangic: '2026-12-07', Bitis: '2026-12-10' };
test.each([
  [null, false],
  [an('2026-12-06', '23:59'), false],
  [an('2026-12-07', '00:00'), true],
  [an('2026-12-09', '18:00'), true],
  [an('2026-12-10', '00:00'), false],
])('a promise that ends at %s is within the leave: %s', (bitis, icinde) => {
  expect(izindeBiter(bitis, izin)).toBe(icinde);
});

const gunduz = { Baslangic: '08:30', Bitis: '18:00', SureDakika: null, Gunler: HAFTA };
const gece = { ...gunduz, Baslangic: '22:00', Bitis: '06:00' };
const saatlik = { Baslangic: '2026-12-03', Bitis: '2026-12-03', BaslamaSaati: '13:00', BitisSaati: '15:00' };
const izinler = [{ ...izin, BaslamaSaati: null, BitisSaati: null }, saatlik];
test.each([
  ['in the shift', gunduz, '2026-12-02', '15:30', null],
  ['at the end of the shift', gunduz, '2026-12-02', '18:00', null],
  ['after the shift', gunduz, '2026-12-02', '18:01', 'mesaiDisi'],
  ['on a free day', gunduz, '2026-12-05', '11:00', 'mesaiDisi'],
  ['on a holiday', gunduz, '2026-11-24', '11:00', 'mesaiDisi'],
  ['in the morning of half a holiday', gunduz, '2026-11-26', '11:00', null],
  ['in the afternoon of half a holiday', gunduz, '2026-11-26', '15:00', 'mesaiDisi'],
  ['on leave', gunduz, '2026-12-08', '11:00', 'izinli'],
  ['on the day of return', gunduz, '2026-12-10', '11:00', null],
  ['in hours of leave', gunduz, '2026-12-03', '14:00', 'izinli'],
  ['after hours of leave', gunduz, '2026-12-03', '15:00', null],
  ['in the night shift of the day before', gece, '2026-12-03', '02:00', null],
  ['in the night after Friday, in Friday’s shift', gece, '2026-12-05', '02:00', null],
  ['by day, for a night worker', gece, '2026-12-03', '16:00', 'mesaiDisi'],
  ['round the clock on a working day', { ...gunduz, SureDakika: 480 }, '2026-12-02', '03:00', null],
  ['round the clock on a free day', { ...gunduz, SureDakika: 480 }, '2026-12-05', '03:00', 'mesaiDisi'],
] as const)('finds an absent person %s', (_, duzen, gun, saat, beklenen) => {
  expect(yokluk({ duzen, izinler, tatil }, an(gun, saat))).toBe(beklenen);
});

test.each([
  ['not for a present person', null, 0, 1, null],
  ['a person away now', 'Yemekte', 0, 1, 'Can şu anda masasında değil: Yemekte. Yine de ona atansın mı?'],
  ['a person away later', null, 1, 1, 'Süre sözü bugün 14:01 doluyor; Can o saatte izinli. Yine de ona atansın mı?'],
  [
    'both, with the first three of several tickets',
    'Yemekte',
    5,
    6,
    'Can şu anda masasında değil: Yemekte. 5 görüşmenin süre sözü, Can yokken doluyor (G1 bugün 14:01, izinli; G2 bugün 14:02, izinli; G3 bugün 14:03, izinli; 2 görüşme daha). Yine de ona atansın mı?',
  ],
])('warns before giving a ticket: %s', (_, hal, dolan, kac, beklenen) => {
  const dolanlar = Array.from({ length: dolan }, (_x, i) => ({
    No: `G${i + 1}`,
    zaman: `bugün 14:0${i + 1}`,
    neden: 'izinli' as const,
  }));
  expect(vermeUyarisi('Can', hal, dolanlar, kac)).toBe(beklenen);
});

test('lists present people first, and people known to be absent last', () => {
  const k = (Id: number, Hal: string | null, Burada = false) => ({ Id, Hal, Burada });
  const sirali = adaySirasi([
    k(1, 'İzinli'),
    k(2, null),
    k(3, 'Masa Başında', true),
    k(4, null),
    k(5, 'Masa Başında', true),
  ]);
  expect(sirali.map((a) => a.Id)).toEqual([3, 5, 2, 4, 1]);
});

test('joins consecutive leaves to one end, and ignores leaves of hours', () => {
  const i = (Baslangic: string, Bitis: string) => ({ Baslangic, Bitis, BaslamaSaati: null, BitisSaati: null });
  const ardarda = [i('2026-11-25', '2026-11-27'), i('2026-11-20', '2026-11-25'), i('2026-12-01', '2026-12-03')];
  expect(izninDonusu(ardarda, '2026-11-20')).toBe('2026-11-27');
  expect(izninDonusu(ardarda, '2026-11-27')).toBeNull();
  expect(izninDonusu([i('2026-11-20', '2026-11-20')], '2026-11-20')).toBeNull();
});
