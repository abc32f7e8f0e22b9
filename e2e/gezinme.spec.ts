import { expect, type Page, test } from '@playwright/test';
import { girisYap, type Hesap, okunan, oturumAc, tut } from './fixtures.ts';

/** Ways through the product: the global search, and the side menu that marks the present page. */

const alan = (page: Page) => page.getByRole('combobox', { name: 'Ara', exact: true });
const secenek = (page: Page, ad: string | RegExp) => page.getByRole('option', { name: ad });
async function aramayiAc(page: Page, yazilan = ''): Promise<void> {
  await expect(page.getByRole('button', { name: 'Ara', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(alan(page)).toBeFocused();
  if (yazilan) await page.keyboard.type(yazilan);
}

test('an employee finds a colleague and writes to them, calls about an unknown number and finds pages by other words', async ({
  page,
}) => {
  await oturumAc(page, 'personel2');
  await page.goto('/bilgilerim');
  await aramayiAc(page);
  await expect(page.getByRole('group', { name: 'İşlemler' }).getByRole('option').first()).toHaveText('Yeni Görüşme');
  await page.keyboard.type('beyza cakir');
  await expect(secenek(page, /^Beyza Çakır.*mesaj yaz/)).toBeVisible();
  await secenek(page, /^Beyza Çakır.*mesaj yaz/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Beyza Çakır' })).toBeVisible();

  await aramayiAc(page, '0532 999 88 77');
  await secenek(page, 'Bu numarayla görüşme aç: 0(532) 999 88 77').click();
  await expect(page).toHaveURL(/detay\?telefon=5329998877$/);

  for (const [yazilan, bulunan] of [
    ['karanlık', /^Tema Değiştir/],
    ['ekip izin', /^İzinler/],
    ['mola duzelt', /^Mola Panosu/],
  ] as const) {
    await aramayiAc(page, yazilan);
    await expect(secenek(page, bulunan).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('text typed into the search stays there: neither a page nor late code takes the focus', async ({ page }) => {
  await oturumAc(page, 'personel2');
  const kod = await tut(page, '/CalanKartlari-*.js');
  const kodIstegi = page.waitForRequest(/CalanKartlari-/);
  await page.goto('/bilgilerim');
  await aramayiAc(page, '0532 999 88 77');
  const birak = await tut(page, okunan('/islemler/musterigorusme/telefonBul'));
  await secenek(page, 'Bu numarayla görüşme aç: 0(532) 999 88 77').click();
  await aramayiAc(page, 'ka');
  await kodIstegi;
  await page.keyboard.type('ra');
  await birak();
  await expect(page.locator('main').getByRole('button', { name: 'Görüşme Aç' })).toBeVisible();
  await page.keyboard.type('nlık');
  await expect(alan(page)).toHaveValue('karanlık');
  await expect(secenek(page, /^Tema Değiştir/)).toBeVisible();
  await kod();
});

test('a colleague of the own board is shown there', async ({ page }) => {
  await girisYap(page, 'onur.yigit' as Hesap);
  await page.goto('/bilgilerim');
  await aramayiAc(page, 'beyza');
  const nerede = secenek(page, /^Beyza Çakır.*nerede/);
  // Both work in one department. Otherwise the board would not show the colleague.
  await nerede.click();
  await expect(page.getByRole('searchbox').first()).toHaveValue('Beyza Çakır');
});

test('the page of an invoice marks its list in the menu, also after a reload', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/mali/efatura');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mali\/(efatura|afatura)\/\d+$/);
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'e-Fatura' })).toHaveAttribute('data-yanar', 'true');
  await expect(menu.locator('[data-yanar]')).toHaveCount(1);
});

test('the audit shows names and words and leads to the record of an entry', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/denetim?nesne=fatura');
  const satir = page.getByRole('row').filter({ hasText: 'Tahsilat yazıldı' }).first();
  await expect(satir).not.toContainText('faturaTahsilatYaz');
  await satir.getByRole('link', { name: /^MS[AB]20\d{11}$/ }).click();
  await expect(page).toHaveURL(/\/mali\/(efatura|afatura)\/\d+$/);
});
