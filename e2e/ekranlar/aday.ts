import { expect, type Page } from '@playwright/test';
import { UYDURMA_KARTLAR } from '../../packages/server/src/testing/kartvizit.ts';
import { type Ekran, bakSigar, genislik, git, kayitSayfasi, yuklendi } from '../ekran.ts';

/** The first prospect, over its list. */
async function ilkini(page: Page): Promise<void> {
  await genislik(page, 1440);
  await git(page, '/pazarlama/gorusmetakip/musteri?bakis=liste', 'Adaylar');
  await page
    .getByRole('link', { name: /^Masabaşı / })
    .first()
    .click();
}

/** A person's own business cards: one is photographed, read and viewed. */
async function kartvizitleri(page: Page): Promise<void> {
  await genislik(page, 1440);
  await git(page, '/pazarlama/gorusmetakip/musteri', 'Adaylar');
  const secici = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Kartvizitlerim' }).click();
  const kartlar = page.getByRole('dialog', { name: 'Kartvizitlerim' });
  await bakSigar(page);
  await kartlar.getByRole('button', { name: 'Kartvizit Ekle' }).click();
  await (await secici).setFiles({ name: 'kart.jpg', mimeType: 'image/jpeg', buffer: await UYDURMA_KARTLAR[4]!.ciz() });
  const onay = page.getByRole('dialog', { name: 'Kartviziti Onayla' });
  await onay.getByRole('button', { name: 'Okunanların Hepsini Al' }).click();
  for (const en of [1440, 390]) {
    await genislik(page, en);
    await yuklendi(page);
    await bakSigar(page);
  }
}

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'pazarlama/aday/AdayPage': {
    async bak(page) {
      for (const bakis of ['boru', 'liste', 'harita'])
        for (const en of [1440, 390]) {
          await genislik(page, en);
          await git(page, `/pazarlama/gorusmetakip/musteri?bakis=${bakis}`, 'Adaylar');
          await yuklendi(page);
          await bakSigar(page);
        }
      await ilkini(page);
      await expect(page.getByRole('dialog', { name: /^Aday: / }).getByRole('region', { name: 'Geçmiş' })).toBeVisible();
      await yuklendi(page);
      await bakSigar(page);
      await kartvizitleri(page);
    },
  },
  'pazarlama/aday/AdayKaydiPage': {
    async bak(page) {
      await ilkini(page);
      await kayitSayfasi(page, /^Aday: /);
    },
  },
};
