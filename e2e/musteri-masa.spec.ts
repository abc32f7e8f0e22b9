import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { expect, type Locator, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { erisilebilir } from './fixtures.ts';
import { girisYap, type Hesap } from './fixtures.ts';

/** An unknown person calls: their new card, their ticket, and the card that opens with its open records. */

/** The form of a ticket keeps one draft for each person, and no other test opens it as this one. */
const DESTEK = 'emre.isik' as Hesap;
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

test('an unknown number becomes a customer, a ticket, a training, and a card that opens with its open records', async ({
  page,
}) => {
  const gsm = `0548${damga}`;
  await girisYap(page, DESTEK);
  await page.goto(`/islemler/musterigorusme/detay?telefon=${gsm}`);
  await expect(page.getByRole('heading', { level: 1, name: telefonYaz(gsm) })).toBeVisible();
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const kart = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await expect(kart.getByRole('textbox', { name: 'Telefon' })).toHaveValue(new RegExp(damga.slice(-2)));
  await kart.getByRole('textbox', { name: 'Ad', exact: true }).fill('Nazan');
  await kart.getByRole('textbox', { name: 'Soyad' }).fill('Yeniarayan');
  await kart.getByRole('button', { name: 'Kaydet' }).click();

  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await expect(form.getByRole('combobox', { name: 'Müşteri', exact: true })).toHaveValue('Nazan Yeniarayan');
  await sec(form, 'Ürün', 'Masabaşı Klinik');
  await sec(form, 'Konu', 'Reçete');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`Kurulum soruyor ${damga}`);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Kurulum soruyor ${damga}` })).toBeVisible();

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Eğitim Planla' }).click();
  const egitim = page.getByRole('dialog', { name: 'Yeni Eğitim' });
  await expect(egitim.getByRole('combobox', { name: 'Ürün' })).toHaveValue('Masabaşı Klinik');
  await expect(egitim.getByRole('textbox', { name: 'Açıklama' })).toHaveValue(new RegExp(`Kurulum soruyor ${damga}`));
  await egitim.getByRole('combobox', { name: 'Eğitim Türü' }).click();
  await egitim.getByRole('option').first().click();
  await egitim.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText('Eğitim açıldı')).toBeVisible();

  await page.getByRole('link', { name: 'Nazan Yeniarayan' }).first().click();
  const rakamlar = page.locator('dl[aria-label="Müşterinin rakamları"]');
  await expect(rakamlar).toContainText('Açık görüşme1');
  await expect(rakamlar).toContainText(/G\d{6}/);
  await expect(rakamlar).toContainText('Geçerli lisans0');
  const basliklar = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(basliklar.indexOf('Görüşmeler')).toBeLessThan(basliklar.indexOf('Yetkili Kişiler'));
  // The desk reads tickets before licences, side by side above the fold, a line each ticket.
  expect(basliklar.indexOf('Görüşmeler')).toBeLessThan(basliklar.indexOf('Lisanslar'));
  for (const ad of ['Görüşmeler', 'Lisanslar'])
    await expect(page.getByRole('region', { name: ad, exact: true })).toBeInViewport();
  const gorusme = page.getByRole('list', { name: 'Müşterinin görüşmeleri' }).getByRole('listitem');
  await expect(gorusme).toHaveCount(1);
  expect((await gorusme.boundingBox())!.height).toBeLessThan(45);
  // An empty card is its heading alone, until the person asks for it.
  const baglantilar = page.getByRole('region', { name: 'Bağlantılar' });
  await expect(baglantilar.getByRole('heading')).toBeVisible();
  await expect(baglantilar.getByText('Bağlantı yapılmamış.')).toBeHidden();
  await page.getByRole('button', { name: 'Boş alanları göster' }).click();
  await expect(baglantilar.getByText('Bağlantı yapılmamış.')).toBeVisible();
  await erisilebilir(page);
  const zaman = page.getByRole('region', { name: 'Zaman Çizelgesi' });
  await zaman.getByRole('button', { name: 'Görüşme', exact: true }).click();
  await expect(zaman.getByRole('listitem')).toHaveCount(1);
  await zaman.getByRole('link', { name: /Görüşme açıldı/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Kurulum soruyor ${damga}` })).toBeVisible();
});

test('the desk is filtered by a province and then one of its districts', async ({ page }) => {
  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/list');
  const menu = page.getByRole('dialog', { name: 'Süzgeçler' });
  await page.getByRole('button', { name: 'Süzgeç', exact: true }).click();
  await expect(menu.getByRole('option', { name: /^İl/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await suz(page, 'İl', 'İzmir');
  await expect(page).toHaveURL(/il=35/);
  await suz(page, 'İlçe', 'Bornova');
  await expect(page).toHaveURL(/ilce=\d+/);
  await suz(page, 'İl', 'Ankara');
  await expect(page).not.toHaveURL(/ilce=/);
});
