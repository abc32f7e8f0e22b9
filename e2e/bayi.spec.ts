import { expect, test } from '@playwright/test';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { oturumAc } from './fixtures.ts';

/** Dealers, from the view of the person who manages them. */

test('a dealer is opened, its terms agreed, a customer given to it and back; the map is gone through by keyboard', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  // A new name for each try, because names are unique.
  const bayi = `Karaman ${Date.now() % 1_000_000} Bilişim`;
  await page.goto('/pazarlama/bayi');
  await page.getByRole('button', { name: 'Yeni Bayi' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Bayi' });
  const ad = form.getByRole('textbox', { name: 'Ad', exact: true });
  await ad.fill(bayi);
  await form.getByRole('button', { name: 'Yetkili Ekle' }).click();
  const kisi = form.getByRole('group', { name: '1. yetkili' });
  await kisi.getByRole('textbox', { name: 'Ad', exact: true }).fill('Ece');
  await kisi.getByRole('textbox', { name: 'GSM' }).fill('12');
  await form.getByRole('combobox', { name: 'Bölgedeki İller' }).fill('Karaman');
  const iller = page.getByRole('listbox', { name: 'Bölgedeki İller' });
  await iller.getByRole('option', { name: 'Karaman', exact: true }).click();
  await form.getByRole('checkbox', { name: 'Aylık Ekstre' }).check();
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Aylık ekstre gönderilecek e-posta adresini yazınız.')).toBeVisible();
  await expect(form.getByText(/^Ece: /)).toBeVisible();
  await kisi.getByRole('textbox', { name: 'GSM' }).fill('0532 111 22 33');
  await form.getByRole('textbox', { name: 'E-posta' }).first().fill('kale@bayi.example');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: bayi })).toBeVisible();

  await page.getByRole('tab', { name: 'Koşullar' }).click();
  await page.getByRole('button', { name: 'Yeni Koşullar' }).click();
  const kosul = page.getByRole('dialog', { name: 'Yeni Koşullar' });
  await kosul.getByRole('textbox', { name: 'Komisyon Oranı (%)' }).fill('12,5');
  await kosul.getByRole('textbox', { name: 'İskonto Oranı (%)' }).fill('7,25');
  await kosul.getByRole('textbox', { name: 'Risk Limiti' }).fill('250.000');
  await kosul.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Koşullar' })).toContainText('₺250.000,00');
  await page.getByRole('button', { name: 'Yeni Koşullar' }).click();
  await kosul.getByRole('textbox', { name: 'Geçerlilik' }).fill(tarihYaz(gunEkle(istanbulGunu(Date.now()), 400)));
  await kosul.getByRole('textbox', { name: 'Komisyon Oranı (%)' }).fill('15');
  await kosul.getByRole('textbox', { name: 'İskonto Oranı (%)' }).fill('0');
  await kosul.getByRole('checkbox', { name: 'Risk limiti sınırsız' }).check();
  await kosul.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('row', { name: /Geçerli %12,5 %7,25/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Müşteriler' }).click();
  await page.getByRole('button', { name: 'Müşteri Ekle' }).click();
  const ekle = page.getByRole('dialog', { name: `${bayi}: Müşteri Ekle` });
  await ekle.getByRole('combobox', { name: 'Müşteri' }).fill('M000101');
  await page.getByRole('option', { name: / · M000101\b/ }).click();
  await ekle.getByRole('button', { name: 'Bayiye Ata' }).click();
  await expect(page.getByRole('tab', { name: /^Müşteriler\s*1$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByRole('tabpanel').getByText('Müşterisi yok.')).toBeVisible();
  await page.getByRole('tab', { name: 'Geçmiş' }).click();
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('bayiden alındı');
  await page.getByRole('tab', { name: 'Ekstre' }).click();
  await expect(page.getByText(/kale@bayi\.example adresine gönderilir/)).toBeVisible();

  await page.getByRole('button', { name: 'Bayiler', exact: true }).click();
  await page.getByRole('tab', { name: 'Harita' }).click();
  const konya = page.getByRole('option', { name: /^Konya: / });
  await konya.click();
  // Opens it. Going back returns to the same place on the country map.
  await expect(page.getByRole('option', { name: /^Selçuklu: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(konya).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Karaman: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Karaman' })).toContainText(bayi);

  // Its districts, by the same keys, and back to the start.
  const ilceler = page.getByRole('listbox', { name: /^Karaman, ilçelere göre bayiler: / });
  await expect(ilceler.getByRole('option')).toHaveCount(6);
  const merkez = ilceler.getByRole('option', { name: /^Merkez: / });
  await merkez.focus();
  await page.keyboard.press('ArrowDown');
  const ermenek = ilceler.getByRole('option', { name: /^Ermenek: \d+ müşteri, \d+ bayisiz, \d+ bayi$/ });
  await expect(ermenek).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Ermenek' })).toContainText(bayi);
  await expect(page.getByRole('table', { name: /^Karaman, ilçelere göre bayiler/ })).toContainText('Kazımkarabekir');
  await expect(page.getByText(/^İlçe sınırları resmî değildir: .* GeoNames \(CC BY 4\.0\)\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: /^Karaman: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Türkiye', exact: true }).click();
  await expect(page.getByRole('table', { name: /^İllere göre bayiler/ })).toBeVisible();
});
