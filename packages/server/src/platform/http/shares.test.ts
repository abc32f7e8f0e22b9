import { expect, test } from 'vitest';
import { HttpError } from './errors.ts';
import { Shares } from './shares.ts';

/** A server whose reads end by the clock, and its readers. */
function shared() {
  let now = 0;
  const running: { readonly person: number; readonly ends: number; readonly end: () => void }[] = [];
  const begun: number[] = [];
  const shares = new Shares({ person: 3, large: 1 }, () => now);
  const read = (person: number, ms: number) =>
    shares.run(person, async () => {
      begun.push(person);
      await new Promise<void>((end) => running.push({ person, ends: now + ms, end }));
    });
  const breath = () => new Promise((later) => setImmediate(later));
  const advance = async (ms: number) => {
    await breath();
    for (const end = now + ms; now < end; now += 10) {
      for (const s of running.filter((x) => x.ends <= now)) {
        running.splice(running.indexOf(s), 1);
        s.end();
      }
      await breath();
    }
  };
  return {
    shares,
    read,
    advance,
    begun,
    running: (person?: number) => running.filter((s) => !person || s.person === person),
  };
}

test('lets a batch of one person use no more of the database at a time than a few single reads', async () => {
  const d = shared();
  for (let i = 0; i < 12; i++) void d.read(1, 20);
  await d.advance(10);
  expect(d.running()).toHaveLength(3);
  await d.advance(200);
  expect(d.begun).toHaveLength(12);
});

test('makes six heavy readers wait for each other in turn, and a light reader for none of them', async () => {
  const d = shared();
  for (let person = 1; person <= 6; person++) for (let i = 0; i < 60; i++) void d.read(person, 100);
  await d.advance(400);
  const once = d.begun.length;
  for (let n = 0; n < 60; n++) {
    const large = d.running().length;
    const light = d.read(7, 0);
    await d.advance(20);
    await light;
    expect(large).toBeLessThanOrEqual(1);
  }
  const later = d.begun.slice(once).filter((person) => person !== 7);
  const counts = [1, 2, 3, 4, 5, 6].map((person) => later.filter((k) => k === person).length);
  expect(later.length).toBeGreaterThan(6);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test('counts running work: six who begin together are noticed before their work is done', async () => {
  const d = shared();
  for (let person = 1; person <= 6; person++) void d.read(person, 10_000);
  await d.advance(300);
  for (let person = 1; person <= 6; person++) void d.read(person, 10_000);
  await d.advance(10);
  // One of the second reads runs, the other five wait for it.
  expect(d.running()).toHaveLength(7);
});

test('forgets a share, and lets many equal readers wait for nobody', async () => {
  const d = shared();
  for (let i = 0; i < 9; i++) void d.read(1, 400);
  await d.advance(5000);
  expect(d.running(1)).toHaveLength(0);
  await d.advance(40_000);
  for (let i = 0; i < 3; i++) void d.read(1, 100);
  await d.advance(10);
  expect(d.running(1)).toHaveLength(3);
  const equal = shared();
  for (let tur = 0; tur < 4; tur++) {
    for (let person = 1; person <= 40; person++) void equal.read(person, 200);
    await equal.advance(10);
    expect(equal.running()).toHaveLength(40);
    await equal.advance(210);
  }
});

test('makes nobody wait in turn when the database is slow for everybody', async () => {
  const d = shared();
  d.shares.probed(800);
  await d.advance(6000);
  d.shares.probed(900);
  for (let i = 0; i < 12; i++) void d.read(1, 1600);
  await d.advance(10);
  expect(d.running()).toHaveLength(12);
});

test('frees the place of work while it waits', async () => {
  const shares = new Shares({ person: 1, large: 1 }, () => 0);
  const work = () => Promise.resolve();
  let end = () => {};
  const first = shares.run(1, () => new Promise<void>((done) => (end = done)));
  let waits = 0;
  const second = shares.run(1, work, async (turn) => {
    waits++;
    await turn;
    waits--;
  });
  expect(waits).toBe(1);
  end();
  await Promise.all([first, second]);
  expect(waits).toBe(0);
});

test('asks one person to come back above a browser’s usual number of calls, and nobody else', async () => {
  const d = shared();
  const asked = Array.from({ length: 220 }, () =>
    d.read(1, 10).then(
      () => null,
      (e: unknown) => e,
    ),
  );
  await d.advance(3000);
  const refused = (await Promise.all(asked)).filter((e) => e !== null);
  expect(refused).toHaveLength(220 - 200 - 3);
  expect(refused[0]).toBeInstanceOf(HttpError);
  expect(refused[0]).toMatchObject({ status: 503, baslik: { 'retry-after': '2' } });
  const other = d.read(2, 10);
  await d.advance(20);
  await other;
});
