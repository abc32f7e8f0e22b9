import { expect, type Page, test } from '@playwright/test';
import { ekranaGec, genislik } from './ekran.ts';
import { cagir, gorusmeAc } from './destek.ts';
import { type Hesap, jetonAl, oturumAc } from './fixtures.ts';

/** Promises of every list, tested on each list of the menu. */

interface Menu {
  readonly menuYol: string | null;
  readonly items?: readonly Menu[];
}

const yollari = (menu: readonly Menu[]): string[] =>
  menu.flatMap((m) => [...(m.menuYol ? [m.menuYol] : []), ...yollari(m.items ?? [])]);

/** Unreadable texts of the page's lists: not drawn, or cut without a tooltip. */
const gorunmeyenler = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bulunan = new Set<string>();
    const kart = innerWidth <= 640;
    for (const hucre of document.querySelectorAll<HTMLElement>('[data-grid] tbody td')) {
      // A column may be left out: on a card without a place for it, and when the list says that there is no room.
      const birakilir = kart || hucre.dataset['spare'] !== undefined;
      if (birakilir && getComputedStyle(hucre).display === 'none') continue;
      hucre.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      const yazar = document.createTreeWalker(hucre, NodeFilter.SHOW_TEXT);
      for (let dugum = yazar.nextNode(); dugum; dugum = yazar.nextNode()) {
        const metin = dugum.nodeValue?.trim() ?? '';
        const kutu = dugum.parentElement;
        if (metin === '' || !kutu || kutu.closest('.visually-hidden, style, script, [aria-hidden="true"]')) continue;
        const kesen = (function bul(e: HTMLElement): boolean {
          const dar = getComputedStyle(e).overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1;
          return dar || (e !== hucre && e.parentElement !== null && bul(e.parentElement));
        })(kutu);
        const ipucu = kutu.closest<HTMLElement>('[title]')?.title ?? '';
        const okunur = kutu.checkVisibility() && (!kesen || ipucu.includes(metin));
        if (!okunur) bulunan.add(`${hucre.dataset['label'] ?? ''}${kesen ? ' (cut)' : ''}: ${metin.slice(0, 40)}`);
      }
    }
    return [...bulunan].slice(0, 3);
  });

/** Bars of filters with more than one row, and bars and tables of which a part is cut. */
const bozukCubuklar = (page: Page): Promise<readonly [bakilan: number, bozuk: string[]]> =>
  page.evaluate(() => {
    const cubuklar = [...document.querySelectorAll<HTMLElement>('main [role="group"][aria-label$=": araçlar"]')];
    const gorunen = cubuklar.filter((c) => c.checkVisibility());
    const satirlari = (c: HTMLElement) =>
      [...c.children]
        .filter((e) => e.checkVisibility())
        .map((e) => e.getBoundingClientRect())
        .toSorted((a, b) => a.top - b.top)
        // A new row begins below the middle of the former one.
        .filter((r, i, hepsi) => {
          const once = hepsi[i - 1];
          return once === undefined || r.top >= (once.top + once.bottom) / 2;
        }).length;
    const bozuk = gorunen.flatMap((c) => {
      const ad = c.ariaLabel ?? '';
      const adet = satirlari(c);
      return [
        ...(adet > 1 ? [`${ad} ${adet} satır`] : []),
        ...(c.scrollWidth > c.clientWidth + 1 ? [`${ad} taşıyor`] : []),
      ];
    });
    const tablolar = [...document.querySelectorAll<HTMLElement>('main [data-grid] [data-wide]')];
    return [gorunen.length, [...bozuk, ...tablolar.map((t) => `${t.querySelector('table')?.ariaLabel ?? ''} geniş`)]];
  });

/** Opens the product as a person who sees every list. Answers the menu's screens. */
async function menuyle(page: Page): Promise<readonly string[]> {
  const { menuList } = await cagir<{ menuList: Menu[] }>(
    page.request,
    await jetonAl(page.request, 'yonetici'),
    '/yetki',
    {},
  );
  await oturumAc(page, 'yonetici');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return [...new Set(yollari(menuList))];
}

test('every list: each text of a row is readable at a desk and on a telephone, or in its tooltip', async ({ page }) => {
  test.setTimeout(240_000);
  const ekranlar = await menuyle(page);
  const okunmayan: string[] = [];
  let bakilan = 0;
  const bak = async (yol: string) => {
    for (const en of [1440, 1920, 390]) {
      await genislik(page, en);
      // A new layout is measured once it is stable.
      await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
      okunmayan.push(...(await gorunmeyenler(page)).map((m) => `${yol} ${en}: ${m}`));
    }
    await genislik(page, 1440);
    bakilan += await page.locator('[data-grid] table').count();
  };
  for (const yol of new Set(['/', ...ekranlar])) {
    await ekranaGec(page, yol);
    await expect(page.locator('main')).toBeVisible();
    await bak(yol);
  }
  expect(bakilan).toBeGreaterThan(25);
  expect(okunmayan).toEqual([]);
});

test('every list: one row of search, filters and tools, and no column is cut, at 1440 and 1366', async ({ page }) => {
  test.setTimeout(240_000);
  const ekranlar = await menuyle(page);
  const bozuk: string[] = [];
  let bakilan = 0;
  for (const tur of ['static', 'slim']) {
    // The layout reads the stored menu mode, so the person's own setting stays.
    await page.addInitScript((t) => {
      const asil: (this: Storage, ad: string) => string | null = Reflect.get(Storage.prototype, 'getItem');
      Storage.prototype.getItem = function oku(ad) {
        return ad === 'menutur' ? t : asil.call(this, ad);
      };
    }, tur);
    await page.goto('/bildirimler');
    await expect(page.locator('html')).toHaveAttribute('data-menutur', tur);
    for (const yol of ekranlar) {
      await ekranaGec(page, yol);
      await expect(page.locator('main')).toBeVisible();
      for (const en of [1440, 1366]) {
        await genislik(page, en);
        await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
        const [adet, bunlar] = await bozukCubuklar(page);
        bakilan += adet;
        bozuk.push(...bunlar.map((b) => `${yol} ${tur} ${en}: ${b}`));
      }
    }
  }
  expect(bakilan).toBeGreaterThan(100);
  expect(bozuk).toEqual([]);

  // A bar that wraps is found.
  await ekranaGec(page, '/islemler/musterigorusme/list?sekme=hepsi&urun=6&durum=acik');
  const cubuk = page.getByRole('group', { name: 'Müşteri görüşmeleri: araçlar' });
  await cubuk.evaluate((c) => Object.assign(c.style, { flexWrap: 'wrap', width: '420px' }));
  const [, bunlar] = await bozukCubuklar(page);
  expect(bunlar).toContainEqual(expect.stringMatching(/araçlar \d satır$/));
});

test('a list opens where work is, and then on the last chosen tab and order; a link goes before them', async ({
  page,
}) => {
  // A sign-in begins the shift, and other tests need people whose shift has not begun.
  const hesap = 'tugba.erdogan' as Hesap;
  const damga = String(Date.now() % 10_000_000).padStart(7, '0');
  const yol = await gorusmeAc(page, `Listede duran ${damga}`, `0556${damga}`);
  const Id = Number(new URL(yol, 'http://x').searchParams.get('id'));
  const token = await jetonAl(page.request, hesap);
  expect(await cagir(page.request, token, '/islemler/musterigorusme/gorusmeUstlen', { Id })).toMatchObject({
    durum: true,
  });
  await oturumAc(page, hesap);
  await page.goto('/islemler/musterigorusme/list');
  const sekme = (ad: RegExp) => page.getByRole('tab', { name: ad });
  await expect(sekme(/^Benim/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/sekme=benim&sirala=SlaBitis/);
  // The order of the opening belongs to its tab.
  await sekme(/^Hepsi/).click();
  await expect(page).toHaveURL(/sekme=hepsi$/);
  await page.getByRole('columnheader', { name: 'No' }).getByRole('button').click();
  await expect(page).toHaveURL(/sirala=No/);
  await page.goto('/islemler/musterigorusme/list');
  await expect(sekme(/^Hepsi/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader', { name: 'No' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goto('/islemler/musterigorusme/list?sekme=geciken');
  await expect(sekme(/^Geciken/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader', { name: 'No' })).not.toHaveAttribute('aria-sort', 'ascending');
  // The link has changed nothing of what is remembered, and another list has its own.
  await page.goto('/islemler/musterigorusme/list');
  await expect(sekme(/^Hepsi/)).toHaveAttribute('aria-selected', 'true');
  await page.goto('/istakibi/isler');
  await expect(page).toHaveURL(/sekme=(benim|acik)&sirala=Termin/);
});

test('every list: an address beyond the end leads to the last page, and says nothing of empty on the way', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const ekranlar = await menuyle(page);
  const ilkSatir = page.locator('[data-grid] tbody tr').first();
  /** True when the list shows a row within the timeout: rows appear some moments after the page. */
  const satirli = (timeout: number) =>
    ilkSatir.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
  const bos: string[] = [];
  let bakilan = 0;
  for (const yol of ekranlar) {
    await ekranaGec(page, yol);
    // One page of the specification is empty by design.
    if (yol === '/eskiindex') continue;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!(await satirli(1000))) continue;
    bakilan++;
    for (const sayfa of ['99999', '9999999999']) {
      await ekranaGec(page, `${yol}?sayfa=${sayfa}`);
      if (!(await satirli(15_000))) bos.push(`${yol} ${sayfa}`);
    }
  }
  expect(bakilan).toBeGreaterThan(15);
  expect(bos).toEqual([]);

  // The last page comes late, and until then its list shows that it is loading.
  await page.route('**/api/islemler/musterigorusme/getGorusmeList', async (yol) => {
    await new Promise((r) => setTimeout(r, 2000));
    await yol.continue();
  });
  await page.goto('/islemler/musterigorusme/list?sayfa=99999');
  await expect(page).toHaveURL(/sayfa=(?!99999)\d+$/);
  await expect(page.getByRole('status', { name: 'Kayıtlar hazırlanıyor...' })).toBeVisible();
  await expect(page.locator('[data-grid] tbody tr').first()).toBeVisible();
});
