import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunEkle, gunFarki, haftaGunu } from '../../platform/time/tarih.ts';
import { buyume, runs } from '../../testing/cases.ts';
import { type BagTuru, type CalismaGunu, type CpmBagi, type CpmIsi, cpm, isGunleri, siralaVeyaDongu } from './cpm.ts';

const ILK = '2026-04-20';
/** Holidays on 23 April and 1 May, and a feast from 26 to 29 May. */
const TATILLER = new Set(['2026-04-23', '2026-05-01', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29']);
/** Remembers the result for each day, because every plan walks the same few months. */
const birKez = <T>(is: (gun: string) => T): ((gun: string) => T) => {
  const bilinen = new Map<string, T>();
  return (gun) => {
    if (!bilinen.has(gun)) bilinen.set(gun, is(gun));
    return bilinen.get(gun)!;
  };
};
const isGunu = (gun: string) => haftaGunu(gun) <= 5 && !TATILLER.has(gun);
const bilinenIsGunu = birKez(isGunu);
const ertesi = birKez((gun) => gunEkle(gun, 1));
const herGun = () => true;

const is = (Id: number, Sure: number, EnErken = ILK): CpmIsi => ({ Id, Sure, EnErken });
const bag = (OncekiId: number, SonrakiId: number, Tur: BagTuru = 'FS', Gecikme = 0): CpmBagi => ({
  OncekiId,
  SonrakiId,
  Tur,
  Gecikme,
});

const cozum = (isler: readonly CpmIsi[], baglar: readonly CpmBagi[], calisir: CalismaGunu = herGun) => {
  const s = cpm(isler, baglar, calisir);
  if ('dongu' in s) throw new Error(`döngü: ${s.dongu.join(' ')}`);
  return s;
};

/** Solves a text book example: for each letter its duration and its predecessors. */
function kitaptan(tablo: Readonly<Record<string, readonly [number, string]>>) {
  const kod = (harf: string) => harf.charCodeAt(0);
  const isler = Object.entries(tablo).map(([harf, [sure]]) => is(kod(harf), sure));
  const baglar = Object.entries(tablo).flatMap(([harf, [, once]]) => once.split('').map((o) => bag(kod(o), kod(harf))));
  const { sonuc } = cozum(isler, baglar);
  const son = [...sonuc.values()].reduce((s, r) => (r.Bitis > s ? r.Bitis : s), ILK);
  return {
    sure: gunFarki(ILK, son) + 1,
    kritik: Object.keys(tablo)
      .filter((h) => sonuc.get(kod(h))!.Kritik)
      .join(''),
    bolluk: Object.fromEntries(
      Object.keys(tablo)
        .filter((h) => !sonuc.get(kod(h))!.Kritik)
        .map((h) => [h, sonuc.get(kod(h))!.Bolluk]),
    ),
  };
}

test('Heizer and Render, Milwaukee Paper: 15 weeks, A-C-E-G-H', () => {
  expect(
    kitaptan({
      A: [2, ''],
      B: [3, ''],
      C: [2, 'A'],
      D: [4, 'AB'],
      E: [4, 'C'],
      F: [3, 'C'],
      G: [5, 'DE'],
      H: [2, 'FG'],
    }),
  ).toEqual({ sure: 15, kritik: 'ACEGH', bolluk: { B: 1, D: 1, F: 6 } });
});

test('Hillier and Lieberman, Reliable Construction: 44 weeks, A-B-C-E-F-J-L-N', () => {
  expect(
    kitaptan({
      A: [2, ''],
      B: [4, 'A'],
      C: [10, 'B'],
      D: [6, 'C'],
      E: [4, 'C'],
      F: [5, 'E'],
      G: [7, 'D'],
      H: [9, 'EG'],
      I: [7, 'C'],
      J: [8, 'FI'],
      K: [4, 'J'],
      L: [5, 'J'],
      M: [2, 'H'],
      N: [6, 'KL'],
    }),
  ).toEqual({ sure: 44, kritik: 'ABCEFJLN', bolluk: { D: 4, G: 4, H: 4, I: 2, K: 1, M: 4 } });
});

test.each<[BagTuru, number, string, string]>([
  // The predecessor lasts from Monday 20 to Friday 24 with the 23rd off, the successor three days.
  ['FS', 0, '2026-04-27', '2026-04-29'],
  ['FS', 2, '2026-04-29', '2026-05-04'],
  ['FS', -1, '2026-04-24', '2026-04-28'],
  ['SS', 0, '2026-04-20', '2026-04-22'],
  ['SS', 2, '2026-04-22', '2026-04-27'],
  ['FF', 0, '2026-04-21', '2026-04-24'],
  ['FF', 1, '2026-04-22', '2026-04-27'],
  ['SF', 3, '2026-04-20', '2026-04-22'],
  ['SF', 5, '2026-04-22', '2026-04-27'],
])('%s %i working days: %s - %s', (tur, gecikme, baslama, bitis) => {
  const { sonuc } = cozum([is(1, 4), is(2, 3)], [bag(1, 2, tur, gecikme)], isGunu);
  expect(sonuc.get(2)).toMatchObject({ Baslama: baslama, Bitis: bitis });
});

test('puts a milestone on the last day of its predecessor, else on its own day', () => {
  const { sonuc } = cozum([is(1, 4), is(2, 0), is(3, 2), is(4, 0, '2026-04-25')], [bag(1, 2), bag(2, 3)], isGunu);
  expect(sonuc.get(2)).toMatchObject({ Baslama: '2026-04-24', Bitis: '2026-04-24' });
  expect(sonuc.get(3)).toMatchObject({ Baslama: '2026-04-27' });
  expect(sonuc.get(4)).toMatchObject({ Baslama: '2026-04-27' });
});

test('does not move a plan that has begun', () => {
  const { sonuc } = cozum([is(1, 10), { ...is(2, 3), Basladi: true }], [bag(1, 2)], isGunu);
  expect(sonuc.get(2)).toMatchObject({ Baslama: ILK, Bitis: '2026-04-22' });
});

test('tells the plans of a circle in their order', () => {
  expect(cpm([is(1, 1), is(2, 1), is(3, 1), is(4, 1)], [bag(1, 2), bag(2, 3), bag(3, 2), bag(3, 4)], herGun)).toEqual({
    dongu: expect.toSatisfy((d: number[]) => d.join() === '2,3,2' || d.join() === '3,2,3'),
  });
  expect(siralaVeyaDongu([1], [bag(1, 1)])).toEqual({ dongu: [1, 1] });
});

const TURLER: readonly BagTuru[] = ['FS', 'SS', 'FF', 'SF'];
const planlar = fc
  .integer({ min: 1, max: 12 })
  .chain((n) =>
    fc.record({
      isler: fc.tuple(
        ...Array.from({ length: n }, (_, i) =>
          fc.record({ Sure: fc.integer({ min: 0, max: 9 }), kayma: fc.integer({ min: 0, max: 50 }) }).map((k) => ({
            Id: i,
            Sure: k.Sure,
            EnErken: gunEkle(ILK, k.kayma),
          })),
        ),
      ),
      baglar: fc.array(
        fc.record({
          OncekiId: fc.integer({ min: 0, max: n - 1 }),
          SonrakiId: fc.integer({ min: 0, max: n - 1 }),
          Tur: fc.constantFrom(...TURLER),
          Gecikme: fc.integer({ min: -3, max: 5 }),
        }),
        { maxLength: 20 },
      ),
      duz: fc.boolean(),
    }),
  )
  .map(({ isler, baglar, duz }) => ({
    isler,
    // Half of the examples have no circles, like real plans.
    baglar: duz ? baglar.filter((b) => b.OncekiId < b.SonrakiId) : baglar,
  }));

/**
 * Solves the same task in another way: longest paths between all pairs of starts (Floyd and Warshall), and days counted
 * one by one.
 */
function ikinci(isler: readonly CpmIsi[], baglar: readonly CpmBagi[]) {
  const n = isler.length;
  const KAYNAK = n;
  const HEDEF = n + 1;
  const yol = Array.from({ length: n + 2 }, () => Array.from({ length: n + 2 }, () => -Infinity));
  const kenar = (a: number, b: number, w: number) => (yol[a]![b] = Math.max(yol[a]![b]!, w));
  const ilk = isler.map((i) => i.EnErken).toSorted()[0]!;
  const numara = (gun: string) => {
    let say = 0;
    for (let g = ilk; g < gun; g = ertesi(g)) if (bilinenIsGunu(g)) say++;
    return say;
  };
  const gunu = (sira: number) => {
    let g = ilk;
    while (!bilinenIsGunu(g)) g = ertesi(g);
    for (let k = 0; k < sira; k++)
      do g = ertesi(g);
      while (!bilinenIsGunu(g));
    return g;
  };
  for (const i of isler) {
    kenar(KAYNAK, i.Id, numara(i.EnErken));
    kenar(i.Id, HEDEF, i.Sure);
  }
  const komsu = Array.from({ length: n }, () => new Set<number>());
  for (const { OncekiId: a, SonrakiId: b, Tur, Gecikme: g } of baglar) {
    komsu[a]!.add(b);
    const sure = (k: number) => isler[k]!.Sure;
    kenar(a, b, { FS: sure(a) + g, SS: g, FF: sure(a) + g - sure(b), SF: g - sure(b) }[Tur]);
  }
  const dongulu = isler.some(({ Id }) => {
    const gidilen = new Set<number>();
    const yigin = [...komsu[Id]!];
    while (yigin.length > 0) {
      const k = yigin.pop()!;
      if (k === Id) return true;
      if (!gidilen.has(k)) {
        gidilen.add(k);
        yigin.push(...komsu[k]!);
      }
    }
    return false;
  });
  if (dongulu) return null;
  for (let k = 0; k < n + 2; k++)
    for (let a = 0; a < n + 2; a++)
      for (let b = 0; b < n + 2; b++) yol[a]![b] = Math.max(yol[a]![b]!, yol[a]![k]! + yol[k]![b]!);
  const son = yol[KAYNAK]![HEDEF]!;
  return isler.map(({ Id, Sure, EnErken }) => {
    const es = yol[KAYNAK]![Id]!;
    const ls = son - yol[Id]![HEDEF]!;
    const tas = Sure === 0 && es > numara(EnErken);
    return {
      Baslama: gunu(tas ? es - 1 : es),
      Bitis: gunu(Sure === 0 ? (tas ? es - 1 : es) : es + Sure - 1),
      Bolluk: ls - es,
      Kritik: ls === es,
    };
  });
}

test('agrees with a second solution on 10,000 random plans', { timeout: 120_000 }, () => {
  let dongulu = 0;
  fc.assert(
    fc.property(planlar, ({ isler, baglar }) => {
      const s = cpm(isler, baglar, bilinenIsGunu);
      const beklenen = ikinci(isler, baglar);
      if ('dongu' in s) {
        dongulu++;
        expect(beklenen).toBeNull();
        // The result is a circle: a link leads from each plan to the next.
        for (let i = 1; i < s.dongu.length; i++)
          expect(baglar.some((b) => b.OncekiId === s.dongu[i - 1] && b.SonrakiId === s.dongu[i])).toBe(true);
        expect(s.dongu[0]).toBe(s.dongu.at(-1));
        return;
      }
      isler.forEach(({ Id }, i) => expect(s.sonuc.get(Id)).toMatchObject(beklenen![i]!));
    }),
    { numRuns: runs(10_000) },
  );
  expect(dongulu).toBeGreaterThan(500);
});

test('needs about four times the time for four times the plans and links', () => {
  const kur = (n: number) => ({
    isler: Array.from({ length: n }, (_, i) => is(i, 1 + (i % 7), gunEkle(ILK, i % 40))),
    baglar: Array.from({ length: Math.floor(n * 1.6) }, (_, i) =>
      bag(i % (n - 20), (i % (n - 20)) + 1 + (i % 19), TURLER[i % 4], (i % 5) - 1),
    ),
  });
  const hazir = new Map([500, 2000].map((n) => [n, kur(n)]));
  expect(
    buyume((n) => {
      const { isler, baglar } = hazir.get(n)!;
      cozum(isler, baglar, isGunu);
    }, 500),
  ).toBeLessThan(10);
});

test('does not walk forever over a calendar without work', () => {
  expect(() => isGunleri(ILK, () => false).gun(0)).toThrow(RangeError);
});
