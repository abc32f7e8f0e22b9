import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BANS, banViolations } from './check-bans.mjs';
import { program, root } from './prepare.mjs';

const rules = 'packages/core/src/mesai/mola/rules.ts';
const handlers = 'packages/server/src/mesai/mola/handlers.ts';
const page = 'packages/web/src/mola/MolaPage.tsx';

const PLANTED = [
  [handlers, `const x = y as unknown as Mola;`, 'as unknown as'],
  [page, `const x = y as any;`, 'as any'],
  [handlers, `const kim = row.kisi_id as KisiId;`, 'access.ts alone'],
  [handlers, `const kim = row.kisi_id as KisiId | null;`, 'access.ts alone'],
  [page, `const d = new Date('2026-11-20');`, 'without a zone'],
  [page, `const d = new Date('2026-11-20T08:30');`, 'without a zone'],
  [page, 'const d = new Date(`${gun}T00:00`);', 'without a zone'],
  [page, `const d = Date.parse('2026-11-20');`, 'without a zone'],
  [page, `const d = new Date(2026, 10, 20);`, 'without a zone'],
  [rules, `const simdi = Date.now();`, 'have no clock'],
  [handlers, `const simdi = new Date();`, 'have no clock'],
  ['packages/demo/src/player/oynatici.ts', `const simdi = new Date();`, 'have no clock'],
  ['e2e/mola.test.ts', `test.fixme('later', () => {});`, 'does not run'],
  ['packages/core/src/mesai/mola/rules.test.ts', `describe.skip('later', () => {});`, 'does not run'],
  ['e2e/mola.test.ts', `test.describe.skip('later', () => {});`, 'does not run'],
  [page, `void kaydet().catch(() => {});`, 'nobody hears of'],
  [handlers, `const y = await fetch(adres);`, 'connections go out'],
  [handlers, `const y = await globalThis.fetch(adres);`, 'connections go out'],
  [handlers, `import { connect } from 'node:net';`, 'connections go out'],
  [handlers, `import tls from 'tls';`, 'connections go out'],
  [handlers, `const { request } = await import('node:https');`, 'connections go out'],
  [handlers, `import { lookup } from 'node:dns/promises';`, 'connections go out'],
  [handlers, `import { createTransport } from 'nodemailer';`, 'connections go out'],
  [handlers, `const s = new WebSocket(adres);`, 'connections go out'],
  ['packages/demo/src/sirket.ts', `const y = await fetch(adres);`, 'connections go out'],
  ['packages/sandbox/src/hazir.ts', `import { connect } from 'node:net';`, 'connections go out'],
  [page, `const [adres, setAdres] = useSearchParams();`, 'loses the change before'],
  [page, `// oxlint-disable-next-line no-console\nconsole.log(1);`, 'needs its reason'],
];

const FINE = [
  [page, `const [adres] = useSearchParams();`],
  ['packages/core/src/platform/time/tarih.ts', `const d = new Date('2026-11-20');`],
  [page, `const d = new Date('2026-11-20T08:30:00Z');`],
  ['packages/server/src/platform/http/context.ts', `const simdi = Date.now();`],
  [page, `const simdi = Date.now();`],
  [page, `const y = await fetch(adres);`],
  ['packages/server/src/platform/dosya/tarama.ts', `import { connect } from 'node:net';`],
  ['packages/server/src/testing/s3.ts', `import { createServer } from 'node:http';`],
  ['packages/sandbox/src/banka.ts', `import { createServer } from 'node:http';`],
  ['packages/sandbox/src/entegratorSureci.ts', `const simdi = new Date();`],
  [handlers, `import type { IncomingMessage } from 'node:http';`],
  [handlers, `const y = depo.fetch(adres);`],
  ['packages/server/src/platform/http/access.ts', `const kim = id as KisiId;`],
  [page, `const x = <const T,>(t: T) => t as const;`],
  [handlers, `// 'new Date()' and 'as any' in a comment are only words`],
  [page, `// oxlint-disable-next-line no-console -- a worker has no other voice\nconsole.log(1);`],
];

describe('the bans', () => {
  test.each(PLANTED)('%s may not: %s', (path, text, why) => {
    expect(banViolations([{ path, text }]).join('\n')).toContain(why);
  });

  test.each(FINE)('%s may: %s', (path, text) => {
    expect(banViolations([{ path, text }])).toEqual([]);
  });

  test('have a planted violation each', () => {
    for (const { why } of BANS) expect(PLANTED.some(([, , part]) => why.includes(part))).toBe(true);
  });
});

/**
 * For oxlint: the code and the rule that must report it. The last four need types, so a linter without types is caught.
 */
const LINTED = [
  [`export const a = 'İZİN'.toLowerCase();`, 'no-restricted-properties'],
  [`export const a = 'izin'.toUpperCase();`, 'no-restricted-properties'],
  [`export const a = 'a'.localeCompare('b');`, 'no-restricted-properties'],
  [`export const a = new Date(0).toLocaleDateString('tr');`, 'no-restricted-properties'],
  [`export const a = new Intl.DateTimeFormat('tr');`, 'no-restricted-properties'],
  [`export const a = new Date(0).getHours();`, 'no-restricted-properties'],
  [`export const a = (x: any): unknown => x;`, 'no-explicit-any'],
  [`// @ts-ignore\nexport const a = 1;`, 'ban-ts-comment'],
  [`// TODO: later\nexport const a = 1;`, 'no-warning-comments'],
  [`export function a(): void { try { a(); } catch {} }`, 'no-empty'],
  [`export const a = process.env['PORT'];`, 'no-process-env'],
  [`console.log(1);`, 'no-console'],
  [`const f = async (): Promise<number> => 1;\nexport const a = (): void => { f(); };`, 'no-floating-promises'],
  [
    `const f = async (): Promise<boolean> => true;\nexport const a = (): number => (f() ? 1 : 2);`,
    'no-misused-promises',
  ],
  [`export const a = async (): Promise<number> => await 1;`, 'await-thenable'],
  [
    `export const a = (x: 'e' | 'h'): number => { switch (x) { case 'e': return 1; } return 0; };`,
    'switch-exhaustiveness-check',
  ],
];

describe('oxlint with our configuration', () => {
  let folder = '';
  let findings = new Map();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'masabasi-lint-'));
    const options = { strict: true, target: 'es2024', module: 'nodenext', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    LINTED.forEach(([text], i) => writeFileSync(join(folder, `planted${i}.ts`), `${text}\n`));
    const { stdout } = spawnSync(
      process.execPath,
      [program('oxlint'), '--type-aware', '--format=json', '--config', join(root, '.oxlintrc.json'), '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    findings = Map.groupBy(JSON.parse(stdout).diagnostics, (d) => d.filename);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(LINTED.map(([text, rule], i) => [text, rule, i]))('refuses %j (%s)', (_text, rule, i) => {
    const codes = (findings.get(`planted${i}.ts`) ?? []).map((d) => d.code);
    expect(codes.join(' ')).toContain(`(${rule})`);
  });
});
