import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedAsLocked, root } from './prepare.mjs';

const LOCK = {
  packages: {
    '': {},
    'packages/web': {},
    'node_modules/@masabasi/web': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/@types/react': { version: '19.3.0', devOptional: true },
    'node_modules/native-of-another-machine': { version: '1.0.0', optional: true },
  },
};
const FASTIFY = { 'node_modules/fastify': { version: '5.0.0' } };
const VITEST = { 'node_modules/vitest': { version: '5.1.0' } };
const TYPES = { 'node_modules/@types/react': { version: '19.3.0' } };

test.each([
  ['nothing', {}, false, false],
  ['what runs the product', FASTIFY, true, false],
  ['all of it', { ...FASTIFY, ...VITEST, ...TYPES }, true, true],
  ['an older release', { ...VITEST, ...TYPES, 'node_modules/fastify': { version: '4.9.0' } }, false, false],
])('with %s installed a start may begin: %3$s, a test: %4$s', (_, installed, start, tests) => {
  const there = () => true;
  expect(installedAsLocked(LOCK, installed, { dev: false }, there)).toBe(start);
  expect(installedAsLocked(LOCK, installed, { dev: true }, there)).toBe(tests);
});

test('a package whose files are gone is installed again, even if npm has recorded it', () => {
  const gone = join(root, 'node_modules/fastify', 'package.json');
  expect(installedAsLocked(LOCK, FASTIFY, { dev: false }, (file) => file !== gone)).toBe(false);
});
