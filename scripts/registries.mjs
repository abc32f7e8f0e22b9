/**
 * Writes the registries of the rooms from their folders: calls and audit words (packages/core/src/rooms.ts), faces
 * (packages/server/src/rooms.ts). `npm run fix` runs it. With `--check` it only names the outdated ones and ends with 1.
 */
import { settle } from './generated.mjs';
import { coreRegistry, serverRegistry } from './registry-files.mjs';
import { modulesIn } from './tree.mjs';

const files = modulesIn('packages/core/src', 'packages/server/src').filter(({ path }) =>
  /\/(contract|room)\.ts$/.test(path),
);
settle(
  'kayıt dosyaları',
  new Map([
    ['packages/core/src/rooms.ts', coreRegistry(files)],
    ['packages/server/src/rooms.ts', serverRegistry(files)],
  ]),
);
