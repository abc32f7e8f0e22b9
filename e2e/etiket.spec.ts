import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { cagir } from './destek.ts';
import { girisYap, jetonAl } from './fixtures.ts';

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

test('a customer is tagged from the card, and found by the tag', async ({ page }) => {
  const soyad = `Etiketli${damga.replaceAll(/\d/g, (r) => 'abcdefghij'.charAt(Number(r)))}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Meral', Soyad: soyad, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  const { Id } = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  await girisYap(page, 'yonetici');
  await page.goto(`/tanimlar/musteri/detay?id=${Id}`);
  await page.getByRole('button', { name: 'Etiket Ekle' }).click();
  const pencere = page.getByRole('dialog', { name: `Etiketler: Meral ${soyad}` });
  await pencere.getByRole('combobox', { name: 'Etiketler' }).fill('Referans');
  await page.getByRole('option', { name: 'Referans' }).click();
  await page.keyboard.press('Tab');
  await pencere.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('list', { name: 'Etiketler' }).getByText('Referans')).toBeVisible();
  await expect(page.getByText('Eklenen: Referans')).toBeVisible();

  await page.goto(`/tanimlar/musteri/liste?ara=${soyad}`);
  await expect(page.getByRole('link', { name: `Meral ${soyad}` })).toBeVisible();
  await suz(page, 'Etiket', 'VIP');
  await expect(page.getByRole('link', { name: `Meral ${soyad}` })).toHaveCount(0);
  await suz(page, 'Etiket', 'Referans');
  await expect(page.getByRole('link', { name: `Meral ${soyad}` })).toBeVisible();
});
