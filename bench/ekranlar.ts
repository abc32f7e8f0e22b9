import type { Page } from '@playwright/test';

/** Ten screens of an administrator: where each is, and what of it is there when it stands. */
export interface Ekran {
  readonly ad: string;
  readonly yol: string;
  readonly icerik: string;
}

/** `musteriId`: whose card is opened. */
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
    /** Milliseconds from the navigation until the page stood; absent until then. */
    ayakta?: number;
  }
}

/**
 * A page stands when its heading and what `icerik` names are drawn and nothing in it says any more that it is being
 * loaded. Noted by the page itself, at the frame in which it is so.
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

/** What a page asked of the server: paths, each as often as it was asked for, what the browser had itself left out. */
export interface Istekler {
  readonly dosyalar: string[];
  readonly cagrilar: string[];
  /** Bytes of all answers as they came over the wire, headers included. */
  bayt(): number;
  /** Waits until the page stands and has asked for nothing more for a while. */
  durulana(): Promise<void>;
}

const SESSIZ_MS = 500;

/** Counts what a page asks for from now on. The stream of events, which lasts, is one call. */
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
