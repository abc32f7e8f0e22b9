import type { Break } from './breaks.ts';
import { DATES } from './mutations/dates.ts';
import { MONEY } from './mutations/money.ts';
import { RIGHTS } from './mutations/rights.ts';
import { STATES } from './mutations/states.ts';

/** One small change of the product that a careless hand might make, and the test files of which one has to notice. */
export interface Mutation extends Break {
  readonly room: string;
  /** Below packages/, without their ending. */
  readonly tests: readonly string[];
}

const KINDS = { rights: RIGHTS, money: MONEY, dates: DATES, states: STATES } as const;

/** All of them by the name under which each is put in: its kind and its place there. */
export const MUTATIONS: ReadonlyMap<string, Mutation> = new Map(
  Object.entries(KINDS).flatMap(([kind, those]) => those.map((m, n) => [`${kind}-${n + 1}`, m] as const)),
);
