import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Hesap, oturumAc } from './fixtures.ts';
import { ekraninSozleri, resimCek, RESIMLER, type ResimKaydi, resmeGit } from './resimler.ts';

/**
 * The guide's pictures show the screens as they are now: beside each stands what was written on its screen when it was taken,
 * and a screen that says something else wants its picture taken anew. `npm run pictures` is this test, told to take them.
 */

const KLASOR = new URL('../docs/img/kullanim/', import.meta.url);
const LISTE = new URL('liste.json', KLASOR);
/** Wide enough that the page beside the menu has the pictures' width. */
const PENCERE = { width: 1440, height: 900 };

const yolu = (ad: string) => `img/kullanim/${ad}.webp`;

test('the pictures of the guide show the screens as they are: npm run pictures takes them anew', async ({ page }) => {
  await page.setViewportSize(PENCERE);
  const cek = process.env['RESIM_CEK'] === '1';
  const kayitli = cek ? {} : (JSON.parse(readFileSync(LISTE, 'utf8')) as Record<string, ResimKaydi>);
  const yeni: Record<string, ResimKaydi> = {};
  const dosyalar = new Map<string, Buffer>();
  let giren: Hesap | null = null;
  for (const resim of RESIMLER) {
    const { hesap = 'yonetici' } = resim;
    if (hesap !== giren) await oturumAc(page, hesap);
    giren = hesap;
    await resmeGit(page, resim);
    const sozler = await ekraninSozleri(page, resim);
    if (cek) {
      const { bayt, en, boy } = await resimCek(page);
      dosyalar.set(`${resim.ad}.webp`, bayt);
      yeni[yolu(resim.ad)] = { en, boy, sozler };
    } else expect.soft(sozler, `${resim.yol}: npm run pictures`).toEqual(kayitli[yolu(resim.ad)]?.sozler);
  }
  if (!cek) return;
  // The old ones go when all new ones are there.
  rmSync(KLASOR, { recursive: true });
  mkdirSync(KLASOR);
  for (const [ad, bayt] of dosyalar) writeFileSync(new URL(ad, KLASOR), bayt);
  writeFileSync(LISTE, `${JSON.stringify(yeni, null, 2)}\n`);
});
