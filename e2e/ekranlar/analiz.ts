import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/analiz/AnalizPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/istakibi/analiz?sekme=hepsi', 'İş Analizi');
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
      await genislik(page, 1440);
      await git(page, '/istakibi/analiz?sekme=kabul', 'İş Analizi');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(
        page
          .getByRole('dialog', { name: /^A\d{5}: / })
          .getByRole('list')
          .last(),
      ).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'is/analiz/AnalizKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/istakibi/analiz?sekme=kabul', 'İş Analizi');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await kayitSayfasi(page, /^A\d{5}: /);
    },
  },
};
