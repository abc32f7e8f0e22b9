import { expect, type Page, test } from '@playwright/test';
import { oturumAc, profildenAc } from './fixtures.ts';

/** What every form does with what was typed, told by one of them. */

const yeni = (page: Page) => page.getByRole('dialog', { name: 'Yeni Departman' });
const soru = (page: Page) => page.getByRole('dialog', { name: 'Kaydedilmeyen Bilgiler' });

/** What the tab has kept. */
const saklanan = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join('\n'));

async function formuAc(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Departman' }).click();
  await expect(yeni(page)).toBeVisible();
}

test('closing asks about what was typed, reloading keeps it, signing out forgets it', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/departman');
  await formuAc(page);
  await page.keyboard.press('Escape');
  await expect(yeni(page)).toHaveCount(0);

  await formuAc(page);
  const ad = yeni(page).getByRole('textbox', { name: 'Departman' });
  await ad.fill('Taslak Departmanı');
  await page.keyboard.press('Escape');
  await soru(page).getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(ad).toHaveValue('Taslak Departmanı');

  // Longer than it takes to keep what is typed.
  await expect.poll(() => saklanan(page)).toContain('Taslak Departmanı');
  await ad.fill('');
  await expect.poll(() => saklanan(page)).not.toContain('Taslak Departmanı');
  await ad.fill('Taslak Departmanı');
  await expect.poll(() => saklanan(page)).toContain('Taslak Departmanı');
  page.on('dialog', (d) => void d.accept());
  await page.reload();
  await formuAc(page);
  await expect(ad).toHaveValue('Taslak Departmanı');
  await expect(yeni(page).getByText('Daha önce yazıp kaydetmedikleriniz geri yüklendi.')).toBeVisible();
  await yeni(page).getByRole('button', { name: 'Baştan Başla' }).click();
  await expect(ad).toHaveValue('');

  await ad.fill('Yine Taslak');
  await yeni(page).getByRole('button', { name: 'Vazgeç' }).click();
  await soru(page).getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(yeni(page)).toHaveCount(0);
  await formuAc(page);
  await expect(ad).toHaveValue('');

  await ad.fill('Kimseye Kalmasın');
  await expect.poll(() => saklanan(page)).toContain('Kimseye Kalmasın');
  await page.reload();
  await profildenAc(page, 'Çıkış');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(await saklanan(page)).not.toContain('Kimseye Kalmasın');
});

test('what is wrong shows from the first attempt on, and goes as it is put right', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/departman');
  await formuAc(page);
  const form = yeni(page);
  const ad = form.getByRole('textbox', { name: 'Departman' });
  await ad.fill('x');
  await ad.fill('');
  await expect(form.getByText('Departmanın adını yazınız.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Departmanın adını yazınız.')).toBeVisible();
  await expect(ad).toBeFocused();
  await ad.fill('Bulundu');
  await expect(form.getByText('Departmanın adını yazınız.')).toHaveCount(0);
});

test('what an older form has kept breaks nothing: only what still fits is taken', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/personel/departman');
  await formuAc(page);
  const ad = yeni(page).getByRole('textbox', { name: 'Departman' });
  await ad.fill('Eski Taslak');
  await expect.poll(() => saklanan(page)).toContain('Eski Taslak');
  await page.evaluate(() => {
    const anahtar = Object.keys(sessionStorage).find((k) => k.endsWith('.departman.0'));
    sessionStorage.setItem(
      anahtar ?? '',
      JSON.stringify({ '#surum': 0, Ad: 7, CalismaGunleri: 'her gün', Kalkan: 1, GunBoyu: {}, DigerLimit: 12 }),
    );
  });
  page.on('dialog', (d) => void d.accept());
  await page.reload();
  await formuAc(page);
  await expect(yeni(page).getByRole('textbox', { name: 'Diğer Mola Yeri' })).toHaveValue('12');
  await expect(ad).toHaveValue('');
  await expect(yeni(page).getByRole('checkbox', { name: 'Cuma', exact: true })).toBeChecked();
});

test('the arrow of a choice is of one size, whether or not a form with a searched list was open', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/musteri/liste');
  const ok = page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).locator('..').locator('svg');
  const boyu = async () => (await ok.boundingBox())?.width;
  expect(await boyu()).toBe(18);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Müşteri' })).toBeVisible();
  expect(await boyu()).toBe(18);
});
