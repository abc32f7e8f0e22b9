/**
 * The clock of `npm run pictures`: always a working day at eleven, so that no picture shows an empty board. Each
 * program of the run loads it first (`--import`). It shifts the program's present time, and time goes on from there.
 */

/** Istanbul is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * 3_600_000;
const HOUR = 11;
const DAY_MS = 86_400_000;

/**
 * The latest instant at which it was eleven in Istanbul on a day from Monday to Friday.
 * @param {Date} now
 */
export function pictureTime(now) {
  const local = now.getTime() + ISTANBUL_MS;
  let at = Math.floor(local / DAY_MS) * DAY_MS + HOUR * 3_600_000;
  if (at > local) at -= DAY_MS;
  while ([0, 6].includes(new Date(at).getUTCDay())) at -= DAY_MS;
  return new Date(at - ISTANBUL_MS);
}

/** Name of the environment variable with the milliseconds between the real clock and the clock of the pictures. */
export const SHIFT_NAME = 'PICTURE_CLOCK_SHIFT';

/** Environment variables for a program that uses this clock. */
export const pictureClock = (now = new Date()) => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${import.meta.url}`.trim(),
  [SHIFT_NAME]: String(pictureTime(now).getTime() - now.getTime()),
});

const shift = Number(process.env[SHIFT_NAME] ?? 0);
if (shift !== 0) {
  const TrueDate = Date;
  globalThis.Date = class extends TrueDate {
    constructor(...parts) {
      if (parts.length === 0) super(TrueDate.now() + shift);
      else super(...parts);
    }

    static now() {
      return TrueDate.now() + shift;
    }
  };
}
