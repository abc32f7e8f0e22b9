import type { BrowserContext } from '@playwright/test';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { type Ekran, ayaktaNotu, ekranlar, istekleriSay } from './ekranlar.ts';
import { gorenOturum } from './ilkBakis.ts';
import { openBrowser, signedIn } from './prove/browser.ts';
import { call } from './prove/calls.ts';
import { server, temporaryFolder } from './prove/server.ts';

/**
 * Ten screens of the demo company in a real browser, each opened by its address, with an empty cache and then with a
 * full one. Measures the requests of each and the time until it is complete (defined in `ekranlar.ts`), as medians of
 * several rounds.
 */
const TUR = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** Most files and calls of a screen. */
const [DOSYA, CAGRI] = [25, 3];
const HESAP = 'yonetici';

interface Olcum {
  readonly dosya: number;
  readonly cagri: number;
  readonly kb: number;
  readonly ms: number;
}
const ALANLAR = ['dosya', 'cagri', 'kb', 'ms'] as const;

const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;

async function olc(context: BrowserContext, { yol, icerik }: Ekran): Promise<Olcum> {
  const page = await context.newPage();
  await ayaktaNotu(page, icerik);
  const istekler = await istekleriSay(page);
  await page.goto(yol, { waitUntil: 'commit' });
  await istekler.durulana();
  const ms = await page.evaluate(() => window.ayakta!);
  const { dosyalar, cagrilar } = istekler;
  if (process.env['BENCH_VERBOSE']) console.log(yol, dosyalar, cagrilar);
  await page.close();
  return { dosya: dosyalar.length, cagri: cagrilar.length, kb: istekler.bayt() / 1024, ms };
}

const geri: (() => unknown)[] = [];
try {
  const son = { after: (g: () => unknown) => void geri.push(g) };
  const urun = await server(son, { dataDir: temporaryFolder(son), env: { DATABASE_URL: '', DEMO: '1' } });
  await urun.start();
  const token = await gorenOturum(urun.url, HESAP);
  const ilkler = (await call(urun.url, musteri.musterilist, {}, { token })).body;
  if (!ilkler.durum) throw new Error(ilkler.msg);

  const browser = await openBrowser();
  geri.push(() => browser.close());
  const oturum = () => signedIn(browser, urun.url, { token, UserName: HESAP });
  const liste10 = ekranlar(ilkler.musterilist[0]!.Id);
  const sonuc = new Map(liste10.map((e) => [e.ad, { soguk: [] as Olcum[], sicak: [] as Olcum[] }]));
  // The first opening of a browser and a server counts neither as cold nor as warm.
  const isinma = await oturum();
  for (const e of liste10) await olc(isinma, e);
  await isinma.close();
  for (let tur = 0; tur < TUR; tur++)
    for (const e of liste10) {
      const context = await oturum();
      sonuc.get(e.ad)!.soguk.push(await olc(context, e));
      sonuc.get(e.ad)!.sicak.push(await olc(context, e));
      await context.close();
    }

  const orta = (olcumler: readonly Olcum[], alan: (typeof ALANLAR)[number]) => ortanca(olcumler.map((o) => o[alan]));
  const hucreler = (o: readonly Olcum[]) => ALANLAR.map((alan) => orta(o, alan).toFixed(0).padStart(6)).join(' ');
  const baslik = ALANLAR.map((alan) => alan.padStart(6)).join(' ');
  console.log(`${''.padEnd(14)} soğuk ${baslik}   sıcak ${baslik}`);
  for (const [ad, { soguk, sicak }] of sonuc)
    console.log(`${ad.padEnd(14)}       ${hucreler(soguk)}         ${hucreler(sicak)}`);
  const en = (alan: (typeof ALANLAR)[number]) =>
    Math.max(...[...sonuc.values()].map(({ soguk }) => orta(soguk, alan))).toFixed(0);
  console.log(
    `BENCH soguk ekran=${liste10.length} tur=${TUR} en_cok_dosya=${en('dosya')} hedef=${DOSYA} en_cok_cagri=${en('cagri')} hedef=${CAGRI} en_uzun=${en('ms')} ms`,
  );
  if (Number(en('dosya')) > DOSYA || Number(en('cagri')) > CAGRI) throw new Error('hedef aşıldı');
} finally {
  for (const g of geri.toReversed()) await g();
}
