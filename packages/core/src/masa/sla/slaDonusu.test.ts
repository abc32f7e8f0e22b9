import { describe, expect, test } from 'vitest';
import { haberZamani, hizmette, kalanDonus, type SlaDonusu, type SlaOlayi, slaHesabi, sonDonus } from './rules.ts';
import { istanbulAni } from '../../platform/time/tarih.ts';

const an = (gun: string, saat: string) => new Date(istanbulAni(gun, saat)).toISOString();

describe('the sentences about a clock', () => {
  const saatler = { pencereler: [1, 2, 3, 4, 5].map((Gun) => ({ Gun, Bas: 540, Bit: 1080 })), tatiller: new Map() };
  const soz = { YanitDk: 60, CozumDk: 480 };
  const simdi = (dakika: string) => an('2026-10-26', dakika);
  const olaylar = (...o: readonly (readonly [SlaOlayi['Tur'], string])[]): SlaOlayi[] =>
    o.map(([Tur, dakika]) => ({ Tur, Zaman: simdi(dakika) }));
  const bas = ['basla', '09:00'] as const;
  const yanit = ['yanit', '09:10'] as const;
  const don = (d: SlaDonusu | null) => (d === null ? '-' : `${d.saat} ${d.asama}`);

  test.each([
    ['green', [bas], '09:44', '-'],
    ['yellow at a quarter', [bas], '09:45', 'yanit uyari'],
    ['broken at its end', [bas], '10:00', 'yanit bitis'],
    ['after the answer, the solution counts', [bas, yanit], '10:00', '-'],
    ['after the solution, no clock runs', [bas, ['cozum', '09:30'] as const], '12:00', '-'],
    ['the solution', [bas, yanit], '16:00', 'cozum uyari'],
  ])('%s', (_, o, dakika, beklenen) => {
    expect(don(sonDonus(slaHesabi(saatler, soz, olaylar(...o), simdi(dakika)), simdi(dakika)))).toBe(beklenen);
  });

  test.each([
    ['a true sentence stays', 60, [bas], '09:50', { saat: 'yanit', asama: 'uyari' }, 'yanit uyari', '10:00'],
    [
      'a warning stays when the promise is broken',
      60,
      [bas],
      '10:30',
      { saat: 'yanit', asama: 'uyari' },
      'yanit uyari',
      '10:00',
    ],
    ['withdrawn by a longer promise', 120, [bas], '09:50', { saat: 'yanit', asama: 'uyari' }, '-', '10:30'],
    [
      'broken, but only yellow by a longer promise',
      70,
      [bas],
      '10:05',
      { saat: 'yanit', asama: 'bitis' },
      'yanit uyari',
      '10:10',
    ],
    ['broken stays broken', 60, [bas], '11:00', { saat: 'yanit', asama: 'bitis' }, 'yanit bitis', null],
    ['another clock starts anew', 60, [bas, yanit], '09:50', { saat: 'yanit', asama: 'uyari' }, '-', '15:00'],
    ['nothing while the clock is stopped', 60, [bas, yanit, ['durdur', '09:20']], '17:00', null, '-', null],
    [
      'a sentence stays while the clock is stopped',
      60,
      [bas, yanit, ['durdur', '16:30']],
      '17:00',
      { saat: 'cozum', asama: 'uyari' },
      'cozum uyari',
      null,
    ],
    [
      'a sentence stays after solving and reopening',
      60,
      [bas, yanit, ['cozum', '16:30'], ['devam', '17:00']],
      '17:05',
      { saat: 'cozum', asama: 'uyari' },
      'cozum uyari',
      '17:30',
    ],
  ] as const)('%s', (_, YanitDk, o, dakika, soylenen, kalan, zaman) => {
    const hesap = slaHesabi(saatler, { ...soz, YanitDk }, olaylar(...o), simdi(dakika));
    const k = kalanDonus(soylenen, hesap, simdi(dakika));
    expect(don(k)).toBe(kalan);
    expect(haberZamani(k, hesap)).toBe(zaman === null ? null : simdi(zaman));
  });

  test('runs only in working hours', () => {
    const masa = {
      pencereler: [
        { Gun: 1, Bas: 510, Bit: 750 },
        { Gun: 1, Bas: 810, Bit: 1080 },
      ],
      tatiller: new Map([['2026-11-02', 1]]),
    };
    const acik = (gun: string, dakika: string) => hizmette(masa, an(gun, dakika));
    expect(['08:29', '08:30', '12:29', '12:30', '13:30', '17:59', '18:00'].map((t) => acik('2026-10-26', t))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([acik('2026-11-02', '10:00'), acik('2026-10-27', '10:00')]).toEqual([false, false]);
  });
});
