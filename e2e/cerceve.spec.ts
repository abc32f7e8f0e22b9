import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bekleyenleriOku, girisFormu, jetonAl, oturumAc } from './fixtures.ts';

/** The frame around every page: the way to it, the state of the connection, and passing messages. */

test('a link from a mail opens after signing in with its whole address, and the breadcrumb is made of links', async ({
  page,
}) => {
  // The important announcement would open over the list.
  await bekleyenleriOku(page, await jetonAl(page.request, 'satis1'));
  await page.goto('/tanimlar/musteri/liste?ara=Demir');
  await girisFormu(page, 'satis1', 'masabasi');
  await expect(page).toHaveURL('/tanimlar/musteri/liste?ara=Demir');
  await expect(page.getByRole('searchbox', { name: 'Müşteriler: ara' })).toHaveValue('Demir');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const yol = page.getByRole('navigation', { name: 'Sayfa yolu' });
  await expect(yol).toHaveCount(1);
  await expect(yol.getByRole('listitem')).toHaveText(['Ana Sayfa', 'Müşteriler', 'Müşteri Kartı']);
  await yol.getByRole('link', { name: 'Müşteriler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Müşteriler' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(yol).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Sayfa yolu' })).toBeVisible();
});

test('a page without permission gives its reason, and the menu shows no page that does not exist yet', async ({
  page,
}) => {
  await oturumAc(page, 'satis1');
  await page.goto('/yonetim/sistem');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText('Sistem Durumu sayfası menünüzde yok');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'Müşteriler' })).toBeVisible();
  await expect(menu.getByText('Gelirler')).toHaveCount(0);
});

test('a lost connection is reported, and on its return the page reads its data again by itself', async ({ page }) => {
  await oturumAc(page, 'satis1');
  await page.goto('/tanimlar/musteri/liste');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const serit = page.getByText('Bağlantı yok.');
  await page.context().setOffline(true);
  await expect(serit).toBeVisible();
  let okundu = false;
  page.on('response', (r) => (okundu ||= r.ok() && /okumalar|musterilist/.test(r.url())));
  await page.context().setOffline(false);
  await expect(serit).toBeHidden();
  await expect.poll(() => okundu).toBe(true);
});

/** The product's former service worker, as far as it matters here: its cache, and its way to give up control. */
const BEFORE = `
  const name = 'workbox-precache-v2-' + registration.scope;
  addEventListener('install', (e) => e.waitUntil(caches.open(name).then((cache) => cache.addAll(['/index.html']))));
  addEventListener('message', (e) => e.data?.type === 'SKIP_WAITING' && skipWaiting());
  addEventListener('fetch', (e) => e.request.mode === 'navigate' && e.respondWith(caches.match('/index.html')));
`;

/** The worker as the server sends it. Browsers get a compressed copy, which is moved away while the file is changed. */
function servedWorker() {
  const file = 'packages/web/dist/sw.js';
  const copies = ['', '.gz', '.br'].map((end) => ({ path: `${file}${end}`, body: readFileSync(`${file}${end}`) }));
  return {
    source: copies[0]!.body.toString('utf8'),
    replace(source: string) {
      for (const { path } of copies) rmSync(path);
      writeFileSync(file, source);
    },
    restore() {
      for (const { path, body } of copies) writeFileSync(path, body);
    },
  };
}

test.describe('installed', () => {
  // The tests change a shared file for a moment, so they do not run in parallel.
  test.describe.configure({ mode: 'default' });
  test.use({ serviceWorkers: 'allow' });

  test('the product can be installed, opens without a connection, and takes a new version on request', async ({
    page,
  }) => {
    await oturumAc(page, 'satis1');
    const { icons, display } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string }[];
      display: string;
    };
    expect(display).toBe('standalone');
    for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');

    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Sunucuya ulaşılamadı/)).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/personel/mola');
    await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();

    // One more byte already makes the worker a new version.
    const worker = servedWorker();
    try {
      worker.replace(`${worker.source}\n// yeni sürüm`);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const haber = page.getByRole('status', { name: 'Yeni sürüm' });
      await expect(haber).toContainText('Yeni sürüm hazır.');
      await Promise.all([page.waitForEvent('load'), haber.getByRole('button', { name: 'Yeni Sürüme Geç' }).click()]);
      await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
      await expect(haber).toBeHidden();
    } finally {
      worker.restore();
    }
  });

  test('a page older than its worker does not reload by itself', async ({ page }) => {
    await oturumAc(page, 'satis1');
    const worker = servedWorker();
    try {
      await page.goto('/personel/mola');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.evaluate(() => document.body.setAttribute('data-ayni', ''));
      worker.replace(`${worker.source}\n// yeni sürüm`);
      // The new worker does not wait for the old one: it is active at once.
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const before = registration.active;
        await registration.update();
        while (registration.active === before || registration.active?.state !== 'activated')
          await new Promise((done) => setTimeout(done, 50));
      });
      const haber = page.getByRole('status', { name: 'Yeni sürüm' });
      await expect(haber).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page.locator('body[data-ayni]')).toHaveCount(1);
      await Promise.all([page.waitForEvent('load'), haber.getByRole('button', { name: 'Yeni Sürüme Geç' }).click()]);
      await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
    } finally {
      worker.restore();
    }
  });

  test('a version from before this worker stays until its user takes the new one, and its cache goes with it', async ({
    page,
  }) => {
    await oturumAc(page, 'satis1');
    const worker = servedWorker();
    try {
      worker.replace(BEFORE);
      await page.goto('/personel/mola');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      const oldCache = `workbox-precache-v2-${new URL(page.url()).origin}/`;
      expect(await page.evaluate(() => caches.keys())).toEqual([oldCache]);

      worker.restore();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const haber = page.getByRole('status', { name: 'Yeni sürüm' });
      await expect(haber).toBeVisible();
      expect(await page.evaluate(() => caches.keys())).toContain(oldCache);
      await Promise.all([page.waitForEvent('load'), haber.getByRole('button', { name: 'Yeni Sürüme Geç' }).click()]);
      await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
      const names = await page.evaluate(() => caches.keys());
      expect(names).toEqual([expect.stringMatching(/^masabasi-/)]);

      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByText(/Sunucuya ulaşılamadı/)).toBeVisible();
    } finally {
      worker.restore();
    }
  });
});
