import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` next to every text asset, so that the server only picks one. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true });
      for (const f of files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
        const path = join(outDir, f);
        const body = await readFile(path);
        if (body.length < 512) continue;
        await writeFile(`${path}.gz`, await gz(body, { level: 9 }));
        await writeFile(
          `${path}.br`,
          await brotli(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
          }),
        );
      }
    },
  };
}

/**
 * Of Mantine's static variables only the greys, red and blue are kept: our own sheet points every accent at our eight
 * colours, and what is left of the stock palette would be a third of the first page's CSS.
 */
function stockColors(): Plugin {
  const unused = /^\s*--mantine-color-(pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;\n/gm;
  return {
    name: 'stock-colors',
    enforce: 'pre',
    transform: (code, id) => (id.includes('default-css-variables.css') ? code.replaceAll(unused, '') : undefined),
  };
}

/**
 * The reader of spreadsheets unzips a large one in a worker that it makes from a blob. Our Content-Security-Policy
 * refuses that, and the reader then waits for ever; in the page itself it takes a moment.
 */
function unzipInPage(): Plugin {
  const async = "import { unzip } from 'fflate';";
  const sync = `import { unzipSync } from 'fflate';
    function unzip(archive, done) {
      let files;
      try {
        files = unzipSync(archive);
      } catch (error) {
        return done(error);
      }
      return done(null, files);
    }`;
  return {
    name: 'unzip-in-page',
    transform(code, id) {
      if (!id.includes('read-excel-file/modules/zip/unzipFromArrayBuffer.js')) return undefined;
      if (!code.includes(async)) this.error('read-excel-file unzips in another way now: look at it again');
      return code.replace(async, sync);
    },
  };
}

/** The page names its fonts at once, so that the first text is not drawn twice. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /inter-latin.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), stockColors(), unzipInPage(), preloadFonts(), precompress()],
  define: { 'import.meta.env.SURUM': JSON.stringify('20250610173600') },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes rarely stays in the browser's cache across releases.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
            // Small pieces that almost every page needs: one file compresses better than twenty.
            {
              name: 'ui',
              test: /src\/ui\/(Avatar|Chip|Confirm|EmptyState|ErrorState|Form|FormError|Menu|Notice|PageHeader|Panel|Skeleton|State|Toast|Tooltip)\.|@mantine\/core\/esm\/components\/(TextInput|PasswordInput|InputBase|Input|ActionIcon|CloseButton|Button|UnstyledButton|Loader)\//,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
