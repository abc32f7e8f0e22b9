import { type Browser, expect, test } from '@playwright/test';
import { gorusmeAc } from './destek.ts';
import { erisilebilir, girisYap, type Hesap } from './fixtures.ts';

/**
 * Frequent texts are saved as templates and inserted with two letters. A colleague mentioned in a note follows the
 * ticket.
 */

const AYSE = 'alperen.agaoglu' as Hesap;
const CAN = 'gizem.altintas' as Hesap;
const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const pencere = async (browser: Browser) => (await browser.newContext()).newPage();

test('an own template is written, inserted with a slash, and sent when all its blanks are filled', async ({ page }) => {
  const yol = await gorusmeAc(page, `Şablonlu ${damga}`, `0544${damga}`);
  await girisYap(page, AYSE);
  await page.goto('/islemler/musterigorusme/sablon');
  await page.getByRole('button', { name: 'Yeni Şablon' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Şablon' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill(`Lisans ${damga}`);
  await form.getByRole('textbox', { name: 'Kısayol' }).fill(`lis${damga}`);
  const metin = form.getByRole('textbox', { name: 'Metin' });
  await metin.fill('Sayın {{yetkli.ad}}, bitiş: ');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bilinmeyen değişken: {{yetkli.ad}}.')).toBeVisible();
  await metin.fill('Sayın {{yetkili.ad}}, bitiş: ');
  await form.getByRole('button', { name: 'Lisansın bitişi' }).click();
  await expect(metin).toHaveValue('Sayın {{yetkili.ad}}, bitiş: {{lisans.bitis}}');
  await expect(form.getByRole('region', { name: 'Önizleme' })).toContainText('Sayın Elif Aydın, bitiş: 31.12.2026');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  const satir = page.getByRole('row').filter({ hasText: `Lisans ${damga}` });
  await expect(satir).toContainText('Kişisel');

  await page.goto(yol);
  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  const yazi = page.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await yazi.fill('Merhaba ');
  await yazi.pressSequentially('/lis');
  const liste = page.getByRole('listbox', { name: 'Şablonlar' });
  await expect(liste.getByRole('option', { name: `Lisans ${damga}` })).toBeVisible();
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await expect(liste).toBeHidden();
  await yazi.fill('');
  await yazi.pressSequentially(`/lis${damga}`);
  await page.keyboard.press('Enter');
  await expect(yazi).toHaveValue('Sayın Taslak Deneyen, bitiş: [Lisansın bitişi yazılacak]');
  await page.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await expect(page.getByText('Yanıtta doldurulmamış yer var: Lisansın bitişi.')).toBeVisible();
  await yazi.fill('');
  await page.getByRole('button', { name: 'Şablon Ekle' }).click();
  await page.getByRole('combobox', { name: 'Şablon ara' }).fill(damga);
  await erisilebilir(page);
  await page.keyboard.press('Enter');
  await expect(yazi).toBeFocused();
  await yazi.fill((await yazi.inputValue()).replace('[Lisansın bitişi yazılacak]', 'yıl sonu'));
  await page.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' })).toContainText('bitiş: yıl sonu');
});

test('a colleague mentioned in a note gets a notification with its place, and follows the ticket until leaving it', async ({
  browser,
}) => {
  const [ayse, can] = [await pencere(browser), await pencere(browser)];
  const yol = await gorusmeAc(ayse, `Anılan ${damga}`, `0543${damga}`);
  await girisYap(ayse, AYSE);
  await ayse.goto(yol);
  const not = ayse.getByRole('textbox', { name: 'İç not' });
  await not.pressSequentially('Bunu @gizem al');
  await ayse.getByRole('option', { name: /^Gizem Altıntaş/ }).click();
  await expect(not).toBeFocused();
  await not.pressSequentially('bilir.');
  await expect(not).toHaveValue('Bunu @Gizem Altıntaş bilir.');
  await ayse.getByRole('button', { name: 'Notu Kaydet' }).click();
  await expect(ayse.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText('@Gizem Altıntaş')).toBeVisible();
  await expect(ayse.getByRole('list', { name: 'Görüşmeyi takip edenler' })).toContainText('Gizem Altıntaş');

  await girisYap(can, CAN);
  await can.goto('/bildirimler');
  await can.getByRole('link', { name: new RegExp(`Alperen Ağaoğlu sizi andı: G\\d+ Anılan ${damga}`) }).click();
  await expect(can.getByRole('listitem').filter({ hasText: 'Bunu @Gizem Altıntaş bilir.' })).toBeInViewport();
  const takip = can.getByRole('region', { name: 'Takip Edenler' });
  await takip.getByRole('button', { name: 'Sustur' }).click();
  await expect(takip.getByRole('button', { name: 'Bildirimleri Aç' })).toBeVisible();
  await takip.getByRole('button', { name: 'Takibi Bırak' }).click();
  await expect(takip.getByRole('button', { name: 'Takip Et' })).toBeVisible();
  await erisilebilir(can);
  for (const p of [ayse, can]) await p.context().close();
});
