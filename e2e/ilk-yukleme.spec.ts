import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ayaktaNotu, ekranlar, istekleriSay } from '../bench/ekranlar.ts';
import { formlaGir, girisYap } from './fixtures.ts';

test('the first load, sign-in to home, is at most 190 kB of scripts and styles, gzipped', async ({ page }) => {
  const dosyalar: Promise<number>[] = [];
  page.on('response', (r) => {
    if (['script', 'stylesheet'].includes(r.request().resourceType()))
      dosyalar.push(r.body().then((govde) => gzipSync(govde, { level: 9 }).length));
  });
  await formlaGir(page, 'personel2');
  // The event stream keeps the network busy for ever; what the page still fetches comes at once.
  await page.waitForTimeout(2000);
  const boylar = await Promise.all(dosyalar);
  expect(boylar.length).toBeGreaterThan(5);
  expect(boylar.reduce((t, b) => t + b, 0)).toBeLessThanOrEqual(190_000);
});

test('ten screens, each from an empty cache, ask for at most 25 files and three calls', async ({ page, browser }) => {
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
    // What others do meanwhile is not this page's asking: its stream is opened and says nothing.
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
