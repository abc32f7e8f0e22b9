import { type Browser, expect, type Page, test } from '@playwright/test';
import { gorusmeAc } from './destek.ts';
import { erisilebilir, formlaGir, girisYap, type Hesap, profildenAc, sigar } from './fixtures.ts';

/** What people are in the midst of: what they typed and did not save, who is on the same contact, what they are reminded of. */

const AYSE = 'alperen.agaoglu' as Hesap;
const CAN = 'gizem.altintas' as Hesap;

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

const pencere = async (browser: Browser) => (await browser.newContext()).newPage();

test('an answer that was begun is there in another browser, after the session has ended, until it is saved', async ({
  browser,
}) => {
  const [ofis, ev] = [await pencere(browser), await pencere(browser)];
  const yol = await gorusmeAc(ofis, `Yarım kalan ${damga}`, `0547${damga}`);
  await formlaGir(ofis, AYSE);
  await ofis.goto(yol);
  await ofis.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  await ofis.getByRole('textbox', { name: 'Müşteriye yazılacak' }).fill('Yarın bağlanıp');
  // Signing out in the very next moment loses nothing.
  await profildenAc(ofis, 'Çıkış');
  await expect(ofis.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(await ofis.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Yarın');

  await girisYap(ev, AYSE);
  await ev.goto(yol);
  // What was meant for the customer comes back as that, and not as a note for the house.
  const yazi = ev.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await expect(yazi).toHaveValue('Yarın bağlanıp');
  await expect(ev.getByText('geri yüklendi')).toBeVisible();
  await yazi.fill('Yarın bağlanıp kurarız.');
  await ev.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await expect(ev.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText('Yarın bağlanıp kurarız.')).toBeVisible();
  await ev.reload();
  await expect(ev.getByRole('textbox', { name: 'İç not' })).toHaveValue('');
  for (const p of [ofis, ev]) await p.context().close();
});

test('two people on one contact see each other, and see when one of them writes', async ({ browser }) => {
  const [ayse, can] = [await pencere(browser), await pencere(browser)];
  const yol = await gorusmeAc(ayse, `İki kişi ${damga}`, `0546${damga}`);
  await girisYap(ayse, AYSE);
  await girisYap(can, CAN);
  await ayse.goto(yol);
  const gorulen = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /bu kayıtta|yazıyor/ });
  await expect(ayse.getByRole('textbox', { name: 'İç not' })).toBeVisible();
  await expect(gorulen(ayse)).toHaveCount(0);
  await can.goto(yol);
  await expect(gorulen(can)).toContainText('Alperen Ağaoğlu bu kayıtta');
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş bu kayıtta');
  await erisilebilir(ayse);
  await can.getByRole('textbox', { name: 'İç not' }).pressSequentially('Ben bakıyorum');
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş yazıyor…', { timeout: 1000 });
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş bu kayıtta', { timeout: 8000 });
  await can.goto('/islemler/musterigorusme/list');
  await expect(gorulen(ayse)).toHaveCount(0);

  // A contact that is being opened goes on in another browser, too.
  const yeni = (page: Page) => page.getByRole('dialog', { name: 'Yeni Görüşme' });
  const yazi = (page: Page) => yeni(page).getByRole('textbox', { name: 'Açıklama' });
  await can.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const saklandi = can.waitForResponse((r) => r.url().endsWith('/taslakYaz'));
  await yazi(can).fill(`Yazarken ${damga}`);
  await saklandi;
  const evi = await pencere(browser);
  await girisYap(evi, CAN);
  await evi.goto('/islemler/musterigorusme/list');
  await evi.getByRole('button', { name: 'Yeni Görüşme' }).click();
  await expect(yazi(evi)).toHaveValue(`Yazarken ${damga}`);
  await yeni(evi).getByRole('button', { name: 'Baştan Başla' }).click();
  await expect(yazi(evi)).toHaveValue('');
  for (const p of [ayse, can, evi]) await p.context().close();
});

test('somebody is reminded of a contact on Friday at ten, moves it, and takes it away', async ({ page }) => {
  const yol = await gorusmeAc(page, `Hatırlatılacak ${damga}`, `0545${damga}`);
  await girisYap(page, AYSE);
  await page.goto(yol);
  const panel = page.getByRole('region', { name: 'Hatırlatma', exact: true });
  await panel.getByRole('button', { name: 'Bana Hatırlat' }).click();
  const dialog = page.getByRole('dialog', { name: /^Bana Hatırlat: G/ });
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(dialog.getByText('Saati yazınız.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Sık seçilen zamanlar' }).getByRole('button', { name: '10:00' }).click();
  await erisilebilir(page);
  await dialog.getByRole('textbox', { name: 'Not' }).fill('Müşteri dönecek');
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(panel.getByText(/ 10:00$/)).toBeVisible();
  await expect(panel.getByText('Müşteri dönecek')).toBeVisible();
  await panel.getByRole('button', { name: 'Başka Zamana Al' }).click();
  await dialog.getByRole('textbox', { name: 'Saat' }).fill('11:30');
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(panel.getByText(/ 11:30$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await sigar(page);
  await panel.getByRole('button', { name: 'Kaldır' }).click();
  await expect(panel.getByRole('button', { name: 'Bana Hatırlat' })).toBeVisible();
});
