import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` next to every text asset, so that the server only chooses one. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true });
      const compressed = files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name));
      // All at once: the compression uses as many threads as the machine gives.
      await Promise.all(
        compressed.map(async (name) => {
          const path = join(outDir, name);
          const body = await readFile(path);
          if (body.length < 512) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          const [zipped, brotlied] = await Promise.all([gz(body, { level: 9 }), brotli(body, { params })]);
          await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotlied)]);
        }),
      );
    },
  };
}
