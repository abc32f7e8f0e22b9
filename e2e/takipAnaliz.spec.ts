import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { oturumAc } from './fixtures.ts';

test('a head sees that a project is late, opens the plans behind the figure, reads the reason, and exports the figures', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/islemler/projetakibi/takipanaliz');
  await expect(page.getByLabel('Ölçümler')).toContainText('Plandan geride');

  const satir = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Bölge hastanesine geçiş' }) });
  await satir.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/proje=\d+.*hangi=geciken/);
  const planlar = page.getByRole('table', { name: 'Planlar' });
  // The weekday decides whether the plan before it is already done. The support after it is late on any day.
  await expect(planlar).toContainText('Geçiş sonrası yerinde destek');

  // All plans, because the delay's reason is in the report of an earlier plan that is not late.
  await page.getByRole('combobox', { name: 'Hangi planlar' }).selectOption({ label: 'Bütün planlar' });
  await expect(planlar.getByRole('link', { name: 'Verinin temizlenmesi' })).toBeVisible();
  await page.getByRole('tab', { name: 'Özet' }).click();
  await expect(page).not.toHaveURL(/hangi=/);

  // Each point of the burn-up can be read, and leads to the plans as they were on that day.
  const nokta = page.getByRole('group', { name: 'Saatlerin birikimi' }).getByRole('link').nth(3);
  await nokta.focus();
  await expect(nokta).toHaveAccessibleName(/\d{4}: Planlanan \(PV\) [\d.,]+ saat/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/gun=\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: 'Bütün planları göster' }).click();
  await expect(page).not.toHaveURL(/gun=/);

  const inen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel’e Aktar' }).click();
  const dosya = await inen;
  expect(dosya.suggestedFilename()).toMatch(/^Proje takip analizi .*\.xlsx$/);
  const sayfalar = await readXlsxFile(await readFile(await dosya.path()));
  expect(sayfalar.map((s) => s.sheet)).toEqual(['Özet', 'Kırılım', 'Birikim', 'Yazılan ve kalan saat', 'Planlar']);
});
