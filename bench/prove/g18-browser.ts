import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { mola } from '@masabasi/core/mesai/mola/contract';
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { tokenOzeti } from '../../packages/server/src/platform/http/access.ts';
import { openBrowser, rowsWith, signedIn, soon } from './browser.ts';
import { DEMO, call, signIn } from './calls.ts';
import { databaseUrl } from './company.ts';
import { type Figures, type Run, goal, percentile } from './goal.ts';
import { proxy } from './proxy.ts';
import { server, temporaryFolder } from './server.ts';

/**
 * The demo company in a real browser. A page is reloaded or closed at ten points of a save, the session ends while a
 * person types, the network is away for half a minute, and a file of the page is missing.
 */
const ADMINISTRATOR = 'yonetici';
const PAGE = '/yonetim/duyuru';
const SAVE = '**/api/yonetim/duyuruKaydet';
const LIST = '**/api/yonetim/duyuruList';
const AWAY_MS = 30_000;
const TRUE_AGAIN_MS = 10_000;
const MINUTE_MS = 60_000;
const MEETING = 644;
const DESK = 651;

interface World {
  readonly run: Run;
  readonly url: string;
  readonly opened: Browser;
  readonly client: pg.Client;
}

const textOf = (title: string) =>
  `${title}: merdivenler öğleden sonra kullanılamayacak. `.repeat(20).slice(0, 900).trim();

/** Signs a person in and opens a browser context without notices. */
async function contextOf(w: World, UserName: string, url = w.url): Promise<{ context: BrowserContext; token: string }> {
  const token = await signIn(w.url, UserName);
  await w.client.query(
    `insert into aydinlatma_goruldu (kisi_id, surum, zaman, ip)
     select k.id, a.surum, now(), '127.0.0.1' from kisi k, aydinlatma a where k.kullanici_adi = $1 on conflict do nothing`,
    [UserName],
  );
  await w.client.query(
    `insert into duyuru_goruldu (duyuru_id, kisi_id, zaman)
     select d.id, k.id, now() from kisi k, duyuru d where k.kullanici_adi = $1 on conflict do nothing`,
    [UserName],
  );
  return { context: await signedIn(w.opened, url, { token, UserName }), token };
}

async function openForm(page: Page, title: string) {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
  const form = page.getByRole('dialog', { name: 'Yeni Duyuru' });
  await form.getByRole('textbox', { name: 'Başlık' }).fill(title);
  return form;
}

const press = (page: Page) =>
  page.getByRole('dialog', { name: 'Yeni Duyuru' }).getByRole('button', { name: 'Kaydet' }).click();

/** Fate of the nth save request, from 0: it passes, never arrives, or its answer never arrives. */
type Fate = 'passes' | 'held' | 'lost' | 'answer held' | 'answer lost';

/** Presses the button and waits until this many save requests have met their fate. Held requests are kept. */
async function save(page: Page, held: Route[], fates: readonly Fate[], enough: number): Promise<void> {
  let asked = 0;
  let reached = 0;
  await page.route(SAVE, async (route) => {
    const fate = fates[asked++] ?? 'passes';
    if (fate.startsWith('answer')) await route.fetch();
    reached++;
    if (fate === 'passes') await route.continue();
    else if (fate.endsWith('lost')) await route.abort();
    else held.push(route);
  });
  await press(page);
  if (!(await soon(async () => reached >= enough, 30_000))) throw new Error('the save was not sent');
}

interface Point {
  /** Number of stored saves afterwards. Null: either. */
  readonly saved: 0 | 1 | null;
  /** Goes to this point with the filled form. */
  readonly reach: (page: Page, held: Route[]) => Promise<unknown>;
}

const hidden = (page: Page) => page.getByRole('dialog', { name: 'Yeni Duyuru' }).waitFor({ state: 'hidden' });

/** The ten points of a save. */
const POINTS: readonly Point[] = [
  { saved: 0, reach: async () => undefined },
  { saved: null, reach: press },
  { saved: 0, reach: (page, held) => save(page, held, ['held', 'lost', 'lost'], 1) },
  { saved: 0, reach: (page, held) => save(page, held, ['lost', 'lost', 'lost'], 1) },
  { saved: 1, reach: (page, held) => save(page, held, ['answer held', 'lost', 'lost'], 1) },
  { saved: 1, reach: (page, held) => save(page, held, ['answer lost'], 1) },
  { saved: 1, reach: (page, held) => save(page, held, ['answer lost'], 2) },
  {
    saved: 1,
    // All answers were lost and the form says so. The person presses again.
    async reach(page, held) {
      await save(page, held, ['answer lost', 'answer lost', 'answer lost'], 3);
      await page.getByRole('dialog').getByRole('alert').getByText('Sunucuya ulaşılamadı').waitFor();
      await press(page);
      await hidden(page);
    },
  },
  { saved: 1, reach: (page) => Promise.all([page.waitForResponse(SAVE), press(page)]) },
  {
    saved: 1,
    async reach(page, held) {
      await page.route(LIST, (route) => void held.push(route), { times: 1 });
      await press(page);
      await hidden(page);
    },
  },
];

async function saves(w: World) {
  const figures = { points: POINTS.length, saves: 0, saved_twice: 0, lost_or_invented: 0, untrue_screens: 0 };
  const { context } = await contextOf(w, ADMINISTRATOR);
  const stored = async (title: string): Promise<number> => {
    const { rows } = await w.client.query<{ n: string }>('select count(*) as n from duyuru where baslik = $1', [title]);
    return Number(rows[0]!.n);
  };
  let page = await context.newPage();
  for (let round = 0; round < w.run.count(20, 2); round++)
    for (const [i, point] of POINTS.entries()) {
      const title = `Kayıt ${round + 1}/${i + 1}/${w.run.seed}.`;
      const form = await openForm(page, title);
      await form.getByRole('textbox', { name: 'Metin' }).fill(textOf(title));
      const held: Route[] = [];
      await point.reach(page, held);
      // The requests on their way end with the page. Playwright would send them after all if they were only released.
      await Promise.all(held.map((route) => route.abort()));
      if (round % 2 === 0) {
        await page.reload();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      } else {
        await page.close();
        page = await context.newPage();
        await page.goto(PAGE);
      }
      await page.getByRole('button', { name: 'Yeni Duyuru' }).first().waitFor();
      const n = await stored(title);
      figures.saves++;
      if (n > 1) figures.saved_twice++;
      if (point.saved !== null && n !== point.saved) {
        figures.lost_or_invented++;
        console.error(`point ${i + 1}: saved ${n} times`);
      }
      const truth = async () => (await rowsWith(page, title).count()) === (await stored(title));
      // An early look would find no rows and prove nothing.
      await page.getByRole('row').nth(1).waitFor();
      if (!(await soon(truth, TRUE_AGAIN_MS))) figures.untrue_screens++;
      await w.client.query(`delete from duyuru where baslik = $1`, [title]);
    }
  await context.close();
  return figures;
}

/** Types into the form until it is full or the password dialog is in the way. */
async function type(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Metin' });
  const question = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  for (;;) {
    if (await question.isVisible()) return;
    const rest = text.slice((await field.inputValue()).length);
    if (rest === '') return;
    await field.press('Control+End');
    await page.keyboard.type(rest.slice(0, 60));
  }
}

async function endedSessions(w: World) {
  const figures = { sessions_ended: 0, text_kept: 0, sent_once: 0 };
  for (let round = 0; round < w.run.count(20, 2); round++) {
    const title = `Yarıda kalan ${round + 1}/${w.run.seed}.`;
    const text = textOf(title);
    const { context, token } = await contextOf(w, ADMINISTRATOR);
    const page = await context.newPage();
    const form = await openForm(page, title);
    const before = text.slice(0, 100 + w.run.below(600));
    await type(page, before);
    await w.client.query('update oturum set bitis = now() where token_ozeti = $1', [tokenOzeti(token)]);
    await type(page, text);
    const question = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    if (!(await question.isVisible())) await press(page);
    await question.waitFor();
    figures.sessions_ended++;
    const field = page.getByRole('textbox', { name: 'Metin', includeHidden: true });
    const typed = await field.inputValue();
    await question.getByRole('textbox', { name: /Parola/ }).fill(DEMO.Password);
    await question.getByRole('button', { name: 'Devam Et' }).click();
    await question.waitFor({ state: 'hidden' });
    const whole = typed === text;
    if (text.startsWith(typed) && typed.length >= before.length) figures.text_kept++;
    if (!whole) await type(page, text);
    // If the save met the ended session, the page has repeated it by itself.
    const gone = await soon(async () => !(await form.isVisible()), 1500);
    // The form may close at the moment of the press.
    if (!gone) await Promise.race([press(page), form.waitFor({ state: 'hidden' })]);
    await form.waitFor({ state: 'hidden' });
    const { rows } = await w.client.query<{ metin: string }>('select metin from duyuru where baslik = $1', [title]);
    const shown = await soon(async () => (await rowsWith(page, title).count()) === 1, TRUE_AGAIN_MS);
    if (rows.length === 1 && rows[0]!.metin === text && shown) figures.sent_once++;
    await context.close();
  }
  return figures;
}

async function offline(w: World) {
  const times: number[] = [];
  const figures = { times_offline: w.run.count(5, 1), untrue_after: 0 };
  // A person of the department that works round the clock, because the demo does not move these people after their
  // sign-in.
  const { rows } = await w.client.query<{ id: number; name: string; user: string }>(
    `select k.id, k.ad || ' ' || k.soyad as name, k.kullanici_adi as user from kisi k join departman d on d.id = k.departman_id
     where d.vardiya_dakika is not null and k.aktif and k.giris_izni and k.grup is not null
       and not exists (select from izin z where z.kisi_id = k.id and z.silindi is null and current_date between z.baslangic - 1 and z.bitis)
     order by k.id limit 2`,
  );
  const [watcher, actor] = [rows[0]!, rows[1]!];
  const token = await signIn(w.url, actor.user);
  const change = async (moladurum: number) => {
    const aciklama = 'Müşteri ile görüşme';
    const { body } = await call(w.url, mola.moladurumGuncelle, { userid: actor.id, moladurum, aciklama }, { token });
    if (!body.durum) console.error(`the status did not change: ${body.msg}`);
  };
  await change(DESK);
  // The browser's own offline switch leaves open streams alone, so the way to the server is cut as well.
  const network = await proxy({ host: '127.0.0.1', port: Number(new URL(w.url).port) });
  w.run.after(() => network.close());
  const { context } = await contextOf(w, watcher.user, `http://127.0.0.1:${network.port}`);
  const page = await context.newPage();
  await page.goto('/personel/mola');
  const shows = (list: string) => async () =>
    (await page.getByRole('list', { name: list }).getByText(actor.name).count()) > 0;
  const [desk, meeting] = ['Masa başında', 'Toplantı ve dış görevde'];
  if (!(await soon(shows(desk), TRUE_AGAIN_MS))) throw new Error('the board does not show who is to change');
  for (let n = 0; n < figures.times_offline; n++) {
    const goes = n % 2 === 0;
    await network.set('reset');
    await context.setOffline(true);
    await change(goes ? MEETING : DESK);
    await wait(AWAY_MS);
    if (await shows(goes ? meeting : desk)()) throw new Error('the network was not away');
    await network.set('fine');
    await context.setOffline(false);
    const back = performance.now();
    if (!(await soon(shows(goes ? meeting : desk), TRUE_AGAIN_MS))) figures.untrue_after++;
    times.push(performance.now() - back);
  }
  await context.close();
  return { ...figures, slowest_true_again_ms: Math.round(percentile(times, 1)) };
}

async function missingFile(w: World) {
  const { context } = await contextOf(w, ADMINISTRATOR);
  const page = await context.newPage();
  await page.route('**/assets/DenetimPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loads: number[] = [];
  page.on('load', () => loads.push(performance.now()));
  const go = (path: string) =>
    page
      .evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path)
      .catch((error: Error) => {
        // This error is expected: the page that got the call is being reloaded.
        if (!/context was destroyed|navigat/i.test(error.message)) throw error;
      });
  const error = page.getByRole('heading', { name: 'HATA' });
  const end = performance.now() + w.run.count(70_000, 12_000);
  while (performance.now() < end) {
    await go('/yonetim/denetim');
    await wait(2000);
    await go('/');
    await wait(1000);
  }
  await go('/yonetim/denetim');
  const said = await soon(() => error.isVisible(), TRUE_AGAIN_MS);
  const reloads = loads.length;
  const inAMinute = Math.max(0, ...loads.map((t) => loads.filter((u) => u >= t && u < t + MINUTE_MS).length));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Sayfayı Yeniden Yükle' }).click();
  const there = await soon(() => page.getByRole('heading', { level: 1, name: /Denetim/ }).isVisible(), TRUE_AGAIN_MS);
  await context.close();
  return {
    reloads,
    most_reloads_a_minute: inAMinute,
    error_said: said ? 'yes' : 'no',
    page_back: there ? 'yes' : 'no',
  };
}

await goal(
  'G18',
  'whatever happens to the browser in the middle of work, a save counts once or not at all, the text stays and the screen tells the truth',
  async (run) => {
    const dataDir = temporaryFolder(run);
    const product = await server(run, { dataDir });
    await product.start();
    const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
    client.on('error', () => undefined);
    await client.connect();
    run.after(() => client.end());
    const opened = await openBrowser();
    run.after(() => opened.close());
    const w: World = { run, url: product.url, opened, client };

    const saved = await saves(w);
    const ended = await endedSessions(w);
    const away = await offline(w);
    const file = await missingFile(w);
    const figures: Figures = { ...saved, ...ended, ...away, ...file };
    return {
      pass:
        saved.saved_twice + saved.lost_or_invented + saved.untrue_screens === 0 &&
        ended.text_kept === ended.sessions_ended &&
        ended.sent_once === ended.sessions_ended &&
        away.untrue_after === 0 &&
        file.most_reloads_a_minute === 1 &&
        file.error_said === 'yes' &&
        file.page_back === 'yes',
      figures,
    };
  },
);
