import { goal } from './goal.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { type Test, tests } from './vitest.ts';

/**
 * Small changes by a careless hand to important rules are applied to the product one by one, and each time the tests of
 * the room run unchanged. One of them has to fail by an expectation, not by a product that does not start. The short
 * form takes some mutations that tests without a database notice.
 */
const SAMPLE = 3;
/** Messages of vitest, of fast-check and of `tamam` (which expects a successful call) about a failed expectation. */
const EXPECTED = /AssertionError|Property failed|promise (?:resolved|rejected) .* instead of|^Error: \{"durum":false/;

const filesOf = (those: readonly Mutation[]): string[] => [
  ...new Set(those.flatMap((m) => m.tests.map((t) => `packages/${t}.test.ts`))),
];
const failures = (all: readonly Test[]): Test[] => all.filter((t) => !t.passed);

/**
 * True when a test fails by its expectation with the mutation applied. Without the mutation when the goal's own guard
 * is removed.
 */
function noticed(name: string, m: Mutation): boolean {
  try {
    const env: Readonly<Record<string, string>> = process.env['PROVE_BREAK'] === undefined ? { PROVE_BREAK: name } : {};
    return failures(tests(filesOf([m]), env)).some((t) => t.messages.some((why) => EXPECTED.test(why)));
  } catch (error) {
    console.log(`${name} could not be tried: ${String(error).slice(0, 1000)}`);
    return false;
  }
}

await goal(
  'G47',
  'of each small change of a rule of rights, money, dates or states a test of its room takes notice',
  async ({ quick, random }) => {
    const small = [...MUTATIONS].filter(([, m]) => m.tests.every((t) => !t.startsWith('server/')));
    const drawn = small
      .map((m) => [random(), m] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, m]) => m);
    const tried = quick ? drawn.slice(0, SAMPLE) : [...MUTATIONS];
    const before = failures(tests(filesOf(tried.map(([, m]) => m))));
    for (const t of before) console.log(`fails by itself: ${t.name}`);
    const survivors = tried.filter(([name, m]) => !noticed(name, m));
    for (const [name, m] of survivors) console.log(`${name} survived: ${m.file}: ${m.from} → ${m.to}`);
    const figures = {
      mutations: tried.length,
      rooms: new Set(tried.map(([, m]) => m.room)).size,
      failing_before: before.length,
      survived: survivors.length,
    };
    return { pass: before.length === 0 && survivors.length === 0 && tried.length > 0, figures };
  },
);
