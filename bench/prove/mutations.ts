import type { Break } from './breaks.ts';
import { DATES } from './mutations/dates.ts';
import { MONEY } from './mutations/money.ts';
import { RIGHTS } from './mutations/rights.ts';
import { STATES } from './mutations/states.ts';

/** One small change to the product as by a careless hand, and the test files of which one has to notice it. */
export interface Mutation extends Break {
  readonly room: string;
  /** Paths below packages/, without their ending. */
  readonly tests: readonly string[];
}

const KINDS = { rights: RIGHTS, money: MONEY, dates: DATES, states: STATES } as const;

/** All mutations by name: the kind and the position in its list. */
export const MUTATIONS: ReadonlyMap<string, Mutation> = new Map(
  Object.entries(KINDS).flatMap(([kind, those]) => those.map((m, n) => [`${kind}-${n + 1}`, m] as const)),
);
