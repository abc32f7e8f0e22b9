import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import sunucu from '../server/package.json' with { type: 'json' };
import { CHUNKS } from './build/chunks.ts';
import { icons } from './build/icons.ts';
import { noCircles } from './build/noCircles.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { stockColors } from './build/stockColors.ts';
import { unzipInPage } from './build/unzipInPage.ts';
import { kilavuz } from './kilavuz.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    icons(),
    stockColors(),
    unzipInPage(),
    preloadFonts(),
    kilavuz(resolve(import.meta.dirname, '../../docs/kullanim.md')),
    serviceWorker(resolve(import.meta.dirname, 'worker/worker.ts')),
    noCircles(),
    precompress(),
  ],
  define: {
    'import.meta.env.SURUM': JSON.stringify('20250610173600'),
    'import.meta.env.URUN_SURUMU': JSON.stringify(sunucu.version),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page names all other files. Seven base64 characters of a hash are enough to tell two releases
        // apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
