import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { erisilebilir, girisFormu, formlaGir, PAROLA, sigar } from './fixtures.ts';
import { kendiSunucusu, type KendiSunucusu } from './sunucu.ts';

// A new notice blocks everybody, so this test has people of its own.
test.describe.configure({ mode: 'serial' });

let sunucu: KendiSunucusu;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  sunucu = await kendiSunucusu();
});
test.afterAll(() => sunucu?.kapat());

/** A page of that company. */
const sayfaAc = async (browser: Browser) => (await browser.newContext({ baseURL: sunucu.url })).newPage();

const METNI = 'Kişisel Verilerin Korunması: Aydınlatma Metni';
const metinDialogu = (page: Page) => page.getByRole('dialog', { name: METNI });

/** Confirms that the notice was read. */
const okudum = (page: Page, dialog: Locator) =>
  Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/api/kvkk/aydinlatmaGoruldu') && r.ok()),
    dialog.getByRole('button', { name: 'Okudum, anladım' }).click(),
  ]);

const anaSayfa = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Günaydın|İyi günler|İyi akşamlar), / });

test('the first sign-in shows the notice before anything else, once', async ({ browser }) => {
  const page = await sayfaAc(browser);
  await page.goto('/login');
  await girisFormu(page, 'deneme', PAROLA);
  const dialog = metinDialogu(page);
  await expect(dialog).toContainText('Masabaşı Yazılım');
  await expect(dialog).toContainText('Mola ve mesai kayıtlarınız 2 yıl saklanır');
  await expect(dialog).toContainText('açık rıza metni değildir');
  await erisilebilir(page);

  // Nothing else is reachable: neither by keyboard nor by another address.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/personel/mola');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  for (const genislik of [900, 390]) {
    await page.setViewportSize({ width: genislik, height: 844 });
    await erisilebilir(page);
    await sigar(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await dialog.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await girisFormu(page, 'deneme', PAROLA);
  await okudum(page, dialog);
  await expect(anaSayfa(page)).toBeVisible();
  await page.reload();
  await expect(anaSayfa(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a new notice is read by everybody at the next page load; the earlier one stays readable', async ({ browser }) => {
  const [page, baska] = [await sayfaAc(browser), await sayfaAc(browser)];
  await formlaGir(baska, 'satis1');
  await formlaGir(page, 'yonetici');
  await page.goto('/yonetim/kvkk');
  await page.getByRole('button', { name: 'Yeni Versiyon Yaz' }).click();
  const form = page.getByRole('dialog', { name: 'Aydınlatma Metni: Versiyon 2' });
  await form.getByRole('button', { name: 'Yayınla' }).click();
  await expect(form.getByRole('alert')).toContainText('değişiklik yok');
  const alan = form.getByRole('textbox', { name: 'Metin' });
  await alan.fill(`${await alan.inputValue()}\n\n# 10. Ek\n- {sirket} <b>otoparkı</b> {sure.yok}`);
  await expect(form.getByRole('region', { name: 'Önizleme' })).toContainText('Masabaşı Yazılım <b>otoparkı</b>');
  await form.getByRole('button', { name: 'Yayınla' }).click();
  await expect(form.getByRole('alert')).toContainText('{sure.yok}');
  await erisilebilir(page);
  await alan.fill((await alan.inputValue()).replace(' {sure.yok}', ''));
  await form.getByRole('button', { name: 'Yayınla' }).click();
  await page.getByRole('dialog', { name: 'Yeni Versiyonu Yayınla' }).getByRole('button', { name: 'Yayınla' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ümit Başar' })).toBeVisible();

  // Nothing interrupts the work. The next page shows everybody the new text first.
  await expect(metinDialogu(baska)).toHaveCount(0);
  for (const p of [baska, page]) {
    await p.reload();
    await expect(metinDialogu(p)).toContainText('Masabaşı Yazılım <b>otoparkı</b>');
    await okudum(p, metinDialogu(p));
    await expect(metinDialogu(p)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Okuyanlar: versiyon 2' }).click();
  const okuyanlar = page.getByRole('dialog', { name: 'Aydınlatma Metni, Versiyon 2: Okuyanlar' });
  await expect(okuyanlar.getByRole('tab', { name: 'Okuyanlar (2)' })).toBeVisible();
  await erisilebilir(page);
  await okuyanlar.getByRole('tab', { name: /^Okumayanlar \(\d+\)$/ }).click();
  await expect(okuyanlar.getByRole('table', { name: 'Okumayanlar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Metni oku: versiyon 1' }).click();
  const eski = page.getByRole('dialog', { name: 'Aydınlatma Metni' });
  await expect(eski).toContainText('Versiyon 1');
  await expect(eski).not.toContainText('otoparkı');
});
