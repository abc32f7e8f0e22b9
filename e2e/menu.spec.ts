import { expect, test } from '@playwright/test';
import { girisYap, type Hesap } from './fixtures.ts';

/** The side menu of one person. */

test('a pinned page stands at the top of the menu, also on another device, until its pin is taken away', async ({
  page,
  browser,
}) => {
  const hesap = 'onur.yigit' as Hesap;
  await girisYap(page, hesap);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const sabitler = menu.getByRole('group', { name: 'Sabitlenenler' });
  await menu.getByRole('button', { name: 'İş Takibi' }).click();
  await menu.getByRole('link', { name: 'İşler' }).hover();
  await menu.getByRole('button', { name: 'İşler: menünün başına sabitle' }).click();
  await expect(sabitler.getByRole('link')).toHaveText([/^İşler/]);
  // The keyboard needs no pin: P on the focused entry is enough. The other group stays open.
  await menu.getByRole('button', { name: 'Personel' }).click();
  await menu.getByRole('link', { name: 'Mola Panosu' }).focus();
  await page.keyboard.press('p');
  await expect(sabitler.getByRole('link')).toHaveText([/^İşler/, /^Mola Panosu/]);
  await expect(menu.getByRole('link', { name: 'Bekleyenler' })).toBeVisible();

  const baska = await (await browser.newContext()).newPage();
  await girisYap(baska, hesap);
  const oradakiler = baska.getByRole('group', { name: 'Sabitlenenler' });
  await oradakiler.getByRole('link', { name: 'Mola Panosu' }).click();
  await expect(baska).toHaveURL('/personel/mola');
  await oradakiler.getByRole('link', { name: 'Mola Panosu' }).focus();
  await baska.keyboard.press('p');
  await expect(oradakiler.getByRole('link')).toHaveText([/^İşler/]);
  await baska.context().close();

  await page.reload();
  await expect(sabitler.getByRole('link')).toHaveText([/^İşler/]);
  await sabitler.getByRole('link').hover();
  await sabitler.getByRole('button').click();
  await expect(sabitler).toHaveCount(0);
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Müşteriler' })).toBeVisible();
  await expect(sabitler).toHaveCount(0);
});
