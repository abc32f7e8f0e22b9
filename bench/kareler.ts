import type { CDPSession, Page } from '@playwright/test';

/** What a frame costs in a browser, and a browser on a slower machine. */

export const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;

declare global {
  interface Window {
    /** Milliseconds of work of every frame since it was asked for. */
    kareler?: number[];
  }
}

/** Notes how long the work of every frame takes: from its beginning until what was posted then comes to its turn. */
export const kareleriSay = (page: Page) =>
  page.evaluate(() => {
    const kareler: number[] = [];
    window.kareler = kareler;
    const bak = () => {
      const bas = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => kareler.push(performance.now() - bas), { once: true });
      port1.start();
      port2.postMessage(null);
      requestAnimationFrame(bak);
    };
    requestAnimationFrame(bak);
  });
export const kareOrtancasi = async (page: Page) => ortanca(await page.evaluate(() => window.kareler ?? []));

export const yavaslat = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
