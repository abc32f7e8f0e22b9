import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { SMTPServer } from 'smtp-server';
import { SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate.ts';
import { postaYaz } from '../../packages/server/src/platform/posta/queries.ts';
import { akisAc } from '../../packages/server/src/testing/akis.ts';
import { call, signIn } from './calls.ts';
import { LICENCE, PASSWORD, type Person, SMALL, companySessions, loadCompany } from './company.ts';
import { debianPostgres, nginx } from './debian.ts';
import { goal } from './goal.ts';
import { type Hit, openLoop } from './load.ts';
import { dayMix } from './mix.ts';
import { server, temporaryFolder } from './server.ts';

/**
 * Two servers from the same build with one PostgreSQL of Debian's and nginx in front. A call through the proxy may
 * reach either server, and nobody notices which.
 */
const [DESK, NEED] = [651, 646];
const RACE_ROUNDS = 30;
const RACE_LIMIT = 3;
const MAILS = 40;
const KEYS = 20;
const RATE = 40;

/** `0`, or the number of each status. */
const statuses = (hits: readonly Hit[]): string =>
  [...Map.groupBy(hits, (h) => h.status)].map(([status, of]) => `${of.length}x${status}`).join(',') || '0';

await goal('S1', 'two servers behind a proxy are one product, also while one of them stops or dies', async (run) => {
  const { after } = run;
  const folder = temporaryFolder(run);
  const database = await debianPostgres(run, folder);
  await migrate(database.url);
  const connection = connect(database.url, (e) => console.error(e.message), { max: 3, ...SURESIZ });
  after(() => connection.pool.end());
  await loadCompany(connection, SMALL);
  const { pool } = connection;

  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.once('end', () => {
        mails.push(...session.envelope.rcptTo.map((r) => r.address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  after(() => new Promise<void>((closed) => smtp.close(closed)));
  const smtpPort = (smtp.server.address() as AddressInfo).port;

  const env = {
    DATABASE_URL: database.url,
    DEMO: '0',
    TRUST_PROXY: '127.0.0.1',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    SMTP_FROM: 'masabasi@ornek.example',
  };
  const servers = await Promise.all(['a', 'b'].map((n) => server(run, { dataDir: `${folder}/${n}`, env })));
  await Promise.all(servers.map((s) => s.start()));
  const [a, b] = servers as [(typeof servers)[0], (typeof servers)[0]];
  const proxy = await nginx(run, folder, [a.port, b.port]);

  // Sessions: signed in through the proxy, known to both, gone from both.
  const token = await signIn(proxy, 'yuk1', { Password: PASSWORD, lisans: LICENCE });
  const known = await Promise.all(servers.map((s) => call(s.url, oturum.userbilgi, {}, { token })));
  const listening = await akisAc(b.url, token);
  const ended = performance.now();
  await call(a.url, oturum.logout, {}, { token });
  const refused = (await call(b.url, oturum.userbilgi, {}, { token })).status;
  await Promise.race([listening.bitti, wait(5000)]);
  const revokedMs = performance.now() - ended;

  // Live events: a change on one server reaches a board that the other one serves.
  const everybody = await companySessions(connection, 2 * SMALL.people);
  const people = everybody.slice(0, SMALL.people);
  const colleagues = people.filter((p) => p.departmentId === people[0]!.departmentId);
  const change = (url: string, p: Person, moladurum: number) =>
    call(url, mola.moladurumGuncelle, { userid: p.id, moladurum }, { token: p.token });
  await Promise.all(colleagues.map((p) => change(proxy, p, DESK)));
  const board = await akisAc(b.url, colleagues[0]!.token);
  let slowest = 0;
  for (let n = 0; n < 20; n++) {
    const seen = board.gelenler.length;
    const begun = performance.now();
    const who = colleagues[1 + (n % 5)]!;
    await change(a.url, who, Math.floor(n / 5) % 2 === 0 ? NEED : DESK);
    await board.bekle((g) => g.olay === 'mola' && g.veri.satir?.Id === who.id, seen, 5000);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  board.kes();

  // Places: a race over both servers.
  let over = 0;
  await pool.query('update departman set diger_limit = $1 where id = $2', [RACE_LIMIT, people[0]!.departmentId]);
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const racers = colleagues.slice(0, 12);
    const answers = await Promise.all(racers.map((p, n) => change(servers[n % 2]!.url, p, NEED)));
    if (answers.filter((x) => x.body.durum).length !== RACE_LIMIT) over++;
    await Promise.all(racers.map((p) => change(proxy, p, DESK)));
  }
  await pool.query('update departman set diger_limit = null');

  // Keys: the same write to both servers at the same moment.
  const admin = people[0]!;
  const day = new Date().toISOString().slice(0, 10);
  for (let n = 0; n < KEYS; n++) {
    const key = randomUUID();
    const write = (url: string) =>
      call(
        url,
        duyuru.duyuruKaydet,
        {
          Id: 0,
          Baslik: `Duyuru ${n}`,
          Metin: 'Metin',
          Baslangic: day,
          Bitis: day,
          Departmanlar: [],
          Onemli: 0,
          Surum: 0,
        },
        { token: admin.token, key },
      );
    await Promise.all([a, b, a, b].map((s) => write(s.url)));
  }
  const count = async (sql: string) => (await pool.query<{ n: number }>(sql)).rows[0]!.n;
  const announcements = await count('select count(*) as n from duyuru');

  // Throttle: wrong passwords by turns. The sixth waits, on both servers.
  const wrong = (url: string) =>
    call(
      url,
      oturum.login,
      { UserName: 'yuk9', Password: 'yanlış', lisans: LICENCE },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
  for (let n = 0; n < 5; n++) await wrong(servers[n % 2]!.url);
  const throttled = (await Promise.all(servers.map((s) => wrong(s.url)))).filter((x) => x.status === 429).length;

  // Jobs: every mail once, every daily job once.
  for (let n = 1; n <= MAILS; n++)
    await postaYaz(connection.db, {
      alici: `kisi${n}@ornek.example`,
      konu: 'Konu',
      metin: 'Metin',
      simdi: new Date(),
    });
  for (let n = 0; n < 60 && mails.length < MAILS; n++) await wait(500);
  await wait(6000);
  const doneJobs = await count(`select count(*) as n from kuyruk where anahtar = '' and bitis is not null`);

  // One after the other is stopped and started while people work.
  const next = dayMix(everybody, run);
  const work = openLoop(proxy, { rate: RATE, seconds: 24, next });
  for (const s of servers) {
    await wait(4000);
    await s.stop();
    await s.start();
  }
  const whileStopping = (await work).filter((h) => h.status !== 200);

  // One server dies: its calls under way may be lost, everything else continues with the other.
  const more = openLoop(proxy, { rate: RATE, seconds: 12, next });
  await wait(4000);
  await a.stop('SIGKILL');
  const afterDeath = (await more).filter((h) => h.status !== 200);
  const lastFailure = Math.max(4, ...afterDeath.map((h) => h.at)) - 4;

  const figures = {
    postgresql: database.version,
    known_to_both: known.filter((k) => k.status === 200).length,
    refused_by_both: refused === 401 ? 2 : 1,
    revoked_ms: revokedMs,
    event_ms: slowest,
    limit_violations: over,
    announcements,
    throttled_on: throttled,
    mails_sent: mails.length,
    mails_once: new Set(mails).size,
    daily_jobs: doneJobs,
    failed_while_stopping: statuses(whileStopping),
    failed_by_death: statuses(afterDeath),
    normal_after_death_s: lastFailure,
  };
  const pass =
    figures.known_to_both === 2 &&
    figures.refused_by_both === 2 &&
    revokedMs <= 1000 &&
    slowest <= 1000 &&
    over === 0 &&
    announcements === KEYS &&
    throttled === 2 &&
    mails.length === MAILS &&
    new Set(mails).size === MAILS &&
    doneJobs > 0 &&
    whileStopping.length === 0 &&
    lastFailure <= 5;
  return { pass, figures };
});
