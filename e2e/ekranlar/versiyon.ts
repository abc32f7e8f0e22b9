import { expect, type Page } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, yuklendi } from '../ekran.ts';

const YOL = '/istakibi/versiyonlar';
/** The demo company's version in preparation. */
const hazirlanan = async (page: Page) => {
  await git(page, `${YOL}?durum=hazirlaniyor`, 'Versiyonlar');
  await page.getByRole('link', { name: '11.8', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Seyir ve Tahmin' })).toContainText('olasılıkla');
  await yuklendi(page);
};

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'is/versiyon/VersiyonPage': {
    async bak(page) {
      await git(page, YOL, 'Versiyonlar');
      await bakSigar(page);
      await page.getByRole('button', { name: 'Yeni Versiyon' }).click();
      await expect(page.getByRole('dialog', { name: 'Yeni Versiyon' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
  'is/versiyon/VersiyonDetayPage': {
    async bak(page) {
      await hazirlanan(page);
      await bakSigar(page);
      await page.getByText('Tablo olarak göster').click();
      await bakSigar(page);
      await page.getByRole('button', { name: 'Notu Yaz' }).click();
      await expect(page.getByRole('dialog', { name: /^Versiyon Notu: / })).toBeVisible();
      await bakSigar(page);
      await page.keyboard.press('Escape');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
