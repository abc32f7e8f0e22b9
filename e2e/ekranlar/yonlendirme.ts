import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'pazarlama/yonlendirme/YonlendirmePage': {
    async bak(page) {
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await git(page, '/pazarlama/gorusmetakip/yonlendirme?sekme=hepsi', 'Yönlendirmeler');
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await page.getByRole('button', { name: 'Satış Bölgeleri' }).click();
      await expect(page.getByRole('dialog', { name: 'Satış Bölgeleri' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
};
