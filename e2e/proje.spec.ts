import { expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { jetonAl, oturumAc } from './fixtures.ts';

/** Product cards, and the people who work with each product. */

async function kartaGit(page: Page, ad: string): Promise<void> {
  await page.goto('/tanimlar/proje');
  await page.getByRole('searchbox').fill(ad);
  await page.getByRole('row').filter({ hasText: ad }).click();
  await expect(page.getByRole('heading', { level: 1, name: ad })).toBeVisible();
}

test('a product is added, assigned to a person, and removed again', async ({ page, request }) => {
  const ad = `Masabaşı Çağrı ${Date.now().toString(36)}`;
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/proje');
  await page.getByRole('button', { name: 'Yeni Ürün' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Ürün' });
  await form.getByRole('textbox', { name: 'Kod' }).fill('çm');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Ürünün adını yazınız.')).toBeVisible();
  await expect(form.getByText('Kod 2 ile 10 arasında büyük harf (A-Z) ya da rakamdır.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Ürün' }).fill(ad);
  await form.getByRole('textbox', { name: 'Kod' }).fill('HBS');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bu kod başka bir ürünün.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Kod' }).clear();
  await form.getByRole('button', { name: 'Kaydet' }).click();

  // Saving opens the card.
  await expect(page.getByRole('heading', { level: 1, name: ad })).toBeVisible();
  const kisi = 'Alperen Ağaoğlu';
  const kisiler = page.getByRole('table', { name: 'Bu ürünle çalışanlar' });
  await expect(kisiler.getByRole('row').filter({ hasText: kisi })).toHaveCount(0);
  const sec = async (isaretle: boolean) => {
    await page.getByRole('button', { name: 'Kişileri Seç' }).click();
    const dialog = page.getByRole('dialog', { name: `${ad}: Kişiler` });
    await dialog.getByRole('textbox', { name: 'Kişiler: ara' }).fill('alperen');
    await dialog.getByRole('checkbox', { name: `${kisi} (Destek)` }).setChecked(isaretle);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
  };
  await sec(true);
  await expect(kisiler.getByRole('row').filter({ hasText: kisi })).toContainText('Verilmiş');
  const token = await jetonAl(request, 'alperen.agaoglu');
  const urunleri = async () =>
    (await cagir<{ proje: { Ad: string }[] }>(request, token, '/tanimlar/musteri/baseGerekliList', {})).proje.map(
      (p) => p.Ad,
    );
  expect(await urunleri()).toEqual(expect.arrayContaining([ad, 'Masabaşı Klinik']));
  await sec(false);
  await expect(kisiler.getByRole('row').filter({ hasText: kisi })).toHaveCount(0);
  expect(await urunleri()).not.toContain(ad);
});

test('two editors of one card: the later one gets a warning and keeps the typed text', async ({ page, browser }) => {
  await oturumAc(page, 'yonetici');
  const baska = await (await browser.newContext()).newPage();
  await oturumAc(baska, 'yonetici');
  for (const p of [page, baska]) {
    await kartaGit(p, 'Masabaşı Optik');
    await p.getByRole('button', { name: 'Düzenle' }).click();
  }
  await page.getByRole('textbox', { name: 'Açıklama' }).fill('İlk yazan');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İlk yazan')).toBeVisible();
  await baska.getByRole('textbox', { name: 'Açıklama' }).fill('Sonra yazan');
  await baska.getByRole('button', { name: 'Kaydet' }).click();
  await expect(baska.getByRole('dialog').getByText(/değiştirildi/)).toBeVisible();
  await expect(baska.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Sonra yazan');
  await baska.context().close();
});
