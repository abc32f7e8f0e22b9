import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import flags from '../../scripts/browser-flags.json' with { type: 'json' };
import { DEMO } from './calls.ts';

/** The machine's browser, found by the script that runs this program. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'], args: flags });

/** A browser context in which a person of the demo company is signed in. */
export async function signedIn(
  opened: Browser,
  url: string,
  o: { readonly token: string; readonly UserName: string },
): Promise<BrowserContext> {
  const context = await opened.newContext({
    baseURL: url,
    locale: 'tr-TR',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(
    ([session, licence]) => {
      // Only once: a session that ended and began again in the page belongs to the page.
      if (localStorage['masabasi.oturum'] === undefined) localStorage['masabasi.oturum'] = session;
      localStorage['masabasi.lisans'] = licence;
    },
    [JSON.stringify(o), DEMO.lisans] as const,
  );
  return context;
}

/** True when a condition becomes true within a time. */
export async function soon(condition: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The rows of the page's table that contain a text. */
export const rowsWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
