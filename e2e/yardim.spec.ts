import { expect, type Page, test } from '@playwright/test';
import { git } from './ekran.ts';
import { klavyeyle, oturumAc } from './fixtures.ts';

/** Help in its place: the guide beside the screen. */

const yardimi = (page: Page) => page.getByRole('complementary', { name: 'Yardım' });

test('by keyboard alone: the rest of my leave, read beside the leave, and back to the same place', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await git(page, '/personel/izin', 'İzinler');
  const iste = page.getByRole('button', { name: 'İzin İste' });
  await iste.focus();

  await page.keyboard.press('?');
  const yardim = yardimi(page);
  await expect(yardim.getByRole('heading', { name: 'İzinler' })).toBeVisible();
  await expect(yardim.getByRole('region', { name: 'Yardım metni' })).toBeFocused();
  await expect(yardim.getByRole('img', { name: /^İzinler sayfası/ })).toHaveJSProperty('complete', true);
  await expect(yardim.getByRole('heading', { name: 'Klavye kısayolları' })).toBeAttached();

  await page.keyboard.press('/');
  await expect(yardim.getByRole('searchbox', { name: 'Yardımda ara' })).toBeFocused();
  await page.keyboard.type('DEVİR');
  await expect(yardim.getByRole('status')).toHaveText(/^\d+ sonuç$/);
  const ilk = yardim.getByRole('list', { name: 'Yardımda bulunanlar' }).getByRole('button').first();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(ilk).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yardim.getByRole('heading', { name: 'Kalan gün ve devir' })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(yardim.getByRole('link', { name: 'İzin hak dilimleri' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yardim.getByRole('heading', { name: 'İzin hak dilimleri' })).toBeVisible();
  // The guide mentions a screen outside the person's menu, but does not link to it.
  await expect(yardim.getByRole('link', { name: 'Ekranı aç' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/personel\/izin$/);
  await klavyeyle(yardim.getByRole('button', { name: 'Önceki bölüm' }));
  await expect(yardim.getByRole('heading', { name: 'Kalan gün ve devir' })).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(yardim).toHaveCount(0);
  await expect(iste).toBeFocused();
});

test('work goes on beside the help: a form, a hard word in it, another screen; on a phone the help fills the screen', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await git(page, '/personel/departman', 'Departmanlar');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Yardım' }).click();
  const yardim = yardimi(page);
  await expect(yardim.getByRole('heading', { name: 'Departmanlar' })).toBeVisible();

  await page.getByRole('button', { name: 'Yeni Departman' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Departman' });
  await form.getByRole('textbox', { name: 'Departman' }).pressSequentially('Arşiv?');
  await form.getByRole('button', { name: 'Yardım: Mola yerleri ve mesai saatleri' }).click();
  await expect(yardim.getByRole('heading', { name: 'Mola yerleri' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(yardim).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'Departman' })).toHaveValue('Arşiv?');
  await form.getByRole('textbox', { name: 'Departman' }).fill('');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await page.keyboard.press('?');
  // The person's menu opens over the help.
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Yetkilerim' }).click();
  await expect(page).toHaveURL('/yetkilerim');
  await expect(yardim.getByRole('heading', { name: 'Departmanlar' })).toBeVisible();
  await yardim.getByRole('link', { name: 'Ekranı aç' }).click();
  await expect(page).toHaveURL('/personel/departman');
  await expect(yardim.getByRole('link', { name: 'Ekranı aç' })).toHaveCount(0);
  await page.goBack();
  await yardim.getByRole('button', { name: 'Yetkilerim', exact: true }).click();
  await expect(yardim.getByRole('heading', { name: 'Yetkilerim' })).toBeVisible();
  await yardim.getByRole('button', { name: 'Yardımı kapat' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Yardım' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yardım' });
  await expect(dialog.getByRole('heading', { name: 'Yetkilerim' })).toBeVisible();
  // An emptied search keeps the focus for typing.
  const ara = dialog.getByRole('searchbox', { name: 'Yardımda ara' });
  await ara.fill('kurtarma kodu');
  await dialog.getByRole('list', { name: 'Yardımda bulunanlar' }).getByRole('button').first().click();
  await expect(dialog.getByRole('heading', { name: 'İki adımlı giriş' })).toBeVisible();
  await ara.fill('zürafa');
  await expect(dialog.getByRole('status')).toHaveText('Sonuç yok');
  await ara.fill('');
  await expect(ara).toBeFocused();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog).toHaveCount(0);
});
