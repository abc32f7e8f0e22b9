import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { kutularaBak } from './kutular.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const PAROLA = 'masabasi';
export const LISANS = 'MASABASI-DEMO';

export type Hesap = 'yonetici' | 'sorumlu' | 'personel1' | 'personel2' | 'satis1' | 'yetkisiz' | 'deneme';

/** Fills the sign-in form and sends it. */
export async function girisFormu(page: Page, hesap: string, parola: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Lisans' }).fill(LISANS);
  await page.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(hesap);
  await page.getByRole('textbox', { name: 'Parola' }).fill(parola);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** The person's own menu at the right end of the top bar. */
export const profilMenusu = (page: Page) => page.getByRole('banner').getByRole('button').last();

/** Opens one entry of the person's menu. */
export async function profildenAc(page: Page, ad: string): Promise<void> {
  await profilMenusu(page).click();
  await page.getByRole('menuitem', { name: ad }).click();
}

/** Closes a form with typed text, and answers its question that the text may go. */
export async function kaydetmedenKapat(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Kaydedilmeyen Bilgiler' })
    .getByRole('button', { name: 'Kaydetmeden Kapat' })
    .click();
}

const selam = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /^(Günaydın|İyi günler|İyi akşamlar), / })).toBeVisible();

/** Calls an endpoint as a signed-in person. */
async function cagir<T>(page: Page, token: string, yol: string, val?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const cevap = await (val
    ? page.request.post(`/api${yol}`, { headers, data: { val } })
    : page.request.get(`/api${yol}`, { headers }));
  return (await cevap.json()) as T;
}

/** The latest token of each account. One session serves all tests of a worker. */
const jetonlar = new Map<string, string>();
const gecerli = async (request: APIRequestContext, token: string) =>
  (await request.get('/api/userbilgi', { headers: { authorization: `Bearer ${token}` } })).ok();

/** A session without a browser. An ended session, or one of another server, is not reused. */
export async function jetonAl(request: APIRequestContext, hesap: string, parola = PAROLA): Promise<string> {
  const son = jetonlar.get(hesap);
  if (son !== undefined && (await gecerli(request, son))) return son;
  const cevap = await request.post('/api/login', {
    data: { val: { UserName: hesap, Password: parola, lisans: LISANS } },
  });
  const { token } = (await cevap.json()) as { token: string };
  jetonlar.set(hesap, token);
  return token;
}

/** Reads the notices that stand before a person who signs in: the KVKK notice and important announcements. */
export async function bekleyenleriOku(page: Page, token: string): Promise<void> {
  const { data } = await cagir<{ data: { AydinlatmaGerekli: boolean } }>(page, token, '/userbilgi');
  if (data.AydinlatmaGerekli) {
    const { aydinlatma } = await cagir<{ aydinlatma: { Surum: number } }>(page, token, '/kvkk/aydinlatma', {});
    await cagir(page, token, '/kvkk/aydinlatmaGoruldu', { Surum: aydinlatma.Surum });
  }
  const { duyurular } = await cagir<{ duyurular: { Id: number; Onemli: number; Goruldu: boolean }[] }>(
    page,
    token,
    '/getDuyurular',
    {},
  );
  for (const d of duyurular.filter((x) => x.Onemli === 1 && !x.Goruldu))
    await cagir(page, token, '/duyuruGoruldu', { Id: d.Id });
}

/** Signs in with the form and waits for the home page, with all notices read unless the test wants to see them. */
export async function formlaGir(
  page: Page,
  hesap: Hesap,
  { parola = PAROLA, okunmus = true }: { parola?: string; okunmus?: boolean } = {},
): Promise<void> {
  if (okunmus) await bekleyenleriOku(page, await jetonAl(page.request, hesap, parola));
  await page.goto('/login');
  await girisFormu(page, hesap, parola);
  await selam(page);
}

/** Signs in with the form as a person without read notices, and reads the notice and the important announcement. */
export async function ilkGiris(page: Page, hesap: string, parola: string): Promise<void> {
  await page.goto('/login');
  await girisFormu(page, hesap, parola);
  await page.getByRole('button', { name: 'Okudum, anladım' }).click();
  // It appears a moment later and would cover the next click.
  await page.getByRole('dialog', { name: 'Önemli Duyuru' }).getByRole('button', { name: 'Okudum' }).click();
}

/** Signs in without the form, which has its own tests, and opens no page yet. */
export async function oturumAc(page: Page, hesap: Hesap): Promise<void> {
  const token = await jetonAl(page.request, hesap);
  await bekleyenleriOku(page, token);
  // Any file of the product serves here, because only the storage of its origin is needed.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([anahtar, deger]) => localStorage.setItem(anahtar!, deger!),
    ['masabasi.oturum', JSON.stringify({ token, UserName: hesap })],
  );
}

/** Signs in without the form and waits for the home page. */
export async function girisYap(page: Page, hesap: Hesap): Promise<void> {
  await oturumAc(page, hesap);
  await page.goto('/');
  await selam(page);
}

/** Half as long as the package's export, so it loads in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * axe finds nothing on the page in its present state, light or dark: every rule in one colour scheme, and only the
 * colour rules in the other. Content behind a dialog was checked before it opened. axe runs inside the page, because
 * its adapter opens a page for every check, which takes five times as long.
 */
export async function erisilebilir(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Fading elements have their final contrast only at the end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((a) => a.finished),
    ),
  );
  const bulunanlar = await page.evaluate(async () => {
    const kok = document.documentElement;
    const sema = kok.dataset['mantineColorScheme'] ?? 'light';
    // axe reports the same for cells and items that differ only in their text, so it checks two of each kind.
    const SOYLENEN =
      /(?<=>)[^<]+(?=<)|(?<= (?:id|for|href|src|title|value|datetime|aria-label|aria-labelledby|aria-describedby|aria-controls|data-key)=")[^"]+(?=")/g;
    const parcalar = [...document.querySelectorAll('tbody td, tbody th, li')];
    for (const parca of parcalar) parca.removeAttribute('data-axe-ayni');
    const kaclari = new Map<string, number>();
    const fazlalar = parcalar.filter((parca) => {
      const kalip = parca.outerHTML.replace(SOYLENEN, '…');
      kaclari.set(kalip, (kaclari.get(kalip) ?? 0) + 1);
      return kaclari.get(kalip)! > 2;
    });
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
    // A narrow screen has the same colours, which were checked on the wide one.
    if (window.innerWidth <= 1000) bulunan.push(await bak(sema, sayfa, renksiz));
    else if (document.querySelector('[aria-modal="true"]') === null)
      bulunan.push(await bak(sema, sayfa), await bak(diger, sayfa, renkler));
    else {
      // Content behind a dialog was checked before it opened. Its colours, the most expensive rule, are not checked
      // again.
      const onde = { exclude: ['#root', AYNI] };
      bulunan.push(await bak(sema, sayfa, renksiz), await bak(sema, onde, renkler), await bak(diger, onde, renkler));
    }
    kok.dataset['mantineColorScheme'] = sema;
    return bulunan.flat();
  });
  expect(bulunanlar).toEqual([]);
  await kutularaBak(page);
}

/** Nothing is wider than the screen. */
export async function sigar(page: Page): Promise<void> {
  // The panel beside the page disappears a moment after the width has changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

/** Pattern of an endpoint read at its own address, or together with other reads of the same moment. */
export const okunan = (yol: string) => `/api{/okumalar,${yol}}`;
/** Holds all requests to a path until the answer is called. */
export async function tut(page: Page, yol: string): Promise<() => Promise<void>> {
  let birak: () => void = () => undefined;
  const kapi = new Promise<void>((tamam) => {
    birak = tamam;
  });
  await page.route(`**${yol}`, async (route) => {
    await kapi;
    // A request that the page has cancelled cannot continue.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    birak();
    await page.unroute(`**${yol}`);
  };
}

/** Presses an enabled element with the keyboard. Playwright's own `press` also presses disabled ones. */
export async function klavyeyle(hedef: Locator, tus = 'Enter'): Promise<void> {
  await expect(hedef).toBeEnabled();
  await hedef.press(tus);
}
/** Presses the button of this name with the keyboard. */
export const bas = (yer: Page | Locator, ad: string | RegExp): Promise<void> =>
  klavyeyle(yer.getByRole('button', { name: ad, exact: true }));
