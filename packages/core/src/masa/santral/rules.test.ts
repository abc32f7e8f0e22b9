import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PanoGorunumu } from '../../mesai/mola/rules.ts';
import { type CagriAdayi, cagriDurumu, dahiliHatasi, donusTahmini, masada, yonlendir } from './rules.ts';

const SIMDI = '2026-11-24T09:00:00.000Z';
const once = (saniye: number) => new Date(Date.parse(SIMDI) - saniye * 1000).toISOString();

describe('a call', () => {
  test.each([
    ['caliyor', 'that began a moment ago', { Baslama: once(20) }],
    ['cevapsiz', 'that ended unanswered', { Baslama: once(20), Bitis: once(2) }],
    ['cevapsiz', 'without a reported end', { Baslama: once(181) }],
    ['konusuluyor', 'that was answered', { Baslama: once(600), Acilma: once(590) }],
    ['konusuldu', 'that has ended', { Baslama: once(600), Acilma: once(590), Bitis: once(10) }],
    ['konusuldu', 'without a reported end for hours', { Baslama: once(20_000), Acilma: once(19_990) }],
    ['arandi', 'that was returned', { Baslama: once(600), Bitis: once(590), GeriArama: once(30) }],
  ] as const)('is %s: a call %s', (durum, _, c) => {
    expect(cagriDurumu({ Acilma: null, Bitis: null, GeriArama: null, ...c }, SIMDI)).toBe(durum);
  });
});

test.each([
  ['101', true],
  ['*9#', true],
  ['', false],
  ['12 3', false],
  ['12345678901', false],
  ['１２', false],
])('checks the extension %s', (dahili, dogru) => {
  expect(dahiliHatasi(dahili) === null).toBe(dogru);
});

const gorunum = (o: Partial<PanoGorunumu>): PanoGorunumu => ({
  Baslama: once(7200),
  Mesai_Bitis: '2026-11-24T15:00:00.000Z',
  Mola_Durum_Id: 651,
  Baslama_Zamani: null,
  KapaliSaniye: 0,
  Beklenen: null,
  izinTur: null,
  izinAcik: null,
  ...o,
});

describe('expected return to the desk', () => {
  test.each([
    ['from tea after a quarter of an hour', { Mola_Durum_Id: 646, Baslama_Zamani: once(300) }, 600],
    ['from a meal after an hour', { Mola_Durum_Id: 648, Baslama_Zamani: once(600) }, 3000],
    ['now, when the tea has taken long', { Mola_Durum_Id: 646, Baslama_Zamani: once(3600) }, 0],
    ['at the expected time', { Baslama: null, Mola_Durum_Id: null, Beklenen: once(-1800) }, 1800],
    ['now, for a late person', { Baslama: null, Mola_Durum_Id: null, Beklenen: once(1800) }, 0],
    ['unknown, from a meeting', { Mola_Durum_Id: 644, Baslama_Zamani: once(300) }, null],
    ['not today, after the shift', { Mesai_Bitis: once(60) }, null],
    ['not today, on leave', { Baslama: null, Mola_Durum_Id: null, izinTur: 'Yıllık İzin', Beklenen: once(-60) }, null],
  ] as const)('%s', (_, o, saniye) => {
    expect(donusTahmini(gorunum(o), SIMDI)).toBe(saniye === null ? null : Date.parse(SIMDI) + saniye * 1000);
    expect(masada(gorunum(o), SIMDI)).toBe(false);
  });

  test('a person at the desk is at the desk', () => {
    expect(masada(gorunum({}), SIMDI)).toBe(true);
  });
});

const aday = (Id: number, o: Partial<CagriAdayi> = {}): CagriAdayi => ({
  Id,
  Dahili: String(100 + Id),
  masada: true,
  donus: null,
  ilgi: 0,
  ...o,
});
const idleri = (y: ReturnType<typeof yonlendir>) => ({
  calanlar: y.calanlar.map((a) => a.Id),
  donecek: y.donecek?.Id ?? null,
});

describe('screens on which a call appears', () => {
  test.each([
    ['at the ringing extensions', [aday(1), aday(2), aday(3)], ['101', '103'], [1, 3], null],
    ['not at an empty desk', [aday(1), aday(2, { masada: false, donus: 5 })], ['101', '102'], [1], null],
    ['at everybody, for an unknown caller', [aday(1), aday(2)], [], [1, 2], null],
    ['at the person who looks after the caller', [aday(1), aday(2, { ilgi: 1 })], [], [2], null],
    ['at the person with the caller’s open ticket', [aday(1, { ilgi: 1 }), aday(2, { ilgi: 2 })], [], [2], null],
    ['at others, if that person is away', [aday(1), aday(2, { ilgi: 2, masada: false, donus: 9 })], [], [1], null],
    [
      'at nobody, with the next person to return',
      [aday(1, { masada: false, donus: 9 }), aday(2, { masada: false, donus: 5 })],
      [],
      [],
      2,
    ],
    ['at nobody, if nobody returns', [aday(1, { masada: false })], [], [], null],
    ['at nobody, for unknown extensions', [aday(1)], ['999'], [], null],
  ] as const)('%s', (_, adaylar, dahililer, calanlar, donecek) => {
    expect(idleri(yonlendir(adaylar, dahililer))).toEqual({ calanlar: [...calanlar], donecek });
  });

  test('never those of people who are away, and always one if a requested person is there', () => {
    const birAday = fc.record({
      Id: fc.nat(50),
      Dahili: fc.constantFrom('101', '102', '103'),
      masada: fc.boolean(),
      donus: fc.option(fc.nat(1000)),
      ilgi: fc.constantFrom(0, 1, 2),
    }) as fc.Arbitrary<CagriAdayi>;
    fc.assert(
      fc.property(fc.array(birAday, { maxLength: 8 }), fc.subarray(['101', '102', '103']), (adaylar, dahililer) => {
        const { calanlar, donecek } = yonlendir(adaylar, dahililer);
        const istenen = dahililer.length === 0 ? adaylar : adaylar.filter((a) => dahililer.includes(a.Dahili));
        expect(calanlar.every((a) => a.masada && istenen.includes(a))).toBe(true);
        expect(calanlar.length > 0).toBe(istenen.some((a) => a.masada));
        expect(donecek === null || calanlar.length === 0).toBe(true);
      }),
    );
  });
});
