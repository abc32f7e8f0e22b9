import { describe, expect, test } from 'vitest';
import { asvsViolations } from './check-asvs.mjs';

const FILES = new Map([
  ['packages/server/src/platform/password/parola.ts', ''],
  ['e2e/oturum.spec.ts', `test.describe('menu', () => { test('it opens', () => {}); });`],
  [
    'packages/server/src/kisi/oturum/parola.test.ts',
    `describe('the throttle', () => { test.each([1])('%s tries', () => {}); test("it's slow", () => {}); });
     const say = 'this is no test'; expect('nor is this');`,
  ],
]);
const read = (path) => FILES.get(path) ?? null;

const row = (id, level, status, where) => `| ${id} | ${level} | something | ${status} | ${where} |`;
/** As many rows as the standard has, with the given ones first. */
function page(first = [], figures = {}) {
  const filler = [1, 2].flatMap((level) => {
    const missing = { 1: 70, 2: 183 }[level] - first.filter((r) => r.includes(`| ${level} | something`)).length;
    return Array.from({ length: missing }, (_, i) => row(`V${level + 8}.1.${i + 1}`, level, 'n/a', 'nothing there'));
  });
  const rows = [...first, ...filler];
  const count = (s) => [1, 2].map((l) => rows.filter((r) => r.includes(` ${l} | something | ${s} |`)).length);
  const table = ['met, test', 'met, place', 'n/a', 'installation', 'not met'].map(
    (s) => `| ${s} | ${(figures[s] ?? count(s)).join(' | ')} | |`,
  );
  return [...table, '| all | 70 | 183 | |', ...rows].join('\n');
}

const violations = (first, figures) => asvsViolations(page(first, figures), read);

describe('the page on the ASVS', () => {
  test('may name existing files and tests', () => {
    const where =
      '`kisi/oturum/parola.test.ts` "%s tries", "it\'s slow", "the throttle"; `e2e/oturum.spec.ts` "it opens"';
    expect(
      violations([
        row('V1.1.1', 1, 'met, test', where),
        row('V1.1.2', 2, 'met, place', '`platform/password/parola.ts`'),
      ]),
    ).toEqual([]);
    expect(violations([row('V1.1.1', 1, 'n/a', 'no `postMessage`, no "cookies"')])).toEqual([]);
  });

  test.each([
    [
      'a file that is not there',
      row('V1.1.1', 1, 'met, place', '`platform/password/parola.ts`, `http/yok.ts`'),
      'there is no http/yok.ts',
    ],
    [
      'a test by another name',
      row('V1.1.1', 1, 'met, test', '`kisi/oturum/parola.test.ts` "%s tries", "it is"'),
      'no test "it is"',
    ],
    [
      'a text that is no test',
      row('V1.1.1', 1, 'met, test', '`kisi/oturum/parola.test.ts` "this is no test"'),
      'no test "this',
    ],
    [
      'a call that is no test',
      row('V1.1.1', 1, 'met, test', '`kisi/oturum/parola.test.ts` "nor is this"'),
      'no test "nor',
    ],
    [
      'a test that is said and not named',
      row('V1.1.1', 1, 'met, test', '`platform/password/parola.ts`'),
      'names no test',
    ],
    ['a place that is said and not named', row('V1.1.1', 1, 'met, place', 'somewhere'), 'names no file'],
    ['a status of its own', row('V1.1.1', 1, 'mostly', '`platform/password/parola.ts`'), 'no row as the others'],
    ['a level that is not counted', row('V1.1.1', 3, 'n/a', ''), 'no row as the others'],
    ['a row after its place', row('V20.1.1', 1, 'n/a', ''), 'V9.1.1 does not follow'],
  ])('may not have %s', (_, first, why) => {
    expect(violations([first]).join('\n')).toContain(why);
  });

  test('has every requirement, and counts the fulfilled ones', () => {
    const short = page().replace(/^\| V9\.1\.70 .*\n/m, '');
    expect(asvsViolations(short, read).join('\n')).toContain('69 rows of level 1; the standard has 70');
    expect(violations([], { 'n/a': [69, 183] }).join('\n')).toContain(
      "says 69 and 183 of 'n/a', counted are 70 and 183",
    );
    expect(violations([], { 'met, test': [1, 0] }).join('\n')).toContain("of 'met, test', counted are 0 and 0");
  });
});
