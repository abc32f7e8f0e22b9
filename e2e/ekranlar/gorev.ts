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
  'is/gorev/GorevKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/istakibi/isler?sekme=hepsi', 'İşler');
      await page.getByRole('grid', { name: 'İşler' }).getByRole('row').nth(1).getByRole('link').first().click();
      const pencere = page.getByRole('dialog', { name: /^T\d{5} / });
      await expect(pencere.getByRole('region', { name: 'Geçmiş' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await pencere.getByRole('link', { name: 'Sayfada Aç' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^T\d{5} / })).toBeVisible();
      await yuklendi(page);
      for (const width of [1440, 900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await page.getByRole('button', { name: 'Diğer işlemler' }).click();
      await bakSigar(page);
      await git(page, '/istakibi/isler/yok', 'İş');
      await bakSigar(page);
    },
  },
};
