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
  await oturumAc(page, 'yonetici');
  for (const [yol, iz] of [
    ['/tanimlar/musteri', ['Ana Sayfa', 'Müşteriler']],
    ['/tanimlar/musteri/musteri', ['Ana Sayfa', 'Müşteriler']],
    ['/tanimlar/musteri/detay', ['Ana Sayfa', 'Müşteriler', 'Müşteri Kartı']],
    ['/islemler/musterigorusme/detay', ['Ana Sayfa', 'İşlemler', 'Destek Görüşmeleri', 'Görüşme Detayı']],
    ['/pazarlama/gorusmetakip/detay', ['Ana Sayfa', 'Pazarlama', 'Satış Görüşmeleri', 'Satış Görüşmesi']],
  ] as const) {
    await page.goto(yol);
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem'), yol).toHaveText([...iz]);
  }
});
