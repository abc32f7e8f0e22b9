import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One test as vitest reports it. `meta` is what the test says of itself. */
export interface Test {
  readonly name: string;
  readonly passed: boolean;
  readonly messages: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly meta: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** Runs test files and returns their tests; a goal whose work a test file does already needs no second one. */
export function tests(files: readonly string[], env: Readonly<Record<string, string>> = {}): Test[] {
  const folder = mkdtempSync(join(tmpdir(), 'masabasi-prove-'));
  try {
    const report = join(folder, 'report.json');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...files],
      { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const all = testResults.flatMap((file) => file.assertionResults);
    if (all.length === 0) throw new Error(`no tests: ${stdout}${stderr}`);
    return all.map((t) => ({
      name: t.fullName,
      passed: t.status === 'passed',
      messages: t.failureMessages,
      meta: t.meta,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
