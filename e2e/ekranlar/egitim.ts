import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

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
      await kayitSayfasi(page, /^Eğitim: /);
    },
  },
};
