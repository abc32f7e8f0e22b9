import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ayaktaNotu, ekranlar, istekleriSay } from '../bench/ekranlar.ts';
import { formlaGir, girisYap } from './fixtures.ts';
import { kendiSunucusu } from './sunucu.ts';

test('the first load, from the first sign-in to home, is at most 190 kB of scripts and styles, gzipped', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // Nobody of this company has read notices yet, so the important announcement opens over the home page.
  const sunucu = await kendiSunucusu();
  for (const hesap of ['yonetici', 'sorumlu', 'personel2'] as const) {
    const context = await browser.newContext({ baseURL: sunucu.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const dosyalar: Promise<readonly [string, number]>[] = [];
    page.on('response', (r) => {
      if (['script', 'stylesheet'].includes(r.request().resourceType()))
        dosyalar.push(r.body().then((govde) => [basename(r.url()), gzipSync(govde, { level: 9 }).length]));
    });
    // Prefetching from an idle home page waits until the browser reports a connection.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    // A call that rings in the demo company would load its notice, so the stream opens and stays silent.
    await page.route('**/api/olaylar', () => undefined);
    await formlaGir(page, hesap, { okunmus: false });
    await expect(page.getByRole('dialog', { name: 'Önemli Duyuru' })).toBeVisible();
    // The event stream keeps the network busy for ever. The page's other requests come at once.
    await page.waitForTimeout(2000);
    const boylar = await Promise.all(dosyalar);
    const toplam = boylar.reduce((t, [, boy]) => t + boy, 0);
    const hepsi = boylar.map(([ad, boy]) => `${ad} ${boy}`).join(', ');
    expect.soft(boylar.length, hesap).toBeGreaterThan(5);
    expect.soft(toplam, `${hesap}: ${hepsi}`).toBeLessThanOrEqual(190_000);
    await context.close();
  }
  await sunucu.kapat();
});

test('ten screens, each with an empty cache, need at most 25 files and three calls', async ({ page, browser }) => {
  await girisYap(page, 'yonetici');
  const storageState = await page.context().storageState();
  const { token } = await page.evaluate(() => JSON.parse(localStorage['masabasi.oturum']) as { token: string });
  const cevap = await page.request.post('/api/tanimlar/musteri/musterilist', {
    headers: { authorization: `Bearer ${token}` },
    data: { val: {} },
  });
  const { musterilist } = (await cevap.json()) as { musterilist: { Id: number }[] };
  for (const { ad, yol, icerik } of ekranlar(musterilist[0]!.Id)) {
    const context = await browser.newContext({ storageState });
    const bos = await context.newPage();
    // Events of other people would cause extra requests, so the stream opens and stays silent.
    await bos.route('**/api/olaylar', () => undefined);
    await ayaktaNotu(bos, icerik);
    const istekler = await istekleriSay(bos);
    await bos.goto(yol, { waitUntil: 'commit' });
    await istekler.durulana();
    const { dosyalar, cagrilar } = istekler;
    expect.soft(dosyalar.length, `${ad}: ${dosyalar.join(' ')}`).toBeLessThanOrEqual(25);
    expect.soft(cagrilar.length, `${ad}: ${cagrilar.join(' ')}`).toBeLessThanOrEqual(3);
    await context.close();
  }
});
