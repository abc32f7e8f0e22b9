import { expect, test } from '@playwright/test';
import { ENLER, kutuHatalari } from './kutular.ts';

/** The measure of boxes itself: planted faults are found, and ordinary pages have none. */

const SAYFA = (govde: string) => `<!doctype html><html lang="tr"><style>
  * { box-sizing: border-box; margin: 0; font: 14px sans-serif; }
  .dar { width: 80px; white-space: nowrap; }
  .kesen { overflow: hidden; }
  .noktali { overflow: hidden; text-overflow: ellipsis; }
  .satir { display: flex; gap: 8px; flex-wrap: wrap; }
</style><main>${govde}</main></html>`;

test('a page whose texts wrap, end with an ellipsis or scroll has no fault', async ({ page }) => {
  await page.setContent(
    SAYFA(`<h1>Müşteriler</h1><p style="width: 120px">Uzun bir cümle birkaç satıra bölünür, hiçbir yeri kesilmez.</p>
      <p class="dar noktali">Sonu üç noktayla biten uzun bir ad</p>
      <div style="overflow-x: auto"><table><tr><td style="min-width: 2500px"><button>Geniş tablo</button></td></tr></table></div>
      <div class="satir"><button>Kaydet</button><button>Vazgeç</button><label><input type="checkbox" /> Aktif</label></div>
      <span class="visually-hidden" style="position: absolute; left: -9999px"><button>Atla</button></span>`),
  );
  expect(await kutuHatalari(page)).toEqual([]);
});

test('a cut text is found at every width', async ({ page }) => {
  await page.setContent(SAYFA('<p class="dar kesen">Bu cümlenin sonu görünmüyor</p>'));
  expect(await kutuHatalari(page)).toEqual(ENLER.map((en) => `${en} px, kesik: p.dar ‘Bu cümlenin sonu görünmüyor’`));
});

test('a text that leaves its box, and lines below the end of their box, are found', async ({ page }) => {
  await page.setContent(
    SAYFA(`<div style="width: 90px; height: 20px; overflow: hidden">Bu üç satırın ikisi kutunun altında kalıyor</div>
      <div class="dar" style="border: 1px solid">Kutusundan taşan bir yazı</div>`),
  );
  expect(await kutuHatalari(page, [1440])).toEqual([
    '1440 px, kesik: div ‘Bu üç satırın ikisi kutunun altında kalıyor’',
    '1440 px, kesik: div.dar ‘Kutusundan taşan bir yazı’',
  ]);
});

test('a control over another one is found', async ({ page }) => {
  await page.setContent(
    SAYFA('<button style="width: 120px">Kaydet</button><button style="margin-left: -40px">Sil</button>'),
  );
  expect(await kutuHatalari(page, [1440])).toEqual(['1440 px, üst üste: button ‘Kaydet’ ve button ‘Sil’']);
});

test('a control outside the screen is found, and only at the widths where it is', async ({ page }) => {
  await page.setContent(SAYFA('<div style="width: 1000px"><button style="margin-left: 920px">Dışarıda</button></div>'));
  expect(await kutuHatalari(page)).toEqual([
    '900 px, dışarıda: button ‘Dışarıda’',
    '390 px, dışarıda: button ‘Dışarıda’',
  ]);
});

test('a page that scrolls sideways is found without a control', async ({ page }) => {
  await page.setContent(SAYFA('<div style="width: 500px; height: 20px; background: teal"></div>'));
  expect(await kutuHatalari(page)).toEqual(['390 px, dışarıda: div ‘’']);
});
