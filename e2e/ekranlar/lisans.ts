import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, onBesiyle } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'musteri/lisans/LisansRaporPage': {
    async bak(page) {
      await onBesiyle(page, '/rapor/lisans?sekme=gun15', 'Lisans Raporu');
      await erisilebilir(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await git(page, '/rapor/lisans?sekme=radar&ufuk=180', 'Lisans Raporu');
        await expect(page.getByRole('table', { name: 'Yenileme radarı' })).toBeVisible();
        await bakSigar(page);
      }
      await onBesiyle(page, '/rapor/lisans?sekme=gun15', 'Lisans Raporu');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
        await page
          .getByRole('link', { name: /^L\d+$/ })
          .first()
          .click();
        // A licence that was never renewed has no table of renewals.
        await expect(page.getByRole('dialog', { name: /^Lisans L/ }).getByText('Yıllık Bedel')).toBeVisible();
        await sigar(page);
        await page.keyboard.press('Escape');
      }
    },
  },
  'musteri/lisans/LisansKaydiPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/rapor/lisans?sekme=gun30', 'Lisans Raporu');
      await page
        .getByRole('link', { name: /^L\d+$/ })
        .first()
        .click();
      await kayitSayfasi(page, /^Lisans L/);
    },
  },
};
