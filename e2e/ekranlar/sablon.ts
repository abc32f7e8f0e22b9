import { expect } from '@playwright/test';
import { type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/sablon/SablonPage': {
    async bak(page) {
      await git(page, '/islemler/musterigorusme/sablon', 'Yanıt Şablonları');
      await expect(page.getByRole('row').filter({ hasText: '/merhaba' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Düzenle: Karşılama' }).click();
      await page.getByText('Geçmiş', { exact: true }).click();
      await expect(page.getByRole('list', { name: 'Şablonun geçmişi' })).toContainText('Şablon eklendi');
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
    },
  },
};
