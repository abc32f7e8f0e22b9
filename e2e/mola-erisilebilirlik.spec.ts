import { expect, test } from '@playwright/test';
import { cubuk, ekiptenBiri } from './destek.ts';
import { sigar } from './fixtures.ts';

/** The breaks in the top bar on a phone. */

test('at 390 px the top bar of a person whose day has ended fits', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').getByText('Mobilde giriş ve mola işlemi yapılamaz')).toBeVisible();
  await expect(cubuk(page).getByText('Aktif Mola')).toBeVisible();
  // An answer would give the page the real time again.
  await page.route('**/api/**', (r) => r.abort());
  await page.clock.install();
  await page.clock.fastForward('24:00:00');
  await expect(cubuk(page).getByText('Mesai Bitti', { exact: true })).toBeVisible();
  await sigar(page);
});
