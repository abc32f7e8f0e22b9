import { describe, expect, test } from 'vitest';
import { beklemeYaz, enAciller } from './aciliyet.ts';

const SIMDI = '2026-11-20T09:00:00Z';
const saat = (n: number) => new Date(Date.parse(SIMDI) + n * 3_600_000).toISOString();
type Eylem = 'ac' | 'karar';
const kayit = (Oda: string, Termin: number | null, Zaman = -1, Eylem: Eylem = 'ac') => ({
  Oda,
  Termin: Termin === null ? null : saat(Termin),
  Zaman: saat(Zaman),
  Eylem,
});

describe('the most urgent records', () => {
  test('are first those late or due within a day, then the longest waiting and the later due', () => {
    const [gec, bugun, eski, yeni, haftaya] = [
      kayit('a', -2),
      kayit('b', 20),
      kayit('c', null, -100),
      kayit('d', null, -1),
      kayit('e', 200),
    ] as const;
    expect(enAciller([haftaya, yeni, eski, bugun, gec], SIMDI)).toEqual([gec, bugun, eski, yeni, haftaya]);
  });

  test('are at most five, two of a room while others wait, and as many of a room as there are otherwise', () => {
    const gorusme = [-9, -8, -7, -6, -5, -4].map((t) => kayit('gorusme', t));
    const demo = [kayit('demo', 300), kayit('demo', 310)];
    expect(enAciller(gorusme, SIMDI)).toEqual(gorusme.slice(0, 5));
    expect(enAciller([...demo, ...gorusme], SIMDI)).toEqual([...gorusme.slice(0, 3), ...demo]);
  });

  test('keep a place for the first decision of a room, as a person waits for it', () => {
    const izin = kayit('talep', 500, -1, 'karar');
    const gecler = ['a', 'b', 'c', 'd', 'e'].flatMap((oda) => [kayit(oda, -5), kayit(oda, -4)]);
    const secilen = enAciller([...gecler, izin], SIMDI);
    expect(secilen).toHaveLength(5);
    expect(secilen.at(-1)).toBe(izin);
  });

  test('are none when nothing waits', () => {
    expect(enAciller([], SIMDI)).toEqual([]);
  });
});

test.each([
  [-0.2, '12 dk gecikti'],
  [-3, '3 saat gecikti'],
  [-72, '3 gün gecikti'],
  [0.75, '45 dk kaldı'],
  [5.9, '5 saat kaldı'],
  [49, '2 gün kaldı'],
])('writes the time of a record due in %d hours as %s', (termin, yazi) => {
  expect(beklemeYaz(kayit('a', termin), SIMDI)).toBe(yazi);
});

test.each([
  [0, 'şimdi geldi'],
  [-0.2, '12 dakikadır bekliyor'],
  [-3, '3 saattir bekliyor'],
  [-100, '4 gündür bekliyor'],
])('writes the waiting time of %d hours as %s', (zaman, yazi) => {
  expect(beklemeYaz(kayit('a', null, zaman), SIMDI)).toBe(yazi);
});
