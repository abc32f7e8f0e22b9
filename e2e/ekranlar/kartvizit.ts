import { expect } from '@playwright/test';
import { UYDURMA_KARTLAR } from '../../packages/server/src/testingKartvizit.ts';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'kartvizit/KartvizitlerDialog': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/pazarlama/gorusmetakip/musteri', 'Görüşülen Müşteriler');
      const secici = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Kartvizitlerim' }).click();
      const kartlar = page.getByRole('dialog', { name: 'Kartvizitlerim' });
      await kartlar.getByRole('button', { name: 'Kartvizit Ekle' }).click();
      await (await secici).setFiles({ name: 'kart.jpg', mimeType: 'image/jpeg', buffer: await UYDURMA_KARTLAR[4]!.ciz() });
      const onay = page.getByRole('dialog', { name: 'Kartviziti Onayla' });
      await onay.getByRole('button', { name: 'Okunanların Hepsini Al' }).click();
      for (const en of [1440, 390]) {
        await genislik(page, en);
        await yuklendi(page);
        await bakSigar(page);
      }
      await onay.getByRole('combobox', { name: 'Ürün' }).click();
      await page.getByRole('option').first().click();
      await onay.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await expect(onay).toBeHidden();
      await bakSigar(page);
    },
  },
};
