import { expect, test } from '@playwright/test';
import { oturumAc } from './fixtures.ts';

/** The system state, from the view of its administrator. */

test('server, database, jobs and copies', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/sistem');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem Durumu' })).toBeVisible();
  const veritabani = page.getByRole('region', { name: 'Veritabanı' });
  await expect(veritabani).toContainText(/PostgreSQL\s*\d+/);
  await expect(page.getByRole('region', { name: 'Sunucu' })).toContainText(/Canlı Dinleyen\s*[1-9]/);
  const lisans = page.getByRole('row', { name: /Lisans yenilemeleri ve uyarıları/ });
  await expect(lisans).toContainText('Çalıştı');
});

test('a person without the right gets the reason', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await page.goto('/yonetim/sistem');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem Durumu' })).toHaveCount(0);
});
