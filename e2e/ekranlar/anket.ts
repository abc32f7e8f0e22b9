import { expect, type Page } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

const YOL = '/islemler/musterigorusme/anket';
const ac = async (page: Page) => {
  await git(page, YOL, 'Anket Tasarımı');
  await page.getByRole('link', { name: 'Destek Görüşmesi Sonrası' }).click();
  await expect(page.getByRole('img', { name: 'Dalların haritası' })).toBeVisible();
};

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'masa/anket/AnketPage': {
    async bak(page) {
      await git(page, YOL, 'Anket Tasarımı');
      await expect(page.getByRole('row').filter({ hasText: 'Sürüm Değerlendirmesi' })).toContainText('Yalnız elle');
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Yeni Anket' }).click();
      await expect(page.getByRole('dialog', { name: 'Yeni Anket' })).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
    },
  },
  'masa/anket/AnketDetayPage': {
    async bak(page) {
      await ac(page);
      await page.getByRole('button', { name: /^2\. Sizi en çok ne memnun etmedi/ }).click();
      await page.getByText('Liste olarak').click();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Göster: 2. versiyon' }).click();
      await expect(
        page.getByText('‘Sorununuz ilk görüşmede çözüldü mü?’ sorusu eklendi', { exact: false }),
      ).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
