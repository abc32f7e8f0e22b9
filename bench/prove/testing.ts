import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutGuard } from './breaks.ts';

/** Settings of vitest for goals that run test files: the removed guard as in a server, and their seed. */
const goal = process.env['PROVE_BREAK'];
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

export const breaking = {
  name: 'masabasi-breaking',
  enforce: 'pre' as const,
  load: (id: string): string | null =>
    goal !== undefined && id.startsWith(packages) && id.endsWith('.ts')
      ? withoutGuard(goal, id.slice(packages.length), readFileSync(id, 'utf8'))
      : null,
};

/** The files that vitest caches from run to run do not depend on guards. */
export const keepFiles = goal === undefined;

export const setupFiles: string[] =
  process.env['PROVE_GOAL'] === undefined ? [] : [fileURLToPath(new URL('./seed.ts', import.meta.url))];

/** A goal tries properties with all their inputs, `npm test` with a third of them. */
export const whole = process.env['PROVE_GOAL'] !== undefined;
