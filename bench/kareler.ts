import type { CDPSession, Page } from '@playwright/test';

/** The cost of frames in a browser, and a browser on a slower machine. */

export const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;

declare global {
  interface Window {
    /** Milliseconds of work of every frame since the counting began. */
    kareler?: number[];
  }
}

/** Notes the work of every frame: from its beginning until a message posted then has its turn. */
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
