/**
 * `node scripts/assertions.mjs` counts the assertions and tests in the source, so that a faster suite can show that it
 * checks as much as before. The closing line of `npm test` counts the tests that tables and loops make of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { filesIn, nodes, parse } from './tree.mjs';

const SUITES = {
  unit: { folders: ['packages', 'scripts', 'bench'], tests: /\.test\.(tsx?|mjs)$/ },
  e2e: { folders: ['e2e'], tests: /\.ts$/ },
};

/** The name at the root of a callee: `test` of `test.each(rows)('…')`. */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : null;
}

/**
 * True for `expect(…)`, `expect.soft(…)`, `expect.poll(…)`, `expect.element(…)` and a property of fast-check; not for
 * `expect.any(…)`.
 */
function asserts({ callee }) {
  if (callee.type === 'Identifier') return callee.name === 'expect';
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const name = `${callee.object.name}.${callee.property.name}`;
  return ['expect.soft', 'expect.poll', 'expect.element', 'fc.assert'].includes(name);
}

/** True for a test: a call with a title and a function. */
const isTest = ({ callee, arguments: given }) =>
  ['test', 'it'].includes(rootName(callee)) &&
  !['describe', 'step', 'use'].includes(callee.property?.name) &&
  given.length > 1 &&
  given.some((a) => a.type === 'ArrowFunctionExpression' || a.type === 'FunctionExpression');

for (const [name, { folders, tests }] of Object.entries(SUITES)) {
  const files = folders.flatMap(filesIn).filter((path) => tests.test(path));
  const calls = files.flatMap((path) => {
    const { program } = parse({ path, text: readFileSync(join(root, path), 'utf8') });
    return [...nodes(program)].filter((n) => n.type === 'CallExpression');
  });
  const [assertions, written] = [calls.filter(asserts).length, calls.filter(isTest).length];
  console.log(`${name}: ${files.length} files, ${written} tests as written, ${assertions} assertions`);
}
