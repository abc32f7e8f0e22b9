/**
 * The clock of `npm run pictures`: a working day at eleven, whenever it runs, so that no picture shows an empty board. It is
 * loaded before whatever the run starts (`--import`) and moves what every program takes for now; time goes on from there.
 */

/** Istanbul is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * 3_600_000;
const HOUR = 11;
const DAY_MS = 86_400_000;

/**
 * The last instant at which it was eleven in Istanbul on a day from Monday to Friday.
 * @param {Date} now
 */
export function pictureTime(now) {
  const local = now.getTime() + ISTANBUL_MS;
  let at = Math.floor(local / DAY_MS) * DAY_MS + HOUR * 3_600_000;
  if (at > local) at -= DAY_MS;
  while ([0, 6].includes(new Date(at).getUTCDay())) at -= DAY_MS;
  return new Date(at - ISTANBUL_MS);
}

/** The environment holds the milliseconds between the true clock and that of the pictures under this name. */
export const SHIFT_NAME = 'PICTURE_CLOCK_SHIFT';

/** Everything that has to stand in the environment of what is to have this clock. */
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
