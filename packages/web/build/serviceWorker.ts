import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * All files that a page may load, and the icons of an installed product. Pages for people outside have files of their
 * own.
 */
const KEPT = /^(?!acik\/|sw\.js$)(.+\.(html|js|css|woff2|svg|webmanifest)|simge-.+\.png)$/;

/**
 * Writes `/sw.js`: the list of one version's files, named by a hash of their contents, and the worker that caches them.
 */
export function serviceWorker(source: string): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Runs before the compression of the files, so that this file is compressed as well.
    writeBundle: async () => {
      const names = (await readdir(outDir, { recursive: true })).map((name) => name.split(sep).join('/'));
      const files = names.filter((name) => KEPT.test(name)).toSorted();
      const version = createHash('sha256');
      for (const file of files) version.update(`${file}\0`).update(await readFile(join(outDir, file)));
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      const list = [
        `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};`,
        `const FILES = ${JSON.stringify(files.map((file) => `/${file}`))};`,
      ];
      await writeFile(join(outDir, 'sw.js'), [...list, code].join('\n'));
    },
  };
}
