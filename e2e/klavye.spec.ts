import { expect, test } from '@playwright/test';
import { yuklendi } from './ekran.ts';
import { oturumAc } from './fixtures.ts';

/** The keyboard on lists and forms, and the fixed places around the page. */

test('the break bar keeps its place, however long the breadcrumb is', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  const yerler = new Set<number>();
  for (const yol of ['/', '/islemler/musterigorusme/list', '/pazarlama/tekliftakibi/musterigorusme', '/mali/gelir']) {
    await page.goto(yol);
    await yuklendi(page);
    yerler.add(Math.round((await page.getByRole('button', { name: 'Mola Detayları' }).boundingBox())!.x));
  }
  expect([...yerler]).toHaveLength(1);
});

test('the breadcrumb of a page names only its parents', async ({ page }) => {
  // Beside the break bar a narrower screen shows only the last parts.
  await page.setViewportSize({ width: 1600, height: 900 });
  await oturumAc(page, 'yonetici');
  for (const [yol, iz] of [
    ['/tanimlar/musteri', ['Ana Sayfa', 'Tanımlar', 'Müşteriler']],
    ['/tanimlar/musteri/musteri', ['Ana Sayfa', 'Tanımlar', 'Müşteriler']],
    ['/tanimlar/musteri/detay', ['Ana Sayfa', 'Tanımlar', 'Müşteriler', 'Müşteri Kartı']],
    ['/islemler/musterigorusme/detay', ['Ana Sayfa', 'İşlemler', 'Müşteri Görüşmeleri', 'Görüşme Detayı']],
    ['/pazarlama/gorusmetakip/detay', ['Ana Sayfa', 'Pazarlama', 'Görüşme Takibi', 'Görüşme Detayı']],
  ] as const) {
    await page.goto(yol);
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem'), yol).toHaveText([...iz]);
  }
});
