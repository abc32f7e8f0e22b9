import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'yonetim/bekleyen/BekleyenlerPage': {
    async bak(page) {
      await git(page, '/istakibi/bekleyenler', 'Bekleyenler');
      await bakSigar(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await page.getByRole('tab', { name: /^Kabulümü Bekleyen/ }).click();
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: /^A\d{5}: / })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
};
