import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Hesap, oturumAc } from './fixtures.ts';
import { ekraninSozleri, type Resim, resimCek, RESIMLER, type ResimKaydi, resmeGit } from './resimler.ts';

/**
 * The guide's pictures show the present screens. Beside each picture lie the words of its screen at that time, and a
 * screen with other words needs a new picture. `npm run pictures` is this test in the mode that takes them.
 */

const KLASOR = new URL('../docs/img/kullanim/', import.meta.url);
const LISTE = new URL('liste.json', KLASOR);
/** Wide enough that the page beside the menu has the pictures' width. */
const PENCERE = { width: 1440, height: 900 };

const yolu = (ad: string) => `img/kullanim/${ad}.webp`;

/** Goes from screen to screen, and gives the callback the words of each. */
async function gez(page: Page, resimler: readonly Resim[], bak: (r: Resim, sozler: string[]) => Promise<void>) {
  await page.setViewportSize(PENCERE);
  let giren: Hesap | null = null;
  for (const resim of resimler) {
    const { hesap = 'yonetici' } = resim;
    if (hesap !== giren) await oturumAc(page, hesap);
    giren = hesap;
    await resmeGit(page, resim);
    await bak(resim, await ekraninSozleri(page, resim));
  }
}

const BIR_KEREDE = 15;
const cek = process.env['RESIM_CEK'] === '1';
for (let ilk = 0; ilk < (cek ? 0 : RESIMLER.length); ilk += BIR_KEREDE)
  test(`the pictures of the guide show the present screens, from ${RESIMLER[ilk]!.ad} on: npm run pictures takes them anew`, async ({
    page,
  }) => {
    const kayitli = JSON.parse(readFileSync(LISTE, 'utf8')) as Record<string, ResimKaydi>;
    await gez(page, RESIMLER.slice(ilk, ilk + BIR_KEREDE), async ({ ad, yol }, sozler) =>
      expect.soft(sozler, `${yol}: npm run pictures`).toEqual(kayitli[yolu(ad)]?.sozler),
    );
  });

/** Takes all of them. The next run compares with them. */
async function hepsiniCek({ page }: { page: Page }): Promise<void> {
  const yeni: Record<string, ResimKaydi> = {};
  const dosyalar = new Map<string, Buffer>();
  await gez(page, RESIMLER, async ({ ad }, sozler) => {
    const { bayt, en, boy } = await resimCek(page);
    dosyalar.set(`${ad}.webp`, bayt);
    yeni[yolu(ad)] = { en, boy, sozler };
  });
  // The old pictures go after all new ones exist.
  rmSync(KLASOR, { recursive: true });
  mkdirSync(KLASOR);
  for (const [ad, bayt] of dosyalar) writeFileSync(new URL(ad, KLASOR), bayt);
  writeFileSync(LISTE, `${JSON.stringify(yeni, null, 2)}\n`);
}
if (cek) test('the pictures of the guide are taken', hepsiniCek);
