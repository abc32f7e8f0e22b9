import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BREAKS } from './breaks.ts';

/**
 * Loaded before a goal's program and before every server it starts. With PROVE_BREAK set to a goal, the guard that this
 * goal watches is taken out of the source as it is read, and nowhere else: the files stay as they are.
 */
const goal = process.env['PROVE_BREAK'];
if (goal !== undefined) {
  const breaks = BREAKS[goal];
  if (breaks === undefined) throw new Error(`${goal} has no guard to take out`);
  const root = new URL('../../packages/', import.meta.url).href;
  registerHooks({
    load(url, context, next) {
      const here = breaks.filter((b) => url === `${root}${b.file}`);
      if (here.length === 0) return next(url, context);
      const source = here.reduce(
        (text, b) => text.replace(b.from, () => b.to),
        readFileSync(fileURLToPath(url), 'utf8'),
      );
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
