import type { Page } from '@playwright/test';
import { gorenOturum } from './ilkBakis.ts';
import { openBrowser, signedIn } from './prove/browser.ts';
import { server, temporaryFolder } from './prove/server.ts';

/**
 * Runs a bench in a browser window of the demo company, in which its administrator is signed in. Server and browser end
 * with it. `BENCH_DATA_DIR` names an existing company, which saves the minute that founding one takes.
 */
export async function demoPenceresinde(olc: (page: Page) => Promise<void>): Promise<void> {
  const geri: (() => unknown)[] = [];
  try {
    const son = { after: (g: () => unknown) => void geri.push(g) };
    const dataDir = process.env['BENCH_DATA_DIR'] ?? temporaryFolder(son);
    const product = await server(son, { dataDir, env: { DATABASE_URL: '', DEMO: '1' } });
    await product.start();
    const token = await gorenOturum(product.url, 'yonetici');
    const browser = await openBrowser();
    geri.push(() => browser.close());
    const context = await signedIn(browser, product.url, { token, UserName: 'yonetici' });
    await olc(await context.newPage());
  } finally {
    for (const g of geri.toReversed()) await g();
  }
}
