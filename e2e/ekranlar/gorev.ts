import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/gorev/IslerPage': {
    async bak(page) {
      for (const bakis of ['liste', 'pano', 'cizelge', 'yuk']) {
        await genislik(page, 1440);
        await git(page, `/istakibi/isler?sekme=hepsi&bakis=${bakis}`, 'İşler');
        await bakSigar(page);
        await genislik(page, 390);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await page.getByRole('button', { name: 'Yeni İş' }).click();
      await expect(page.getByRole('dialog', { name: 'Yeni İş' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
};
