import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/projetakip/TakipAnalizPage': {
    async bak(page) {
      await git(page, '/islemler/projetakibi/takipanaliz', 'Proje Takip Analizi');
      await expect(page.getByRole('region', { name: 'Haftalık saatler' })).toBeVisible();
      await page.getByText('Tablo olarak göster').click();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await git(page, '/islemler/projetakibi/takipanaliz?sekme=planlar&hangi=geciken', 'Proje Takip Analizi');
      await expect(page.getByRole('table', { name: 'Planlar' })).toBeVisible();
      await bakSigar(page);
    },
  },
};
