import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A component's stylesheet speaks of the component: a rule without one of its classes would be a rule of every page. */

const KOK = new URL('.', import.meta.url).pathname;

/** The selectors of the rules of a stylesheet, whatever at-rules they stand in; steps of an animation are none. */
function seciciler(css: string): string[] {
  const kurallar = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...kurallar.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].map((m) => m[1]!.trim());
}

test('the selectors of a stylesheet are found', () => {
  const css =
    '/* .x { */ .a, .b > b {} @media print { [data-ton] { color: red } } @keyframes k { from { top: 0 } 50% { top: 1px } }';
  expect(seciciler(css)).toEqual(['.a, .b > b', '[data-ton]']);
});

test('every rule of a component is about its own classes', () => {
  const dosyalar = globSync('**/*.module.css', { cwd: KOK });
  expect(dosyalar.length).toBeGreaterThan(100);
  const basiboslar = dosyalar.flatMap((dosya) =>
    seciciler(readFileSync(KOK + dosya, 'utf8'))
      .filter((s) => !/\.[a-zA-Z]/.test(s.replaceAll(/:global\([^)]*\)/g, '')))
      .map((s) => `${dosya}: ${s}`),
  );
  expect(basiboslar).toEqual([]);
});
