import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goal } from './goal.ts';

/**
 * Packages from others: digests for all of them, licences that may be passed on, a list of the shipped ones, and no
 * known weakness. If the registry does not answer the question about weaknesses, the line says so.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AUDIT_MS = 60_000;

const run = (command: string, args: string[], timeout?: number) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', timeout, maxBuffer: 1 << 28 });

/** High and critical weaknesses of the shipped packages. Null when the registry does not answer. */
function audit(): number | null {
  const { stdout } = run('npm', ['audit', '--omit=dev', '--json'], AUDIT_MS);
  try {
    const { metadata } = JSON.parse(stdout) as { metadata?: { vulnerabilities?: Record<string, number> } };
    const found = metadata?.vulnerabilities;
    return found === undefined ? null : (found['high'] ?? 0) + (found['critical'] ?? 0);
  } catch {
    return null;
  }
}

await goal('G28', 'what is shipped is listed, licensed, unaltered and without known weaknesses', async () => {
  const ours = run(process.execPath, ['scripts/check-packages.mjs']);
  const lint = run(
    process.execPath,
    'node_modules/.bin/lockfile-lint --path package-lock.json --type npm --validate-https --allowed-hosts npm'.split(
      ' ',
    ),
  );
  const sbom = run(process.execPath, ['scripts/sbom.mjs']);
  const listed =
    sbom.status === 0
      ? (
          JSON.parse(readFileSync(new URL('../../dist/sbom.cdx.json', import.meta.url), 'utf8')) as {
            components: unknown[];
          }
        ).components.length
      : 0;
  const weaknesses = audit();
  const figures = {
    shipped: Number(/(\d+) in production/.exec(ours.stdout)?.[1] ?? 0),
    digests_and_licences: ours.status === 0 ? 'ok' : 'violated',
    lockfile_lint: lint.status === 0 ? 'ok' : 'violated',
    listed,
    // Without an answer the figure is not zero, and the promise rests on the other figures.
    audit: weaknesses ?? 'unavailable',
  };
  const known = weaknesses ?? 0;
  return { pass: ours.status === 0 && lint.status === 0 && listed > 0 && known === 0, figures };
});
