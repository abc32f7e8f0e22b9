import type { Browser, Request } from '@playwright/test';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { signedIn } from './prove/browser.ts';

/** Calls of screens as a real browser makes them, each opened by its address. */

export interface Cagri {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

interface Okunan {
  readonly uc: string;
  readonly val: object;
}

const GRUP = `/api${oturum.okumalar.path}`;
const SESSIZ_MS = 700;
const EN_COK_MS = 30_000;

const cagrisi = (r: Request): Cagri => ({
  path: r.url().slice(new URL(r.url()).origin.length),
  method: r.method(),
  body: r.postData() ?? '',
});

/** The reads of a call. A grouped call has several. */
export const okunanlari = ({ path, body }: Cagri): readonly Okunan[] =>
  path === GRUP
    ? (JSON.parse(body) as { val: { istekler: readonly Okunan[] } }).val.istekler
    : [{ uc: path.slice('/api'.length), val: JSON.parse(body === '' ? '{}' : body) as object }];

/** The same call with some of its reads, or null when none is left. */
export function kalani(c: Cagri, kalir: (okunan: Okunan) => boolean): Cagri | null {
  const istekler = okunanlari(c).filter(kalir);
  if (istekler.length === 0) return null;
  return c.path === GRUP ? { ...c, body: JSON.stringify({ val: { istekler } }) } : c;
}

/**
 * The calls of a screen in their order, opened in a browser whose session has opened another screen before. Null when
 * the person does not have the screen. The event stream is left out: it stays open, and the tabs of a browser share
 * one.
 */
export async function cagrilari(
  browser: Browser,
  url: string,
  kim: { readonly token: string; readonly UserName: string },
  yol: string,
): Promise<readonly Cagri[] | null> {
  const context = await signedIn(browser, url, kim);
  // The browser knows the person of the session from an earlier screen.
  const once = await context.newPage();
  await once.goto('/');
  await once.locator('main h1').first().waitFor({ timeout: EN_COK_MS });
  await once.close();
  const page = await context.newPage();
  const cagrilar: Cagri[] = [];
  let son = performance.now();
  page.on('request', (r) => {
    const { pathname } = new URL(r.url());
    son = performance.now();
    if (pathname.startsWith('/api/') && pathname !== '/api/olaylar') cagrilar.push(cagrisi(r));
  });
  page.on('response', () => (son = performance.now()));
  await page.goto(yol, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ timeout: EN_COK_MS });
  while (performance.now() - son < SESSIZ_MS) await page.waitForTimeout(50);
  // The product sends people without the page to their home page.
  const acilan = new URL(page.url()).pathname;
  await context.close();
  return acilan === new URL(yol, url).pathname ? cagrilar : null;
}
