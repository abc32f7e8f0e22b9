import { ayEkle, istanbulGunu } from '@masabasi/core/tarih';
import { expect, type Page } from '@playwright/test';
import { erisilebilir, type Hesap, sigar } from './fixtures.ts';

/** A screen of the product, in the states that axe looks at. */
export interface Ekran {
  /** Who opens it; null: nobody is signed in. The administrator where nothing is said. */
  readonly hesap?: Hesap | null;
  readonly bak: (page: Page) => Promise<void>;
}

/** A month whose sums stand, in whatever hour the month changes. */
export const HESAPLANAN_AY = ayEkle(`${istanbulGunu(Date.now()).slice(0, 7)}-01`, -2).slice(0, 7);

/** Opens a page and waits until it has drawn what it shows. */
export async function git(page: Page, yol: string, baslik: string | RegExp): Promise<void> {
  await page.goto(yol);
  await expect(page.getByRole('heading', { level: 1, name: baslik })).toBeVisible();
  await yuklendi(page);
}

/** Goes on within the product, as a link does. */
export const gec = (page: Page, yol: string): Promise<void> =>
  page.evaluate((y) => {
    history.pushState({}, '', y);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, yol);

/** Goes on to a screen by way of another one, so that what is seen is not the one before it, and waits until it stands. */
export async function ekranaGec(page: Page, yol: string): Promise<void> {
  const araEkran = page.getByRole('main').getByRole('heading', { level: 1, name: 'Bildirimler', exact: true });
  await gec(page, '/bildirimler');
  await expect(araEkran).toBeVisible();
  await gec(page, yol);
  await expect(araEkran).toHaveCount(0);
  await yuklendi(page);
}

/** Waits until nothing says any more that it is being loaded. */
export const yuklendi = (page: Page) =>
  expect(page.getByRole('status', { name: /Yükleniyor|hazırlanıyor/ })).toHaveCount(0);

/** Makes the window as wide as a device. */
export const genislik = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** A page as it opens. */
export const oldugu = (yol: string, baslik: string | RegExp) => async (page: Page) => {
  await git(page, yol, baslik);
  await erisilebilir(page);
};

/** axe finds nothing, and nothing is wider than the screen; between a telephone and a desk only the second can differ. */
export async function bakSigar(page: Page): Promise<void> {
  // First, as it waits for what goes when the width has changed.
  await sigar(page);
  if (page.viewportSize()?.width !== 900) await erisilebilir(page);
}

/** Opens a list with fifteen rows on its page: axe takes as long as there are rows. */
export async function onBesiyle(page: Page, yol: string, baslik: string): Promise<void> {
  await git(page, yol, baslik);
  await page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('15');
  await expect(page.getByRole('row')).toHaveCount(16);
}
