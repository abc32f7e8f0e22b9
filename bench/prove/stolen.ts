import { readFileSync } from 'node:fs';

/** Of how much processor time the machine knows since it began, and how much of it its host gave to others; in its own ticks. */
function counted(): { readonly all: number; readonly stolen: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/).map(Number);
  // What guests used is counted in user and nice already.
  return { all: ticks.slice(0, 8).reduce((sum, t) => sum + t, 0), stolen: ticks[7]! };
}

const EVERY_MS = 5000;

/**
 * Watches how much of the processors the host of a virtual machine keeps for others: no program can be faster than what it is
 * given. The answer ends it and says what was taken altogether and in the worst five seconds, in percent.
 */
export function watchStolen(): () => { readonly stolen_pct: number; readonly stolen_pct_worst: number } {
  const begun = counted();
  let last = begun;
  let worst = 0;
  const share = (from: typeof begun, to: typeof begun): number =>
    Math.round((1000 * (to.stolen - from.stolen)) / Math.max(1, to.all - from.all)) / 10;
  const look = () => {
    const now = counted();
    worst = Math.max(worst, share(last, now));
    last = now;
  };
  const watching = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(watching);
    look();
    return { stolen_pct: share(begun, last), stolen_pct_worst: worst };
  };
}
