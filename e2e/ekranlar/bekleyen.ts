import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'yonetim/bekleyen/BekleyenlerPage': {
    async bak(page) {
      await git(page, '/istakibi/bekleyenler', 'Bekleyenler');
      await bakSigar(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await genislik(page, 1440);
      await page.getByRole('tab', { name: /^Kabulümü Bekleyen/ }).click();
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: /^A\d{5}: / })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'yonetim/bekleyen/GelenKutusuPage': {
    async bak(page) {
      await git(page, '/bildirimler', 'Gelen Kutusu');
      await erisilebilir(page);
      await page.getByRole('tab', { name: 'Tercihler' }).click();
      await page
        .getByRole('combobox', { name: /: nasıl$/ })
        .first()
        .waitFor();
      await erisilebilir(page);
      await page.getByRole('link', { name: /^Gelen Kutusu/ }).click();
      await expect(page.getByRole('list', { name: 'Kararınızı bekleyenler' })).toBeVisible();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await sigar(page);
      }
      // The list has no room beside a decision, which opens in a window.
      await page.getByRole('list', { name: 'Kararınızı bekleyenler' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await yuklendi(page);
      await erisilebilir(page);
      await sigar(page);
    },
  },
};
