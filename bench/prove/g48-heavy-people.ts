import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { banka } from '@masabasi/core/mali/banka/contract';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { posta } from '@masabasi/core/platform/posta/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { BOS_HESAP } from '../../packages/server/src/mali/banka/testing.ts';
import { call } from './calls.ts';
import { databaseUrl, type Person } from './company.ts';
import { goal, percentile } from './goal.ts';
import { fire, openLoop, served, type Shot, shot } from './load.ts';
import { dayMix } from './mix.ts';
import { sessions } from './roles.ts';
import { server, temporaryFolder } from './server.ts';

/**
 * Six people of the demo company send twelve searches in each batch, send twenty mails at once and import statements of
 * a hundred thousand lines. Everybody else continues as if they were not there.
 */
const HEAVY = 6;
const RATE = 30;
const LIMIT_MS = 100;
const MAILS = 20;
const MOVEMENTS = 49_990;
/** The first seconds of a server are slower, because nothing is prepared yet. */
const WARM_SECONDS = 10;

const WORDS = 'aa ab ac ad ae af ag ah ai aj ak al'.split(' ');
const search = (ara: string) => ({ uc: gorusme.getGorusmeList.path, val: { ara, adet: 200 } });

const statement = [
  ':20:E',
  ':25:0001/12345',
  ':28C:1',
  ':60F:C261101TRY0,00',
  ...Array.from({ length: MOVEMENTS }, (_, n) => `:61:2611011101C1,00NTRFREF${n}\n:86:GELEN HAVALE ${n}`),
  `:62F:C261101TRY${MOVEMENTS},00`,
  '-',
].join('\n');

await goal('G48', 'a few people who ask for a great deal keep nobody else waiting', async (run) => {
  const dataDir = temporaryFolder(run);
  const product = await server(run, { dataDir, env: { DEMO: '1' } });
  await product.start();
  const connection = connect(databaseUrl(dataDir), (e) => console.error(e.message), { max: 2, ...SURESIZ });
  run.after(() => connection.pool.end());
  const { pool } = connection;

  const { rows } = await pool.query<{ id: number; departmentId: number }>(
    `select k.id, k.departman_id as "departmentId" from kisi k join kisi_rol r on r.kisi_id = k.id join rol on rol.id = r.rol_id
     where k.aktif and k.giris_izni and k.departman_id is not null and rol.ad = 'Çalışan' order by k.id`,
  );
  const tokens = await sessions(connection, rows);
  const all: Person[] = rows.map((p, i) => ({ ...p, token: tokens[i]! }));
  const heavy = all.slice(0, HEAVY);
  const others = all.slice(HEAVY);
  await pool.query(
    `insert into kisi_yetki (kisi_id, yetki_id, deger) select k, y, 1 from unnest($1::int[]) k, unnest($2::int[]) y
     on conflict do nothing`,
    [heavy.map((p) => p.id), [YETKI.ayricalikli]],
  );
  const accounts = await Promise.all(
    heavy.map(async ({ token }, i) => {
      const hesap = { ...BOS_HESAP, Ad: `Deneme ${i}` };
      const { body } = await call(product.url, banka.bankaHesapKaydet, { hesap }, { token });
      if (!body.durum) throw new Error(body.msg);
      return body.Id;
    }),
  );

  // Long answers are not read here, so that the measurement beside them does not wait for this process.
  const agent = new Agent({ keepAlive: true });
  run.after(async () => agent.destroy());
  const ask = (s: Shot) => fire(agent, new URL(product.url), s);
  const next = dayMix(others, run);
  let failed = 0;
  /** The slowest hundredth of other people's calls in milliseconds, while six people repeat some work. */
  async function beside(work: (p: Person, i: number) => Promise<unknown>): Promise<{ ms: number; done: number }> {
    const stop = new AbortController();
    let done = 0;
    const busy = heavy.map(async (p, i) => {
      while (!stop.signal.aborted) {
        await work(p, i);
        done++;
      }
    });
    const hits = await openLoop(product.url, { rate: RATE, seconds: run.count(60, 40), next });
    stop.abort();
    await Promise.all(busy);
    failed += hits.length - served(hits).length;
    const ms = percentile(
      hits.map((h) => h.ms),
      0.99,
    );
    return { ms: Math.round(ms), done };
  }

  await openLoop(product.url, { rate: RATE, seconds: WARM_SECONDS, next });
  const searches = { istekler: WORDS.map(search) };
  const batches = await beside(async ({ token }) => {
    const { status } = await ask(shot(oturum.okumalar, 'batch', token, searches));
    if (status !== 200) throw new Error(`a batch was answered with ${status}`);
  });
  const mails = await beside(({ token, id }) =>
    Promise.all(
      Array.from({ length: MAILS }, () =>
        call(
          product.url,
          posta.sendMail,
          { kisiler: [others[id % others.length]!.id], konu: 'Toplu', metin: 'Deneme' },
          { token, key: randomUUID() },
        ),
      ),
    ),
  );
  const statementOf = heavy.map(({ token }, i) =>
    shot(banka.ekstreOku, 'statement', token, {
      HesapId: accounts[i]!,
      Dosya: 'e.sta',
      icerik: { metin: statement },
    }),
  );
  const statements = await beside(async (_, i) => {
    const { status } = await ask(statementOf[i]!);
    if (status !== 200) throw new Error(`a statement was answered with ${status}`);
  });
  const figures = {
    batches: batches.done,
    beside_batches_p99_ms: batches.ms,
    volleys_of_mails: mails.done,
    beside_mails_p99_ms: mails.ms,
    statements: statements.done,
    beside_statements_p99_ms: statements.ms,
    failed,
  };
  return {
    pass: failed === 0 && [batches, mails, statements].every(({ ms, done }) => ms < LIMIT_MS && done > 0),
    figures,
  };
});
