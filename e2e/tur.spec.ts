import { expect, test } from '@playwright/test';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';
import { yuklendi } from './ekran.ts';

/** The tour of the demo company: the one story through its rooms, at its own records. */

/** The place of a stop: a page by its heading, or the window of a record over it. */
const DURAKLAR: readonly (readonly [durak: string, ne: 'heading' | 'dialog', ad: string | RegExp])[] = [
  ['Kim nerede?', 'heading', 'Mola Panosu'],
  ['Bir müşteri arar', 'heading', /./],
  ['İstek analiz olur', 'heading', /^A\d{5}: /],
  ['Analiz işe dönüşür', 'heading', /^T\d{5} /],
  ['Versiyon çıkar', 'heading', /^Masabaşı .+ \d+\.\d+$/],
  ['Müşteri ne dedi?', 'dialog', /./],
  ['Bir ziyaret yapılır', 'heading', /./],
  ['Ziyaret teklif olur', 'dialog', /^TKL-/],
  ['Lisans işler', 'heading', 'Lisans Raporu'],
  ['Fatura kesilir', 'heading', /^MSB20\d{11}$/],
  ['Para gelir, gün kapanır', 'heading', 'Banka Gün Sonu'],
  ['Sonuç', 'heading', 'Gelirler'],
];

test('the tour leads from a call to the money, stop by stop, and ends where it began', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/');
  await page.getByRole('link', { name: 'Tura Başla' }).click();
  const serit = page.getByRole('region', { name: 'Örnek şirketin turu' });
  for (const [i, [durak, ne, ad]] of DURAKLAR.entries()) {
    await expect(serit).toContainText(`${i + 1}/${DURAKLAR.length} ${durak}`);
    // The button to the next stop is above an open window.
    const yer = ne === 'dialog' ? page.getByRole('dialog', { name: ad }) : page.getByRole('heading', { level: 1 });
    await expect(yer.first(), durak).toBeVisible();
    if (ne === 'heading') await expect(yer.first(), durak).toHaveText(ad);
    await yuklendi(page);
    if (i === 1) await erisilebilir(page);
    if (i < DURAKLAR.length - 1) await serit.getByRole('link', { name: 'Sonraki Durak' }).click();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  // A reload keeps the stop, and a step back leads back.
  await page.reload();
  await serit.getByRole('link', { name: 'Önceki Durak' }).click();
  await expect(serit).toContainText('Para gelir, gün kapanır');
  await serit.getByRole('link', { name: 'Sonraki Durak' }).click();
  await serit.getByRole('link', { name: 'Turu Bitir' }).click();
  await expect(serit).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tura Başla' })).toBeVisible();
});

test('a person with fewer pages has fewer stops, and may leave at any', async ({ page }) => {
  await oturumAc(page, 'personel1');
  await page.goto('/');
  await page.getByRole('link', { name: 'Tura Başla' }).click();
  const serit = page.getByRole('region', { name: 'Örnek şirketin turu' });
  await expect(serit).toContainText(/^1\/\d Kim nerede\?/);
  await serit.getByRole('button', { name: 'Turdan çık' }).click();
  await expect(serit).toBeHidden();
});
