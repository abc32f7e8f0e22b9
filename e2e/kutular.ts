import type { Page } from '@playwright/test';

/**
 * Boxes of a page in its present state: no text is cut, no control lies over another one, and nothing stands outside
 * the screen. Measured at five widths without opening the page again, each in one evaluation.
 */

/** The widths of three desks, a tablet and a telephone. */
export const ENLER = [1920, 1440, 1366, 900, 390] as const;

/** Parts in which boxes may lie over each other or be cut, each with its reason. */
const ISTISNALAR = [
  // A drawing has its own coordinates.
  'svg',
  'canvas',
  // The map is dragged below its controls.
  '[data-kutu-serbest]',
  // Times that lie side by side in a lane may be narrower than their text, which stands in their tooltip.
  '[role="img"]',
];

/** A fault: kind, and the element with its text. */
export interface Kutu {
  readonly tur: 'kesik' | 'üst üste' | 'dışarıda';
  readonly ne: string;
}

/** The faults in the present state, at the present width. Runs inside the page. */
function olc(istisnalar: readonly string[]): Promise<Kutu[]> {
  const PAY = 1.5;
  const KONTROL =
    'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="checkbox"], [role="switch"], [role="combobox"]';
  const istisna = istisnalar.join(', ');
  const bulunan: Kutu[] = [];
  const stil = new Map<Element, CSSStyleDeclaration>();
  const bicim = (e: Element) => {
    const eski = stil.get(e);
    if (eski) return eski;
    const yeni = getComputedStyle(e);
    stil.set(e, yeni);
    return yeni;
  };
  const soyle = (e: Element) => {
    const metin = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
    const sinif = typeof e.className === 'string' && e.className !== '' ? `.${e.className.split(' ')[0]!}` : '';
    const yeri = e.closest('[role="dialog"], table, nav, header, section, form')?.getAttribute('aria-label');
    return `${e.localName}${sinif} ‘${metin}’${yeri ? ` (${yeri})` : ''}`;
  };
  const ekle = (tur: Kutu['tur'], ne: string) => {
    if (!bulunan.some((b) => b.tur === tur && b.ne === ne)) bulunan.push({ tur, ne });
  };
  const atalar = function* (e: Element) {
    for (let a = e.parentElement; a !== null; a = a.parentElement) yield a;
  };

  /** The part of a box that its clipping ancestors leave visible; null for none. */
  function gorunen(e: Element): DOMRect | null {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    let konum = bicim(e).position;
    for (const a of atalar(e)) {
      if (konum === 'fixed') break;
      const s = bicim(a);
      // An absolute box is clipped only from its containing block on.
      if (konum === 'absolute' && s.position === 'static') continue;
      konum = s.position;
      if (s.overflowX === 'visible' && s.overflowY === 'visible') continue;
      const r = a.getBoundingClientRect();
      if (s.overflowX !== 'visible') [left, right] = [Math.max(left, r.left), Math.min(right, r.right)];
      if (s.overflowY !== 'visible') [top, bottom] = [Math.max(top, r.top), Math.min(bottom, r.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  const kok = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  const gizli = (e: Element) => {
    const r = e.getBoundingClientRect();
    return (
      r.width <= 2 ||
      r.height <= 2 ||
      !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      e.closest(`${istisna}, [inert], [aria-hidden="true"], .visually-hidden`) !== null
    );
  };
  const ogeler = [...kok.querySelectorAll('*')].filter((e) => !gizli(e));

  // Outside: the page scrolls sideways, or a control stands beside the screen.
  const en = document.documentElement.clientWidth;
  const kayar = document.documentElement.scrollWidth - en;
  const yanKayan = (e: Element) => [...atalar(e)].some((a) => /auto|scroll/.test(bicim(a).overflowX));
  const disarida = (e: Element) => {
    const r = gorunen(e);
    return r !== null && (r.right > en + PAY || r.left < -PAY) && !yanKayan(e);
  };
  for (const e of ogeler)
    if (disarida(e) && (e.matches(KONTROL) || kayar > 1) && ![...e.children].some((c) => !gizli(c) && disarida(c)))
      ekle('dışarıda', soyle(e));
  if (kayar > 1 && !bulunan.some((b) => b.tur === 'dışarıda')) ekle('dışarıda', `sayfa ${kayar} piksel yana kayıyor`);

  /** True when the words of an element stand beside its box. A drawn part of it, such as an arrow, does not count. */
  function tasar(e: Element): boolean {
    const kutu = e.getBoundingClientRect();
    return [...e.childNodes].some((n) => {
      if (n.nodeType !== 3 || n.textContent!.trim() === '') return false;
      const yazi = document.createRange();
      yazi.selectNodeContents(n);
      const r = yazi.getBoundingClientRect();
      return r.right > kutu.right + PAY || r.left < kutu.left - PAY;
    });
  }

  // Cut: a text is wider or higher than its box, and no ellipsis says so.
  const metinli = (e: Element) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim() !== '');
  for (const e of ogeler) {
    if (!metinli(e) || e.matches('input, select, textarea, option')) continue;
    const s = bicim(e);
    const noktali = s.textOverflow === 'ellipsis' || s.webkitLineClamp !== 'none';
    if (s.display === 'inline') {
      // An inline text has no box of its own: an ancestor cuts it.
      const r = e.getBoundingClientRect();
      const g = gorunen(e);
      const kesen = [...atalar(e)].find((a) => bicim(a).overflowX !== 'visible');
      if (kesen === undefined || /auto|scroll/.test(bicim(kesen).overflowX)) continue;
      if (bicim(kesen).textOverflow === 'ellipsis' || bicim(kesen).webkitLineClamp !== 'none') continue;
      if (g !== null && g.width < r.width - 2) ekle('kesik', soyle(e));
      continue;
    }
    // Spaces at the end of a typed line hang beside the box and show nothing.
    const typed = s.whiteSpace === 'pre-wrap' && s.overflowWrap !== 'normal';
    const enine = typed
      ? false
      : s.overflowX === 'visible'
        ? tasar(e)
        : e.scrollWidth > e.clientWidth + PAY && !/auto|scroll/.test(s.overflowX);
    const boyuna = e.scrollHeight > e.clientHeight + 3 && /hidden|clip/.test(s.overflowY);
    if ((enine && !(noktali && s.overflowX !== 'visible')) || (boyuna && !noktali)) ekle('kesik', soyle(e));
  }

  // Over each other: two controls of one layer share a part of the screen.
  const katman = (e: Element): Element => {
    for (const a of [e, ...atalar(e)])
      if (/fixed|sticky/.test(bicim(a).position) || a.matches('[data-position], [role="listbox"], [role="menu"]'))
        return a;
    return kok;
  };
  /** True for a button over the end of a field whose text leaves that end free. */
  const altindaBos = (alan: { e: Element; r: DOMRect }, dugme: { e: Element; r: DOMRect }) =>
    alan.e.matches('input') &&
    alan.e.parentElement === dugme.e.parentElement &&
    dugme.r.left >= alan.r.right - Number.parseFloat(bicim(alan.e).paddingRight) - PAY;
  const kontroller = ogeler
    .filter((e) => e.matches(KONTROL))
    .flatMap((e) => {
      const r = gorunen(e);
      return r === null ? [] : [{ e, r, katman: katman(e) }];
    });
  kontroller.sort((a, b) => a.r.top - b.r.top);
  for (const [i, a] of kontroller.entries())
    for (const b of kontroller.slice(i + 1)) {
      if (b.r.top >= a.r.bottom - 3) break;
      const x = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
      const y = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      if (x <= 3 || y <= 3 || a.katman !== b.katman || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      // A field holds its own buttons, and a label its box.
      const alan = a.e.closest('.mantine-Input-wrapper, label');
      if (alan !== null && alan.contains(b.e)) continue;
      if (altindaBos(a, b) || altindaBos(b, a)) continue;
      ekle('üst üste', `${soyle(a.e)} ve ${soyle(b.e)}`);
    }
  return Promise.resolve(bulunan);
}

/** Waits until the boxes have their places: two frames, and the end of every animation that ends. */
const yerlessin = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((tamam) => requestAnimationFrame(() => requestAnimationFrame(tamam)));
    const sonlu = document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(sonlu.map((a) => a.finished));
  });

/** An open list or menu closes when the window changes. */
const acikKatman = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="menu"], [role="listbox"], [data-position][role="dialog"]')].some((e) =>
      e.checkVisibility(),
    ),
  );

/** The faults of a page at these widths, as sentences. */
export async function kutuHatalari(page: Page, enler: readonly number[] = ENLER): Promise<string[]> {
  const ilk = page.viewportSize();
  const simdiki = ilk?.width ?? 1440;
  // A state of a narrow screen does not exist on a wide one.
  const bakilan = simdiki < 1000 || (await acikKatman(page)) ? [simdiki] : enler;
  const hatalar: string[] = [];
  for (const en of bakilan) {
    if (page.viewportSize()?.width !== en) await page.setViewportSize({ width: en, height: ilk?.height ?? 844 });
    await yerlessin(page);
    for (const { tur, ne } of await page.evaluate(olc, ISTISNALAR)) hatalar.push(`${en} px, ${tur}: ${ne}`);
  }
  if (ilk !== null && page.viewportSize()?.width !== ilk.width) {
    await page.setViewportSize(ilk);
    await yerlessin(page);
  }
  return hatalar;
}

/** Pages whose states are measured, with what was found so far. */
const olculen = new WeakMap<Page, Set<string>>();

/** From now on every state of this page at which axe looks is measured, too. Returns what is found. */
export function kutulariOlc(page: Page): ReadonlySet<string> {
  const bulunan = new Set<string>();
  olculen.set(page, bulunan);
  return bulunan;
}

/** Measures the present state, when the page is measured. */
export async function kutularaBak(page: Page): Promise<void> {
  const bulunan = olculen.get(page);
  if (bulunan === undefined) return;
  for (const hata of await kutuHatalari(page)) bulunan.add(hata);
}
