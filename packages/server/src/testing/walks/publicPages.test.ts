import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faces } from '../../rooms.ts';

const worker = readFileSync(`${import.meta.dirname}/../../../../web/worker/worker.ts`, 'utf8');
const yollar = faces.flatMap((f) => f.acikSayfalar ?? []).map((s) => s.yol);

// A colleague's browser has the worker, and may open a customer's link.
test('pages for people outside come from the server, also in a browser that keeps the product', () => {
  const [, sozler] = /NO_PAGE = \[\s*\/\^\\\/\(([\w|-]+)\)/.exec(worker)!;
  const disarida = new RegExp(`^/(${sozler})(/|$)`, 'i');
  expect(yollar.length).toBeGreaterThan(8);
  expect(yollar.filter((yol) => !disarida.test(yol))).toEqual([]);
  expect(disarida.test('/islemler/toplanti')).toBe(false);
});
