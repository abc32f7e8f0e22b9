import type { AddressInfo } from 'node:net';
import { WEB_DIR, buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { benchYukle } from '../packages/demo/src/yukSirketi.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import { benchOturumu } from './oturum.ts';
import { openBrowser } from './prove/browser.ts';

/**
 * A board of 1,000 cards, everybody on a break with a running timer, in a real browser: processor time of all browser
 * processes while the board only ticks, as a share of one core. The cost of ticking is the difference to the same page
 * with its scripts stopped, measured in the same run.
 */
const KISI = 1000;
const SANIYE = Number(process.env['BENCH_SECONDS'] ?? 20);
const TUR = 3;
/** Most per cent of a core for ticking. */
const HEDEF = 2;

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
await migrate(pg.url);
const b = connect(pg.url, (e) => console.error(e.message), SURESIZ);
await temelVeri(b.db);
const simdi = new Date();
await benchYukle(b.db, { kisi: KISI, satir: 20_000, simdi });
await b.db.updateTable('mola').set({ durum_id: 646 }).where('bitis', 'is', null).execute();
const { token, departmanId } = await benchOturumu(b.db, simdi);
const config = readConfig({ LOG_LEVEL: 'warn', DATABASE_URL: pg.url });
const app = await buildApp({ ...b, config, listenUrl: pg.url, webDir: WEB_DIR, strict: false, saat: () => new Date() });
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const browser = await openBrowser();
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  });
  await page.addInitScript(
    (t) => localStorage.setItem('masabasi.oturum', JSON.stringify({ token: t, UserName: 'bench' })),
    token,
  );
  await page.goto(`${url}/personel/mola`);
  // A selector, not a role: a role query asks the style of every card and lays out cards that are not visible.
  const sayac = await page.waitForFunction(() => document.querySelector('li [role=timer]'));
  const cdp = await browser.newBrowserCDPSession();
  const sayfa = await page.context().newCDPSession(page);
  /** Seconds of processor time of all browser processes so far. */
  const cpu = async (): Promise<number> => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((t, p) => t + p.cpuTime, 0);
  };
  /** Per cent of one core over the measured seconds, and true when the timers went on. */
  const olc = async (): Promise<{ pay: number; ilerledi: boolean }> => {
    // The garbage of loading the page must not count as ticking.
    await sayfa.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(5000);
    const metin = await sayac.evaluate((eleman) => eleman?.textContent);
    const once = await cpu();
    await page.waitForTimeout(SANIYE * 1000);
    const pay = ((await cpu()) - once) / SANIYE;
    const ilerledi = (await sayac.evaluate((eleman) => eleman?.textContent)) !== metin;
    return { pay: pay * 100, ilerledi };
  };
  const ortanca = (d: readonly number[]): number => d.toSorted((a, c) => a - c)[Math.floor(d.length / 2)]!;
  const isleyen: number[] = [];
  const duran: number[] = [];
  for (const [durdur, sonuclar] of [
    [false, isleyen],
    [true, duran],
  ] as const) {
    await sayfa.send('Emulation.setScriptExecutionDisabled', { value: durdur });
    for (let tur = 0; tur < TUR; tur++) {
      const { pay, ilerledi } = await olc();
      if (ilerledi === durdur) throw new Error('sayaçlar beklenenden başka; ölçüm boşuna');
      sonuclar.push(pay);
    }
  }
  const yaz = (d: number) => `%${d.toFixed(2)}`;
  const pay = ortanca(isleyen) - ortanca(duran);
  console.log(
    `BENCH tik kart=${KISI} departman=${departmanId} saniye=${SANIYE} tik_payi=${yaz(pay)} hedef=${yaz(HEDEF)} isleyen=${isleyen.map(yaz).join(',')} duran=${duran.map(yaz).join(',')}`,
  );
  if (pay > HEDEF) throw new Error('hedef aşıldı');
} finally {
  await browser.close();
  await app.close();
  await b.db.destroy();
  await pg.stop();
  await remove();
}
