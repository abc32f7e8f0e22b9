import { expect, test } from '@playwright/test';
import { oturumAc } from './fixtures.ts';

test('the arrow of a choice has one size, before and after a form with a searched list', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/musteri/liste');
  const ok = page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).locator('..').locator('svg');
  const boyu = async () => (await ok.boundingBox())?.width;
  expect(await boyu()).toBe(18);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Müşteri' })).toBeVisible();
  expect(await boyu()).toBe(18);
});
