/**
 * `npm test [unit|e2e] [filters]`: vitest and Playwright, counted together. The last line is `N passed, N failed`; a
 * skipped test and a runner that crashed or found nothing count as failed. Before it stands where the time went, what
 * failed, and why, as of a long run often only the end is kept.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, environment, findNode, program, root } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

const [scope, filters] = ['unit', 'e2e'].includes(process.argv[2])
  ? [process.argv[2], process.argv.slice(3)]
  : ['all', process.argv.slice(2)];
const reports = mkdtempSync(join(tmpdir(), 'masabasi-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

await ensureInstalled();
const node = findNode();

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** What each phase took, and each file in it: `{ phase, seconds }` and `{ project, file, seconds }`. */
const phases = [];
const files = [];
async function timed(phase, work) {
  const start = performance.now();
  const result = await work();
  phases.push({ phase, seconds: (performance.now() - start) / 1000 });
  return result;
}

/** Runs a runner to its end; its report, or null when it left none. */
async function run(name, args, env) {
  const report = join(reports, `${name}.json`);
  const status = await timed(name, () => runToItsEnd(node, [program(name), ...args(report)], environment(env(report))));
  return { status, report: readJson(report) };
}

/** How much of a failure's text says what it was; the lines of the test around it are where the test is. */
const TOLD_LINES = 8;
/** Of what passed in the end. */
const SHORTLY = 2;
const OF_THE_TEST = /^[\s>]*\d*\s*\||^\s*$|node_modules\//;
function told(messages) {
  const texts = messages.filter(Boolean).map((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !OF_THE_TEST.test(line))
      .slice(0, TOLD_LINES)
      .join('\n'),
  );
  // Tries that failed alike are told once.
  return [...new Set(texts)];
}

/** What stands under a test's name. */
const below = (text) => text.replaceAll(/^/gm, '        ');

/** One line a test: its name, whether it passed, was skipped or failed, and why. */
function vitestResults({ testResults }) {
  return testResults.flatMap((file) => {
    const name = file.name.slice(root.length + 1);
    const tests = file.assertionResults.map((t) => ({
      name: `${name} > ${t.fullName}`,
      status: t.status,
      why: told(t.failureMessages ?? []),
    }));
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
      file: `e2e/${spec.file}`,
      status: { expected: 'passed', flaky: 'flaky', unexpected: 'failed' }[t.status] ?? t.status,
      seconds: t.results.reduce((sum, r) => sum + r.duration / 1000, 0),
      // A test that ran out of its time names only where it stood in its last errors.
      why: told(t.results.flatMap((r) => r.errors.map((e) => e.stack ?? e.message))),
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
  const timing = join(reports, 'timing.json');
  const vitest = await run(
    'vitest',
    (report) => [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/timing.mjs',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    () => ({ TIMING_FILE: timing }),
  );
  results.push(...counted('vitest', vitest, vitestResults));
  files.push(...(readJson(timing) ?? []));
}
if (scope !== 'unit') {
  const browser = findBrowser();
  if (browser === null) results.push({ name: 'tarayıcı testleri: tarayıcı yok', status: 'failed' });
  else {
    await timed('web build', () => ensureWebBuilt(node));
    const playwright = await run(
      'playwright',
      () => ['test', '--reporter=line,json', ...filters],
      (report) => ({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    );
    results.push(...counted('playwright', playwright, playwrightResults));
  }
}

const sum = (list) => list.reduce((total, { seconds }) => total + seconds, 0);
const slowestFirst = (list) => list.toSorted((a, b) => b.seconds - a.seconds);
const grouped = (list, key) =>
  slowestFirst(
    [...new Set(list.map(key))].map((name) => ({ name, seconds: sum(list.filter((x) => key(x) === name)) })),
  );
const whole = (seconds) => `${seconds.toFixed(0)} s`;

const browserTests = results.filter((t) => t.seconds !== undefined);
files.push(
  ...grouped(browserTests, (t) => t.file).map(({ name, seconds }) => ({ project: 'browser', file: name, seconds })),
);
/** How many of the slowest are named: what makes the whole run long. */
const SLOWEST = 8;
for (const { phase, seconds } of phases) console.log(`PHASE ${whole(seconds)} ${phase}`);
// Several run at once, so these add up to more than their phase.
for (const { name, seconds } of grouped(files, (f) => f.project)) console.log(`PROJECT ${whole(seconds)} ${name}`);
for (const { file, seconds } of slowestFirst(files).slice(0, SLOWEST)) console.log(`FILE ${whole(seconds)} ${file}`);
for (const { name, seconds } of slowestFirst(browserTests).slice(0, SLOWEST))
  console.log(`SLOW ${whole(seconds)} ${name}`);
for (const { name, why } of results.filter((t) => t.status === 'flaky')) {
  console.log(`SECOND TRY ${name}`);
  for (const text of why) console.log(below(text.split('\n').slice(0, SHORTLY).join('\n')));
}
const failed = results.filter((t) => t.status !== 'passed' && t.status !== 'flaky');
if (failed.length > 0) console.log('');
for (const { name, status } of failed) console.log(`${status === 'failed' ? 'FAILED ' : 'SKIPPED'} ${name}`);
for (const { name, why } of failed.filter((t) => t.why?.length > 0)) {
  console.log(`WHY     ${name}`);
  for (const text of why) console.log(below(text));
}
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
