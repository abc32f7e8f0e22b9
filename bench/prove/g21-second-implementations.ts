import { goal } from './goal.ts';
import { tests } from './vitest.ts';

/**
 * The rules that pay, discipline or expose a person, each compared with a second implementation. They are core's own
 * tests. This program counts the inputs, which are drawn from the printed seed.
 */
const FILES = [
  'packages/core/src/izin/izin/izinSuresi.test.ts',
  'packages/core/src/mesai/mola/molaSuresi.test.ts',
  'packages/core/src/platform/identity/kimlik.test.ts',
  'packages/core/src/platform/identity/telefon.test.ts',
  'packages/core/src/platform/process/sebep.test.ts',
  'packages/core/src/platform/yetki/rules.test.ts',
];
const RULES = ['leave', 'break', 'national_id', 'telephone', 'reason', 'permission'] as const;
/** Number of inputs. The short form tries a third and uses the last run's tests if it can. */
const RUNS = { whole: 10_000, quick: 3000 };

await goal(
  'G21',
  'each rule of length, number, reason and right agrees with a second implementation',
  async ({ seed, count }) => {
    const all = tests(FILES, { SEED: String(seed) });
    const seconds = all.flatMap((t) => (t.meta['ikinci'] as { kural: string; kosu: number } | undefined) ?? []);
    const runs = RULES.map((rule) => [`${rule}_runs`, seconds.find((s) => s.kural === rule)?.kosu ?? 0] as const);
    const wrong = all.filter((t) => !t.passed);
    for (const t of wrong) console.log(`${t.name}: ${t.messages.join('\n').slice(0, 1000)}`);
    const figures = { ...Object.fromEntries(runs), divergences: wrong.length };
    return { pass: wrong.length === 0 && runs.every(([, n]) => n >= count(RUNS.whole, RUNS.quick)), figures };
  },
);
