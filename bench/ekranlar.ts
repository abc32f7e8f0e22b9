import type { Page } from '@playwright/test';

/** A screen of an administrator: its address, and the content that shows when it is complete. */
export interface Ekran {
  readonly ad: string;
  readonly yol: string;
  readonly icerik: string;
}

/** @param musteriId the customer whose card is opened */
export const ekranlar = (musteriId: number): readonly Ekran[] => [
  { ad: 'ana sayfa', yol: '/', icerik: 'dl, table, li' },
  { ad: 'mola panosu', yol: '/personel/mola', icerik: '[role=tabpanel] :is(p, li)' },
  { ad: 'izin listesi', yol: '/personel/izin', icerik: 'tbody tr' },
  { ad: 'izin takvimi', yol: '/personel/izin?sekme=takvim', icerik: 'tbody tr' },
  { ad: 'personel', yol: '/personel/user', icerik: 'tbody tr' },
  { ad: 'müşteriler', yol: '/tanimlar/musteri/liste', icerik: 'tbody tr' },
  { ad: 'müşteri kartı', yol: `/tanimlar/musteri/detay?id=${musteriId}`, icerik: 'dl' },
  { ad: 'lisans raporu', yol: '/rapor/lisans', icerik: 'tbody tr' },
  { ad: 'roller', yol: '/yonetim/yetki', icerik: 'tbody tr' },
  { ad: 'denetim', yol: '/yonetim/denetim', icerik: 'tbody tr' },
];

declare global {
  interface Window {
    /** Milliseconds from the navigation until the page was complete. Absent until then. */
    ayakta?: number;
  }
}

/**
 * A page is complete when its heading and the content `icerik` are drawn and nothing in it says that it is loading. The
 * page notes this itself, in the frame in which it becomes true.
 */
export const ayaktaNotu = (page: Page, icerik: string): Promise<unknown> =>
  page.addInitScript((aranan) => {
    const bak = () => {
      const main = document.querySelector('main');
      const bekliyor = main?.querySelector('[role=progressbar], [role=status][aria-label$="..."]');
      if (main?.querySelector('h1') && main.querySelector(aranan) && !bekliyor) window.ayakta = performance.now();
      else requestAnimationFrame(bak);
    };
    requestAnimationFrame(bak);
  }, icerik);

/**
 * Requests of a page to the server: each path as often as the page requested it, without answers from the browser's
 * cache.
 */
export interface Istekler {
  readonly dosyalar: string[];
  readonly cagrilar: string[];
  /** Bytes of all answers on the wire, headers included. */
  bayt(): number;
  /** Waits until the page is complete and has requested nothing for a while. */
  durulana(): Promise<void>;
}

const SESSIZ_MS = 500;

/** Counts the requests of a page from now on. The event stream, which stays open, is one call. */
export async function istekleriSay(page: Page): Promise<Istekler> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const adresler = new Map<string, string>();
  let bayt = 0;
  let son = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    adresler.set(requestId, new URL(request.url).pathname);
    son = performance.now();
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void adresler.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) adresler.delete(requestId);
  });
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => (bayt += encodedDataLength));
  cdp.on('Network.loadingFinished', () => (son = performance.now()));
  const ayir = (cagri: boolean) => [...adresler.values()].filter((yol) => yol.startsWith('/api/') === cagri);
  return {
    get dosyalar() {
      return ayir(false);
    },
    get cagrilar() {
      return ayir(true);
    },
    bayt: () => bayt,
    async durulana() {
      await page.waitForFunction(() => window.ayakta !== undefined, null, { timeout: 20_000 });
      while (performance.now() - son < SESSIZ_MS) await page.waitForTimeout(50);
    },
  };
}
