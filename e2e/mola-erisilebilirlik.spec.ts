import { expect, type Page, test } from '@playwright/test';
import { cubuk, ekiptenBiri, sebepleGit, turSec } from './destek.ts';
import { erisilebilir, sigar } from './fixtures.ts';

/** The break board without a mouse, without eyes, and on a phone. */

async function panoyaGit(page: Page): Promise<void> {
  await page.goto('/personel/mola');
  await expect(page.getByRole('heading', { level: 1, name: 'Mola Panosu' })).toBeVisible();
  await expect(page.getByText(/Son güncelleme \d\d:\d\d:\d\d/)).toBeVisible();
}

test('on a phone nothing can be changed, and it says why', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').getByText('Mobilde giriş ve mola işlemi yapılamaz')).toBeVisible();
  await expect(cubuk(page).getByText('Mesai Başlama')).toBeVisible();
  const dugme = cubuk(page).getByRole('button', { name: 'Mola durumu: Masa Başı' });
  await dugme.click();
  await expect(page.getByRole('menuitem', { name: 'Mobilde giriş ve mola işlemi yapılamaz' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Çay Molası' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Mola Detayları' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dugme).toBeFocused();
});

test('axe finds nothing on the board and its dialogs, light and dark', async ({ browser, request }) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 8);
  await sebepleGit(page, 'Dış Görev');
  await panoyaGit(page);
  await page.getByRole('checkbox', { name: /^Gelmeyenleri Göster/ }).check();
  await erisilebilir(page);
  // What is behind a dialog was looked at; one person is enough there.
  await page.getByRole('searchbox', { name: 'Kişi ara' }).fill(kisi.Ad);
  await page.getByRole('radio', { name: 'Liste' }).check();
  await erisilebilir(page);
  await turSec(page, 'Toplantı');
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${kisi.Ad}: mola detayları` }).click();
  await expect(page.getByText(/^Toplam Mola: \d+ dak\.$/)).toBeVisible();
  await erisilebilir(page);
  await page
    .getByRole('button', { name: /^Düzeltme iste/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Düzeltme İste' })).toBeVisible();
  await erisilebilir(page);
});

test('at 390 px the board fits, cards and list', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 7);
  await page.setViewportSize({ width: 390, height: 844 });
  await panoyaGit(page);
  for (const duzen of ['Kartlar', 'Liste']) {
    await page.getByRole('radio', { name: duzen }).check();
    await erisilebilir(page);
    await sigar(page);
  }
});

test('at 390 px the top bar of somebody whose day has ended fits', async ({ browser, request }) => {
  const { page } = await ekiptenBiri(browser, request, 7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cubuk(page).getByText('Aktif Mola')).toBeVisible();
  // An answer would tell the page the real time again.
  await page.route('**/api/**', (r) => r.abort());
  await page.clock.install();
  await page.clock.fastForward('24:00:00');
  await expect(cubuk(page).getByText('Mesai Bitti', { exact: true })).toBeVisible();
  await sigar(page);
});

test('the keyboard alone: to a break with a reason, the details and back', async ({ browser, request }) => {
  const { page, kisi } = await ekiptenBiri(browser, request, 9);
  const turler = cubuk(page).getByRole('button', { name: 'Bütün mola türleri' });
  await turler.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Toplantı' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Dış Görev' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dış Görev' });
  await expect(dialog.getByRole('textbox', { name: 'Açıklama' })).toBeFocused();
  await page.keyboard.type('Müşteride kurulum yapılacak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Onayla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(turler).toBeFocused();
  await expect(cubuk(page).getByRole('timer')).toBeVisible();

  await panoyaGit(page);
  const detay = page.getByRole('button', { name: `${kisi.Ad}: mola detayları` });
  await detay.focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Kapat', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detay).toBeFocused();
});
