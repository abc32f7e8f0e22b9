import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goal } from './goal.ts';
import { tests } from './vitest.ts';

/** Properties that `npm test` tries with a third of their inputs get all of them here. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = globSync('packages/*/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  /\bruns\(|\bKOSU\b/.test(readFileSync(`${ROOT}${file}`, 'utf8')),
);

await goal('G50', 'every property holds with all the inputs that it was written for', async ({ seed }) => {
  const all = tests(FILES, { SEED: String(seed) });
  const wrong = all.filter((t) => !t.passed);
  for (const t of wrong) console.log(`${t.name}: ${t.messages.join('\n').slice(0, 1000)}`);
  return {
    pass: wrong.length === 0 && FILES.length >= 30,
    figures: { files: FILES.length, tests: all.length, wrong: wrong.length },
  };
});
