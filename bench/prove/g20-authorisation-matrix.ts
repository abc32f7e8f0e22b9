import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@masabasi/core/contract';
import { type Run, goal } from './goal.ts';
import { server, temporaryFolder } from './server.ts';
import { tests } from './vitest.ts';

/**
 * Every call by seven roles and, if it names a person, a record or a department, by four targets, compared with tables
 * written by hand. The matrix is the server's own test. This program counts its cells, and shows that a call or a route
 * without a declaration neither compiles nor starts.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MATRIX = ['packages/server/src/testing/walks/access.test.ts', 'packages/server/src/izin/izin/yetki.test.ts'];

/** True when an endpoint compiles, with or without its rule of access. */
function compiles(folder: string, access: string): boolean {
  writeFileSync(
    join(folder, 'endpoint.mts'),
    `import { bos, post, ret, signedIn } from '${ROOT}packages/core/src/platform/call/endpoint.ts';
export const rules = [signedIn];
export const call = post({ path: '/x', konu: [], ${access} request: bos, response: ret, ozet: 'Deneme.' });
`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `${ROOT}tsconfig.base.json`, files: ['endpoint.mts'] }),
  );
  const { status, stdout } = spawnSync(process.execPath, [`${ROOT}node_modules/.bin/tsc`, '-p', folder], {
    encoding: 'utf8',
  });
  // Refused for exactly this reason.
  if (status !== 0 && !stdout.includes("'access' is missing")) throw new Error(`the compiler says: ${stdout}`);
  return status === 0;
}

/** True when a server starts that has a route under /api without a declaration. */
async function starts(run: Pick<Run, 'after'>, folder: string): Promise<boolean> {
  const product = await server(run, { dataDir: folder, env: { DEMO: '0', PROVE_BREAK: 'G20-undeclared' } });
  try {
    await product.start();
    return true;
  } catch (error) {
    if (!String(error).includes('/api/gizli')) throw error;
    return false;
  } finally {
    await product.stop();
  }
}

await goal('G20', 'every call answers each role about each target as a table by hand says', async ({ after, seed }) => {
  const folder = temporaryFolder({ after });
  const undeclared = {
    undeclared_call_compiles: compiles(folder, '') ? 1 : 0,
    undeclared_route_starts: (await starts({ after }, folder)) ? 1 : 0,
  };
  if (!compiles(folder, 'access: signedIn,')) throw new Error('a declared call does not compile either');

  const all = tests(MATRIX, { SEED: String(seed) });
  const cells = all.reduce((n, t) => n + Number(t.meta['cells'] ?? 0), 0);
  const wrong = all.filter((t) => !t.passed);
  for (const t of wrong.slice(0, 10)) console.log(`${t.name}: ${t.messages.join('\n').slice(0, 600)}`);
  const figures = { calls: endpoints.length, roles: 7, targets: 4, cells, wrong: wrong.length, ...undeclared };
  const declared = undeclared.undeclared_call_compiles + undeclared.undeclared_route_starts === 0;
  return { pass: wrong.length === 0 && cells >= 1500 && declared, figures };
});
