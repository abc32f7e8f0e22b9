import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { benchYukle } from '../packages/demo/src/yukSirketi.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';
import flags from '../packages/server/node-flags.json' with { type: 'json' };
import { openBrowser } from './prove/browser.ts';
import { tutulsun } from './olcum.ts';

/**
 * Ten thousand leaves: the list of one person who has them all, and the summaries of five hundred people who share ten
 * thousand more. Measures the server's processor time for a request and, in a real browser, the time from an event to
 * the next frame.
 */
const KISI = 500;
const IZIN = 10_000;
const TEKRAR = 20;
/** The median of this many windows counts, because other work on the machine comes and goes. */
const PENCERE = 5;
const HEDEF_MS = 100;

const cpuMs = (pid: number): number => {
  const alanlar = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(alanlar[11]) + Number(alanlar[12])) * 10;
};
const ortanca = (d: readonly number[]): number => d.toSorted((a, b) => a - b)[Math.floor(d.length / 2)]!;
const asilanlar: string[] = [];
const satir = (soru: string, ms: number) => {
  console.log(`BENCH izin ${soru}=${ms.toFixed(1)} ms hedef=${HEDEF_MS}`);
  if (ms > HEDEF_MS) asilanlar.push(soru);
};

const baslat = (databaseUrl: string): Promise<{ surec: ChildProcess; url: string; token: string }> =>
  new Promise((tamam, hata) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, WEB: '1' };
    const surec = fork(new URL('./pano-urun.ts', import.meta.url), { env, execArgv: flags });
    surec.once('error', hata);
    surec.once('message', (m) => {
      const { url, token } = m as { url: string; token: string };
      tamam({ surec, url: new URL(url).origin, token });
    });
  });

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
let surec: ChildProcess | undefined;
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await benchYukle(b.db, { kisi: KISI, satir: 20_000, simdi: new Date() });
  const { id } = await b.db.selectFrom('kisi').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await b.pool.query(`update kisi set ise_baslama = '1999-01-04' where id >= $1`, [id]);
  const notlar = ['', 'Aile ile tatil, Ayvalık', 'Tapu işlemleri', 'İğneada’da düğün', 'Çocuğun veli toplantısı'];
  /** @param kisi SQL expression for the person of leave number `i` */
  const yaz = (kisi: string) =>
    b.pool.query(
      `insert into izin (kisi_id, tur_id, baslangic, bitis, kullanilan_gun, hesaplanan_gun, aciklama, yazan_id, yazma_zamani)
       select ${kisi}, 280 + i % 4, date '1999-01-04' + i, date '1999-01-05' + i, 1, 1, ($1::text[])[1 + i % cardinality($1::text[])],
         $2, timestamptz '2026-01-05' - i * interval '1 hour'
       from generate_series(0, $3::int - 1) i`,
      [notlar, id, IZIN],
    );
  await yaz('$2::int');
  await yaz(`$2::int + 1 + i % ${KISI - 1}`);
  await b.pool.query('analyze');

  const urun = await baslat(pg.url);
  surec = urun.surec;
  const cagir = async (yol: string, val: object) => {
    const r = await fetch(`${urun.url}/api/personel/personel/${yol}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${urun.token}`,
        'content-type': 'application/json',
        // The same encodings that a browser offers.
        'accept-encoding': 'gzip, deflate, br, zstd',
      },
      body: JSON.stringify({ val }),
    });
    const govde = (await r.json()) as { durum: boolean };
    if (!govde.durum) throw new Error(`${yol}: ${r.status}`);
  };
  await b.pool.query('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [id]);
  for (const [soru, yol, val] of [
    ['sunucu_liste', 'personelizinlist', { UserId: id }],
    ['sunucu_kisiler', 'izinKisileri', {}],
  ] as const) {
    for (let i = 0; i < 5; i++) await cagir(yol, val);
    const pencereler: number[] = [];
    for (let p = 0; p < PENCERE; p++) {
      const once = cpuMs(surec.pid!);
      for (let i = 0; i < TEKRAR; i++) await cagir(yol, val);
      pencereler.push((cpuMs(surec.pid!) - once) / TEKRAR);
    }
    satir(soru, ortanca(pencereler));
  }

  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' });
    await page.addInitScript(
      (t) => localStorage.setItem('masabasi.oturum', JSON.stringify({ token: t, UserName: 'bench' })),
      urun.token,
    );
    await page.goto(`${urun.url}/personel/izin?sekme=izinlerim`);
    const liste = page.getByRole('grid', { name: 'İzin kayıtları' });
    await liste.waitFor();
    // Longest frame from the event until the page is quiet again.
    await page.evaluate(() => {
      new PerformanceObserver((l) => {
        for (const e of l.getEntries())
          if (e.name === 'click' || e.name === 'keydown')
            document.body.dataset['olcum'] = String(Math.max(e.duration, Number(document.body.dataset['olcum'] ?? 0)));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const olc = async (soru: string, is: () => Promise<void>) => {
      const sureler: number[] = [];
      for (let i = 0; i < 9; i++) {
        await page.evaluate(() => delete document.body.dataset['olcum']);
        await is();
        await page.waitForTimeout(700);
        sureler.push(Number((await page.evaluate(() => document.body.dataset['olcum'])) ?? 16));
      }
      satir(soru, ortanca(sureler));
    };
    const basliklar = ['izinTur', 'Kul.Gün', 'Aciklama'];
    let kez = 0;
    await olc('tarayici_siralama', () =>
      liste
        .getByRole('columnheader', { name: basliklar[kez++ % 3]! })
        .getByRole('button')
        .click(),
    );
    const ara = page.getByRole('searchbox').first();
    await ara.focus();
    await olc('tarayici_arama', () => page.keyboard.press('ailetpud'[kez++ % 8]!));
  } finally {
    await browser.close();
  }
  tutulsun(asilanlar);
} finally {
  surec?.kill('SIGTERM');
  await b.db.destroy();
  await pg.stop();
  await remove();
}
