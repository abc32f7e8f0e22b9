import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from './vitest.ts';

/**
 * The report of the last whole `npm test`, which scripts/test.mjs keeps with the hash of its tree. Null when the tree
 * differs now, a guard is removed, or the goal has to draw its own inputs.
 */
export function lastRun(): Report | null {
  const file = fileURLToPath(new URL('../../node_modules/.cache/masabasi/last-run.json', import.meta.url));
  if (process.env['PROVE_QUICK'] !== '1' || process.env['PROVE_BREAK'] !== undefined || !existsSync(file)) return null;
  const { tree, report } = JSON.parse(readFileSync(file, 'utf8')) as { tree: string; report: Report };
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('status', '--porcelain') === '' && git('rev-parse', 'HEAD^{tree}') === tree ? report : null;
}
