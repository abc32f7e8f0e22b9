import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { girisYap, type Hesap, kaydetmedenKapat, oturumAc } from './fixtures.ts';

// One after the other: most of them use the same administrator and arrange the same menu.
test.describe.configure({ mode: 'default' });

/** No other test signs in as this person. */
const AHMET = { hesap: 'ahmet.cobanoglu' as Hesap, ad: 'Ahmet Çobanoğlu' };
const TATIL = 'Resmi tatilleri ve izin hak dilimlerini düzenleme';

const yanMenu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const satir = (page: Page, ad: string) => page.getByRole('row').filter({ hasText: ad });
const secenek = (dialog: Locator, ad: string | RegExp, deger: 'Rolden' | 'Ver' | 'Kaldır') =>
  dialog.getByRole('radiogroup', { name: ad }).getByRole('radio', { name: deger });
/** The line of one right in a person's dialog: its choice and its result. */
const hakSatiri = (dialog: Locator, ad: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('radiogroup', { name: ad }) });

async function yeniSayfa(browser: Browser, hesap: Hesap): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, hesap);
  return page;
}

async function rolEkle(page: Page, ad: string, secilenler: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Rol' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Rol' });
  await form.getByRole('textbox', { name: 'Rol' }).fill(ad);
  for (const s of secilenler) await form.getByRole('checkbox', { name: s, exact: true }).check();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(satir(page, ad)).toHaveCount(1);
}

async function rolSil(page: Page, ad: string): Promise<void> {
  await page.getByRole('button', { name: `Sil: ${ad}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
}

async function kisiAc(page: Page, ad: string): Promise<Locator> {
  await page.getByRole('tab', { name: 'Kişiler' }).click();
  await page.getByRole('searchbox', { name: 'Kişilerin yetkileri: ara' }).fill(ad);
  await satir(page, ad).click();
  const dialog = page.getByRole('dialog', { name: `${ad}: Roller ve Yetkiler` });
  await expect(dialog.getByRole('tab', { name: /^Yetkiler/ })).toBeVisible();
  return dialog;
}

async function kaydet(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
}

test('rights that an administrator gives or removes show in the other browser at once', async ({ page, browser }) => {
  const rol = `Tatilci ${Date.now()}`;
  await girisYap(page, 'yonetici');
  const baska = await yeniSayfa(browser, AHMET.hesap);
  await yanMenu(baska).getByRole('button', { name: 'Personel' }).click();
  await expect(yanMenu(baska).getByRole('link', { name: 'İzinler' })).toBeVisible();
  await expect(yanMenu(baska).getByRole('link', { name: 'Resmi Tatiller' })).toHaveCount(0);

  await page.goto('/yonetim/yetki');
  await rolEkle(page, rol, [TATIL, 'Resmi Tatiller']);
  const dialog = await kisiAc(page, AHMET.ad);
  await expect(hakSatiri(dialog, TATIL)).toContainText('Rollerinde yok');
  await dialog.getByRole('checkbox', { name: rol }).check();
  await expect(hakSatiri(dialog, TATIL)).toContainText(`‘${rol}’ rolünden`);
  await kaydet(dialog);

  // Without a reload the entry appears, and the page opens and reads.
  await yanMenu(baska).getByRole('link', { name: 'Resmi Tatiller' }).click();
  await expect(baska.getByRole('table', { name: 'Resmi tatiller' })).toBeVisible();

  // The right goes, and the entry with it. A person on the page is led home.
  const tekrar = await kisiAc(page, AHMET.ad);
  await secenek(tekrar, TATIL, 'Kaldır').press('Space');
  await expect(hakSatiri(tekrar, TATIL)).toContainText(`Kişiye özel kaldırıldı (‘${rol}’ rolü veriyordu)`);
  await kaydet(tekrar);
  await expect(baska).toHaveURL('/');
  await expect(yanMenu(baska).getByRole('link', { name: 'Resmi Tatiller' })).toHaveCount(0);
  await baska.goto('/yetkilerim');
  await expect(baska.getByRole('row').filter({ hasText: TATIL })).toContainText(
    `Size özel kaldırıldı (‘${rol}’ rolü veriyordu)`,
  );
  await baska.goto('/tanimlar/tatil');
  await expect(baska.getByText('Resmi Tatiller sayfası menünüzde yok').last()).toBeVisible();

  // Without the exception the right is back, and without the role it goes again.
  const yeniden = await kisiAc(page, AHMET.ad);
  await secenek(yeniden, TATIL, 'Rolden').press('Space');
  await kaydet(yeniden);
  await yanMenu(baska).getByRole('button', { name: 'Personel' }).click();
  await yanMenu(baska).getByRole('link', { name: 'Resmi Tatiller' }).click();
  await expect(baska.getByRole('table', { name: 'Resmi tatiller' })).toBeVisible();
  const son = await kisiAc(page, AHMET.ad);
  await son.getByRole('checkbox', { name: rol }).uncheck();
  await kaydet(son);
  await expect(baska).toHaveURL('/');
  await expect(yanMenu(baska).getByRole('link', { name: 'Resmi Tatiller' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Roller' }).click();
  await rolSil(page, rol);
  await expect(satir(page, rol)).toHaveCount(0);
  await baska.context().close();
});

test('a role: tri-state menu, search, an existing name, and two administrators at once', async ({ page, browser }) => {
  const ad = `Kasa ${Date.now()}`;
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/yetki');
  await page.getByRole('button', { name: 'Yeni Rol' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Rol' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Rolün adını yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Rol' }).fill('ÇALIŞAN');
  const mali = form.getByRole('checkbox', { name: 'Mali', exact: true });
  await form.getByRole('checkbox', { name: 'Gelirler' }).check();
  expect(await mali.evaluate((e: HTMLInputElement) => e.indeterminate)).toBe(true);
  await mali.check();
  await expect(form.getByRole('checkbox', { name: 'Banka Gün Sonu' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'e-Fatura' }).uncheck();
  expect(await mali.evaluate((e: HTMLInputElement) => e.indeterminate)).toBe(true);
  await form.getByRole('searchbox', { name: 'Menüde ara' }).fill('bekleyen');
  await expect(form.getByRole('checkbox', { name: 'Bekleyenler' })).toBeVisible();
  await expect(mali).toHaveCount(0);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('‘Çalışan’ adında bir rol var.');
  await form.getByRole('textbox', { name: 'Rol' }).fill(ad);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(satir(page, ad)).toContainText('5');

  const baska = await yeniSayfa(browser, 'yonetici');
  await baska.goto('/yonetim/yetki');
  for (const p of [baska, page]) {
    await p.getByRole('button', { name: `Düzenle: ${ad}` }).click();
    await p.getByRole('textbox', { name: 'Açıklama' }).fill(`Yazan ${p === page ? 'ikinci' : 'birinci'}`);
  }
  await baska.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(baska.getByRole('dialog')).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('güncel hâlini açınız');
  await expect(page.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Yazan ikinci');
  // Closing asks nothing, because nothing gets lost: the reopened role offers the typed text.
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await baska.context().close();
  await page.reload();
  await rolSil(page, ad);
  await expect(satir(page, ad)).toHaveCount(0);
  // A role with people cannot be deleted.
  await rolSil(page, 'Kısıtlı');
  await expect(page.getByText(/‘Kısıtlı’ rolü \d+ kişide olduğu için silinemez/)).toBeVisible();
});

test('people are found by role, and giving the own right away causes a question', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/yetki?sekme=kisiler');
  await suz(page, 'Rol', 'İnsan Kaynakları');
  await expect(satir(page, 'Gönül Işıldak')).toContainText('Departman Sorumlusu');
  await expect(satir(page, 'Ümit Başar')).toHaveCount(0);
  await suz(page, 'Rol', 'Bütün roller');
  const dialog = await kisiAc(page, 'Ümit Başar');
  await dialog.getByRole('checkbox', { name: 'Yönetici' }).uncheck();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const soru = page.getByRole('dialog', { name: 'Kendi yetkiniz değişecek' });
  await expect(soru).toContainText('siz düzenleyemeyeceksiniz');
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await kaydetmedenKapat(page);
  await expect(dialog).toHaveCount(0);
});

test('the menu is arranged by keyboard, previewed, and changes in every open browser', async ({ page, browser }) => {
  const damga = Date.now();
  const ad = `Anket ${damga}`;
  await oturumAc(page, 'yonetici');
  const baska = await yeniSayfa(browser, 'yonetici');
  await page.goto('/yonetim/menu');
  const agac = page.getByRole('tree', { name: 'Menü girdileri' });
  const girdi = agac.getByRole('treeitem', { name: ad });

  await agac.getByRole('treeitem', { name: /^İş Takibi/ }).click();
  await page.getByRole('button', { name: 'Yeni Girdi' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Menü Girdisi' });
  await form.getByRole('textbox', { name: 'Ad' }).fill(ad);
  await form.getByRole('combobox', { name: 'Sayfa' }).fill('https://kotu.example');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText(/Adres ‘\/’ ile başlamalı/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Sayfa' }).fill('/boyle/bir/sayfa/yok');
  await expect(form.getByText('Böyle bir sayfa yok; listeden seçiniz.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Sayfa' }).fill(`/eskiindex/${damga}`);
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(girdi).toHaveAttribute('aria-level', '2');
  await expect(girdi).toHaveAttribute('aria-posinset', '5');
  await yanMenu(baska).getByRole('button', { name: 'İş Takibi' }).click();
  await expect(yanMenu(baska).getByRole('link', { name: ad })).toBeVisible();

  await girdi.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(girdi).toHaveAttribute('aria-posinset', '4');
  await expect(page.getByText(`${ad}: İş Takibi, 4 / 5`)).toHaveCount(1);
  await expect(girdi).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(girdi).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(girdi).toHaveAttribute('aria-level', '2');
  for (const yer of ['4', '3', '2', '1']) {
    await page.getByRole('button', { name: 'Yukarı taşı' }).click();
    await expect(girdi).toHaveAttribute('aria-posinset', yer);
  }
  await expect(page.getByRole('button', { name: 'Yukarı taşı' })).toBeDisabled();
  const onizleme = page.getByRole('region', { name: 'Önizleme' }).locator('a');
  await expect(onizleme.filter({ hasText: ad })).toBeVisible();
  await page.getByRole('button', { name: 'Sırayı Kaydet' }).click();
  await expect(page.getByRole('button', { name: 'Sırayı Kaydet' })).toHaveCount(0);
  const sirasi = yanMenu(baska).getByRole('link', { name: /^(Anket \d+|İşler)/ });
  await expect(sirasi).toContainText([ad, 'İşler']);

  // Arrow keys walk the tree, Enter edits, and a hidden entry leaves the menu everywhere.
  await girdi.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(agac.getByRole('treeitem', { name: /^İş Takibi/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(girdi).toBeFocused();
  await page.keyboard.press('Enter');
  const duzenle = page.getByRole('dialog', { name: 'Menü Girdisini Düzenle' });
  await duzenle.getByRole('checkbox', { name: 'Menüde görünsün' }).uncheck();
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(girdi).toContainText('Gizli');
  await expect(yanMenu(baska).getByRole('link', { name: ad })).toHaveCount(0);

  await agac.getByRole('treeitem', { name: /^Versiyonlar/ }).click();
  await expect(page.getByRole('button', { name: 'Sil' })).toBeDisabled();
  await girdi.click();
  await page.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(girdi).toHaveCount(0);
  await baska.context().close();
});

test('my rights give their reasons, and the rights that heading a department brings', async ({ page }) => {
  await oturumAc(page, 'sorumlu');
  await page.goto('/yetkilerim');
  await expect(page.getByText('Rolünüz: Departman Sorumlusu.')).toBeVisible();
  await expect(page.getByText(/^Destek departmanının sorumlususunuz: mola detaylarını görür/)).toBeVisible();
  const tablo = page.getByRole('table', { name: 'Yetkilerim' });
  await expect(tablo.getByRole('row').filter({ hasText: 'Çalışanlara e-posta gönderme' })).toContainText(
    '‘Departman Sorumlusu’ rolünüzden',
  );
  await page.getByRole('table', { name: 'Sayfalarım' }).getByRole('link', { name: 'Mola Panosu' }).click();
  await expect(page).toHaveURL('/personel/mola');
});
