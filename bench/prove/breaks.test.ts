import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKS } from './breaks.ts';
import { MUTATIONS } from './mutations.ts';

/** A guard that moved could no longer be removed, and its goal would prove nothing. */
test.each([
  ...Object.entries(BREAKS).flatMap(([goal, breaks]) => breaks.map((b) => [goal, b.file, b] as const)),
  ...[...MUTATIONS].map(([name, m]) => [name, m.file, m] as const),
])('the guard of %s stands once in %s', (_goal, file, b) => {
  const source = readFileSync(new URL(`../../packages/${file}`, import.meta.url), 'utf8');
  expect(source.split(b.from)).toHaveLength(2);
  expect(b.to).not.toBe(b.from);
});

test('the test files of every mutation exist', () => {
  const tests = [...MUTATIONS.values()].flatMap((m) => m.tests.map((t) => `../../packages/${t}.test.ts`));
  expect(tests.length).toBeGreaterThanOrEqual(MUTATIONS.size);
  expect(tests.filter((t) => !existsSync(new URL(t, import.meta.url)))).toEqual([]);
});
