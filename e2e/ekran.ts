import { ayEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { expect, type Locator, type Page } from '@playwright/test';
import { erisilebilir, type Hesap, sigar } from './fixtures.ts';

/** A screen of the product, in the states that axe looks at. */
export interface Ekran {
  /** The account. null: nobody is signed in. Missing: the administrator. */
  readonly hesap?: Hesap | null;
  readonly bak: (page: Page) => Promise<void>;
}

/** A month with final sums, even around the change of month. */
export const HESAPLANAN_AY = ayEkle(`${istanbulGunu(Date.now()).slice(0, 7)}-01`, -2).slice(0, 7);

/** Opens a page and waits until its content is drawn. */
export async function git(page: Page, yol: string, baslik: string | RegExp): Promise<void> {
  await page.goto(yol);
  await expect(page.getByRole('heading', { level: 1, name: baslik })).toBeVisible();
  await yuklendi(page);
}

/** Navigates within the product, as a link does. */
export const gec = (page: Page, yol: string): Promise<void> =>
  page.evaluate((y) => {
    history.pushState({}, '', y);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, yol);

/**
 * Goes to a screen over another one, so that the first screen is not mistaken for it, and waits until it is complete.
 */
export async function ekranaGec(page: Page, yol: string): Promise<void> {
  const araEkran = page.getByRole('main').getByRole('heading', { level: 1, name: 'Gelen Kutusu', exact: true });
  await gec(page, '/bildirimler');
  await expect(araEkran).toBeVisible();
  await gec(page, yol);
  await expect(araEkran).toHaveCount(0);
  await yuklendi(page);
}

/** Takes a choice of a filter from the menu of a list's filters. */
export async function suz(yer: Page | Locator, suzgec: string, secenek: string | RegExp): Promise<void> {
  const page = 'page' in yer ? yer.page() : yer;
  const yazi = (metin: string | RegExp) => page.getByText(metin, { exact: true });
  await yer.getByRole('button', { name: 'Süzgeç', exact: true }).click();
  const menu = yer.getByRole('dialog', { name: 'Süzgeçler' });
  const secenekleri = menu.getByRole('listbox', { name: suzgec, exact: true });
  const ad = menu.getByRole('option').filter({ has: yazi(suzgec) });
  await expect(ad.or(secenekleri).first()).toBeVisible();
  // The menu of a single filter opens on its choices.
  if (!(await secenekleri.isVisible())) await ad.click();
  await secenekleri
    .getByRole('option')
    .filter({ has: yazi(secenek) })
    .first()
    .click();
  await expect(menu).toBeHidden();
}

/** The active filters of a list: a press on one changes it, another removes it. */
export const suzgeci = (yer: Page | Locator, yazi: string | RegExp): Locator =>
  yer
    .getByRole('list', { name: /süzgeçler$/ })
    .getByRole('listitem')
    .filter({ hasText: yazi });

/** Waits until no loading sign is left. */
export const yuklendi = (page: Page) =>
  expect(page.getByRole('status', { name: /Yükleniyor|hazırlanıyor/ })).toHaveCount(0);

/** Sets the window to the width of a device. */
export const genislik = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** A page in its first state. */
export const oldugu = (yol: string, baslik: string | RegExp) => async (page: Page) => {
  await git(page, yol, baslik);
  await erisilebilir(page);
};

/**
 * axe finds nothing, and nothing is wider than the screen. Between a telephone and a desk only the width can differ.
 */
export async function bakSigar(page: Page): Promise<void> {
  // Runs first, because it waits for elements that disappear after a change of width.
  await sigar(page);
  if (page.viewportSize()?.width !== 900) await erisilebilir(page);
}

/** Goes from a record's sheet to its page, and looks at the page on a desk and on a telephone. */
export async function kayitSayfasi(page: Page, baslik: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Sayfada Aç' }).click();
  await expect(page.getByRole('heading', { level: 1, name: baslik })).toBeVisible();
  await yuklendi(page);
  for (const width of [1440, 390]) {
    await genislik(page, width);
    await bakSigar(page);
  }
}

/** Opens a list with fifteen rows on its page, because axe's time grows with the number of rows. */
export async function onBesiyle(page: Page, yol: string, baslik: string): Promise<void> {
  await git(page, yol, baslik);
  await page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('15');
  await expect(page.getByRole('row')).toHaveCount(16);
}
