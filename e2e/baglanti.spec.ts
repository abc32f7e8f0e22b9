import { expect, type Locator, type Page, test } from '@playwright/test';
import { girisYap, type Hesap } from './fixtures.ts';

/** Connections to customers, for the person who makes them and for a colleague who only looks. */

/** A person of Kurulum, which no other test uses. The looking account gives out no work. */
const BAGLANAN = 'ozkan.dagli' as Hesap;
const BAKAN = 'cihan.ilica' as Hesap;
const YOL = '/islemler/musterigorusme/gunlukbaglantilar';
const damga = String(Date.now() % 10_000_000);

async function ac(page: Page, hesap: Hesap): Promise<Locator> {
  await girisYap(page, hesap);
  await page.goto(YOL);
  await expect(page.getByRole('heading', { name: 'Günlük Bağlantılar' })).toBeVisible();
  return page.getByRole('region', { name: 'Şu An Bağlı' });
}

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

test('a connection begins, a colleague sees it at once, its code shows on request, and it ends with a report', async ({
  page,
  browser,
}) => {
  const baska = await browser.newContext();
  const bakan = await baska.newPage();
  const [serit, gorulen] = [await ac(page, BAGLANAN), await ac(bakan, BAKAN)];
  await page.getByRole('button', { name: 'Bağlantı Başlat' }).click();
  const form = page.getByRole('dialog', { name: 'Bağlantı Başlat' });
  await form.getByRole('button', { name: 'Başlat' }).click();
  await expect(form.getByText('Müşteriyi seçiniz.')).toBeVisible();
  await expect(form.getByText('Müşteri bilgilendirilip onayı alınmadan bağlantı kurulamaz.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Müşteri' }).fill('M000002');
  await form.getByRole('option').first().click();
  await sec(form, 'Ürün', 'Masabaşı Klinik');
  await sec(form, 'Araç', 'AnyDesk');
  await form.getByLabel('Onay Veren').fill('Sekreter');
  await form.getByLabel('Bağlantı Kodu').fill(`771 ${damga}`);
  await form.getByLabel('Amaç').fill(`Şifresini unutmuş ${damga}`);
  await form.getByLabel(/KVKK konusunda bilgilendirildi/).check();
  await form.getByRole('button', { name: 'Başlat' }).click();
  // The text mentions a password but contains none.
  await page.getByRole('button', { name: 'Parola Değil, Kaydet' }).click();
  await expect(form).toBeHidden();

  // Without any action on the other screen.
  await expect(gorulen.getByText('Özkan Dağlı')).toBeVisible({ timeout: 3000 });
  await expect(gorulen.getByRole('listitem').filter({ hasText: 'Özkan Dağlı' }).getByRole('button')).toHaveCount(0);

  const kart = serit.getByRole('listitem').filter({ hasText: 'Özkan Dağlı' });
  await expect(kart.getByRole('timer')).toHaveText(/^0:0\d$/);
  await kart.getByRole('button', { name: /^Bağlantı kodunu göster/ }).click();
  await expect(page.getByText(`771 ${damga}`)).toBeVisible();

  await kart.getByRole('button', { name: /^Bitir: / }).click();
  const bitis = page.getByRole('dialog', { name: /^Bağlantıyı Bitir/ });
  await bitis.getByLabel('Yapılan').fill('Kısa');
  await bitis.getByRole('button', { name: 'Bitir' }).click();
  await expect(bitis.getByText('Yapılanı en az 10 karakterle yazınız.')).toBeVisible();
  await bitis.getByLabel('Yapılan').fill(`Hesabı yeniden açıldı ${damga}`);
  await bitis.getByRole('button', { name: 'Bitir' }).click();
  await expect(kart).toBeHidden();
  await expect(gorulen.getByText('Özkan Dağlı')).toBeHidden({ timeout: 3000 });
  const satir = page.getByRole('table', { name: 'Bağlantılar' }).getByRole('row').filter({ hasText: damga });
  await expect(satir.first()).toContainText('Özkan Dağlı');
  await expect(page.getByRole('region', { name: 'Bağlantıların toplamı' })).toContainText('Özkan Dağlı');
  await baska.close();
});

test('a forgotten connection is entered later, corrected, and stands on the customer’s card', async ({ page }) => {
  await ac(page, BAGLANAN);
  await page.getByRole('button', { name: 'Sonradan Yaz' }).click();
  const form = page.getByRole('dialog', { name: 'Sonradan Bağlantı Yaz' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill('M000003');
  await form.getByRole('option').first().click();
  await sec(form, 'Ürün', 'Masabaşı Klinik');
  await sec(form, 'Araç', 'Yerinde');
  await form.getByLabel('Onay Veren').fill('Hekimin kendisi');
  await form.getByLabel('Amaç').fill(`Yerinde kurulum ${damga}`);
  await form.getByLabel('Başlama Saati').fill('00:00');
  await form.getByLabel('Bitiş Saati').fill('00:00');
  await form.getByLabel('Yapılan').fill('Program kuruldu ve denendi.');
  await form.getByLabel(/KVKK konusunda bilgilendirildi/).check();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(damga);
  const satir = page
    .getByRole('table', { name: 'Bağlantılar' })
    .getByRole('row')
    .filter({ hasText: 'Yerinde kurulum' });
  await satir.getByRole('button', { name: /^Düzelt: / }).click();
  const duzelt = page.getByRole('dialog', { name: 'Bağlantıyı Düzelt' });
  await expect(duzelt.getByLabel('Yapılan')).toHaveValue('Program kuruldu ve denendi.');
  await duzelt.getByLabel('Yapılan').fill(`İki bilgisayara kuruldu ${damga}`);
  await duzelt.getByRole('button', { name: 'Kaydet' }).click();
  await expect(duzelt).toBeHidden();

  await satir.getByRole('link').click();
  const kart = page.getByRole('region', { name: 'Bağlantılar' });
  await expect(kart.getByRole('row').filter({ hasText: damga })).toContainText(`İki bilgisayara kuruldu ${damga}`);
  await expect(page.getByRole('region', { name: 'Zaman Çizelgesi' })).toContainText('Bağlantı düzeltildi');
});
