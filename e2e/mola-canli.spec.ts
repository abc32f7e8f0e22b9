import { createServer, request as istekAc, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { PANO_SAYACI } from '@masabasi/core/mesai/mola/rules';
import { ekiptenBiri, sebepleGit, turSec } from './destek.ts';

/**
 * The board of one browser while another one changes it. Only statuses without limited places, so that no other test
 * interferes.
 */

/** A colleague's board. `hazirla` runs before it opens, and may cut its stream or hold its clock. */
async function panoAc(
  browser: Browser,
  request: APIRequestContext,
  sira: number,
  o: { baglam?: BrowserContextOptions; hazirla?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  const { page } = await ekiptenBiri(browser, request, sira, o.baglam);
  await o.hazirla?.(page);
  await page.goto('/personel/mola');
  await expect(page.getByRole('list', { name: 'Masa başında' })).toBeVisible();
  return page;
}

/** A proxy to the server that can cut only the event stream. */
async function kesilebilirVekil(hedef: URL) {
  const akislar = new Set<ServerResponse>();
  let kesik = false;
  const server = createServer((gelen, giden) => {
    const akisMi = gelen.url === '/api/olaylar';
    if (akisMi && kesik) return void giden.destroy();
    if (akisMi) akislar.add(giden.on('close', () => akislar.delete(giden)));
    const yol = {
      host: hedef.hostname,
      port: hedef.port,
      path: gelen.url,
      method: gelen.method,
      headers: gelen.headers,
    };
    const ileri = istekAc(yol, (cevap) => {
      giden.writeHead(cevap.statusCode ?? 502, cevap.headers);
      cevap.pipe(giden);
    });
    ileri.on('error', () => giden.destroy());
    giden.on('close', () => ileri.destroy());
    gelen.pipe(ileri);
  });
  await new Promise<void>((hazir) => server.listen(0, '127.0.0.1', hazir));
  const { port } = server.address() as AddressInfo;
  return {
    adres: `http://127.0.0.1:${port}`,
    kes: () => {
      kesik = true;
      for (const a of akislar) a.destroy();
    },
    birak: () => {
      kesik = false;
    },
    kapat: () => server.close(),
  };
}

const kart = (page: Page, ad: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: ad });
const akisiKes = (page: Page) => page.route('**/api/olaylar', (r) => r.abort());
const akisiAc = (page: Page) => page.unroute('**/api/olaylar');

test('a change is on the other browser’s board within a second', async ({ browser, request }) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 10);
  const pano = await panoAc(browser, request, 11);
  await expect(pano.getByText('Canlı')).toBeVisible();
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');

  const sureler: number[] = [];
  for (const ad of ['Toplantı', 'Dış Görev', 'Toplantı']) {
    await turSec(page, ad);
    const dialog = page.getByRole('dialog', { name: ad });
    await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Haftalık toplantı');
    // Checks every frame, so that the check is not slower than the board.
    const goruldu = pano.waitForFunction(
      (k) =>
        [...document.querySelectorAll('li')].some((l) => l.innerText.includes(k.Ad) && l.innerText.includes(k.ad)) &&
        Date.now(),
      { Ad: kisi.Ad, ad },
    );
    const gonderildi = page.waitForRequest('**/api/personel/personel/moladurumGuncelle').then(() => Date.now());
    await dialog.getByRole('button', { name: 'Onayla' }).click();
    sureler.push(Number(await (await goruldu).jsonValue()) - (await gonderildi));
    await expect(dialog).toHaveCount(0);
  }
  test.info().annotations.push({ type: 'ms', description: sureler.join(', ') });
  expect(sureler.toSorted((x, y) => x - y)[1]).toBeLessThan(1000);
  await expect(pano.getByRole('list', { name: 'Toplantı ve dış görevde' })).toContainText(kisi.Ad);
  await expect(kart(pano, kisi.Ad).getByRole('timer')).toHaveText(/^00:\d\d$/);

  await pano.getByRole('button', { name: 'Departman Mola Durumları' }).click();
  const liste = pano.getByRole('dialog').getByRole('row').filter({ hasText: kisi.Ad });
  await expect(liste).toContainText('Toplantı');
  await page.getByRole('button', { name: 'Masa Başı', exact: true }).click();
  await expect(liste).toContainText('Masa Başı');
});

test('with the stream cut the refresh button brings the change, and the returning stream has missed nothing', async ({
  browser,
  request,
}) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 12);
  const pano = await panoAc(browser, request, 13, { hazirla: akisiKes });
  await expect(pano.getByText('Bağlantı koptu')).toBeVisible();
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');
  await sebepleGit(page, 'Dış Görev');
  await pano.waitForTimeout(1_000);
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');
  await pano.getByRole('button', { name: 'Güncelle' }).click();
  await expect(kart(pano, kisi.Ad)).toContainText('Dış Görev');

  await page.getByRole('button', { name: 'Masa Başı', exact: true }).click();
  await expect(page.getByRole('status').getByText('Dış Görev → Masa Başı')).toBeVisible();
  await expect(kart(pano, kisi.Ad)).toContainText('Dış Görev');
  await akisiAc(pano);
  await expect(pano.getByText('Canlı')).toBeVisible({ timeout: 20_000 });
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');
  await sebepleGit(page, 'Toplantı');
  await expect(kart(pano, kisi.Ad)).toContainText('Toplantı');
});

test('a stream that breaks later comes back by itself with the missed events', async ({
  browser,
  request,
  baseURL,
}) => {
  const vekil = await kesilebilirVekil(new URL(baseURL!));
  const { page, kisi } = await ekiptenBiri(browser, request, 14);
  const pano = await panoAc(browser, request, 15, { baglam: { baseURL: vekil.adres } });
  await expect(pano.getByText('Canlı')).toBeVisible();
  vekil.kes();
  await expect(pano.getByText('Bağlantı koptu')).toBeVisible();
  await sebepleGit(page, 'Toplantı');
  await sebepleGit(page, 'Dış Görev');
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');
  vekil.birak();
  await expect(kart(pano, kisi.Ad)).toContainText('Dış Görev', { timeout: 20_000 });
  await expect(pano.getByText('Canlı')).toBeVisible();
  await pano.context().close();
  vekil.kapat();
});

test("without a stream the board loads again after the counter's 601 ticks", async ({ browser, request }) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 16);
  const pano = await panoAc(browser, request, 17, {
    hazirla: async (p) => {
      await p.clock.install();
      await akisiKes(p);
    },
  });
  const sayac = pano.getByTitle('Kendiliğinden güncellenmeye kalan saniye').getByRole('timer');
  await expect(sayac).toHaveText(/^(601|600|59\d)$/);
  await sebepleGit(page, 'Dış Görev');
  await pano.clock.fastForward(300_000);
  await expect(sayac).toHaveText(/^(30\d|29\d)$/);
  await expect(kart(pano, kisi.Ad)).toContainText('Masa Başı');
  await pano.clock.fastForward(PANO_SAYACI * 1000 - 300_000);
  await expect(kart(pano, kisi.Ad)).toContainText('Dış Görev');
  await expect(sayac).toHaveText(/^(601|600|59\d)$/);
});
