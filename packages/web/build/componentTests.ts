import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import flags from '../../../scripts/browser-flags.json' with { type: 'json' };
import { icons } from './icons.ts';
import { stockColors } from './stockColors.ts';

/** A desk's screen. A test that needs another size sets it. */
const VIEWPORT = { width: 1280, height: 800 };

/**
 * Packages of the screens, with their lazily loaded parts: a package that vite finds in the middle of a run reloads the
 * page.
 */
const PACKAGES = [
  '@atlaskit/pragmatic-drag-and-drop/element/adapter',
  '@dagrejs/dagre',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/hooks',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@xyflow/react',
  'axe-core',
  'dayjs/locale/tr',
  'eventsource-parser',
  'fflate',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'read-excel-file/browser',
  'uqr',
  'write-excel-file/browser',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/captions',
  'yet-another-react-lightbox/plugins/download',
  'yet-another-react-lightbox/plugins/zoom',
  'yjs',
  'zod',
];

/**
 * Component tests, `*.browser.test.tsx`: a part of the screen in a real browser, without a server. All files share one
 * page, since loading one costs more than most tests; `testingScreen.tsx` leaves nothing of a test to the next.
 */
export const componentTests = (executablePath: string | undefined): TestProjectInlineConfiguration => ({
  plugins: [icons(), stockColors()],
  cacheDir: 'node_modules/.cache/vite-component',
  optimizeDeps: { include: PACKAGES },
  define: {
    'import.meta.env.SURUM': JSON.stringify('0'),
    'import.meta.env.URUN_SURUMU': JSON.stringify('0'),
  },
  test: {
    name: 'component',
    include: ['packages/web/src/**/*.browser.test.tsx'],
    setupFiles: ['packages/web/src/testing/setup.ts'],
    // Only the loopback.
    api: { host: '127.0.0.1' },
    testTimeout: 20_000,
    expect: { poll: { timeout: 5000 } },
    isolate: false,
    fileParallelism: false,
    // In a group of its own: the other projects leave no processor for a browser.
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      // A part of a text finds it, as in the tests of e2e/.
      locators: { exact: false },
      viewport: VIEWPORT,
      provider: playwright({
        launchOptions: { executablePath, args: ['--headless', ...flags] },
        contextOptions: { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', viewport: VIEWPORT },
        actionTimeout: 5000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
