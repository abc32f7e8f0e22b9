import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before a server of the goal about migrations. Prints a line when a migration begins, and kills the process at
 * the named migration after the named milliseconds (PROVE_CRASH, `0003:12`), before its commit.
 */
const [step = '', delay = ''] = (process.env['PROVE_CRASH'] ?? '').split(':');
const MIGRATIONS = new URL('../../packages/server/src/platform/db/migrations/', import.meta.url).href;
const SIGNATURE = 'export async function up(';

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(MIGRATIONS)) return next(url, context);
    const path = fileURLToPath(url);
    const name = basename(path, '.ts');
    const source = readFileSync(path, 'utf8');
    if (source.split(SIGNATURE).length !== 2) throw new Error(`${name} has another shape than the goal knows`);
    const crash = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Number(delay)});
      await theStep(db);
      await new Promise(() => {});`;
    const wrapper = `export async function up(db) {
      process.stdout.write('step ${name}\\n');
      ${name.startsWith(`${step}-`) ? crash : 'await theStep(db);'}
    }`;
    return {
      format: 'module-typescript',
      source: `${source.replace(SIGNATURE, 'async function theStep(')}\n${wrapper}\n`,
      shortCircuit: true,
    };
  },
});
