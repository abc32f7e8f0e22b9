import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export const RESULTS = new URL('./results.jsonl', import.meta.url);

/** Figures by name, in the order of printing: numbers and short words without spaces. */
export type Figures = Readonly<Record<string, number | string>>;

export interface Run {
  /** The short form for every change: a smaller count, the same checks. */
  readonly quick: boolean;
  /** Deterministic numbers in [0, 1) from the printed seed. */
  readonly random: () => number;
  /** An integer in [0, n). */
  readonly below: (n: number) => number;
  readonly seed: number;
  /** The full count or, in a quick run, the small one. */
  readonly count: (full: number, quick: number) => number;
  /** Runs at the end, in reverse order, in any case. */
  readonly after: (undo: () => unknown) => void;
}

/** One line of results.jsonl. */
export interface Result {
  readonly goal: string;
  readonly promise: string;
  readonly pass: boolean;
  /** The guard was removed on purpose: then `pass` says that the goal noticed. */
  readonly broken: boolean;
  readonly quick: boolean;
  readonly figures: Figures;
  readonly seed: number;
  readonly seconds: number;
  readonly time: string;
  readonly commit: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly memoryGb: number;
    readonly node: string;
  };
}

/** A small generator of random numbers that a seed repeats (mulberry32). */
function generator(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const write = (n: number | string): string =>
  typeof n === 'number' && !Number.isInteger(n) ? n.toFixed(Math.abs(n) < 10 ? 2 : 1) : String(n);

const commit = (): string => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no', '--', 'packages') === '' ? '' : '+'}`;
};

/**
 * Runs one goal, prints its line, appends it to the results and ends the process: 0 when it passed or, with the guard
 * removed, when it failed.
 * @param promise the promise as docs/PROOF.md says it
 * @param proof measures; `pass` is the verdict over all figures
 */
export async function goal(
  id: string,
  promise: string,
  proof: (run: Run) => Promise<{ readonly pass: boolean; readonly figures: Figures }>,
): Promise<never> {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const quick = process.env['PROVE_QUICK'] === '1';
  const broken = process.env['PROVE_BREAK'] === id;
  const random = generator(seed);
  const undo: (() => unknown)[] = [];
  const start = performance.now();
  console.log(`— ${id} seed=${seed}${quick ? ' quick' : ''}${broken ? ' guard taken out' : ''}`);
  // An error in unawaited work ends the run like any other error, and everything started is stopped.
  const { promise: stray, reject } = Promise.withResolvers<never>();
  process.once('unhandledRejection', reject);
  let outcome: { pass: boolean; figures: Figures };
  try {
    const measured = proof({
      quick,
      random,
      below: (n) => Math.floor(random() * n),
      seed,
      count: (full, small) => (quick ? small : full),
      after: (u) => void undo.push(u),
    });
    outcome = await Promise.race([measured, stray]);
  } catch (error) {
    console.error(error);
    const why = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, '_').slice(0, 120);
    outcome = { pass: false, figures: { error: why } };
  }
  for (const u of undo.toReversed()) await Promise.race([Promise.resolve(u()).catch(console.error), wait(30_000)]);
  const { pass, figures } = outcome;
  const said = Object.entries(figures).map(([name, value]) => `${name}=${write(value)}`);
  console.log(`GOAL ${[id, ...said].join(' ')} ${pass ? 'PASS' : 'FAIL'}${broken ? ' (guard taken out)' : ''}`);
  const result: Result = {
    goal: id,
    promise,
    // A removed guard has to show in the figures. A crashed program proves nothing.
    pass: broken ? !pass && !('error' in figures) : pass,
    broken,
    quick,
    figures,
    seed,
    seconds: Math.round((performance.now() - start) / 1000),
    time: new Date().toISOString(),
    commit: commit(),
    machine: {
      processor: cpus()[0]?.model.trim() ?? '',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
      node: process.versions.node,
    },
  };
  // The short form is enough to notice a removed guard.
  if (!quick || broken) appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
  process.exit(result.pass ? 0 : 1);
}

/** The value below which this share of the numbers lies. 0 without numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
