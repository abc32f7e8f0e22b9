import { expect, test } from '@playwright/test';
import { isleminiYap } from './destek.ts';
import { oturumAc } from './fixtures.ts';
import { git, yuklendi } from './ekran.ts';

test("suppliers' invoices are fetched, viewed, accepted and refused, and a forged file is not accepted", async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await git(page, '/mali/efatura', 'e-Fatura');
  await page.getByRole('tab', { name: 'Gelen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen Faturalar' })).toBeVisible();
  await page.getByRole('button', { name: 'Entegratörden Al' }).click();
  const grid = page.getByRole('grid', { name: 'Gelen faturalar' });
  await expect(grid.getByText('Yanıt Bekliyor')).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole('tab', { name: /^Yanıt Bekleyenler/ }).click();
  await grid
    .getByRole('row')
    .filter({ hasText: 'Yanıt Bekliyor' })
    .filter({ hasText: 'Kuzey' })
    .getByRole('link', { name: /^TED/ })
    .click();
  const pencere = page.getByRole('dialog', { name: /^Gelen Fatura TED/ });
  await expect(pencere).toContainText('Sunucu barındırma');
  await pencere.getByRole('button', { name: 'Kabul Et' }).click();
  await page
    .getByRole('dialog', { name: 'Fatura Kabul Edilsin mi?' })
    .getByRole('button', { name: 'Kabul Et' })
    .click();
  await expect(pencere).toContainText('Kabul Ettik', { timeout: 30_000 });
  await page.keyboard.press('Escape');
  // The list keeps its tab below the sheet and after it.
  await expect(page.getByRole('tab', { name: /^Yanıt Bekleyenler/, selected: true })).toBeVisible();
  await grid.getByRole('row').filter({ hasText: 'Yanıt Bekliyor' }).getByRole('link', { name: /^TED/ }).click();
  await isleminiYap(pencere, 'Reddet');
  const ret = page.getByRole('dialog', { name: /Reddedilsin mi/ });
  await ret.getByLabel('Neden').fill('Sipariş etmediğimiz ürün yazılmış');
  await ret.getByRole('button', { name: 'Reddet' }).click();
  await expect(pencere).toContainText('Reddettik', { timeout: 30_000 });
  // An incoming invoice has a page of its own, whose address another person can open.
  await pencere.getByRole('link', { name: 'Sayfada Aç' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Gelen Fatura TED/ })).toBeVisible();
  await page.goBack();
  await expect(pencere).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Gelen faturanın XML ya da ZIP dosyası').setInputFiles({
    name: 'fatura.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><Invoice>&b;</Invoice>'),
  });
  await expect(page.getByText(/DOCTYPE/)).toBeVisible();
});

test('a licence becomes an invoice of ten lines, typed without a mouse, that is cut and printed', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  // An institution's licence without a draft.
  await git(page, '/rapor/lisans?sekme=hepsi&ara=hastanesi', 'Lisans Raporu');
  await page
    .getByRole('grid')
    .getByRole('link')
    .filter({ hasText: /^L\d+$/ })
    .first()
    .click();
  await isleminiYap(page.getByRole('dialog', { name: /^Lisans L/ }), 'Fatura Hazırla');
  await expect(page.getByRole('heading', { level: 1, name: /Taslağı$/ })).toBeVisible();
  await yuklendi(page);
  const satirlar = page.getByRole('list', { name: 'Faturanın satırları' });
  await satirlar.getByLabel('Mal / Hizmet').first().focus();
  for (let n = 2; n <= 10; n++) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Hizmet ${n}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('100,50');
  }
  await expect(satirlar.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Denetim' })).toContainText('Fatura kesilebilir');
  await page.getByRole('button', { name: 'Faturayı Kes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Faturayı Kes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^MS[AB]20\d{11}$/ })).toBeVisible();
  // A cut invoice has its proof, and goes to the integrator.
  await expect(page.getByRole('list', { name: 'Faturanın geçtiği denetimler' }).getByRole('listitem')).toHaveCount(6);
  const gonderim = page.getByRole('region', { name: 'Gönderim' });
  await expect(gonderim).toContainText('hiçbir fatura GİB’e ya da alıcısına gitmez');
  await gonderim.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(gonderim).toContainText('Kuyrukta');
  await gonderim.getByRole('button', { name: 'Durumu Sor' }).click();
  await expect(gonderim).toContainText(/1300|1200|1100/, { timeout: 30_000 });
  // One file per person is made at a time. A person who gets this refusal asks again.
  await expect(async () => {
    const inen = page.waitForEvent('download', { timeout: 10_000 });
    await isleminiYap(page, 'PDF');
    expect((await inen).suggestedFilename()).toMatch(/MS[AB]20\d{11}\.pdf$/);
  }).toPass();
});

test('at 1280 and 1366 px the lines of a draft stay in their card, and every number of the lists is whole', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  for (const width of [1280, 1366, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await git(page, '/mali/efatura?sekme=acik', 'e-Fatura');
    await expect(page.getByRole('link', { name: /^MSB20\d{11}$/ }).first()).toBeVisible();
    const kesik = await page
      .locator('td')
      .filter({ hasText: /^MSB20\d{11}$/ })
      .evaluateAll((tds) => tds.filter((td) => td.scrollWidth > td.clientWidth).map((td) => td.textContent));
    expect(kesik).toEqual([]);
    await git(page, '/mali/afatura?sekme=taslak', 'e-Arşiv Fatura');
    // Another test may cut the first draft meanwhile.
    await page.getByRole('link', { name: 'Taslak', exact: true }).last().click();
    const satirlar = page.getByRole('list', { name: 'Faturanın satırları' });
    await yuklendi(page);
    const tasan = await satirlar.evaluate((ol) => {
      const sinir = ol.getBoundingClientRect().right + 0.5;
      return [...ol.querySelectorAll('input, button, span')].filter((e) => e.getBoundingClientRect().right > sinir)
        .length;
    });
    expect(tasan).toBe(0);
  }
  // The button that gives a draft up says so, and the other button returns to the draft.
  await isleminiYap(page, 'Taslaktan Vazgeç');
  const soru = page.getByRole('dialog', { name: 'Taslaktan vazgeçilsin mi?' });
  await expect(soru.getByRole('button', { name: 'Taslaktan Vazgeç', exact: true })).toBeVisible();
  await soru.getByRole('button', { name: 'Taslağa Dön' }).click();
  await expect(soru).toBeHidden();
});
