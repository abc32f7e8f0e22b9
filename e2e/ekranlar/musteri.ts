import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, onBesiyle } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'musteri/MusteriListePage': {
    async bak(page) {
      await onBesiyle(page, '/tanimlar/musteri/liste', 'Müşteriler');
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
      await erisilebilir(page);
    },
  },
  'musteri/MusteriDetayPage': {
    async bak(page) {
      await git(page, '/tanimlar/musteri/liste', 'Müşteriler');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByText('Kart açıldı')).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await erisilebilir(page);
      await genislik(page, 390);
      await bakSigar(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(page.getByRole('combobox', { name: 'Kurum' })).toBeVisible();
      await erisilebilir(page);
    },
  },
};
