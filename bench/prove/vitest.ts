import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastRun } from './last-run.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One test as vitest reports it. `meta` is data that the test itself reports. */
export interface Test {
  readonly name: string;
  readonly passed: boolean;
  readonly messages: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Format of vitest's JSON reporter. */
export interface Report {
  readonly testResults: readonly {
    /** The test file's path. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly meta: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/**
 * Runs test files and returns their tests, so that a goal needs no second program for them. A quick run does not repeat
 * files that have just run on this very tree.
 */
export function tests(files: readonly string[], env: Readonly<Record<string, string>> = {}): Test[] {
  const kept = lastRun()?.testResults.filter((file) => files.some((f) => file.name.endsWith(`/${f}`))) ?? [];
  const results = kept.length === files.length ? kept : ran(files, env);
  return results
    .flatMap((file) => file.assertionResults)
    .map((t) => ({
      name: t.fullName,
      passed: t.status === 'passed',
      messages: t.failureMessages,
      meta: t.meta,
    }));
}

function ran(files: readonly string[], env: Readonly<Record<string, string>>): Report['testResults'] {
  const folder = mkdtempSync(join(tmpdir(), 'masabasi-prove-'));
  try {
    const report = join(folder, 'report.json');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...files],
      { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (testResults.every((file) => file.assertionResults.length === 0))
      throw new Error(`no tests: ${stdout}${stderr}`);
    return testResults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
