import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/tanim/TanimPage': {
    async bak(page) {
      await page.goto('/tanimlar/listeler');
      await page
        .getByRole('navigation', { name: 'Tanım listeleri' })
        .getByRole('button', { name: 'Demo Durumları' })
        .click();
      await expect(page.getByRole('table', { name: 'Demo Durumları' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Ürünün akışı kullanır' })).toHaveCount(9);
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Düzenle: Randevulu' }).click();
      await expect(page.getByRole('combobox', { name: 'Renk' })).toHaveValue('mavi');
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Süre Sözleri' }).click();
      await expect(page.getByRole('textbox', { name: 'Normal: çözüm' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Vazgeç', exact: true }).click();
      for (const width of [900, 390]) {
        await genislik(page, width);
        await page.getByRole('combobox', { name: 'Liste' }).selectOption('memnuniyetSoru');
        await expect(page.getByText('Sorununuz ilk görüşmede çözüldü mü?')).toBeVisible();
        await bakSigar(page);
        await page.getByRole('combobox', { name: 'Liste' }).selectOption('konular');
        await expect(page.getByText('Hasta Kabul').first()).toBeVisible();
        await sigar(page);
      }
    },
  },
};
