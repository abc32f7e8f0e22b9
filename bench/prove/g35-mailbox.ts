import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import {
  type DenemePostasi,
  EKLI,
  ekliGovde,
  geriDonen,
  karisikPostalar,
  posta,
  robotPostalari,
} from '../../packages/server/src/masa/gelenposta/testing.ts';
import { pgKodu } from '../../packages/server/src/platform/db/connect.ts';
import { SMALL, databaseUrl } from './company.ts';
import { dovecot } from './debian.ts';
import { goal } from './goal.ts';
import { proxy } from './proxy.ts';
import { startedCompany } from './running.ts';
import { temporaryFolder } from './server.ts';

/**
 * Mails of all kinds lie in the mailbox of a Dovecot, more come in waves, and people who are thanked write back:
 * people, robots, mail servers. The product is killed at each step of its work, now and then its database with it. At
 * the end its rows and sent mails are compared with one table.
 */
const OLD = 40;
const STEP_LIMIT_MS = 12_000;
const QUIET_MS = 2500;
/** A mail that is still unmarked after this time stays so. */
const STILL_MS = 12_000;
const GIVE_UP_MS = 180_000;

const FETCHED = /UID FETCH .*BODY\.PEEK\[\]/;
const STORED = /UID STORE /;
interface Step {
  readonly name: string;
  /** The command of the step: one of IMAP, or in SMTP a mail handed over. */
  readonly at: RegExp | 'mail';
  /** Milliseconds after it. 0: before it reaches the other side, or before its answer. */
  readonly within: number;
  /** The kill happens at one of the first occurrences, up to this number. */
  readonly times: number;
}
/** A short run takes the first ones. */
const STEPS: readonly Step[] = [
  { name: 'filing', at: FETCHED, within: 900, times: 2 },
  { name: 'store', at: STORED, within: 0, times: 2 },
  { name: 'sending', at: 'mail', within: 0, times: 15 },
  { name: 'filing', at: FETCHED, within: 400, times: 3 },
  { name: 'login', at: / (LOGIN|AUTHENTICATE) /, within: 0, times: 2 },
  { name: 'stored', at: STORED, within: 30, times: 3 },
  { name: 'select', at: / SELECT /, within: 0, times: 2 },
  { name: 'search', at: /UID SEARCH /, within: 0, times: 3 },
  { name: 'filing', at: FETCHED, within: 900, times: 3 },
  { name: 'list', at: /UID FETCH .*ENVELOPE/, within: 0, times: 2 },
  { name: 'fetch', at: FETCHED, within: 0, times: 3 },
  { name: 'sent', at: 'mail', within: 10, times: 15 },
];

/** A mail server replaces bytes that IMAP cannot carry. */
const digest = (mail: string): string =>
  createHash('sha256').update(mail.replaceAll('\0', '\x80'), 'latin1').digest('hex');

/** Reactions of the thanked senders, one after the other. */
const REACTIONS = ['none', 'reference', 'mark', 'away', 'bounce', 'robot', 'files', 'robot', 'forwarded'] as const;

interface Sent {
  readonly to: string;
  readonly id: string;
  readonly raw: string;
}
const header = (raw: string, name: string): string =>
  (new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');

/** Mails that come back for one of our mails about another one, and their expected results. */
function answersTo(reaction: (typeof REACTIONS)[number], sent: Sent, about: DenemePostasi): DenemePostasi[] {
  const subject = `Ynt: ${header(sent.raw, 'Subject')}`;
  const none = { tesekkur: null, dosya: 0, ustu: null };
  const from = { From: `Ev <ev.${sent.to}>` };
  const reference = { 'In-Reply-To': sent.id, Subject: 'Cevap' };
  switch (reaction) {
    case 'none':
      return [];
    case 'reference':
      return [{ ...none, tur: 'yanit', ham: posta('Oldu.', { ...from, ...reference }), ustu: about }];
    case 'mark':
      return [{ ...none, tur: 'yanit', ham: posta('Oldu.', { ...from, Subject: subject }), ustu: about }];
    case 'files':
      return [
        { ...none, tur: 'yanit', ham: posta(ekliGovde(), { ...from, ...reference, ...EKLI }), ustu: about, dosya: 3 },
      ];
    case 'away': {
      const away = { From: sent.to, Subject: subject, 'Auto-Submitted': 'auto-replied (vacation)' };
      return [{ ...none, tur: 'otomatik', ham: posta('Tatildeyim.', away), ustu: about }];
    }
    case 'bounce':
      return [{ ...none, tur: 'geri', ham: geriDonen(sent.id, sent.to), ustu: about }];
    // Once with our mark and once like a new mail, which never says that it is an automatic one.
    case 'robot':
      return [
        { ...none, tur: 'yanit', ham: posta('Aldik.', { From: sent.to, Subject: subject }), ustu: about },
        { ...none, tur: 'yeni', ham: posta('Size tesekkur ederiz.', { From: sent.to, Subject: 'Tesekkur' }) },
      ];
    // Our own mail, forwarded by a person's mail rule.
    case 'forwarded':
      return [{ ...none, tur: 'dongu', ham: sent.raw }];
  }
}

await goal(
  'G35',
  'a thousand mails in the mailbox of a real mail server are each filed once and answered as they should be, though the server is killed at every step',
  async (run) => {
    const { count, random, below, after } = run;
    const folder = temporaryFolder(run);
    const mailbox = await dovecot(run, folder);

    // Every incoming mail with its expected result, and every outgoing mail.
    const expected: DenemePostasi[] = [];
    let opened = false;
    const deliver = (mail: DenemePostasi) => {
      expected.push(mail);
      // A person may open a mail before the product does. The product decides this only for mails that were there at
      // first.
      mailbox.deliver(Buffer.from(mail.ham, 'latin1'), opened && random() < 0.1);
    };
    const sent: Sent[] = [];
    const planned = new Map<string, { readonly mail: DenemePostasi; readonly reaction: (typeof REACTIONS)[number] }>();

    let kill: () => Promise<unknown> = async () => undefined;
    let armed: { readonly step: Step; left: number; readonly happened: () => void } | null = null;
    /** Kills at the planned step. Answers the promise that the step has to wait for. */
    function reached(what: string): Promise<unknown> | undefined {
      if (armed === null) return undefined;
      const { step, happened } = armed;
      const here = step.at === 'mail' ? what === 'mail' : step.at.test(what);
      if (!here || --armed.left > 0) return undefined;
      armed = null;
      const killed = wait(random() * step.within).then(kill);
      void killed.then(happened);
      return step.within === 0 ? killed.then(() => wait(20)) : undefined;
    }

    async function take(raw: string, session: SMTPServerSession): Promise<void> {
      for (const { address: to } of session.envelope.rcptTo) {
        const mail = { to, id: header(raw, 'Message-ID'), raw };
        const first = !sent.some((s) => s.id === mail.id);
        sent.push(mail);
        const plan = first ? planned.get(to) : undefined;
        if (plan !== undefined) answersTo(plan.reaction, mail, plan.mail).forEach(deliver);
      }
      await reached('mail');
    }
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, answer) =>
        void text(stream)
          .then((raw) => take(raw, session))
          .then(() => answer(), answer),
    });
    smtp.on('error', () => undefined);
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    after(() => new Promise<void>((closed) => smtp.close(closed)));
    const network = await proxy({ host: '127.0.0.1', port: mailbox.port }, 0, (said) =>
      reached(said.toString('latin1')),
    );
    after(() => network.close());

    const mails = [...karisikPostalar(count(970, 44)), ...robotPostalari(count(30, 22))];
    // The first mail from an address is thanked, and each address has one kind of reaction.
    mails
      .filter((mail) => mail.tesekkur !== null && mail.tesekkur !== 'robot@g.com')
      .forEach((mail, i) => planned.set(mail.tesekkur!, { mail, reaction: REACTIONS[i % REACTIONS.length]! }));
    // Mails that a person read before the product came stay untouched, before or after unread ones.
    const old = Array.from({ length: OLD }, (_, i) => posta(`Eski ${i}`, { From: `eski${i}@eski.com` }));
    const waiting = [...mails];
    const bring = (n: number) => waiting.splice(0, n).forEach(deliver);
    for (const mail of old.slice(0, OLD / 2)) mailbox.deliver(Buffer.from(mail, 'latin1'), true);
    bring(Math.min(OLD, count(OLD, 10)));
    for (const mail of old.slice(OLD / 2)) mailbox.deliver(Buffer.from(mail, 'latin1'), true);

    // Starts only after the first kill is prepared.
    await network.set('refuse');
    const { product, pool } = await startedCompany(run, {
      size: SMALL,
      env: {
        IMAP_HOST: '127.0.0.1',
        IMAP_PORT: String(network.port),
        IMAP_SECURE: '0',
        IMAP_USER: mailbox.user,
        IMAP_PASSWORD: mailbox.password,
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String((smtp.server.address() as AddressInfo).port),
        SMTP_FROM: 'Destek <destek@masabasi.com>',
      },
    });
    await pool.end();
    kill = () => product.stop('SIGKILL');
    const ask = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> => {
      const client = new Client(databaseUrl(product.dataDir));
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<T>(sql, values)).rows;
      } finally {
        await client.end();
      }
    };
    /**
     * Time passes: the product checks the mailbox every 20 seconds, and another server takes a dead server's work after
     * two minutes.
     */
    const hurry = (started: Date) =>
      ask(
        `with due as (update kuyruk set vakit = now() where tur = 'gelenPosta' and tutan is null and vakit > now()),
           left_behind as (update kuyruk set kira = now() where tutan is not null and kira > now() and baslama < $1)
         select pg_notify('masabasi_kuyruk', '')`,
        [started],
      );
    // While the database is away nothing is due: it refuses, or ends accepted connections. Any other error ends the
    // goal.
    const away = (e: unknown) => {
      if (pgKodu(e)?.startsWith('57') === false) throw e;
    };
    let started = new Date();
    const hurrying = setInterval(() => product.running() && void hurry(started).catch(away), 250);
    after(() => clearInterval(hurrying));

    const limit = count(36, 3);
    const seen = { kills: 0, with_database: 0, at_their_step: 0 };
    let failed = 0;
    for (; seen.kills < limit; seen.kills++) {
      const step = STEPS[seen.kills % STEPS.length]!;
      const { promise: at, resolve: happened } = Promise.withResolvers<void>();
      armed = { step, left: run.quick ? 1 : 1 + below(step.times), happened };
      if (seen.kills === 0) await network.set('fine');
      const rest = waiting.length / (limit - seen.kills);
      bring(seen.kills === limit - 1 ? waiting.length : Math.round(rest * 2 * random()));
      if (await Promise.race([at.then(() => true), wait(STEP_LIMIT_MS, false)])) seen.at_their_step++;
      armed = null;
      await kill();
      if (seen.kills % 4 === 3) {
        product.killDatabase();
        seen.with_database++;
      }
      started = new Date();
      await product.start().catch((error: unknown) => {
        console.error(error);
        failed++;
      });
      opened ||= (await ask('select from gelen_kutu where uidvalidity <> 0')).length > 0;
    }

    const rows = () =>
      ask<{ digest: string; tur: string; place: string | null }>(
        `select encode(ozet, 'hex') as digest, tur, nesne || nesne_id as place from gelen_posta order by id`,
      );
    // To the end: no mail arrives, no mail waits to be sent, nothing changes.
    let state = '';
    let since = performance.now();
    for (const begun = performance.now(); performance.now() - begun < GIVE_UP_MS;) {
      const [w] = await ask<{ n: number }>(
        `select count(*)::int as n from kuyruk where tur = 'posta' and durum = 'bekliyor'`,
      );
      const now = JSON.stringify([(await rows()).length, mailbox.count(), sent.length, w!.n]);
      if (now !== state) since = performance.now();
      state = now;
      const idle = performance.now() - since;
      if (idle > STILL_MS || (idle > QUIET_MS && w!.n === 0 && mailbox.count().unseen === 0)) break;
      await wait(250);
    }

    const filed = await rows();
    const inMailbox = mailbox.count();
    const unique = [...new Map(expected.map((mail) => [digest(mail.ham), mail])).entries()];
    const byDigest = Map.groupBy(filed, (row) => row.digest);
    const known = new Set(unique.map(([d]) => d));
    const rowOf = (mail: DenemePostasi) => byDigest.get(digest(mail.ham))?.[0];
    const lost = unique.filter(([d]) => !byDigest.has(d));
    const wrongKind = unique.filter(([, mail]) => rowOf(mail) !== undefined && rowOf(mail)!.tur !== mail.tur);
    const wrongRecord = unique.filter(([, m]) => m.ustu !== null && rowOf(m)?.place !== rowOf(m.ustu)?.place);
    for (const [, mail] of [...lost, ...wrongKind, ...wrongRecord].slice(0, 5))
      console.log(`expected ${mail.tur}, is ${JSON.stringify(rowOf(mail))}:\n${mail.ham.slice(0, 300)}`);
    const oldFiled = old.filter((mail) => byDigest.has(digest(mail))).length;

    // Rows that each mail left besides its own: requests, lines of history, files.
    const left = Object.values(
      (
        await ask<Record<string, number>>(`select
          (select count(*) from webistek where kaynak like 'E-posta%')::int as requests,
          (select count(*) from hareket where nesne = 'webistek' and tur = 'gelen')::int as lines,
          (select count(*) from hareket where nesne = 'webistek' and tur = 'ulasmadi')::int as bounces,
          (select count(*) from dosya where webistek_id is not null)::int as files`)
      )[0]!,
    );
    const of = (test: (mail: DenemePostasi) => boolean) => unique.filter(([, mail]) => test(mail)).length;
    const due = [
      of((mail) => mail.tur === 'yeni' || mail.tur === 'spam'),
      of((mail) => mail.tur === 'yanit'),
      of((mail) => mail.tur === 'geri' && mail.ustu !== null),
      unique.reduce((sum, [, mail]) => sum + mail.dosya, 0),
    ];
    const doubled =
      filed.filter((row) => !known.has(row.digest)).length -
      oldFiled +
      [...byDigest.values()].filter((same) => same.length > 1).length +
      left.reduce((sum, n, i) => sum + Math.max(0, n - due[i]!), 0);
    const missing = left.reduce((sum, n, i) => sum + Math.max(0, due[i]! - n), 0);

    const thanked = new Set(unique.flatMap(([, mail]) => mail.tesekkur ?? []));
    const answers = [...new Map(sent.map((mail) => [mail.id, mail])).values()];
    const wrongly = answers.filter((m, i) => !thanked.has(m.to) || answers.findIndex((o) => o.to === m.to) !== i);
    for (const mail of wrongly.slice(0, 5)) console.log(`answered wrongly: ${mail.to} ${header(mail.raw, 'Subject')}`);
    const unanswered = [...thanked].filter((to) => !answers.some((mail) => mail.to === to)).length;
    const wrong =
      lost.length +
      doubled +
      missing +
      wrongKind.length +
      wrongRecord.length +
      oldFiled +
      wrongly.length +
      unanswered +
      inMailbox.unseen +
      failed;
    return {
      pass: wrong === 0 && seen.at_their_step >= 0.8 * limit && inMailbox.all === expected.length + OLD,
      figures: {
        dovecot: mailbox.version,
        mails: expected.length,
        read_before: OLD,
        ...seen,
        filed: filed.length,
        lost: lost.length,
        doubled,
        missing,
        wrong_kind: wrongKind.length,
        wrong_record: wrongRecord.length,
        read_before_filed: oldFiled,
        answered: answers.length,
        answered_wrongly: wrongly.length,
        unanswered,
        sent_again: sent.length - answers.length,
        left_unseen: inMailbox.unseen,
        failed_starts: failed,
      },
    };
  },
);
