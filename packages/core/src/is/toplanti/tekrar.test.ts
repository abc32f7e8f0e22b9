import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haftaGunu, istanbulAni, istanbulGunu, istanbulSaati } from '../../platform/time/tarih.ts';
import { EN_COK_TEKRAR, type Tekrar, tekrarAnlari, tekrarGunleri, TEKRARLAR, tekrarKurali } from './tekrar.ts';

test.each<[Tekrar, string, readonly string[]]>([
  ['haftalik', '2026-12-30', ['2026-12-30', '2027-01-06', '2027-01-13']],
  ['ikihafta', '2026-02-23', ['2026-02-23', '2026-03-09', '2026-03-23']],
  // A short month does not shorten the next one.
  ['aylik', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
  ['aylik', '2027-12-30', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
])('%s from %s', (tekrar, ilk, gunler) => expect(tekrarGunleri(ilk, tekrar, gunler.length)).toEqual(gunler));

test('keeps the hour and the day of the week', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.nat(1439),
      fc.constantFrom(...(Object.keys(TEKRARLAR) as Tekrar[])),
      fc.integer({ min: 2, max: EN_COK_TEKRAR }),
      (g, dk, tekrar, adet) => {
        const ilk = istanbulAni('2026-01-01') + g * 86_400_000 + dk * 60_000;
        const anlar = tekrarAnlari(ilk, tekrar, adet);
        expect(anlar[0]).toBe(ilk);
        expect(new Set(anlar.map((an) => istanbulSaati(an))).size).toBe(1);
        if (tekrar !== 'aylik') expect(new Set(anlar.map((an) => haftaGunu(istanbulGunu(an)))).size).toBe(1);
        else expect(new Set(anlar.map((an) => istanbulGunu(an).slice(0, 7))).size).toBe(adet);
      },
    ),
  );
});

test.each([
  ['haftalik', '2026-12-01', 'FREQ=WEEKLY;INTERVAL=1;COUNT=4'],
  ['ikihafta', '2026-12-01', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4'],
  ['aylik', '2026-12-15', 'FREQ=MONTHLY;BYMONTHDAY=15;COUNT=4'],
  ['aylik', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=4'],
] as const)('%s from %s is %s', (tekrar, ilk, kural) => expect(tekrarKurali(ilk, tekrar, 4)).toBe(kural));
