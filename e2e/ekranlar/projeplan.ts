import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

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
  'is/projetakip/PlanKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, YOL, 'Proje Planı');
      await page.getByRole('grid', { name: 'Projeler' }).getByRole('link').first().click();
      await page.getByRole('radio', { name: 'Pano' }).press(' ');
      const ilk = page.getByRole('region', { name: 'Planlar' }).getByRole('link').first();
      const ad = (await ilk.textContent())!;
      await ilk.click();
      await expect(page.getByRole('dialog', { name: ad })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await kayitSayfasi(page, new RegExp(`^${ad.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}$`, 'u'));
    },
  },
};
