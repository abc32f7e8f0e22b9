import { expect } from '@playwright/test';
import { type Ekran, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'yonetim/duyuru/DuyuruPage': {
    async bak(page) {
      await git(page, '/yonetim/duyuru', 'Duyurular');
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Başlangıç: takvim' }).click();
      await expect(page.getByRole('dialog', { name: 'Başlangıç' })).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Kimler görsün' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Sil: Yangın tatbikatı' }).click();
      await expect(page.getByRole('dialog', { name: 'Duyuruyu Sil' })).toBeVisible();
      await erisilebilir(page);
    },
  },
};
