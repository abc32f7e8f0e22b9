import { expect, test } from 'vitest';
import { Held } from './held.ts';

test('limits each key, and frees a place when one is given back', () => {
  const held = new Held<string>(2);
  expect([held.take('a'), held.take('a'), held.take('a'), held.take('b')]).toEqual([true, true, false, true]);
  expect([held.full('a'), held.full('b'), held.full('c')]).toEqual([true, false, false]);
  held.release('a');
  expect([held.full('a'), held.take('a'), held.take('a')]).toEqual([false, true, false]);
  held.release('b');
  held.release('b');
  expect([held.take('b'), held.take('b'), held.take('b')]).toEqual([true, true, false]);
});
