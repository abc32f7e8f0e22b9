import { readFileSync } from 'node:fs';

/** Processor time of the machine since its start, and the part that its host gave to others, in its own ticks. */
function counted(): { readonly all: number; readonly stolen: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/).map(Number);
  // user and nice already include the time of guests.
  return { all: ticks.slice(0, 8).reduce((sum, t) => sum + t, 0), stolen: ticks[7]! };
}

const EVERY_MS = 5000;

/**
 * Watches the share of the processors that the host of a virtual machine withholds: no program can be faster than its
 * share. Calling the answer ends the watch and gives the share in all and in the worst five seconds, in percent.
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
