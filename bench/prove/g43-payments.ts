import { odeme } from '@masabasi/core/mali/odeme/contract';
import { readConfig } from '../../packages/server/src/config.ts';
import { mutabakatIsi } from '../../packages/server/src/mali/odeme/job.ts';
import type { Yonlendirme } from '../../packages/server/src/mali/odeme/saglayici.ts';
import { kesilenFatura } from '../../packages/server/src/testing/banka.ts';
import { ISYERI } from '../../packages/server/src/testing/bankaTarafi.ts';
import { answered, call } from './calls.ts';
import { SMALL, companySessions } from './company.ts';
import { goal } from './goal.ts';
import {
  CARD,
  DOORS,
  type Ending,
  filesWith,
  FORM,
  fuzzed,
  fuzzedQuestion,
  payingBank,
  rowsWith,
  stateOf,
  takenToBank,
  type Told,
  TYPES,
  unsent,
} from './paying.ts';
import { companyDatabase, serverOn } from './running.ts';

/**
 * Invoices are paid, some of them twice, at a simulated bank. The messages by the browser and by the bank are lost,
 * doubled, reordered, late or forged, the bank sometimes does not answer, and the product is killed before some
 * statement of some message while others are on their way. The model is the bank's own book: each attempt ends as the
 * book says, each invoice is closed once, each second payment and each wrong sum raises its alarm, and no money is
 * taken twice. Then senders other than the bank post, and the program searches for the card and the keys.
 */
const KILLING = new URL('./killing.ts', import.meta.url).href;
/** More than any message takes. A message with fewer statements is killed before its answer. */
const STATEMENTS = 30;
const AT_ONCE = 10;
const BATCH = 25;
const OPEN = `durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA')`;

await goal(
  'G43',
  'money is taken exactly when the bank says so, each invoice is closed once and nothing is paid twice without an alarm, whatever becomes of the messages; what is not the bank writes nothing',
  async (run) => {
    const { count, below, random } = run;
    const bank = await payingBank(run);
    const env = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info', ...bank.env };
    const database = await companyDatabase(run, SMALL);
    const { pool, db } = database;
    const product = await serverOn(run, database.url, { NODE_OPTIONS: `--import=${KILLING}`, ...env });
    await product.start();
    const payee = (await companySessions(database, 1))[0]!;
    const { rows: customers } = await pool.query<{ id: number }>('select min(id)::int as id from musteri');
    const figures = {
      histories: count(1000, 50),
      attempts: 0,
      messages: 0,
      lost: 0,
      forged: 0,
      kills: 0,
      paid: 0,
      paid_twice: 0,
      wrong_sum: 0,
      asked_for: 0,
      asked_twice: 0,
      unfinished: 0,
      other_state: 0,
      not_closed_once: 0,
      without_alarm: 0,
      false_alarms: 0,
      fuzzed: 0,
      asked_about: 0,
      told: 0,
      server_errors: 0,
      written: 0,
      real_refused: 0,
      log_lines: 0,
      not_looked_for: 0,
      secrets_found: 0,
    };

    let up: Promise<unknown> = Promise.resolve();
    let from = 0;
    /** Sends from an address of its own, because rate limits are not the subject here. Null: no answer came. */
    async function post(
      path: string,
      body: string | Buffer,
      o: { readonly type?: string; readonly kill?: boolean } = {},
    ): Promise<{ readonly status: number; readonly text: string } | null> {
      await up;
      const n = ++from;
      const headers: Record<string, string> = {
        'content-type': o.type ?? FORM,
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      };
      if (o.kill) headers['x-prove-kill'] = String(1 + below(STATEMENTS));
      const answer = await answered(
        fetch(product.url + path, {
          method: 'POST',
          body: new Uint8Array(Buffer.from(body)),
          redirect: 'manual',
          headers,
        }).then(async (r) => ({ status: r.status, text: await r.text() })),
      );
      if (answer !== null && answer.status >= 500) figures.server_errors++;
      if (o.kill) {
        figures.kills++;
        up = up.then(() => product.stop('SIGKILL')).then(() => product.start());
        await up;
      }
      return answer;
    }
    async function inParallel<T>(work: readonly T[], each: (w: T) => Promise<unknown>) {
      const left = [...work];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let w = left.pop(); w !== undefined; w = left.pop()) await each(w);
        }),
      );
    }
    const soOften = (n: number, each: () => Promise<unknown>) =>
      inParallel([...Array.from({ length: n }).keys()], each);
    const shuffled = <T>(list: readonly T[]): T[] =>
      list
        .map((x) => ({ x, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ x }) => x);
    /** This many random elements of a list. */
    const some = <T>(list: readonly T[], n: number) => new Set(shuffled(list).slice(0, n));

    /**
     * Opens an attempt and goes to the bank. Null: another attempt is still open, the invoice is paid, or the product
     * was gone.
     */
    async function open(FaturaId: number, kill: boolean): Promise<Yonlendirme | null> {
      await up;
      const p = await answered(call(product.url, odeme.prepare, { FaturaId, Taksit: 1 }, { token: payee.token }));
      if (!p?.body.durum) return null;
      const page = await post(p.body.action, '', { kill });
      return takenToBank(page?.text ?? '');
    }
    /** Payers who leave the bank's page open and pay after the attempt was given up. */
    const waiting: Yonlendirme[] = [];
    const decided = new Set<string>();
    const ENDINGS: readonly Ending[] = ['paid', 'paid', 'paid', 'secure', 'secure', 'refused', 'refused', 'other_sum'];
    /** Each message of a payment, zero to three times, and sometimes a forged one. */
    function tell(y: Yonlendirme, ending: Ending): Told[] {
      const oid = y.fields['oid']!;
      if (decided.has(oid)) return [];
      decided.add(oid);
      const told: Told[] = [];
      for (const one of bank.decide(y, ending)) {
        const times = below(4);
        if (times === 0) figures.lost++;
        for (let n = 0; n < times; n++) told.push(one);
        if (below(3) > 0) continue;
        figures.forged++;
        told.push(bank.forged(one));
      }
      return told;
    }
    async function pay(FaturaId: number, kill: boolean): Promise<Told[]> {
      const y = await open(FaturaId, kill);
      if (y === null) return [];
      figures.attempts++;
      const chance = below(8);
      if (chance === 1) waiting.push(y);
      // 0: the payer closes the page and never pays. 1: the payer pays later.
      return chance < 2 ? [] : tell(y, ENDINGS[below(ENDINGS.length)]!);
    }
    /** Sends the messages in any order. The product is killed this many times within a message. */
    async function deliver(told: readonly Told[], kills: number) {
      const killing = some(
        told.map((_, n) => n),
        kills,
      );
      await inParallel(shuffled(told.map((t, n) => ({ t, kill: killing.has(n) }))), async ({ t, kill }) => {
        const send = (o: { readonly kill?: boolean }) => {
          figures.messages++;
          return post(`/api/payment/${t.door}/deneme`, t.ham.govde, o);
        };
        const answer = await send({ kill });
        // A browser tries once, the bank sometimes again.
        if (answer?.text !== 'OK' && t.door === 'notice' && below(2) === 0) await send({});
      });
    }
    const reconcile = () =>
      mutabakatIsi.calistir(
        {
          db,
          config: readConfig({ DEMO: '0', ...env }),
          saat: () => new Date(),
          log: { error: console.error, warn: console.error, info: console.log, debug: console.log },
        },
        {},
        new AbortController().signal,
      );
    const opened = async (): Promise<number> =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from odeme_deneme where ${OPEN}`)).rows[0]!.n;
    /** Their half hour passes, and the bank is asked until all are over, or only a few times. */
    async function later(times: number) {
      for (let n = 0; n < times && (await opened()) > 0; n++) {
        await pool.query(
          `update odeme_deneme set zaman = zaman - interval '40 minutes', son_gecerlilik = son_gecerlilik - interval '40 minutes'
           where ${OPEN} and son_gecerlilik > now()`,
        );
        await pool.query(`update odeme_deneme set son_sorgu = null where ${OPEN}`);
        await reconcile();
      }
    }
    const invoice = (no: number, tutar: number) =>
      kesilenFatura(db, { musteriId: customers[0]!.id, kisiId: payee.id, no, tutar });

    const invoices: number[] = [];
    for (let n = 0; n < figures.histories; n += BATCH) {
      const own: number[] = [];
      for (let i = 0; i < BATCH; i++) own.push(await invoice(900_000 + n + i, 10_000 + below(90_000)));
      invoices.push(...own);
      const told: Told[] = [];
      const gone = some(own, 1);
      bank.deaf = 0.1;
      await inParallel(own, async (id) => void told.push(...(await pay(id, gone.has(id)))));
      // Some messages arrive after the attempt was given up and another was made.
      const late = told.filter(() => below(3) === 0);
      await deliver(
        told.filter((t) => !late.includes(t)),
        1,
      );
      bank.deaf = 0.3;
      await later(3);
      const again: Told[] = [];
      await inParallel(own, async (id) => void again.push(...(await pay(id, false))));
      const afterwards = waiting.splice(0).flatMap((y) => tell(y, 'paid'));
      await deliver([...late, ...again, ...afterwards], 1);
    }
    bank.deaf = 0;
    await later(figures.histories);
    // Attempts that were given up are asked about for a day: once more, an hour later.
    for (const y of waiting.splice(0)) await deliver(tell(y, 'paid'), 0);
    await pool.query(`update odeme_deneme set son_sorgu = now() - interval '2 hours' where durum = 'SURESI_DOLDU'`);
    for (let n = 0; n <= 3 * figures.histories; n += 50) await reconcile();

    // The bank's book compared with the product's rows.
    const { rows: attempts } = await pool.query<{
      fatura_id: number;
      oid: string;
      durum: string;
      tutar: number;
      alinan: number | null;
      alarms: number;
    }>(
      `select d.fatura_id, d.oid, d.durum, d.tutar::int, d.alinan::int,
         (select count(*)::int from odeme_olay o where o.deneme_id = d.id and o.tur = 'uyari') as alarms
       from odeme_deneme d where d.fatura_id = any($1)`,
      [invoices],
    );
    const { rows: written } = await pool.query<{ fatura_id: number; n: number; sum: number }>(
      `select fatura_id, count(*)::int as n, sum(tutar)::int as sum from fatura_tahsilat where fatura_id = any($1) group by fatura_id`,
      [invoices],
    );
    figures.unfinished = await opened();
    for (const id of invoices) {
      const own = attempts.filter((a) => a.fatura_id === id);
      const order = (a: (typeof own)[number]) => {
        const o = bank.orders.get(a.oid);
        return o?.hal === 'odendi' ? o : null;
      };
      const right = own.filter((a) => order(a)?.tutar === a.tutar).length;
      const wrongSum = own.filter((a) => order(a) !== null).length - right;
      for (const a of own)
        if ((a.durum === 'BASARILI') !== (order(a) !== null) || (a.alinan ?? 0) !== (order(a)?.tutar ?? 0))
          if (figures.other_state++ < 5) console.log(JSON.stringify(a), JSON.stringify(bank.orders.get(a.oid)));
      if (right > 0) figures.paid++;
      if (right > 1) figures.paid_twice++;
      figures.wrong_sum += wrongSum;
      const w = written.find((x) => x.fatura_id === id);
      if ((w?.n ?? 0) !== Math.min(1, right) || (right > 0 && w?.sum !== own[0]!.tutar)) figures.not_closed_once++;
      const alarms = own.reduce((sum, a) => sum + a.alarms, 0);
      const due = wrongSum + Math.max(0, right - 1);
      if (alarms < due) figures.without_alarm++;
      if (alarms > due) figures.false_alarms++;
    }
    figures.asked_for = bank.asked.size;
    figures.asked_twice = [...bank.asked.values()].filter((n) => n > 1).length;

    // Senders other than the bank, at an attempt that stays open meanwhile.
    const last = await invoice(999_999, 5000);
    const y = (await open(last, false))!;
    const told = bank.decide(y, 'paid');
    const real = unsent(told);
    await pool.query(
      `update odeme_deneme set zaman = now() + interval '1 day', son_gecerlilik = now() + interval '2 days' where fatura_id = $1`,
      [last],
    );
    const state = () => stateOf(pool);
    const before = await state();
    await soOften(count(100_000, 2000), async () => {
      figures.fuzzed++;
      const type = TYPES[below(10) < 7 ? 0 : below(TYPES.length)]!;
      const asks = below(20) === 0 ? `?pan=${CARD}` : '';
      await post(`/api/payment/${DOORS[below(DOORS.length)]}${asks}`, fuzzed(real, below), { type });
    });
    // The result page of a payment gets invalid names: guessed, cut, made longer, of another kind.
    const { rows: names } = await pool.query<{ oid: string }>('select oid from odeme_deneme order by id');
    const asked = [...names.map((n) => n.oid), real, CARD];
    await soOften(count(100_000, 4000), async () => {
      figures.asked_about++;
      const type = below(10) < 8 ? 'application/json' : TYPES[below(TYPES.length)]!;
      const answer = await post('/api/payment/result', fuzzedQuestion(asked[below(asked.length)]!, below), { type });
      if (answer?.text.includes('"orderId"')) figures.told++;
    });
    if ((await state()) !== before) figures.written++;
    // A few log lines report such messages. More would add nothing.
    const { rows: refused } = await pool.query<{ n: number }>(
      `select count(*)::int as n from odeme_olay o join odeme_deneme d on d.id = o.deneme_id where d.fatura_id = $1 and o.gecerli = false`,
      [last],
    );
    if (refused[0]!.n === 0 || refused[0]!.n > 10) figures.written++;
    // The bank can still reach its endpoint.
    await post('/api/payment/callback/deneme', told[0]!.ham.govde);
    const { rows: paid } = await pool.query('select from fatura_tahsilat where fatura_id = $1', [last]);
    if (paid.length !== 1) figures.real_refused++;

    // Searched as text and as bytes: in every table including the mails, in the database's files, in the log.
    const secrets = [CARD, ISYERI.anahtar, ISYERI.parola];
    figures.secrets_found += await rowsWith(secrets, pool);
    await pool.query('checkpoint');
    // Values that are certainly there have to be found. Otherwise the search itself does not work.
    figures.log_lines = product.output().split('\n').length;
    if (filesWith(attempts[0]!.oid, database.dataDir).length === 0 || figures.log_lines < 100) figures.not_looked_for++;
    for (const folder of [database.dataDir, product.dataDir])
      for (const secret of secrets) figures.secrets_found += filesWith(secret, folder).length;
    figures.secrets_found += secrets.filter((x) => product.output().includes(x)).length;

    const { attempts: tried, messages, kills, paid: closed, paid_twice, wrong_sum, asked_for, ...rest } = figures;
    const wrong =
      rest.asked_twice +
      rest.unfinished +
      rest.other_state +
      rest.not_closed_once +
      rest.without_alarm +
      rest.false_alarms +
      rest.server_errors +
      rest.written +
      rest.told +
      rest.real_refused +
      rest.not_looked_for +
      rest.secrets_found;
    const happened = [tried, messages, kills, closed, paid_twice, wrong_sum, asked_for].every((n) => n > 0);
    return { pass: wrong === 0 && happened, figures };
  },
);
