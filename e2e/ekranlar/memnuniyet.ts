import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/memnuniyet/MemnuniyetPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/musterigorusme/memnuniyet', 'Anket Yanıtları');
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
      // The answers beside their subject, then a call.
      await git(page, '/islemler/musterigorusme/memnuniyet?sekme=tamamlanan', 'Anket Yanıtları');
      await page
        .getByRole('button', { name: /^(?!Süz|Görünüm)/ })
        .and(page.locator('td button, li button'))
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^A\d{6}: / }).getByText('Geçmiş', { exact: true })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      // The page for people outside whose address opens nothing.
      await page.goto(`/anket/${'a'.repeat(43)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Anket Bulunamadı' })).toBeVisible();
      await bakSigar(page);
    },
  },
  'masa/memnuniyet/MemnuniyetKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/islemler/musterigorusme/memnuniyet?sekme=tamamlanan', 'Anket Yanıtları');
      await page.getByRole('table').locator('td button').first().click();
      await kayitSayfasi(page, /^A\d{6}: /);
    },
  },
};
