import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { type GonderimDurumu, BITEN_GONDERIM } from '@masabasi/core/mali/fatura/gonderim';
import fc from 'fast-check';
import { BOS_FATURA } from '../../packages/server/src/mali/fatura/testing.ts';
import { belgeHatasi, RASTGELE_GUN, rastgeleFatura } from '../../packages/server/src/testing/fatura.ts';
import { answered, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';
import { freePort, temporaryFolder } from './server.ts';

/**
 * Invoices of each kind go to an integrator in a process of its own with every possible fault: it takes an invoice
 * without saying so, does not answer, answers for another invoice, forgets, reports old states, refuses. Now and then
 * it or the product is killed. Afterwards each invoice is there once, byte for byte the proven one, and its state here
 * is its state there. Besides, random invoices are written and read again.
 */
const SANDBOX = fileURLToPath(new URL('../../packages/sandbox/src/entegratorSureci.ts', import.meta.url));
const MODES = [
  'yanitsiz',
  'unutkan',
  'sagir',
  'geri',
  'baskasi',
  'bozuk',
  'gecici',
  'hata',
  'ret',
  'yavas',
  'ulasamaz',
];
const GIVE_UP_MS = 240_000;
const LINE = { Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 };
const CHUNK = 2000;

interface There {
  readonly ettn: string;
  readonly no: string;
  readonly ozet: string;
  readonly sonu: string;
  readonly senaryo: string;
  readonly yanit: 'KABUL' | 'RED' | null;
}

/** The expected state here for a state there. */
function due(there: There): GonderimDurumu {
  if (there.sonu !== '1300') return 'reddedildi';
  if (there.senaryo !== 'TICARIFATURA') return 'ulasti';
  return there.yanit === 'RED' ? 'ret' : 'kabul';
}

await goal(
  'G42',
  'each invoice that is sent ends once at the integrator and here in the state that it has there, whatever goes wrong on the way; random invoices are read as they were written',
  async (run) => {
    const { count, below, seed, after } = run;
    const folder = temporaryFolder(run);
    const port = await freePort();
    const settings = JSON.stringify({ dosya: join(folder, 'sandbox.jsonl'), port });
    let child = fork(SANDBOX, [settings], { execArgv: [] });
    after(() => child.kill('SIGKILL'));
    const ready = () => once(child, 'message');
    await ready();
    const sandbox = async (path: string, body: object = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}/_sandbox/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { belgeler: There[] };
    };

    const { product, people, pool } = await runningCompany(run, {
      size: SMALL,
      env: { ENTEGRATOR_URL: `http://127.0.0.1:${port}` },
    });
    const { token } = people[0]!;
    await pool.query(
      `update fatura_ayari set unvan = 'Satıcı A.Ş.', vkn = '1112223339', il = 'Ankara', ilce = 'Çankaya'`,
    );
    const { rows: customers } = await pool.query<{ id: number }>(
      `with yer as (select il_id, min(id) as ilce_id from ilce group by il_id order by il_id limit 1),
         m as (insert into musteri (tip, ad, soyad, unvan, vkn, durum, il_id, ilce_id, efatura_mukellef, efatura_senaryo, yazma_zamani)
           select x.tip, case x.tip when 1 then 'Ayşe' else '' end, case x.tip when 1 then 'Çınar' else '' end,
             case x.tip when 1 then '' else 'Alıcı A.Ş.' end, x.vkn, 'Aktif', il_id, ilce_id, x.senaryo <> '', x.senaryo, now()
           from yer, (values (1, null, ''), (2, '9876543217', 'TEMELFATURA'), (2, '9205121120', 'TICARIFATURA')) x (tip, vkn, senaryo)
           returning id),
         p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m)
       select id from m order by id`,
    );
    const { rows: today } = await pool.query<{ gun: string }>(
      `select (now() at time zone 'Europe/Istanbul')::date::text as gun`,
    );

    const figures = {
      invoices: 0,
      storms: 0,
      killed: 0,
      arrived: 0,
      refused: 0,
      answered: 0,
      missing: 0,
      doubled: 0,
      other_bytes: 0,
      other_state: 0,
      unfinished: 0,
      random_invoices: 0,
      random_wrong: 0,
    };
    const ids: number[] = [];
    /** Repeats until it is done, as a person would whose page reports a failure. */
    async function surely<T extends { durum: boolean }>(
      ask: (key: string) => Promise<{ body: T }>,
    ): Promise<Extract<T, { durum: true }>> {
      const key = randomUUID();
      for (let i = 0; i < 60; i++) {
        const answer = await answered(ask(key));
        if (answer?.body.durum) return answer.body as Extract<T, { durum: true }>;
        if (answer !== null && 'msg' in answer.body) throw new Error(JSON.stringify(answer.body));
        await wait(500);
      }
      throw new Error('the product did not come back');
    }
    async function send(n: number) {
      const draft = await surely((key) =>
        call(
          product.url,
          fatura.faturaKaydet,
          {
            fatura: {
              ...BOS_FATURA,
              MusteriId: customers[n % customers.length]!.id,
              Senaryo: n % 3 === 2 ? 'TICARIFATURA' : 'TEMELFATURA',
              Tarih: today[0]!.gun,
              Kalemler: [{ ...LINE, BirimFiyat: String(100 + below(9000)) }],
            },
          },
          { token, key },
        ),
      );
      const { Id, Surum } = draft;
      const cut = await surely((key) => call(product.url, fatura.faturaKes, { Id, Surum }, { token, key }));
      await surely((key) => call(product.url, fatura.faturaGonder, { Id, Surum: cut.Surum }, { token, key }));
      ids.push(Id);
    }

    // Every fault mode is active for a while, while invoices are sent and asked about.
    const each = count(6, 2);
    for (const mode of MODES) {
      await sandbox('kip', { kip: mode });
      figures.storms++;
      for (let i = 0; i < each; i++) await send(ids.length);
      if (mode === 'sagir' || mode === 'baskasi') {
        await product.stop('SIGKILL');
        figures.killed++;
        await product.start();
      }
      if (mode === 'geri') {
        child.kill('SIGKILL');
        figures.killed++;
        child = fork(SANDBOX, [settings], { execArgv: [] });
        await ready();
        await sandbox('kip', { kip: mode });
      }
      for (let i = 0; i < 3; i++) {
        for (const Id of ids.slice(-3 * each))
          await answered(call(product.url, fatura.faturaDurumSorgula, { Id }, { token }));
        await wait(count(1500, 700));
      }
    }
    figures.invoices = ids.length;
    await sandbox('kip', { kip: 'iyi' });

    // The integrator works again, buyers answer, and the product asks until each invoice has ended.
    const states = async () =>
      (
        await pool.query<{ id: number; durum: GonderimDurumu; ettn: string; no: string; ozet: string }>(
          `select f.id, g.durum, f.ettn::text as ettn, f.no, encode(f.xml_ozet, 'hex') as ozet
           from fatura_gonderim g join fatura f on f.id = g.fatura_id where f.id = any($1)`,
          [ids],
        )
      ).rows;
    const end = Date.now() + GIVE_UP_MS;
    let here = await states();
    while (Date.now() < end && here.some((h) => !BITEN_GONDERIM.has(h.durum))) {
      for (const h of here) {
        if (h.durum === 'yanitBekliyor')
          await sandbox('yanit', { ettn: h.ettn, yanit: h.id % 2 === 0 ? 'RED' : 'KABUL', neden: 'Tutar yanlış' });
        if (!BITEN_GONDERIM.has(h.durum))
          await answered(call(product.url, fatura.faturaDurumSorgula, { Id: h.id }, { token }));
      }
      await wait(1000);
      here = await states();
    }
    const { belgeler: there } = await sandbox('belgeler');
    for (const h of here) {
      const found = there.filter((t) => t.no === h.no);
      const own = there.find((t) => t.ettn === h.ettn);
      if (!BITEN_GONDERIM.has(h.durum)) figures.unfinished++;
      if (own === undefined) figures.missing++;
      else if (found.length > 1) figures.doubled++;
      else if (own.ozet !== h.ozet) figures.other_bytes++;
      else if (due(own) !== h.durum) figures.other_state++;
      if (h.durum === 'ulasti') figures.arrived++;
      if (h.durum === 'reddedildi') figures.refused++;
      if (h.durum === 'kabul' || h.durum === 'ret') figures.answered++;
    }

    const random = count(100_000, 2000);
    for (let n = 0; n < random; n += CHUNK)
      for (const f of fc.sample(rastgeleFatura, { numRuns: CHUNK, seed: seed + n })) {
        figures.random_invoices++;
        const wrong = belgeHatasi(f);
        if (wrong === null) continue;
        if (figures.random_wrong++ === 0) console.log(RASTGELE_GUN, wrong, JSON.stringify(f));
      }
    const { missing, doubled, other_bytes, other_state, unfinished, random_wrong } = figures;
    const wrong = missing + doubled + other_bytes + other_state + unfinished + random_wrong;
    return {
      pass: wrong === 0 && here.length === ids.length && figures.arrived > 5 && figures.refused > 1,
      figures,
    };
  },
);
