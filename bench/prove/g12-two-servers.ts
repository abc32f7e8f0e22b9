import { setTimeout as wait } from 'node:timers/promises';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { DIGER_MOLALAR, MASA_BASI, YEMEK_MOLALARI } from '@masabasi/core/mesai/mola/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { call } from './calls.ts';
import { LICENCE, PASSWORD, SMALL, companySessions } from './company.ts';
import { KINDS } from './edited.ts';
import { goal, type Run } from './goal.ts';
import { companyDatabase, serverOn, startedCompany } from './running.ts';
import { type Server, server } from './server.ts';
import { type World, world } from './world.ts';
import { leave } from './writes/staff.ts';

/**
 * Two servers on one database under a mixed load: a place of a department is never given twice, no edit is lost, and
 * each server knows at once of the other's sessions and wrong passwords. A second server on the product's own data
 * folder names the first one and ends.
 */
const LIMITS = { diger: 3, yemek: 2 } as const;
const WORKERS = 24;
const REFUSED_MS = 5000;
const KNOWN_MS = 1000;
/** Wrong passwords of one account sent at the same moment, and the number of them that the throttle answers. */
const AT_ONCE = 16;
const ANSWERED = 5;
/** A server lets only a few through at once, so one burst may miss the race. */
const BURSTS = 4;

type Answered = { readonly status: number; readonly body: unknown };
const ok = (a: Answered): boolean => a.status === 200 && (a.body as { durum?: boolean }).durum === true;

/** A second server on a folder in use: the time until it reports this. */
async function secondOnFolder(first: Server, run: Run, tries: number) {
  const figures = { second_starts: tries, second_served: 0, second_unnamed: 0, second_ms: 0 };
  for (let i = 0; i < tries; i++) {
    const second = await server(run, { dataDir: first.dataDir });
    const begun = performance.now();
    const served = await second.start().then(
      () => true,
      () => false,
    );
    figures.second_ms = Math.max(figures.second_ms, Math.round(performance.now() - begun));
    if (served || (await second.stop()) === 0) figures.second_served++;
    if (!second.output().includes(`pid=${first.pid()} `)) figures.second_unnamed++;
    if (!(await fetch(`${first.url}/ready`)).ok) figures.second_served++;
  }
  return figures;
}

/** Number of moments with more people on a break than places, over all intervals. */
async function overLimit(w: World, since: Date, group: readonly number[], limit: number): Promise<number> {
  const rows = await w.sql<{ department: number; at: string; step: number }>(
    `with i as (
       select k.departman_id as department, m.baslama, m.bitis from mola m join kisi k on k.id = m.kisi_id
       where m.durum_id = any($1) and m.baslama >= $2 and m.bitis is distinct from m.baslama
     )
     select department, baslama as at, 1 as step from i union all select department, bitis, -1 from i where bitis is not null
     order by department, at, step`,
    [group, since],
  );
  let over = 0;
  const open = new Map<number, number>();
  for (const { department, step } of rows) {
    const now = (open.get(department) ?? 0) + step;
    open.set(department, now);
    if (step > 0 && now > limit) over++;
  }
  return over;
}

async function mixed(w: World, urls: readonly string[], { below, random }: Run, ops: number) {
  const figures = {
    ops,
    breaks: 0,
    granted: 0,
    over_limit: 0,
    edits: 0,
    accepted: 0,
    lost_updates: 0,
    wrong_rows: 0,
    busy: 0,
    failed: 0,
  };
  const people = await companySessions(w.connection, SMALL.people);
  const at = (): string => urls[below(urls.length)]!;
  const change = (p: (typeof people)[number], moladurum: number) =>
    call(at(), mola.moladurumGuncelle, { userid: p.id, moladurum }, { token: p.token });
  await Promise.all(people.map((p) => change(p, MASA_BASI)));
  await w.sql(`update departman set diger_limit = $1, yemek_limit = $2`, [LIMITS.diger, LIMITS.yemek]);
  const [{ since }] = (await w.sql<{ since: Date }>('select now() as since')) as [{ since: Date }];
  const records = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => ({
      ...(await KINDS[i % KINDS.length]!(w)),
      bases: [] as number[],
      edits: 0,
    })),
  );
  const rowsThen = await w.sql<{ id: number }>('select id from izin where silindi is null');
  const leaves: number[] = [];
  let [added, removed] = [0, 0];

  const one = async (): Promise<Answered> => {
    const what = random();
    const p = people[below(people.length)]!;
    if (what < 0.5) {
      figures.breaks++;
      const statuses = [MASA_BASI, MASA_BASI, ...DIGER_MOLALAR, ...YEMEK_MOLALARI];
      const answer = await change(p, statuses[below(statuses.length)]!);
      if (ok(answer)) figures.granted++;
      return answer;
    }
    if (what < 0.7) return call(at(), mola.departmanMola, { departmanId: p.departmentId }, { token: p.token });
    if (what < 0.85) {
      const record = records[below(records.length)]!;
      const { version } = await record.read();
      const base = version + below(2);
      figures.edits++;
      const answer = await record.save(
        base,
        `metin ${(record.edits += 1)}`,
        w.boss.token,
        `g12-${w.next()}-edit`,
        at(),
      );
      if (ok(answer)) record.bases.push(base);
      return answer;
    }
    if (what < 0.95 || leaves.length === 0) {
      const answer = await call(
        at(),
        izin.izinkaydet,
        { izin: leave(p.id, w.day(400 + below(300))) },
        { token: w.boss.token },
      );
      if (answer.body.durum) {
        added++;
        leaves.push(answer.body.Id!);
      }
      return answer;
    }
    const answer = await call(at(), izin.izinsil, { Id: leaves[below(leaves.length)]! }, { token: w.boss.token });
    if (ok(answer)) removed++;
    return answer;
  };
  let left = ops;
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      while (left-- > 0) {
        const { status, body } = await one();
        if (status === 503) figures.busy++;
        else if (status !== 200 && status !== 409) {
          figures.failed++;
          console.log(status, JSON.stringify(body));
        }
      }
    }),
  );

  figures.over_limit =
    (await overLimit(w, since, DIGER_MOLALAR, LIMITS.diger)) +
    (await overLimit(w, since, YEMEK_MOLALARI, LIMITS.yemek));
  for (const record of records) {
    figures.accepted += record.bases.length;
    const { version } = await record.read();
    figures.lost_updates += record.bases.length - new Set(record.bases).size;
    if (version !== 1 + record.bases.length) figures.lost_updates++;
  }
  const [audit] = await w.sql<{ n: number }>(
    `select count(*)::int as n from denetim where eylem = 'moladurumGuncelle' and zaman >= $1`,
    [since],
  );
  const rows = await w.sql<{ id: number }>('select id from izin where silindi is null');
  figures.wrong_rows = Math.abs(audit!.n - figures.granted) + Math.abs(rows.length - rowsThen.length - added + removed);
  return figures;
}

/** Sign-in, sign-out and wrong passwords on one server, checked on the other. */
async function sessions(w: World, urls: readonly string[], rounds: number) {
  const figures = {
    sessions: rounds,
    session_late: 0,
    revocation_late: 0,
    throttle_late: 0,
    throttle_over: 0,
    known_ms_max: 0,
  };
  const known = async (question: () => Promise<boolean>): Promise<boolean> => {
    const begun = performance.now();
    while (!(await question())) {
      if (performance.now() - begun > KNOWN_MS) return false;
      await wait(10);
    }
    figures.known_ms_max = Math.max(figures.known_ms_max, Math.round(performance.now() - begun));
    return true;
  };
  for (let round = 0; round < rounds; round++) {
    const [here, there] = round % 2 ? [urls[0]!, urls[1]!] : [urls[1]!, urls[0]!];
    // Each round comes from an address of its own, because the wrong passwords of an address count, too.
    const headers = { 'x-forwarded-for': `10.12.0.${1 + round}` };
    const UserName = `yuk${2 + (round % (SMALL.people - 2))}`;
    const signIn = (url: string, Password: string, from = headers) =>
      call(url, oturum.login, { UserName, Password, lisans: LICENCE }, { headers: from });
    const { body } = await signIn(here, PASSWORD);
    if (!body.durum) throw new Error(body.msg);
    const { token } = body;
    const status = async (url: string) => (await call(url, oturum.userbilgi, {}, { token })).status;
    if (!(await known(async () => (await status(there)) === 200))) figures.session_late++;
    if (round % 3 === 0) await call(here, oturum.logout, {}, { token });
    else {
      const { data } = (await call(there, oturum.userbilgi, {}, { token })).body;
      const other = (await w.session(data.Id)).token;
      const { body: list } = await call(here, oturum.oturumlarim, {}, { token });
      if (!list.durum) throw new Error(list.msg);
      const Id = list.oturumlar.find((o) => o.Bu)!.Id;
      if (!ok(await call(here, oturum.oturumSonlandir, { Id }, { token: other }))) figures.revocation_late++;
    }
    if (!(await known(async () => (await status(there)) === 401))) figures.revocation_late++;
    for (let i = 0; i < 6; i++) await signIn(here, 'yanlis-parola');
    if (!(await known(async () => (await signIn(there, PASSWORD)).status === 429))) figures.throttle_late++;
    for (let burst = 0; burst < BURSTS; burst++) {
      const elsewhere = { 'x-forwarded-for': `10.13.${burst}.${1 + round}` };
      const tries = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => signIn(i % 2 ? here : there, 'yanlis-parola', elsewhere)),
      );
      figures.throttle_over += Math.max(0, tries.filter((t) => t.status === 401).length - ANSWERED);
    }
  }
  return figures;
}

await goal('G12', 'two servers on one database agree on places, edits, sessions and wrong passwords', async (run) => {
  const alone = (await startedCompany(run, { size: SMALL })).product;
  const second = await secondOnFolder(alone, run, run.count(5, 1));
  await alone.stop();

  const database = await companyDatabase(run, SMALL);
  const servers = [];
  for (let i = 0; i < 2; i++) servers.push(await serverOn(run, database.url, { TRUST_PROXY: '127.0.0.1' }));
  await Promise.all(servers.map((s) => s.start()));
  const urls = servers.map((s) => s.url);
  const w = await world(urls[0]!, database);
  const figures = {
    ...(await mixed(w, urls, run, run.count(10_000, 600))),
    ...(await sessions(w, urls, run.count(50, 4))),
    ...second,
  };
  const bad = [
    'over_limit',
    'lost_updates',
    'wrong_rows',
    'failed',
    'session_late',
    'revocation_late',
    'throttle_late',
    'throttle_over',
    'second_served',
    'second_unnamed',
  ] as const;
  return { pass: bad.every((name) => figures[name] === 0) && figures.second_ms <= REFUSED_MS, figures };
});
