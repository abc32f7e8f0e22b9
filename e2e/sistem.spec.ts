import { expect, test } from '@playwright/test';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';

/** How the product is, as its administrator reads it. */

test('server, database, jobs and copies; accessible and within the screen', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/sistem');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem Durumu' })).toBeVisible();
  const veritabani = page.getByRole('region', { name: 'Veritabanı' });
  await expect(veritabani).toContainText(/PostgreSQL\s*\d+/);
  await expect(page.getByRole('region', { name: 'Sunucu' })).toContainText(/Canlı Dinleyen\s*[1-9]/);
  const lisans = page.getByRole('row', { name: /Lisans yenilemeleri ve uyarıları/ });
  await expect(lisans).toContainText('Çalıştı');
  await erisilebilir(page);
  for (const genislik of [900, 390]) {
    await page.setViewportSize({ width: genislik, height: 844 });
    await sigar(page);
  }
});

test('who may not see it is told so', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await page.goto('/yonetim/sistem');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem Durumu' })).toHaveCount(0);
});
