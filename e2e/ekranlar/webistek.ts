import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/webistek/WebistekPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/musterigorusme/webistek?sekme=hepsi', 'Web İstekleri');
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
      await git(page, '/islemler/musterigorusme/webistek?sekme=bekleyen&istek=60', 'Web İstekleri');
      await expect(page.getByRole('dialog', { name: /^W\d{6}: / }).getByText('Kim olabilir?')).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      // The pages for people outside.
      for (const yol of ['/webistek', '/webistek/takip']) {
        await page.goto(yol);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await bakSigar(page);
      }
    },
  },
  'masa/webistek/WebistekKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/musterigorusme/webistek?sekme=hepsi&istek=60', 'Web İstekleri');
      await kayitSayfasi(page, /^W\d{6}: /);
    },
  },
};
