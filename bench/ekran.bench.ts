import { Agent } from 'node:http';
import { setTimeout as bekle } from 'node:timers/promises';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { type Cagri, cagrilari, kalani, okunanlari } from './ekranCagrilari.ts';
import { gorenOturum } from './ilkBakis.ts';
import { tutulsun } from './olcum.ts';
import { openBrowser } from './prove/browser.ts';
import { call } from './prove/calls.ts';
import { fire } from './prove/load.ts';
import { meter } from './prove/running.ts';
import { server, temporaryFolder } from './prove/server.ts';

/**
 * Ten screens of the demo company, opened by their address by three people: all their calls, as a real browser makes
 * them, four screens at once. Measures screens a second, and the processor time of server and database for one screen,
 * split into the shell (what all screens of a person read) and the page.
 */
const SANIYE = Number(process.env['BENCH_SECONDS'] ?? 4);
const BIRDEN = 4;
const ISINMA = 12;
const HESAPLAR = ['yonetici', 'sorumlu', 'personel2'] as const;
/** Least number of screens a second for the first person, and the most milliseconds of processor time for a shell. */
const HEDEFLER: Readonly<Record<string, number>> = { isler: 120, is_panosu: 80, gorusmeler: 80, gorusme: 80 };
const KABUK_HEDEFI = 5;

const ekranlari = (gorusmeId: number, musteriId: number): Readonly<Record<string, string>> => ({
  ana_sayfa: '/',
  gorusmeler: '/islemler/musterigorusme/list',
  gorusme: `/islemler/musterigorusme/detay?id=${gorusmeId}`,
  isler: '/istakibi/isler',
  is_panosu: '/istakibi/isler?bakis=pano',
  mola_panosu: '/personel/mola',
  izin_takvimi: '/personel/izin?sekme=takvim',
  musteriler: '/tanimlar/musteri/liste',
  musteri: `/tanimlar/musteri/detay?id=${musteriId}`,
  teklifler: '/pazarlama/tekliftakibi',
});

const geri: (() => unknown)[] = [];
try {
  const son = { after: (g: () => unknown) => void geri.push(g) };
  // An existing folder saves the minute that founding the company takes.
  const dataDir = process.env['BENCH_DATA_DIR'] ?? temporaryFolder(son);
  const product = await server(son, { dataDir, env: { DATABASE_URL: '', DEMO: '1' } });
  await product.start();
  const { url } = product;
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 5000, maxSockets: BIRDEN });
  geri.push(() => agent.destroy());

  /** Opens screens in turn, several at once, until the time is over. Answers their number and the cost of one. */
  async function ac(token: string, cagrilar: readonly Cagri[]) {
    const hedef = new URL(url);
    const birini = async () => {
      for (const c of cagrilar) {
        const { status } = await fire(agent, hedef, { ...c, token, kind: c.path });
        if (status !== 200) throw new Error(`${c.path}: ${status}`);
      }
    };
    for (let n = 0; n < ISINMA; n += BIRDEN) await Promise.all(Array.from({ length: BIRDEN }, birini));
    const harcanan = meter({ product });
    const bas = performance.now();
    let adet = 0;
    const sirayla = async () => {
      while (performance.now() - bas < SANIYE * 1000) {
        await birini();
        adet++;
      }
    };
    await Promise.all(Array.from({ length: BIRDEN }, sirayla));
    const saniye = (performance.now() - bas) / 1000;
    const { server: sunucu, database: veritabani } = harcanan();
    return { hiz: adet / saniye, sunucu: sunucu / adet, veritabani: veritabani / adet };
  }

  const browser = await openBrowser();
  geri.push(() => browser.close());
  const ilk = await gorenOturum(url, HESAPLAR[0]);
  const musteriler = (await call(url, musteri.musterilist, {}, { token: ilk })).body;
  const gorusmeler = (await call(url, gorusme.getGorusmeList, {}, { token: ilk })).body;
  if (!musteriler.durum || !gorusmeler.durum) throw new Error('ekranların kayıtları okunamadı');
  const yollar = ekranlari(gorusmeler.gorusmelist[0]!.Id, musteriler.musterilist[0]!.Id);

  const asilanlar: string[] = [];
  for (const UserName of HESAPLAR) {
    const token = UserName === HESAPLAR[0] ? ilk : await gorenOturum(url, UserName);
    const acilan: (readonly [ad: string, cagrilar: readonly Cagri[]])[] = [];
    for (const [ad, yol] of Object.entries(yollar)) {
      const cagrilar = await cagrilari(browser, url, { token, UserName }, yol);
      if (cagrilar) acilan.push([ad, cagrilar]);
      if (process.env['BENCH_VERBOSE'])
        for (const c of cagrilar ?? [])
          console.log(
            UserName,
            ad,
            c.path,
            okunanlari(c)
              .map((o) => o.uc)
              .join(' '),
          );
    }
    // The pages shown before need a moment to go quiet.
    await bekle(1000);
    const kumeler = acilan.map(([, c]) => new Set(c.flatMap((x) => okunanlari(x).map(({ uc }) => uc))));
    const kabukta = new Set([...kumeler[0]!].filter((uc) => kumeler.every((k) => k.has(uc))));
    const kabuk = acilan[1]![1].flatMap((c) => kalani(c, ({ uc }) => kabukta.has(uc)) ?? []);
    const kabugu = await ac(token, kabuk);
    const kabukMs = kabugu.sunucu + kabugu.veritabani;
    console.log(
      `BENCH ekran ${UserName} kabuk cagri=${kabuk.length} okuma=${kabukta.size} hiz=${kabugu.hiz.toFixed(0)} sunucu=${kabugu.sunucu.toFixed(2)} ms veritabani=${kabugu.veritabani.toFixed(2)} ms hedef=${KABUK_HEDEFI}`,
    );
    if (kabukMs > KABUK_HEDEFI) asilanlar.push(`${UserName} kabuk`);
    for (const [ad, cagrilar] of acilan) {
      const { hiz, sunucu, veritabani } = await ac(token, cagrilar);
      const hedef = UserName === HESAPLAR[0] ? HEDEFLER[ad] : undefined;
      console.log(
        `BENCH ekran ${UserName} ${ad} cagri=${cagrilar.length} hiz=${hiz.toFixed(0)}${hedef === undefined ? '' : ` hedef=${hedef}`} sunucu=${sunucu.toFixed(2)} ms veritabani=${veritabani.toFixed(2)} ms sayfa=${(sunucu + veritabani - kabukMs).toFixed(2)} ms`,
      );
      if (hedef !== undefined && hiz < hedef) asilanlar.push(`${UserName} ${ad}`);
    }
  }
  tutulsun(asilanlar);
} finally {
  for (const g of geri.toReversed()) await g();
}
