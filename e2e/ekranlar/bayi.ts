import { expect } from '@playwright/test';
import { type Ekran, bakSigar, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'pazarlama/bayi/BayiPage': {
    async bak(page) {
      for (const sekme of ['hepsi', 'harita']) {
        await genislik(page, 1440);
        await git(page, `/pazarlama/bayi?sekme=${sekme}`, 'Bayiler');
        await bakSigar(page);
        await genislik(page, 390);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await git(page, '/pazarlama/bayi?ara=Ege+Destek', 'Bayiler');
      await page.getByRole('button', { name: 'Ege Destek Bilişim' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ege Destek Bilişim' })).toBeVisible();
      for (const bolum of [
        'Bilgiler',
        'Müşteriler',
        'Lisanslar',
        'Teklifler',
        'Performans',
        'Koşullar',
        'Ekstre',
        'Geçmiş',
      ]) {
        await page.getByRole('tab', { name: new RegExp(`^${bolum}`) }).click();
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await yuklendi(page);
        await bakSigar(page);
      }
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(page.getByRole('dialog', { name: 'Bayiyi Düzenle' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
};
