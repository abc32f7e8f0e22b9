import { expect, test } from '@playwright/test';
import { oturumAc } from './fixtures.ts';
import { git, yuklendi } from './ekran.ts';

test('a licence becomes an invoice of ten lines, typed without a mouse, that is cut and printed', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  // An institution's licence that has no draft yet.
  await git(page, '/rapor/lisans?sekme=hepsi&ara=hastanesi', 'Lisans Raporu');
  await page
    .getByRole('grid')
    .getByRole('button')
    .filter({ hasText: /^L\d+$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fatura Hazırla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Taslağı$/ })).toBeVisible();
  await yuklendi(page);
  const satirlar = page.getByRole('list', { name: 'Faturanın satırları' });
  await satirlar.getByLabel('Mal / Hizmet').first().focus();
  for (let n = 2; n <= 10; n++) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Hizmet ${n}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('100,50');
  }
  await expect(satirlar.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Denetim' })).toContainText('Fatura kesilebilir');
  await page.getByRole('button', { name: 'Faturayı Kes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Faturayı Kes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^MS[AB]20\d{11}$/ })).toBeVisible();
  // What was cut has its proof with it, and goes to the integrator.
  await expect(page.getByRole('list', { name: 'Faturanın geçtiği denetimler' }).getByRole('listitem')).toHaveCount(6);
  const gonderim = page.getByRole('region', { name: 'Gönderim' });
  await expect(gonderim).toContainText('hiçbir fatura GİB’e ya da alıcısına gitmez');
  await gonderim.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(gonderim).toContainText('Kuyrukta');
  await gonderim.getByRole('button', { name: 'Durumu Sor' }).click();
  await expect(gonderim).toContainText(/1300|1200|1100/, { timeout: 30_000 });
  const inen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await inen).suggestedFilename()).toMatch(/MS[AB]20\d{11}\.pdf$/);
});
