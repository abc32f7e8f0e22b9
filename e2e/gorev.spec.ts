import { expect, type Page, test } from '@playwright/test';
import { erisilebilir, girisYap } from './fixtures.ts';
import { isAc } from './isDestek.ts';

/** A task: opened, taken, ordered on the board with the keyboard, and written into. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

const kartlar = (page: Page) => page.getByRole('region', { name: 'Planlandı', exact: true }).getByRole('listitem');

test('a task is begun, its clock runs, and a note stays in its history', async ({ page, request }) => {
  const { No } = await isAc(request, `Sayaç ${damga}`);
  await girisYap(page, 'yonetici');
  await page.goto(`/istakibi/isler?ara=${No}`);
  await page.getByRole('link', { name: `Sayaç ${damga}` }).click();
  const pencere = page.getByRole('dialog', { name: `${No} Sayaç ${damga}` });
  await pencere.getByRole('button', { name: 'Geliştirmeye Başla' }).click();
  await expect(pencere.getByText('Geliştirmede', { exact: true }).first()).toBeVisible();
  await pencere.getByRole('button', { name: 'Sayacı Başlat' }).click();
  await expect(pencere.getByRole('button', { name: 'Sayacı Durdur' })).toBeVisible();
  await pencere.getByRole('button', { name: 'Sayacı Durdur' }).click();
  await pencere.getByRole('textbox', { name: 'Not' }).fill('Fişin yazıldığı yer bulundu.');
  await pencere.getByRole('button', { name: 'Notu Kaydet' }).click();
  await expect(pencere.getByRole('list', { name: 'Geçmiş' })).toContainText('Fişin yazıldığı yer bulundu.');
  await erisilebilir(page);
});

test('with Shift and an arrow a card goes up in its column, and the focus with it', async ({ page, request }) => {
  const [bir, iki] = [await isAc(request, `Sıra ${damga} bir`), await isAc(request, `Sıra ${damga} iki`)];
  await girisYap(page, 'yonetici');
  await page.goto(`/istakibi/isler?bakis=pano&ara=${damga}`);
  await expect(kartlar(page)).toContainText([bir.No, iki.No]);
  const kart = page.getByRole('link', { name: iki.No });
  await kart.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(kartlar(page)).toContainText([iki.No, bir.No]);
  await expect(kart).toBeFocused();
  await erisilebilir(page);
});
