import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/egitim/EgitimPage': {
    async bak(page) {
      for (const sekme of ['planli', 'hafta', 'egitmenler']) {
        await genislik(page, 1440);
        await git(page, `/islemler/musterigorusme/egitim?sekme=${sekme}`, 'Eğitimler');
        await bakSigar(page);
        await genislik(page, 390);
        await bakSigar(page);
      }
      await git(page, '/islemler/musterigorusme/egitim?sekme=yapilan', 'Eğitimler');
      await page
        .getByRole('button', { name: /^\d\d\.\d\d\.\d{4} / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Eğitim: / }).getByRole('table')).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'masa/egitim/EgitimKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/musterigorusme/egitim?sekme=yapilan', 'Eğitimler');
      await page
        .getByRole('button', { name: /^\d\d\.\d\d\.\d{4} / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Sayfada Aç' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Eğitim: / })).toBeVisible();
      await yuklendi(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
