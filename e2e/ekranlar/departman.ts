import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kisi/departman/DepartmanPage': {
    async bak(page) {
      await git(page, '/personel/departman', 'Departmanlar');
      await expect(page.getByRole('table', { name: 'Departmanlar' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Düzenle: Destek' }).click();
      await expect(page.getByRole('textbox', { name: 'Vardiya Süresi (dakika)' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('combobox', { name: 'Sorumlu', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
};
