import type { Page } from '@playwright/test';

/** Counters of what a person does on a page. */

/** Counts the presses on this page from now on. */
export async function edimSayaci(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kok = document.documentElement;
    kok.dataset['edim'] = '0';
    const say = () => (kok.dataset['edim'] = String(Number(kok.dataset['edim']) + 1));
    const alanMi = (e: Event) => e.target instanceof Element && e.target.closest('input, select, textarea') !== null;
    document.addEventListener('pointerdown', (e) => !alanMi(e) && say(), true);
    document.addEventListener('keydown', (e) => e.key === 'Enter' && say(), true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-edim'));
}

const TUS_SAYISI = 'data-tus';
/** Counts the keys on this page from now on, without the letters of a typed text. A pointer makes it fail. */
export async function tusSayaci(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((ad) => {
    const kok = document.documentElement;
    kok.setAttribute(ad, '0');
    const yardimci = new Set(['Control', 'Shift', 'Alt', 'Meta']);
    document.addEventListener('pointerdown', () => kok.setAttribute(ad, 'NaN'), true);
    document.addEventListener(
      'keydown',
      (e) => {
        const yazida = e.target instanceof Element && e.target.closest('input, textarea, select') !== null;
        const harf = yazida && e.key.length === 1 && !e.ctrlKey && !e.altKey;
        if (!harf && !yardimci.has(e.key)) kok.setAttribute(ad, String(Number(kok.getAttribute(ad)) + 1));
      },
      true,
    );
  }, TUS_SAYISI);
  return async () => Number(await page.locator('html').getAttribute(TUS_SAYISI));
}
