/**
 * docs/asvs.md names for each requirement the files and tests that show it. This check looks for every named file and
 * test, and counts the table of figures. check-asvs.test.mjs plants violations.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { nodes, parse, report } from './tree.mjs';

const PAGE = 'docs/asvs.md';
/** Possible beginnings of a path. */
const BASES = ['', 'packages/server/src/'];
const STATUSES = ['met, test', 'met, place', 'n/a', 'installation', 'not met'];
/** Number of requirements of each level in the standard, so that a lost row is noticed. */
const REQUIREMENTS = { 1: 70, 2: 183 };

const isPath = (text) =>
  /^[\w./@-]+$/.test(text) && /\.(m?[tj]sx?|md|json|ya?ml|service)$|^(Dockerfile|\.dockerignore)$/.test(text);
const TEST = /\.(test|spec)\.(m?js|tsx?)$/;
const RUNNERS = new Set(['test', 'it', 'describe']);

/** The name at the bottom of `test.each(rows)(…)` and `test.describe(…)`. */
const runner = (n) =>
  n.type === 'Identifier' ? n.name : n.type === 'CallExpression' ? runner(n.callee) : n.object && runner(n.object);

/** The titles of the tests in a file, as written there. */
function titles(file) {
  return [...nodes(parse(file).program)]
    .filter((n) => n.type === 'CallExpression' && RUNNERS.has(runner(n.callee)))
    .map((n) => n.arguments[0])
    .filter((first) => first?.type === 'Literal' && typeof first.value === 'string')
    .map((first) => first.value);
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Paths in code spans, and the quoted names that follow each, in the order of the text. */
const spans = (text) => [...text.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, name]) => ({ code, name }));

/** One line for each violation. `read` answers a file's text, or null. */
export function asvsViolations(page, read) {
  const found = [];
  const known = new Map();
  /** A file that the page names: its real path and, for a test, its titles. Null when there is none. */
  const file = (path) => {
    if (!known.has(path)) {
      const at = BASES.map((base) => base + path).find((p) => read(p) !== null);
      const text = at === undefined ? null : read(at);
      known.set(path, text === null ? null : { path: at, titles: TEST.test(at) ? titles({ path: at, text }) : null });
    }
    return known.get(path);
  };

  const lines = page.split('\n').map((text, i) => ({ text, say: (why) => found.push(`${PAGE}:${i + 1} ${why}`) }));
  const counts = new Map();
  let last = [];
  for (const { text, say } of lines) {
    let at = null;
    let shown = 0;
    let places = 0;
    for (const { code, name } of spans(text)) {
      if (code !== undefined && isPath(code)) {
        at = file(code);
        if (at === null) say(`there is no ${code}`);
        else places++;
      } else if (name !== undefined && at?.titles) {
        if (at.titles.includes(name)) shown++;
        else say(`${at.path} has no test "${name}"`);
      }
    }
    if (!/^\| V\d/.test(text)) continue;
    const [id, level, , status] = cells(text);
    if (
      cells(text).length !== 5 ||
      !/^V\d+\.\d+\.\d+$/.test(id) ||
      !(level in REQUIREMENTS) ||
      !STATUSES.includes(status)
    ) {
      say('no row as the others: id, level, what it asks, status, where');
      continue;
    }
    const number = id.slice(1).split('.').map(Number);
    const next = number.findIndex((n, i) => n !== last[i]);
    if (next === -1 || (last.length > 0 && number[next] < last[next])) say(`${id} does not follow ${last.join('.')}`);
    last = number;
    if (status === 'met, test' && shown === 0) say(`${id} is 'met, test' and names no test`);
    if (status === 'met, place' && places === 0) say(`${id} is 'met, place' and names no file`);
    counts.set(`${status} ${level}`, (counts.get(`${status} ${level}`) ?? 0) + 1);
  }

  const total = (level) => STATUSES.reduce((sum, status) => sum + (counts.get(`${status} ${level}`) ?? 0), 0);
  for (const [level, number] of Object.entries(REQUIREMENTS))
    if (total(level) !== number)
      found.push(`${PAGE}: ${total(level)} rows of level ${level}; the standard has ${number}`);
  for (const status of [...STATUSES, 'all']) {
    const counted = [1, 2].map((level) => (status === 'all' ? total(level) : (counts.get(`${status} ${level}`) ?? 0)));
    const written = lines.map(({ text }) => cells(text)).find(([first]) => first === status);
    if (written?.slice(1, 3).join(' ') !== counted.join(' '))
      found.push(
        `${PAGE}: the table says ${written?.slice(1, 3).join(' and ')} of '${status}', counted are ${counted.join(' and ')}`,
      );
  }
  return found;
}

if (import.meta.main) {
  const paths = new Set();
  const read = (path) => {
    const at = join(root, path);
    if (!existsSync(at)) return null;
    paths.add(path);
    return readFileSync(at, 'utf8');
  };
  const violations = asvsViolations(readFileSync(join(root, PAGE), 'utf8'), read);
  report('ASVS', paths.size, violations);
}
