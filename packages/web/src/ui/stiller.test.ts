import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A component's stylesheet describes only the component: a rule without one of its classes would apply to every page.
 */

const KOK = new URL('..', import.meta.url).pathname;

/** The selectors of a stylesheet's rules, also inside at-rules. Steps of an animation are none. */
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

test('every rule of a component names one of its classes', () => {
  const dosyalar = globSync('**/*.module.css', { cwd: KOK });
  expect(dosyalar.length).toBeGreaterThan(100);
  const basiboslar = dosyalar.flatMap((dosya) =>
    seciciler(readFileSync(KOK + dosya, 'utf8'))
      .filter((s) => !/\.[a-zA-Z]/.test(s.replaceAll(/:global\([^)]*\)/g, '')))
      .map((s) => `${dosya}: ${s}`),
  );
  expect(basiboslar).toEqual([]);
});
