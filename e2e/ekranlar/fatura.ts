import { expect, type Page } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

const listesi =
  (yol: string, baslik: string): Ekran['bak'] =>
  async (page) => {
    await git(page, yol, baslik);
    await bakSigar(page);
    await page.getByRole('button', { name: 'Yeni Fatura' }).click();
    await expect(page.getByRole('dialog', { name: 'Yeni Fatura' })).toBeVisible();
    await yuklendi(page);
    await bakSigar(page);
    await page.keyboard.press('Escape');
    await genislik(page, 390);
    await bakSigar(page);
  };
const ilki = async (page: Page, sekme: string) => {
  await git(page, `/mali/efatura?sekme=${sekme}`, 'e-Fatura');
  await page.getByRole('grid').getByRole('link').first().click();
  await yuklendi(page);
};

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'mali/fatura/EfaturaPage': {
    async bak(page) {
      await listesi('/mali/efatura', 'e-Fatura')(page);
      await page.getByRole('button', { name: 'Fatura Ayarları' }).click();
      await page.getByRole('button', { name: 'Kart Sözleşmeleri' }).click();
      await expect(page.getByRole('dialog', { name: 'Kart Sözleşmeleri' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await git(page, '/mali/efatura?bolum=gelen', 'Gelen Faturalar');
      await bakSigar(page);
      await genislik(page, 1280);
      await page.getByRole('grid').getByRole('link', { name: /^TED/ }).first().click();
      await expect(page.getByRole('dialog', { name: /^Gelen Fatura/ })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
    },
  },
  'mali/fatura/AfaturaPage': { bak: listesi('/mali/afatura', 'e-Arşiv Fatura') },
  'mali/fatura/GelenFaturaPage': {
    async bak(page) {
      await genislik(page, 1440);
      await git(page, '/mali/efatura?bolum=gelen', 'Gelen Faturalar');
      await page.getByRole('grid').getByRole('link', { name: /^TED/ }).first().click();
      await kayitSayfasi(page, /^Gelen Fatura TED/);
    },
  },
  'mali/fatura/FaturaDetayPage': {
    async bak(page) {
      await ilki(page, 'acik');
      await expect(page.getByRole('button', { name: 'Tahsilat Yaz' })).toBeVisible();
      const kartla = page.getByRole('region', { name: 'Kartla Tahsilat' });
      await kartla.getByRole('button', { name: /^Ödeme Bağlantısı/ }).click();
      await expect(page.getByRole('dialog', { name: /^Ödeme Bağlantısı: / })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await page.keyboard.press('Escape');
      await bakSigar(page);
      await ilki(page, 'taslak');
      await expect(page.getByRole('region', { name: 'Denetim' })).toBeVisible();
      await bakSigar(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
};
