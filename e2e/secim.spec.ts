import { expect, type Locator, test } from '@playwright/test';
import { girisYap } from './fixtures.ts';

/** Choices that are searched by typing: Turkish names in small letters, and Enter takes the first match. */

const secenekler = (kap: Locator) => kap.getByRole('option');

test('a choice finds Turkish names in small letters, lights the first and takes it with Enter', async ({ page }) => {
  await girisYap(page, 'sorumlu');
  await page.goto('/personel/yazisma');
  await page.getByRole('button', { name: 'Yeni Konuşma' }).click();
  const pencere = page.getByRole('dialog', { name: 'Yeni Konuşma' });
  const kisiler = pencere.getByRole('combobox', { name: 'Kişiler' });
  await kisiler.pressSequentially('irem');
  await expect(secenekler(pencere)).toHaveText([/^İrem Yıldız/]);
  await expect(secenekler(pencere)).toHaveAttribute('data-combobox-selected', 'true');
  await kisiler.press('Enter');
  await kisiler.pressSequentially('ıs');
  await expect(secenekler(pencere).first()).toHaveText(/^I[sş]/);
  await kisiler.fill('');
  await kisiler.press('Escape');
  await expect(pencere.getByText('İrem Yıldız').first()).toBeVisible();
  await pencere.getByRole('button', { name: 'Vazgeç' }).click();
});

test('Enter in a choice that is being searched sends no form', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/tanimlar/musteri/liste');
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const musteri = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  const il = musteri.getByRole('combobox', { name: 'İl', exact: true });
  for (const [yazilan, ad] of [
    ['istanbul', 'İstanbul'],
    ['ığdır', 'Iğdır'],
    ['iz', 'İzmir'],
  ] as const) {
    await il.fill(yazilan);
    await il.press('Enter');
    await expect(il).toHaveValue(ad);
  }
  // Nothing fits: the form stays as it is, and says nothing of what is still missing.
  await il.fill('olmayan il');
  await il.press('Enter');
  await expect(musteri.getByText('Bulunamadı')).toBeVisible();
  await expect(musteri.locator('[aria-invalid="true"]')).toHaveCount(0);
  await il.press('Tab');
  await expect(il).toHaveValue('İzmir');
});

test('a customer that the server finds is lit as soon as it is there, and Enter takes it', async ({ page }) => {
  await girisYap(page, 'personel2');
  await page.goto('/islemler/musterigorusme/list');
  await page.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const gorusme = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  const musteri = gorusme.getByRole('combobox', { name: 'Müşteri', exact: true });
  await musteri.pressSequentially('yılmaz');
  // It is still looked for: the key waits for nothing and sends nothing.
  await musteri.press('Enter');
  await expect(secenekler(gorusme).first()).toHaveAttribute('data-combobox-selected', 'true');
  await expect(gorusme.getByText('Konuyu seçiniz.')).toHaveCount(0);
  await musteri.press('Enter');
  await expect(musteri).toHaveValue(/Yılmaz/);
  const konu = gorusme.getByRole('combobox', { name: 'Konu', exact: true });
  await konu.pressSequentially('PAROLA');
  await konu.press('Enter');
  await expect(konu).toHaveValue(/[Pp]arola/);
  await expect(gorusme).toBeVisible();
});
