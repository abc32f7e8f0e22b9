/**
 * `npm run sbom`: the packages that run in production, as a CycloneDX list in dist/sbom.cdx.json, written by npm
 * itself.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './prepare.mjs';

const npm = process.env.npm_execpath;
const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
const { status, stdout } = spawnSync(
  command,
  [...before, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] },
);
if (status !== 0) giveUp('Liste yazılamadı: yukarıdaki npm hatasına bakınız.');
const { components } = JSON.parse(stdout);
const file = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, stdout);
console.log(`${file}: ${components.length} paket`);
