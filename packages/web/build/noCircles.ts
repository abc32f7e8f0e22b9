import type { Plugin } from 'vite';

/**
 * Stops the build when two of its files import each other: one of them would run before the functions it calls exist.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const walk = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`files wait for each other: ${[...way, file].join(' > ')}`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        for (const next of chunk.imports) walk(next, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}
