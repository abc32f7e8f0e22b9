import { expect, test } from 'vitest';
import { isAllowed, licenceViolations, lockViolations } from './check-packages.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const lock = (entry) => ({
  packages: { '': {}, 'packages/core': {}, 'node_modules/x': { integrity, license: 'MIT', ...entry } },
});

test.each([
  [{}, 0],
  [{ integrity: undefined }, 1],
  [{ integrity: 'sha1-abc=' }, 1],
  [{ resolved: 'https://example.com/x.tgz' }, 1],
  [{ resolved: 'packages/core', integrity: undefined, link: true }, 0],
])('the lock file with %j: %i violations', (entry, n) => {
  expect(lockViolations(lock(entry))).toHaveLength(n);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['MIT AND ISC', true],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('the licence %s may be passed on: %s', (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
  expect(licenceViolations(lock({ license }))).toHaveLength(allowed ? 0 : 1);
  expect(licenceViolations(lock({ license, dev: true }))).toEqual([]);
});

test('only a package that is loaded unchanged may have a licence that asks for replaceability', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later';
  const of = (name) => licenceViolations({ packages: { [`node_modules/${name}`]: { integrity, license } } });
  expect(of('@img/sharp-libvips-linux-x64')).toEqual([]);
  expect(of('x')).toHaveLength(1);
  expect(of('@img/sharp-libvips-linux-x64/node_modules/x')).toHaveLength(1);
});

test('a licence that a person read is accepted as long as the file is the same', () => {
  const packages = { 'node_modules/png-js': { integrity } };
  expect(licenceViolations({ packages }, () => 'another')).toHaveLength(1);
});
