import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'aday/AdayPage': {
    async bak(page) {
      for (const bakis of ['boru', 'liste'])
        for (const en of [1440, 390]) {
          await genislik(page, en);
          await git(page, `/pazarlama/gorusmetakip/musteri?bakis=${bakis}`, 'Görüşülen Müşteriler');
          await yuklendi(page);
          await bakSigar(page);
        }
      await genislik(page, 1440);
      await git(page, '/pazarlama/gorusmetakip/musteri?bakis=liste', 'Görüşülen Müşteriler');
      await page
        .getByRole('button', { name: /^Masabaşı / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Aday: / }).getByRole('region', { name: 'Geçmiş' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
};
