import { cevapla, cokYogun } from './errors.ts';

/** A share is large from here on: milliseconds of work, of which half is forgotten after `HALF_LIFE_MS`. */
const LARGE_MS = 250;
const HALF_LIFE_MS = 5000;
/** Nobody has a large share when more people than this take equally much. */
const EQUAL_PEOPLE = 20;
/** A database that needs longer for the plainest query is slow for everybody, and waiting in turn would not help. */
const SLOW_MS = 50;
const MOST_PEOPLE = 5000;
/** The most waiting work of one person. Pages that were left in haste have not hung up yet. */
const MOST_WAITING = 200;

export interface ShareLimits {
  /** The most running work of one person. The rest of a batch waits. */
  readonly person: number;
  /** The most running work of all people with a large share. */
  readonly large: number;
}

interface Share {
  spent: number;
  at: number;
  running: number;
  /** Sum of the start times of running work. */
  begun: number;
  readonly waiting: { readonly go: () => void; readonly fail: (reason: Error) => void }[];
}

/**
 * Each person's share of the server. People with a small share never wait for others. People with a large one wait for
 * each other, the smallest share going first.
 */
export class Shares {
  readonly #people = new Map<number, Share>();
  readonly #limits: ShareLimits;
  readonly #clock: () => number;
  #largeRunning = 0;
  #total = { spent: 0, at: 0 };
  #probe = { ms: 0, next: Number.POSITIVE_INFINITY, at: 0 };
  constructor(limits: ShareLimits, clock = () => performance.now()) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Takes the duration of the first query of a call. The shortest one of some seconds shows the speed of the database.
   */
  probed(ms: number): void {
    const p = this.#probe;
    p.next = Math.min(p.next, ms);
    if (this.#clock() - p.at < HALF_LIFE_MS) return;
    this.#probe = { ms: p.next, next: Number.POSITIVE_INFINITY, at: this.#clock() };
  }

  /**
   * Runs one piece of a person's work when its turn comes.
   * @param wait wraps the waiting, when the work has to wait
   * @throws 503 when too much of the person's work waits already
   */
  async run<T>(
    personId: number,
    work: () => Promise<T>,
    wait: (turn: Promise<void>) => Promise<void> = (turn) => turn,
  ): Promise<T> {
    if (this.#probe.ms > SLOW_MS) return work();
    const p = this.#shareOf(personId);
    while (!this.#mayRun(p)) {
      if (p.waiting.length >= MOST_WAITING) throw cokYogun();
      await wait(new Promise<void>((go, fail) => p.waiting.push({ go, fail })));
    }
    const large = this.#isLarge(p);
    const begun = this.#clock();
    p.running++;
    p.begun += begun;
    if (large) this.#largeRunning++;
    let counts = true;
    try {
      return await work();
    } catch (e) {
      // Waiting for an absent database counts for nobody, and the person's waiting work fails at once, too.
      if (e instanceof Error && cevapla(e).bilinen) {
        counts = false;
        for (const b of p.waiting.splice(0)) b.fail(e);
      }
      throw e;
    } finally {
      const took = this.#clock() - begun;
      if (counts) for (const h of [p, this.#total]) this.#decayed(h).spent += took;
      p.running--;
      p.begun -= begun;
      if (large) this.#largeRunning--;
      this.#wake();
    }
  }

  #mayRun(p: Share): boolean {
    return p.running < this.#limits.person && (!this.#isLarge(p) || this.#largeRunning < this.#limits.large);
  }

  #isLarge(p: Share): boolean {
    // Running work counts, or a large share would be noticed only after it had been taken.
    const spent = this.#decayed(p).spent + p.running * this.#clock() - p.begun;
    return spent > LARGE_MS && spent * EQUAL_PEOPLE > this.#decayed(this.#total).spent;
  }

  #decayed<H extends { spent: number; at: number }>(h: H): H {
    const now = this.#clock();
    h.spent *= 2 ** ((h.at - now) / HALF_LIFE_MS);
    h.at = now;
    return h;
  }

  /** Starts waiting work, beginning with the smallest share. */
  #wake(): void {
    const waiting = [...this.#people.values()]
      .filter((p) => p.waiting.length > 0)
      .toSorted((a, b) => this.#decayed(a).spent - this.#decayed(b).spent);
    let places = this.#limits.large - this.#largeRunning;
    for (const p of waiting) {
      const large = this.#isLarge(p);
      const own = this.#limits.person - p.running;
      const count = large ? Math.min(own, places) : own;
      if (large) places -= Math.max(0, Math.min(count, p.waiting.length));
      for (const b of p.waiting.splice(0, Math.max(0, count))) b.go();
    }
  }

  #shareOf(personId: number): Share {
    const known = this.#people.get(personId);
    if (known) return known;
    if (this.#people.size >= MOST_PEOPLE)
      for (const [id, p] of this.#people)
        if (p.running === 0 && p.waiting.length === 0 && this.#decayed(p).spent < 1) this.#people.delete(id);
    const share: Share = { spent: 0, at: this.#clock(), running: 0, begun: 0, waiting: [] };
    this.#people.set(personId, share);
    return share;
  }
}
