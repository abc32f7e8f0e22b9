import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'mali/banka/BankaGunSonuPage': {
    async bak(page) {
      await git(page, '/mali/bankagunsonu?durum=bekleyen', 'Banka Gün Sonu');
      await bakSigar(page);
      for (const [dugme, baslik] of [
        ['Yeni Hesap', 'Yeni Banka Hesabı'],
        ['Ekstre Yükle', 'Ekstre Yükle'],
        ['Defter', 'Defter'],
        ['Kesin Eşleşmeler', 'Kesin Eşleşmeler'],
      ] as const) {
        await page.getByRole('button', { name: dugme, exact: true }).click();
        await expect(page.getByRole('dialog', { name: baslik })).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
        await page.keyboard.press('Escape');
      }
      await page
        .getByRole('button', { name: /^İşle: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Hareketi İşle/ })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await page.getByText('Günler', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'Günler' })).toBeVisible();
      await bakSigar(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
