import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

const YOL = '/islemler/musterigorusme/gunlukbaglantilar';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/uzakbaglanti/GunlukBaglantilarPage': {
    async bak(page) {
      await git(page, YOL, 'Günlük Bağlantılar');
      await expect(page.getByRole('list', { name: 'Süren bağlantılar' })).toBeVisible();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      for (const [dugme, pencere] of [
        ['Sonradan Yaz', 'Sonradan Bağlantı Yaz'],
        ['Bağlantı Başlat', 'Bağlantı Başlat'],
      ] as const) {
        await page.getByRole('button', { name: dugme }).click();
        await expect(page.getByRole('dialog', { name: pencere }).getByLabel('Amaç')).toBeVisible();
        await bakSigar(page);
        await page.keyboard.press('Escape');
      }
      await page
        .getByRole('button', { name: /^Bitir: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Bağlantıyı Bitir/ })).toBeVisible();
      await bakSigar(page);
    },
  },
};
