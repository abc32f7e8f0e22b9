import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunEkle, haftaGunu } from '../../platform/time/tarih.ts';
import { buyume, runs } from '../../testing/cases.ts';
import { type CizelgeIsi, cizelge } from './cizelge.ts';

/** A Monday. The 23rd of April is a holiday. */
const BUGUN = '2026-04-20';
const saatler = (_kisi: number, gun: string) => (haftaGunu(gun) > 5 || gun === '2026-04-23' ? 0 : 8);
const is = (Id: number, Kalan: number | null, ek: Partial<CizelgeIsi> = {}): CizelgeIsi => ({
  Id,
  AtananId: 1,
  Kalan,
  Basladi: null,
  Termin: null,
  AciliyetSira: 1,
  Beklenenler: [],
  ...ek,
});
const gunleri = (isler: readonly CizelgeIsi[], kapasite = saatler) =>
  Object.fromEntries(
    [...cizelge(isler, BUGUN, kapasite)].map(([id, y]) => [
      id,
      y.Neden ?? `${y.Baslama.slice(5)}..${y.Bitis.slice(5)}`,
    ]),
  );

test('plans the tasks of a person one after the other: started first, then by due date, then by urgency', () => {
  expect(
    gunleri([
      is(1, 8),
      is(2, 8, { AciliyetSira: 3 }),
      is(3, 8, { Termin: '2026-05-10' }),
      is(4, 4, { Basladi: '2026-04-13' }),
      is(5, 4, { Termin: '2026-04-30' }),
    ]),
  ).toEqual({ 4: '04-13..04-20', 5: '04-20..04-20', 3: '04-21..04-21', 2: '04-22..04-22', 1: '04-24..04-24' });
});

test('skips holidays and weekends, and a task waits while its person is on leave', () => {
  const izinli = (kisi: number, gun: string) => (kisi === 2 && gun < '2026-04-28' ? 0 : saatler(kisi, gun));
  expect(gunleri([is(1, 40), is(2, 8, { AtananId: 2 })], izinli)).toEqual({ 1: '04-20..04-27', 2: '04-28..04-28' });
});

test('a waiting task begins the day after the awaited one, and its person does another task meanwhile', () => {
  expect(
    gunleri([
      is(1, 16, { AtananId: 2 }),
      is(2, 8, { Termin: '2026-04-21', Beklenenler: [1] }),
      is(3, 12, { Termin: '2026-06-01' }),
      // The awaited task is already built.
      is(4, 4, { AtananId: 3, Beklenenler: [99] }),
    ]),
  ).toEqual({ 1: '04-20..04-21', 2: '04-22..04-22', 3: '04-20..04-21', 4: '04-20..04-20' });
});

test('names the reason for a task without days: unassigned, no estimate, unknown wait, too far away', () => {
  expect(
    gunleri([
      is(1, 8, { AtananId: null }),
      is(2, null),
      is(3, 8, { Beklenenler: [2] }),
      is(4, 8, { Beklenenler: [3] }),
      is(5, 4000, { AtananId: 2 }),
      is(6, 8, { AtananId: 3, Beklenenler: [5] }),
    ]),
  ).toEqual({ 1: 'verilmemis', 2: 'tahminsiz', 3: 'bekledigi', 4: 'bekledigi', 5: 'uzak', 6: 'bekledigi' });
});

test('nobody works more hours than a day has, no task begins before its awaited ones, no task is lost', () => {
  const islerin = fc.array(
    fc.record({
      AtananId: fc.integer({ min: 1, max: 4 }),
      Kalan: fc.integer({ min: 0, max: 40 }),
      termin: fc.option(fc.integer({ min: 0, max: 30 })),
      AciliyetSira: fc.integer({ min: 1, max: 3 }),
      bekledigi: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(islerin, (bunlar) => {
      const isler = bunlar.map((b, n) =>
        is(n, b.Kalan, {
          AtananId: b.AtananId,
          Termin: b.termin === null ? null : gunEkle(BUGUN, b.termin),
          AciliyetSira: b.AciliyetSira,
          // Waits only for earlier tasks, so there are no circles.
          Beklenenler: b.bekledigi.flatMap((geri) => (n - geri >= 0 ? [n - geri] : [])),
        }),
      );
      const yerler = cizelge(isler, BUGUN, saatler);
      expect([...yerler.keys()].toSorted((a, b) => a - b)).toEqual(isler.map((i) => i.Id));
      for (const i of isler) {
        const y = yerler.get(i.Id)!;
        if (y.Neden !== null) throw new Error(y.Neden);
        expect(y.Baslama <= y.Bitis && y.Baslama >= BUGUN).toBe(true);
        for (const b of i.Beklenenler) {
          const beklenen = yerler.get(b)!;
          expect(beklenen.Neden === null && beklenen.Bitis < y.Baslama).toBe(true);
        }
      }
      // Up to any day, a person's finished tasks never need more hours than the person had.
      for (const kisi of [1, 2, 3, 4]) {
        const kendi = isler.filter((i) => i.AtananId === kisi);
        for (const i of kendi) {
          const y = yerler.get(i.Id)!;
          if (y.Neden !== null) continue;
          const bitmis = kendi.filter((d) => {
            const dy = yerler.get(d.Id)!;
            return dy.Neden === null && dy.Bitis <= y.Bitis;
          });
          let saat = 0;
          for (let g = BUGUN; g <= y.Bitis; g = gunEkle(g, 1)) saat += saatler(kisi, g);
          expect(bitmis.reduce((t, d) => t + d.Kalan!, 0)).toBeLessThanOrEqual(saat);
        }
      }
    }),
    { numRuns: runs(500) },
  );
});

test('planning time grows about linearly with the number of tasks', () => {
  const isler = (adet: number, kisi: number) =>
    Array.from({ length: adet }, (_, n) =>
      is(n, 2 + (n % 5), { AtananId: 1 + (n % kisi), Beklenenler: n % 3 === 0 && n > 40 ? [n - 37] : [] }),
    );
  // Four times the tasks for four times the people, so the load of a person stays the same.
  expect(buyume((n) => cizelge(isler(n, n / 100), BUGUN, saatler), 1000)).toBeLessThan(10);
});
