import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'pazarlama/ziyaret/ZiyaretPage': {
    async bak(page) {
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await git(page, '/pazarlama/gorusmetakip?sekme=planli', 'Satış Görüşmeleri');
        await bakSigar(page);
      }
      await page.getByRole('button', { name: 'Gün Planı' }).click();
      await expect(page.getByRole('dialog', { name: 'Gün Planı' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'pazarlama/ziyaret/ZiyaretDetayPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/pazarlama/gorusmetakip?sekme=planli', 'Satış Görüşmeleri');
      await page
        .getByRole('link', { name: /^\d\d\.\d\d\.\d{4} / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Sonuç Yaz' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await kayitSayfasi(page, /^(?!Satış Görüşmeleri$)/);
      await genislik(page, 1440);
      await page.getByRole('button', { name: 'Sonuç Yaz' }).click();
      await expect(page.getByRole('dialog', { name: 'Ziyaretin Sonucu' })).toBeVisible();
      await bakSigar(page);
    },
  },
};
