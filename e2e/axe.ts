import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Runs in the page, and so on its own: asks axe about the page as it is, in both schemes.
 * @param bilinen parts of the frame around every page that were looked at before: the same markup has the same faults
 * @returns the faults, and the parts of the frame that were looked at now
 */
export async function axeIleBak(bilinen: readonly string[]) {
  const kok = document.documentElement;
  const sema = kok.dataset['mantineColorScheme'] ?? 'light';
  // Of cells and items that differ in nothing but what they say, axe says the same: it looks at two of each kind.
  const SOYLENEN =
    /(?<=>)[^<]+(?=<)|(?<= (?:id|for|href|src|title|value|datetime|aria-label|aria-labelledby|aria-describedby|aria-controls|data-key)=")[^"]+(?=")/g;
  const parcalar = [...document.querySelectorAll('tbody td, tbody th, li')];
  const cerceveler = document.querySelectorAll(
    'header, footer, nav[aria-label="Ana menü"] li, section[aria-label="Mesai ve mola"]',
  );
  for (const parca of [...parcalar, ...cerceveler]) parca.removeAttribute('data-axe-ayni');
  const kalibi = (parca: Element) => parca.outerHTML.replace(SOYLENEN, '…');
  const ozeti = async (metin: string) => {
    const ozet = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(metin));
    return btoa(String.fromCharCode(...new Uint8Array(ozet)));
  };
  const kaclari = new Map<string, number>();
  const fazlalar = parcalar.filter((parca) => {
    const kalip = kalibi(parca);
    kaclari.set(kalip, (kaclari.get(kalip) ?? 0) + 1);
    return kaclari.get(kalip)! > 2;
  });
  const cerceve = await Promise.all(
    [...cerceveler].map(async (parca) => ({ parca, kalip: await ozeti(`${innerWidth} ${sema} ${kalibi(parca)}`) })),
  );
  const bakildi = new Set(bilinen);
  fazlalar.push(...cerceve.filter(({ kalip }) => bakildi.has(kalip)).map(({ parca }) => parca));
  for (const parca of fazlalar) parca.setAttribute('data-axe-ayni', '');
  const AYNI = '[data-axe-ayni]';
  const bak = async (ad: string, yer: { exclude: string[] }, secenekler: RunOptions = {}) => {
    kok.dataset['mantineColorScheme'] = ad;
    const { violations } = await window.axe.run(yer, { resultTypes: ['violations'], ...secenekler });
    return violations.map((v) => `${ad}, ${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
  };
  const diger = sema === 'dark' ? 'light' : 'dark';
  const sayfa = { exclude: [AYNI] };
  const renkler = { runOnly: ['color-contrast'] };
  const renksiz = { rules: { 'color-contrast': { enabled: false } } };
  const bulunan = [];
  const ondeki = document.querySelector('[aria-modal="true"]') !== null;
  // A narrow screen lays the same colours elsewhere; they were looked at on the wide one.
  if (window.innerWidth <= 1000) bulunan.push(await bak(sema, sayfa, renksiz));
  else if (!ondeki) bulunan.push(await bak(sema, sayfa), await bak(diger, sayfa, renkler));
  else {
    // What lies behind a dialog was looked at before it opened: its colours, which cost most, are not asked again.
    const onde = { exclude: ['#root', AYNI] };
    bulunan.push(await bak(sema, sayfa, renksiz), await bak(sema, onde, renkler), await bak(diger, onde, renkler));
  }
  kok.dataset['mantineColorScheme'] = sema;
  // Behind a dialog the frame's colours were not looked at.
  return { bulunanlar: bulunan.flat(), cerceve: ondeki ? [] : cerceve.map(({ kalip }) => kalip) };
}
