import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { formlaGir } from './fixtures.ts';

test('the first load, sign-in to home, is at most 200 kB of scripts and styles, gzipped', async ({ page }) => {
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
  expect(boylar.reduce((t, b) => t + b, 0)).toBeLessThanOrEqual(200_000);
});
