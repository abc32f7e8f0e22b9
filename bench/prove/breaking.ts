import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutGuard } from './breaks.ts';

/**
 * Loaded before a goal's program and before every server it starts. With PROVE_BREAK set to a goal, the source loses
 * the guard that this goal watches while it is read. The files on disk stay as they are.
 */
const goal = process.env['PROVE_BREAK'];
if (goal !== undefined) {
  const packages = new URL('../../packages/', import.meta.url).href;
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(packages) || !url.endsWith('.ts')) return next(url, context);
      const source = withoutGuard(goal, url.slice(packages.length), readFileSync(fileURLToPath(url), 'utf8'));
      return source === null ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
