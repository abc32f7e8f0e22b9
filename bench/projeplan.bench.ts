import { cpm, type CpmBagi, type CpmIsi } from '@masabasi/core/is/projetakip/cpm';
import { calismaTakvimi } from '@masabasi/core/is/projetakip/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import pg from 'pg';
import { gorenOturum } from './ilkBakis.ts';
import { kareleriSay, kareOrtancasi, ortanca, yavaslat } from './kareler.ts';
import { openBrowser, signedIn } from './prove/browser.ts';
import { databaseUrl } from './prove/company.ts';
import { server, temporaryFolder } from './prove/server.ts';
import { tutulsun } from './olcum.ts';

/**
 * A project of five hundred plans with eight hundred links: the time to compute its dates, slack and critical path, and
 * the cost of a frame in a real browser while a bar is dragged over its days, on this machine and on one that is four
 * times slower.
 */
const PLAN = 500;
const BAG = 800;
const TUR = Number(process.env['BENCH_ROUNDS'] ?? 31);
const HESAP = 'yonetici';
const HEDEF_MS = 50;
const HEDEF_KARE_MS = 16;
const YAVAS = 4;

const asilan: string[] = [];
const yaz = (ne: string, ms: number, hedef: number) => {
  if (ms >= hedef) asilan.push(ne);
  console.log(`BENCH projeplan ${ne}=${ms.toFixed(1)} ms hedef=${hedef}`);
};
console.log(`BENCH projeplan plan=${PLAN} bag=${BAG} tur=${TUR}`);

const bugun = istanbulGunu(new Date());
const TURLER = ['FS', 'SS', 'FF', 'SF'] as const;
/** Links between plans. A link always leads to a later plan, so there is no cycle. */
const baglar: CpmBagi[] = Array.from({ length: BAG }, (_, i) => {
  const once = i % (PLAN - 20);
  // The second round gives each plan another successor.
  return { OncekiId: once, SonrakiId: once + 1 + (i < PLAN - 20 ? 0 : 7), Tur: TURLER[i % 4]!, Gecikme: (i % 5) - 1 };
});
const isler: CpmIsi[] = Array.from({ length: PLAN }, (_, i) => ({
  Id: i,
  Sure: 1 + (i % 7),
  EnErken: gunEkle(bugun, i % 40),
}));
const sureler = Array.from({ length: TUR }, () => {
  const bas = performance.now();
  if ('dongu' in cpm(isler, baglar, calismaTakvimi([]))) throw new Error('the plans of the bench run in a circle');
  return performance.now() - bas;
});
yaz('yeniden_hesap', ortanca(sureler), HEDEF_MS);

const geri: (() => unknown)[] = [];
try {
  const son = { after: (g: () => unknown) => void geri.push(g) };
  const urun = await server(son, { dataDir: temporaryFolder(son), env: { DATABASE_URL: '', DEMO: '1' } });
  await urun.start();
  const db = new pg.Client(databaseUrl(urun.dataDir));
  await db.connect();
  geri.push(() => db.end());
  const tek = async (metin: string, degerler: unknown[]): Promise<number> =>
    (await db.query<{ id: number }>(metin, degerler)).rows[0]!.id;
  const prj = await tek(
    `insert into prj (proje_id, ad, durum, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
     select min(p.id), 'Uzun proje', 'suruyor', 1, $1::date, $1::date + 400, 1, now() from proje p returning id`,
    [bugun],
  );
  const konu = await tek(`insert into proje_konu (prj_id, ad) values ($1, 'Konu') returning id`, [prj]);
  await db.query(
    `insert into proje_plan (prj_id, konu_id, ad, baslama, bitis, sorumlu_id, tahmini_sure, sira, degistiren_id, degisme_zamani)
     select $1, $2, 'Plan ' || i, $3::date + i % 40, $3::date + i % 40 + i % 7, 1, 8, i, 1, now() from generate_series(0, $4::int - 1) i`,
    [prj, konu, bugun, PLAN],
  );
  await db.query(
    `insert into proje_plan_bag (prj_id, onceki_id, sonraki_id, tur, gecikme)
     select $1, o.id, s.id, b."Tur", b."Gecikme"
     from jsonb_to_recordset($2::jsonb) as b ("OncekiId" int, "SonrakiId" int, "Tur" text, "Gecikme" int)
       join proje_plan o on o.prj_id = $1 and o.sira = b."OncekiId" join proje_plan s on s.prj_id = $1 and s.sira = b."SonrakiId"`,
    [prj, JSON.stringify(baglar)],
  );
  const token = await gorenOturum(urun.url, HESAP);
  const browser = await openBrowser();
  geri.push(() => browser.close());
  const context = await signedIn(browser, urun.url, { token, UserName: HESAP });
  const page = await context.newPage();
  await page.goto(`/islemler/projetakibi/projeplanpage?proje=${prj}`);
  const cubuk = page.locator('svg [data-movable] [data-body]').nth(2);
  await cubuk.waitFor();
  const cdp = await context.newCDPSession(page);
  for (const kat of [1, YAVAS]) {
    await yavaslat(cdp, kat);
    const kutu = (await cubuk.boundingBox())!;
    const [x, y] = [kutu.x + kutu.width / 3, kutu.y + kutu.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 5 });
    await kareleriSay(page);
    for (let n = 0; n < 6; n++) {
      await page.mouse.move(x + 300, y, { steps: 60 });
      await page.mouse.move(x + 20, y, { steps: 60 });
    }
    if ((await page.locator('[data-carried]').count()) !== 1) throw new Error('no bar is being carried');
    yaz(kat === 1 ? 'surukleme_kare' : `surukleme_kare_${kat}_kat_yavas`, await kareOrtancasi(page), HEDEF_KARE_MS);
    await page.keyboard.press('Escape');
    await page.mouse.move(x, y);
    await page.mouse.up();
  }
  tutulsun(asilan);
} finally {
  for (const g of geri.toReversed()) await g();
}
