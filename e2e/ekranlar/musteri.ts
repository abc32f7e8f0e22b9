import { expect, type Page } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, onBesiyle, yuklendi } from '../ekran.ts';
import { erisilebilir, sigar } from '../fixtures.ts';

/** Opens the files of a customer with files, above the card. */
async function dosyalari(page: Page): Promise<void> {
  await page.goto('/tanimlar/musteri/detay?id=1');
  const bolum = page.getByRole('region', { name: 'Dosyalar' });
  await bolum.getByRole('button', { name: 'Bakım sözleşmesi.pdf', exact: true }).click();
  const pdf = page.getByRole('dialog', { name: 'Bakım sözleşmesi.pdf' });
  await expect(pdf).toBeVisible();
  await yuklendi(page);
  await erisilebilir(page);
  await pdf.getByRole('button', { name: 'Kapat' }).last().click();
  await bolum.getByRole('button', { name: /^Aç: Ekran görüntüsü/ }).click();
  const galeri = page.getByRole('dialog', { name: 'Resimler' });
  await expect(galeri.getByRole('img', { name: /^Ekran görüntüsü/ })).toBeVisible();
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await expect(galeri).toHaveCount(0);
  await bolum.getByRole('button', { name: /^İşlemler: Ekran görüntüsü/ }).click();
  await page.getByRole('menuitem', { name: 'İşaretle' }).click();
  const isaret = page.getByRole('dialog', { name: 'Resmi İşaretle' });
  await isaret.getByRole('button', { name: 'Yazı', exact: true }).click();
  await isaret.getByRole('button', { name: 'Ortaya Ekle' }).click();
  await expect(isaret.getByRole('textbox', { name: 'İşaretin yazısı' })).toBeFocused();
  await erisilebilir(page);
  await genislik(page, 390);
  await bakSigar(page);
}

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'musteri/musteri/MusteriListePage': {
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
  'musteri/musteri/MusteriDetayPage': {
    async bak(page) {
      await git(page, '/tanimlar/musteri/liste', 'Müşteriler');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('list', { name: 'Zaman çizelgesi' }).getByRole('listitem').first()).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await erisilebilir(page);
      await genislik(page, 390);
      await bakSigar(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(page.getByRole('combobox', { name: 'Kurum' })).toBeVisible();
      await erisilebilir(page);
      await dosyalari(page);
    },
  },
};
