import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'musteri/proje/ProjePage': {
    async bak(page) {
      await git(page, '/tanimlar/proje', 'Ürünler');
      await expect(page.getByRole('row').filter({ hasText: 'HBS' })).toBeVisible();
      await erisilebilir(page);
    },
  },
  'musteri/proje/ProjeDetayPage': {
    async bak(page) {
      await git(page, '/tanimlar/proje/2', 'Masabaşı Hastane Bilgi Sistemi');
      await expect(page.getByRole('region', { name: 'Konular' }).getByText('Provizyon')).toBeVisible();
      await erisilebilir(page);
      for (const ad of ['Düzenle', 'Kişileri Seç']) {
        await page.getByRole('button', { name: ad }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Kaydet' })).toBeEnabled();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await page.goto('/tanimlar/proje/yok');
      await expect(page.getByText('Hangi ürünün kartı olduğu belli değil.')).toBeVisible();
      await page.goto('/tanimlar/proje/2000000');
      await expect(page.getByText('Ürün bulunamadı.')).toBeVisible();
    },
  },
};
