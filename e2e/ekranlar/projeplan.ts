import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';

const YOL = '/islemler/projetakibi/projeplanpage';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/projetakip/ProjePlanPage': {
    async bak(page) {
      await git(page, YOL, 'Proje Planı');
      await bakSigar(page);
      await page.getByRole('button', { name: 'Yeni Proje' }).click();
      await expect(page.getByRole('dialog', { name: 'Yeni Proje' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await page.getByRole('grid', { name: 'Projeler' }).getByRole('link').first().click();
      await expect(page.getByRole('treegrid', { name: 'Planların günleri' })).toBeVisible();
      await bakSigar(page);
      for (const bakis of ['Pano', 'Takvim', 'Kalan Yük']) {
        await page.getByRole('radio', { name: bakis }).press(' ');
        await yuklendi(page);
        await bakSigar(page);
      }
      await page.getByRole('button', { name: 'Dosya' }).click();
      await expect(page.getByRole('menuitem', { name: 'Takvime Ver (iCal)' })).toBeVisible();
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
};
