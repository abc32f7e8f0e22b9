import { test as temel, expect, type BrowserContext } from '@playwright/test';
import { EKRANLAR, urununEkranlari } from './ekranlar.ts';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';
import { kutulariOlc } from './kutular.ts';
import { bosSunucu } from './sunucu.ts';

/**
 * axe on every screen of the product, light and dark, and the boxes of each state at five widths. A screen that no file
 * of `ekranlar/` covers fails.
 */

/**
 * One browser window for all screens of a worker: the product's code loads and compiles once, which is most of a check.
 * Nothing that a page stores in the browser stays for the next one.
 */
const test = temel.extend<object, { readonly ortak: BrowserContext }>({
  ortak: [
    async ({ browser }, ver, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use;
      const ortak = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers });
      await ver(ortak);
      await ortak.close();
    },
    { scope: 'worker' },
  ],
  async page({ ortak }, ver) {
    const page = await ortak.newPage();
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await ver(page);
    await page.close();
  },
});

/** Screens that are in no row, with the test that covers them instead. */
const BASKA_YERDE = {
  // Empty by specification section 2.1, without even a heading.
  'layout/EmptyPage': 'oturum.spec.ts',
  'yonetim/kurulum/KurulumPage': 'below',
  'kisi/oturum/ParolaZorunlu': 'personel.spec.ts',
  'kisi/ikiAdim/IkiAdimZorunlu': 'iki-adim.spec.ts',
};

test('every screen that the product loads is checked', () => {
  const ekranlar = [...new Set(urununEkranlari())].toSorted();
  expect(ekranlar.length).toBeGreaterThan(30);
  const bakilan = [...Object.keys(EKRANLAR), ...Object.keys(BASKA_YERDE)];
  expect(
    ekranlar.filter((e) => !bakilan.includes(e)),
    'e2e/ekranlar/<room>.ts says what axe looks at',
  ).toEqual([]);
  expect(bakilan.toSorted()).toEqual(ekranlar);
});

for (const [ad, { hesap = 'yonetici', bak }] of Object.entries(EKRANLAR))
  test(`axe: ${ad}`, async ({ page }) => {
    const engellenen: string[] = [];
    page.on('console', (m) => {
      if (m.text().includes('Content Security Policy')) engellenen.push(m.text());
    });
    const kutular = kutulariOlc(page);
    if (hesap !== null) await oturumAc(page, hesap);
    await bak(page);
    expect(engellenen).toEqual([]);
    expect([...kutular]).toEqual([]);
  });

test('axe: the first set-up', async ({ browser }) => {
  const sunucu = await bosSunucu();
  const page = await (await browser.newContext({ baseURL: sunucu.url })).newPage();
  await page.goto('/kurulum');
  await expect(page.getByRole('heading', { level: 1, name: 'İlk Kurulum' })).toBeVisible();
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Kurulumu Tamamla' }).click();
  await expect(page.getByText('Bu alanı doldurunuz.').first()).toBeVisible();
  await erisilebilir(page);
  await page.context().close();
  await sunucu.kapat();
});

for (const genislik of [900, 390])
  test(`at ${genislik} px: pages, drawer and the person's menu; nothing is wider than the screen`, async ({ page }) => {
    await oturumAc(page, 'yonetici');
    await page.setViewportSize({ width: genislik, height: 844 });
    for (const yol of ['/', '/yonetim/duyuru', '/yonetim/denetim', '/oturumlarim']) {
      await page.goto(yol);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /Yükleniyor|hazırlanıyor/ })).toHaveCount(0);
      await erisilebilir(page);
      await sigar(page);
    }
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    await erisilebilir(page);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await erisilebilir(page);
  });

test('the keyboard alone: skip link, person’s menu, dialog and back', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const profil = page.getByRole('banner').getByRole('button').last();
  await profil.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Parola Değiştir' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Yetkilerim' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitem', { name: 'Tema Değiştir' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Parola Değiştir' });
  await expect(dialog.getByRole('textbox', { name: 'Eski Parola' })).toBeFocused();
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(profil).toBeFocused();
});
