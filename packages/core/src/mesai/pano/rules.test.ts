import { describe, expect, test } from 'vitest';
import { type CalismaDuzeni, beklenen, girisBaslatir, sunulanlar } from './rules.ts';

const OFIS: CalismaDuzeni = { Baslangic: '08:30', Bitis: '18:00', SureDakika: null, Gunler: [1, 2, 3, 4, 5] };
const AKSAM: CalismaDuzeni = { ...OFIS, Baslangic: '15:30', Bitis: '00:30' };
const GECE: CalismaDuzeni = { ...OFIS, Baslangic: '22:00', Bitis: '07:00', Gunler: [1, 2, 3, 4, 5, 6, 7] };
const SUREKLI: CalismaDuzeni = { ...OFIS, SureDakika: 540, Gunler: [1, 2, 3, 4, 5, 6, 7] };
/** 2026-11-20 is a Friday. */
const an = (gun: number, saat: string) => `2026-11-${String(gun).padStart(2, '0')}T${saat}:00+03:00`;
const tatilsiz = () => 0;
const bas = (d: CalismaDuzeni, simdi: string, tatil = tatilsiz as (gun: string) => number) => {
  const ms = beklenen(d, simdi, tatil);
  return ms === null ? null : new Date(ms + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
};

describe('expected start of the shift', () => {
  test.each<[string, CalismaDuzeni, string, string | null]>([
    ['the office in the morning', OFIS, an(20, '07:00'), '2026-11-20 08:30'],
    ['the office after hours', OFIS, an(20, '19:00'), '2026-11-20 08:30'],
    ['the office on a Saturday', OFIS, an(21, '10:00'), null],
    ['the office in the night before', OFIS, an(20, '00:05'), '2026-11-20 08:30'],
    ['the evening crew at noon', AKSAM, an(20, '12:00'), '2026-11-20 15:30'],
    ['the evening crew after midnight', AKSAM, an(21, '00:10'), '2026-11-20 15:30'],
    ['the evening crew when its Friday shift has ended', AKSAM, an(21, '01:00'), null],
    ['the night crew before its shift', GECE, an(20, '20:00'), '2026-11-20 22:00'],
    ['the night crew at three', GECE, an(21, '03:00'), '2026-11-20 22:00'],
    ['the night crew when it has ended', GECE, an(21, '08:00'), '2026-11-21 22:00'],
    ['nobody round the clock', SUREKLI, an(20, '10:00'), null],
  ])('%s', (_, d, simdi, sonuc) => expect(bas(d, simdi)).toBe(sonuc));

  test('nobody is expected on a public holiday, except on the morning of a half holiday', () => {
    expect(bas(OFIS, an(20, '10:00'), () => 1)).toBe(null);
    expect(bas(OFIS, an(20, '10:00'), () => 0.5)).toBe('2026-11-20 08:30');
  });

  test('the person is expected after a leave at the start of the shift', () => {
    expect(beklenen(OFIS, an(20, '10:00'), tatilsiz, '12:15')).toBe(Date.parse(an(20, '12:15')));
    expect(beklenen(OFIS, an(21, '10:00'), tatilsiz, '12:15')).toBe(null);
  });
});

describe('signing in starts the shift', () => {
  test.each<[string, CalismaDuzeni, string, boolean]>([
    ['in the office', OFIS, an(20, '08:40'), true],
    ['early', OFIS, an(20, '05:30'), true],
    ['not at five past midnight', OFIS, an(20, '00:05'), false],
    ['not on a Sunday', OFIS, an(22, '10:00'), false],
    ['for the evening crew at half past twelve', AKSAM, an(20, '12:30'), true],
    ['not for the evening crew at nine', AKSAM, an(20, '09:00'), false],
    ['round the clock at any time', SUREKLI, an(22, '04:00'), true],
    ['for the night crew after midnight', GECE, an(21, '01:00'), true],
  ])('%s', (_, d, simdi, sonuc) => expect(girisBaslatir(d, simdi, tatilsiz)).toBe(sonuc));

  test('not on a holiday, except for work round the clock', () => {
    expect(girisBaslatir(OFIS, an(20, '09:00'), () => 1)).toBe(false);
    expect(girisBaslatir(SUREKLI, an(20, '09:00'), () => 1)).toBe(true);
  });
});

describe('offered statuses', () => {
  const gun = { mevcut: 651, mobil: false, mesaiBitti: false, izinli: false };
  test('at the desk: every other status, even those that need a reason', () => {
    const { durumlar, neden } = sunulanlar(gun);
    expect([durumlar.includes(646), durumlar.includes(644), durumlar.includes(651), neden]).toEqual([
      true,
      true,
      false,
      null,
    ]);
  });
  test('before the shift: only the desk', () => {
    expect(sunulanlar({ ...gun, mevcut: null })).toEqual({ durumlar: [651], neden: null });
  });
  test.each([
    [{ mobil: true }, 'Mobil cihazdan'],
    [{ mesaiBitti: true, mevcut: null }, 'Mesai saatiniz bittiği'],
    [{ izinli: true, mevcut: null }, 'Bugün izinli'],
  ])('are none with %j, and the reason is given', (o, metin) => {
    const { durumlar, neden } = sunulanlar({ ...gun, ...o });
    expect([durumlar, neden]).toEqual([[], expect.stringContaining(metin)]);
  });
});
