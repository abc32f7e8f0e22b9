/**
 * `npm test [unit|e2e] [filters]`: vitest and Playwright, counted together. The last line is `N passed, N failed`; a
 * skipped test and a runner that crashed or found nothing count as failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, environment, findNode, program, root } from './prepare.mjs';

const [scope, filters] = ['unit', 'e2e'].includes(process.argv[2])
  ? [process.argv[2], process.argv.slice(3)]
  : ['all', process.argv.slice(2)];
const reports = mkdtempSync(join(tmpdir(), 'masabasi-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

ensureInstalled();
const node = findNode();

/** Runs a runner to its end; its report, or null when it left none. */
function run(name, args, env) {
  const report = join(reports, `${name}.json`);
  const { status } = spawnSync(node, [program(name), ...args(report)], {
    cwd: root,
    stdio: 'inherit',
    env: environment(env?.(report)),
  });
  return { status, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null };
}

/** One line a test: its name and whether it passed, was skipped or failed. */
function vitestResults({ testResults }) {
  return testResults.flatMap((file) => {
    const name = file.name.slice(root.length + 1);
    const tests = file.assertionResults.map((t) => ({ name: `${name} > ${t.fullName}`, status: t.status }));
    return file.status === 'failed' && !tests.some((t) => t.status === 'failed')
      ? [...tests, { name: `${name} (${String(file.message).split('\n')[0]})`, status: 'failed' }]
      : tests;
  });
}

function playwrightResults({ suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const tests = suites.flatMap(specs).flatMap((spec) =>
    spec.tests.map((t) => ({
      name: `${spec.file}:${spec.line} > ${spec.title}`,
      status: { expected: 'passed', flaky: 'flaky', unexpected: 'failed' }[t.status] ?? t.status,
      seconds: t.results.reduce((sum, r) => sum + r.duration / 1000, 0),
    })),
  );
  const failedOutside = errors.map((e) => ({ name: String(e.message).split('\n')[0], status: 'failed' }));
  return [...tests, ...failedOutside];
}

/** The results of a runner; a bad end that no test explains is a failure of its own. */
function counted(name, { status, report }, read) {
  const results = report ? read(report) : [];
  if (results.length === 0) return [{ name: `${name} hiçbir test çalıştırmadı`, status: 'failed' }];
  if (status !== 0 && results.every((t) => t.status === 'passed' || t.status === 'flaky'))
    results.push({ name: `${name} ${status} koduyla bitti`, status: 'failed' });
  return results;
}

const results = [];
if (scope !== 'e2e') {
  const vitest = run('vitest', (report) => [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ]);
  results.push(...counted('vitest', vitest, vitestResults));
}
if (scope !== 'unit') {
  const browser = findBrowser();
  if (browser === null) results.push({ name: 'tarayıcı testleri: tarayıcı yok', status: 'failed' });
  else {
    ensureWebBuilt(node);
    const playwright = run(
      'playwright',
      () => ['test', '--reporter=line,json', ...filters],
      (report) => ({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    );
    results.push(...counted('playwright', playwright, playwrightResults));
  }
}

/** How many of the slowest browser tests are named: what makes the whole run long. */
const SLOWEST = 8;
const timed = results.filter((t) => t.seconds !== undefined).toSorted((a, b) => b.seconds - a.seconds);
for (const { name, seconds } of timed.slice(0, SLOWEST)) console.log(`SLOW ${seconds.toFixed(0)} s ${name}`);
for (const { name } of results.filter((t) => t.status === 'flaky')) console.log(`SECOND TRY ${name}`);
const failed = results.filter((t) => t.status !== 'passed' && t.status !== 'flaky');
if (failed.length > 0) console.log('');
for (const { name, status } of failed) console.log(`${status === 'failed' ? 'FAILED ' : 'SKIPPED'} ${name}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
