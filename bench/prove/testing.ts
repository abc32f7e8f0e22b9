import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutGuard } from './breaks.ts';

/** What the goals that run test files ask of vitest: the guard taken out as in a server, and their seed. */
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

/** What vitest keeps of files from run to run knows nothing of guards. */
export const keepFiles = goal === undefined;

export const setupFiles: string[] =
  process.env['PROVE_GOAL'] === undefined ? [] : [fileURLToPath(new URL('./seed.ts', import.meta.url))];

/** A goal tries properties with all their inputs, `npm test` with a third of them. */
export const whole = process.env['PROVE_GOAL'] !== undefined;
