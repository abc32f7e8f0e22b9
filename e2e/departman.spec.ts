import { expect, type Page, test } from '@playwright/test';
import { oturumAc } from './fixtures.ts';

const damga = Date.now().toString(36);

async function sayfayaGit(page: Page): Promise<void> {
  await page.goto('/personel/departman');
  await expect(page.getByRole('heading', { level: 1, name: 'Departmanlar' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Departmanlar' })).toBeVisible();
}

test('a department is added, gets a head and hours, and goes again', async ({ page }) => {
  const ad = `Arşiv ${damga}`;
  await oturumAc(page, 'yonetici');
  await sayfayaGit(page);
  await page.getByRole('button', { name: 'Yeni Departman' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Departman' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Departmanın adını yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Departman' }).fill('destek');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('Bu adda bir departman var.');
  await form.getByRole('textbox', { name: 'Departman' }).fill(ad);
  await form.getByRole('checkbox', { name: 'Cumartesi' }).check();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  const satir = page.getByRole('row').filter({ hasText: ad });
  await expect(satir).toContainText('Pzt – Cmt');

  await page.getByRole('button', { name: `Düzenle: ${ad}` }).click();
  const duzenle = page.getByRole('dialog', { name: 'Departmanı Düzenle' });
  await duzenle.getByRole('combobox', { name: 'Sorumlu', exact: true }).fill('Ahmet Çob');
  await duzenle.getByRole('option', { name: 'Ahmet Çobanoğlu (Yönetim)' }).click();
  await duzenle.getByRole('textbox', { name: 'Mesai Bitişi' }).fill('17:00');
  await duzenle.getByRole('textbox', { name: 'Yemek Yeri' }).fill('2');
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(satir).toContainText('Ahmet Çobanoğlu');
  await expect(satir).toContainText('08:30 – 17:00');

  await page.getByRole('button', { name: `Sil: ${ad}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(satir).toHaveCount(0);
  await page.getByRole('button', { name: 'Sil: Muhasebe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText(/Bu departmanda \d+ çalışan var/)).toBeVisible();
});
