/**
 * `npm test [unit|e2e] [filters]`: vitest and Playwright, counted together. `npm test -- --room teklif` runs the files
 * of one room, its components in a browser, the browser tests with its name, and axe on its screens. The last line is
 * `N passed, N failed`. A skipped test, one that needed its second try, and a runner that crashed or found nothing
 * count as failed. Times, failures and their reasons stand just before the last line, because of a long run often only
 * the end is kept.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { DISTRICTS, PACKAGES, roomFolder } from './districts.mjs';
import { ensureInstalled, ensureWebBuilt, environment, findNode, giveUp, program, root } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

const [scope, words] = ['unit', 'e2e'].includes(process.argv[2])
  ? [process.argv[2], process.argv.slice(3)]
  : ['all', process.argv.slice(2)];
const room = words[0] === '--room' ? (words[1] ?? giveUp('npm test -- --room <oda>')) : null;
const filters = room === null ? words : [];
const reports = mkdtempSync(join(tmpdir(), 'masabasi-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

await ensureInstalled();
const node = findNode();

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Times of each phase and of each file in it: `{ phase, seconds }` and `{ project, file, seconds }`. */
const phases = [];
const files = [];
async function timed(phase, work) {
  const start = performance.now();
  const result = await work();
  phases.push({ phase, seconds: (performance.now() - start) / 1000 });
  return result;
}

/** Folders below the root that may hold tests of the room. */
const roomFolders = () =>
  PACKAGES.flatMap((pkg) => {
    const folder = roomFolder(pkg, room);
    return folder === undefined ? [] : [`packages/${pkg}/src/${folder}`];
  });
/** The test of the room's share of the demo company. */
const shareTests = () =>
  DISTRICTS.map((district) => `packages/demo/src/${district}/${room}.test.ts`).filter((file) =>
    existsSync(join(root, file)),
  );
const hasTests = (folder) =>
  existsSync(join(root, folder)) && readdirSync(join(root, folder)).some((file) => /\.test\.tsx?$/.test(file));
/** Files of vitest that need a browser, among those that the filters name. */
const componentFiles = (names) =>
  readdirSync(join(root, 'packages/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.browser.test.tsx'))
    .map((file) => `packages/web/src/${file.split(sep).join('/')}`)
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
function roomStories() {
  const stories = readdirSync(join(root, 'e2e')).filter((file) =>
    new RegExp(`^${room}([-A-Z].*)?\\.spec\\.ts$`).test(file),
  );
  const screens = existsSync(join(root, 'e2e/ekranlar', `${room}.ts`)) ? ['erisilebilirlik.spec.ts'] : [];
  return [...stories, ...screens].map((file) => `e2e/${file}`);
}

/** Runs a test runner to its end. Answers its report, or null when it left none. */
async function run(name, args, env) {
  const report = join(reports, `${name}.json`);
  const status = await timed(name, () => runToItsEnd(node, [program(name), ...args(report)], environment(env(report))));
  return { status, report: readJson(report) };
}

/** Number of lines of an error text that are shown. The code frame of the test is left out. */
const TOLD_LINES = 8;
const OF_THE_TEST = /^[\s>]*\d*\s*\||^\s*$|node_modules\//;
function told(messages) {
  const texts = messages.filter(Boolean).map((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !OF_THE_TEST.test(line))
      .slice(0, TOLD_LINES)
      .join('\n'),
  );
  // Equal errors of several tries are shown once.
  return [...new Set(texts)];
}

/** Indents a text below a test's title. */
const below = (text) => text.replaceAll(/^/gm, '        ');

/** One entry for each test: its name, its result (passed, skipped or failed) and the reason. */
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
      // A test that ran out of time names the waiting line only in its last errors.
      why: told(t.results.flatMap((r) => r.errors.map((e) => e.stack ?? e.message))),
    })),
  );
  const failedOutside = errors.map((e) => ({ name: String(e.message).split('\n')[0], status: 'failed' }));
  return [...tests, ...failedOutside];
}

/** Keeps the report with the hash of its tree: quick goals that would run the same tests again read it. */
function keepForGoals(report) {
  const git = (...asked) => spawnSync('git', asked, { cwd: root, encoding: 'utf8' }).stdout.trim();
  if (git('status', '--porcelain') !== '') return;
  const folder = join(root, 'node_modules/.cache/masabasi');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'last-run.json'), JSON.stringify({ tree: git('rev-parse', 'HEAD^{tree}'), report }));
}

/** The results of a runner. A bad exit that no test explains is a failure of its own. */
function counted(name, { status, report }, read) {
  const results = report ? read(report) : [];
  if (results.length === 0) return [{ name: `${name} hiçbir test çalıştırmadı`, status: 'failed' }];
  if (status !== 0 && results.every((t) => t.status === 'passed' || t.status === 'flaky'))
    results.push({ name: `${name} ${status} koduyla bitti`, status: 'failed' });
  return results;
}

const results = [];
const unitFilters =
  room === null
    ? filters
    : [
        ...roomFolders()
          .filter(hasTests)
          .map((folder) => `${folder}/`),
        ...shareTests(),
      ];
const browserFilters = room === null ? filters : roomStories();
if (room !== null && unitFilters.length + browserFilters.length === 0) giveUp(`'${room}' odasının testi yok.`);
// axe checks only the room's own screens.
const roomGrep = room === null ? [] : ['--grep', `${room}\\S*\\.spec\\.ts |axe: (\\w+/)?${room}/`];
const wanted = (list) => room === null || list.length > 0;

if (scope !== 'e2e' && wanted(unitFilters)) {
  const timing = join(reports, 'timing.json');
  const browser = componentFiles(unitFilters).length > 0 ? findBrowser() : undefined;
  if (browser === null) results.push({ name: 'bileşen testleri: tarayıcı yok', status: 'failed' });
  const vitest = await run(
    'vitest',
    (report) => [
      'run',
      ...(browser === null ? ['--project=!component'] : []),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/timing.mjs',
      `--outputFile.json=${report}`,
      ...unitFilters,
    ],
    () => ({ TIMING_FILE: timing, ...(browser && { CHROME_PATH: browser }) }),
  );
  results.push(...counted('vitest', vitest, vitestResults));
  if (words.length === 0 && vitest.report) keepForGoals(vitest.report);
  files.push(...(readJson(timing) ?? []));
}
if (scope !== 'unit' && wanted(browserFilters)) {
  const browser = findBrowser();
  if (browser === null) results.push({ name: 'tarayıcı testleri: tarayıcı yok', status: 'failed' });
  else {
    await timed('web build', () => ensureWebBuilt(node));
    const playwright = await run(
      'playwright',
      () => ['test', '--reporter=line,json', ...browserFilters, ...roomGrep],
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
/** Number of slowest files that are named, as they make the whole run long. */
const SLOWEST = 8;
for (const { phase, seconds } of phases) console.log(`PHASE ${whole(seconds)} ${phase}`);
// Several files run at once, so these sums are more than their phase.
for (const { name, seconds } of grouped(files, (f) => f.project)) console.log(`PROJECT ${whole(seconds)} ${name}`);
for (const { file, seconds } of slowestFirst(files).slice(0, SLOWEST)) console.log(`FILE ${whole(seconds)} ${file}`);
for (const { name, seconds } of slowestFirst(browserTests).slice(0, SLOWEST))
  console.log(`SLOW ${whole(seconds)} ${name}`);
const failed = results.filter((t) => t.status !== 'passed');
if (failed.length > 0) console.log('');
// A test that passes at its second try has an unknown cause and fails the run.
const LABELS = { failed: 'FAILED    ', flaky: 'SECOND TRY' };
for (const { name, status } of failed) console.log(`${LABELS[status] ?? 'SKIPPED   '} ${name}`);
for (const { name, why } of failed.filter((t) => t.why?.length > 0)) {
  console.log(`WHY     ${name}`);
  for (const text of why) console.log(below(text));
}
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
