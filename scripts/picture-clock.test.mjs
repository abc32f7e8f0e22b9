import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { pictureClock, pictureTime, SHIFT_NAME } from './picture-clock.mjs';

/** Day of the week (Monday is 1) and time of the day, three hours ahead of UTC. */
const inIstanbul = (at) => {
  const local = new Date(at.getTime() + 3 * 3_600_000);
  return `${local.getUTCDay()} ${local.toISOString().slice(11, 16)}`;
};

test('every hour of four weeks gives a working day at eleven, at most three days ago', () => {
  for (let h = 0; h < 4 * 7 * 24; h++) {
    const now = new Date(Date.UTC(2026, 11, 20, h, 17));
    const at = pictureTime(now);
    expect(inIstanbul(at)).toMatch(/^[1-5] 11:00$/);
    const hours = (now.getTime() - at.getTime()) / 3_600_000;
    expect(hours >= 0 && hours < 72).toBe(true);
  }
});

test.each([
  ['a Sunday noon', '2026-11-29T12:00:00Z', '2026-11-27T08:00:00.000Z'],
  ['a Saturday night', '2026-11-28T22:30:00Z', '2026-11-27T08:00:00.000Z'],
  ['a Monday before dawn', '2026-11-30T02:00:00Z', '2026-11-27T08:00:00.000Z'],
  ['a Wednesday afternoon', '2026-12-02T13:00:00Z', '2026-12-02T08:00:00.000Z'],
  ['exactly eleven', '2026-12-02T08:00:00Z', '2026-12-02T08:00:00.000Z'],
])('%s', (_, now, at) => expect(pictureTime(new Date(now)).toISOString()).toBe(at));

test('a program that is started with it lives at that time, and so do its child processes', () => {
  const clock = pictureClock();
  const seen = execFileSync(
    process.execPath,
    [
      '-e',
      `const c = require('node:child_process');
       console.log(new Date().toISOString(), Date.now(), new Date(0).getTime(), new Date() instanceof Date);
       if (!process.env.INNER) process.stdout.write(c.execFileSync(process.execPath, ['-p', 'Date.now()'], { env: { ...process.env, INNER: '1' } }));`,
    ],
    { env: { ...process.env, ...clock }, encoding: 'utf8' },
  );
  const [first, inner] = seen.trim().split('\n');
  const [iso, now, zero, isDate] = first.split(' ');
  const expected = Date.now() + Number(clock[SHIFT_NAME]);
  expect(Math.abs(Date.parse(iso) - expected)).toBeLessThan(60_000);
  expect(Math.abs(Number(now) - expected)).toBeLessThan(60_000);
  expect(Math.abs(Number(inner) - expected)).toBeLessThan(60_000);
  expect([zero, isDate]).toEqual(['0', 'true']);
});

test('without the variable the time stays the real one', () => {
  const now = Date.now();
  expect(Math.abs(Date.now() - now)).toBeLessThan(60_000);
  expect(pictureClock(new Date('2026-12-02T08:00:00Z'))[SHIFT_NAME]).toBe('0');
});
