import { expect, test } from 'vitest';
import { figures, line, question, updated } from './bench-table.mjs';

const benches = [
  { name: 'arama', asks: 'the search' },
  { name: 'pano', asks: 'the board' },
];
const ran = (name, said, day) =>
  line({ name, asks: `what ${name} asks`, met: true, said: [said], day, commit: 'abc', machine: 'one' });
const linesOf = (page) => page.split('\n').filter((l) => /^\| (arama|pano|eski) /.test(l));

test('every bench has its line, measured or not', () => {
  expect(linesOf(updated('', benches, new Map()))).toEqual([
    '| arama | the search |  |  |  |  |',
    '| pano | the board |  |  |  |  |',
  ]);
});

test('a bench that is run by name changes only its own line, and a removed bench has none', () => {
  const whole = new Map(['arama', 'pano', 'eski'].map((n) => [n, ran(n, 'p99=1 ms', '2026-11-26')]));
  const page = updated('', [...benches, { name: 'eski', asks: '' }], whole);
  const next = updated(page, benches, new Map([['pano', ran('pano', 'p99=2 ms', '2026-11-27')]]));
  expect(linesOf(next)).toEqual([ran('arama', 'p99=1 ms', '2026-11-26'), ran('pano', 'p99=2 ms', '2026-11-27')]);
  expect(updated(next, benches, new Map())).toBe(next);
});

test('a line holds all printed figures, with any characters in them', () => {
  const said = figures(
    "ready\nBENCH arama p50=3 ms\nBENCH arama a|b en_yavas='x' 4\n  BENCH pano_iki n=1\nnot BENCH a b",
  );
  expect(said).toEqual(['p50=3 ms', "a|b en_yavas='x' 4", 'n=1']);
  const l = line({ name: 'arama', asks: 'a', met: false, said, day: 'd', commit: 'c', machine: 'm' });
  expect(l).toBe(String.raw`| arama | a | **NOT MET** p50=3 ms<br>a\|b en_yavas='x' 4<br>n=1 | d | c | m |`);
  expect(linesOf(updated(updated('', benches, new Map([['arama', l]])), benches, new Map()))[0]).toBe(l);
});

test('the question of a bench is its own first sentence', () => {
  expect(question('import x;\n/**\n * A board of 1,000 cards, in\n * a browser. More of it.\n */\n')).toBe(
    'A board of 1,000 cards, in a browser',
  );
  expect(question('/** Forty cards: how much of them. */')).toBe('Forty cards: how much of them');
  expect(question('no words')).toBe('');
});
