import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { banka } from '@masabasi/core/mali/banka/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { BOS_HESAP } from '../../packages/server/src/mali/banka/testing.ts';
import { defterBozukluklari } from '../../packages/server/src/mali/defter/queries.ts';
import { BOS_FATURA } from '../../packages/server/src/mali/fatura/testing.ts';
import { answered, call } from './calls.ts';
import { companySessions, SMALL } from './company.ts';
import { goal } from './goal.ts';
import { look, recounted } from './ledger.ts';
import { companyDatabase, serverOn } from './running.ts';
import { tamper } from './tampering.ts';

/**
 * Eight people cut invoices, enter payments, match bank lines, return, cancel and undo all of it, each on any record,
 * while the server is killed again and again. A reader checks all the time that the ledger sums to zero, that its chain
 * is intact, and that the open amounts follow from the rows. Afterwards the ledger is tampered with.
 */
const WRITERS = 8;
const LINES = 40;
const RETRY_MS = 200;
const GIVE_UP_MS = 120_000;
const LINE = { Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', KdvOran: 20 };

interface Replied {
  readonly status: number;
  readonly body: object;
}

await goal(
  'G44',
  'the ledger comes to nothing, its chain is whole and what is open is what the rows make, at every moment in which eight write and the server is killed; whatever is changed behind its back is found',
  async (run) => {
    const { count, below, random, after } = run;
    const database = await companyDatabase(run, SMALL);
    const { pool, db } = database;
    const sql = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
      (await pool.query<T>(text, [...values])).rows;
    const people = await companySessions(database, WRITERS);
    await sql(
      `insert into kisi_yetki (kisi_id, yetki_id, deger) select k, 0, 1 from unnest($1::int[]) k on conflict do nothing`,
      [people.map((p) => p.id)],
    );
    await sql(`update fatura_ayari set unvan = 'Satıcı A.Ş.', vkn = '1112223339', il = 'Ankara', ilce = 'Çankaya'`);
    const customers = await sql<{ id: number }>(
      `with yer as (select il_id, min(id) as ilce_id from ilce group by il_id order by il_id limit 1),
         m as (insert into musteri (tip, ad, soyad, unvan, durum, il_id, ilce_id, yazma_zamani)
           select 1, 'Ece', 'Ar ' || n, '', 'Aktif', il_id, ilce_id, now() from yer, generate_series(1, 3) n returning id),
         p as (insert into musteri_proje (musteri_id, proje_id) select id, 2 from m)
       select id from m order by id`,
    );
    const product = await serverOn(run, database.url);
    await product.start();
    const today = istanbulGunu(Date.now());

    /**
     * Asks with one key until there is an answer, as a browser does.
     * @returns null: refused
     */
    async function surely<T extends Replied>(
      ask: (key: string) => Promise<T>,
    ): Promise<Extract<T['body'], { durum: true }> | null> {
      const key = randomUUID();
      const end = Date.now() + GIVE_UP_MS;
      while (Date.now() < end) {
        const reply = await answered(ask(key));
        if (reply?.status === 200)
          return 'durum' in reply.body && reply.body.durum === true
            ? (reply.body as Extract<T['body'], { durum: true }>)
            : null;
        if (reply !== null && reply.status < 500) return null;
        if (reply !== null && reply.status === 500) figures.faults++;
        await wait(RETRY_MS);
      }
      throw new Error('the product did not come back');
    }
    const figures = {
      acknowledged: 0,
      refused: 0,
      faults: 0,
      kills: 0,
      failed_starts: 0,
      looks: 0,
      unbalanced: 0,
      broken_chain: 0,
      wrong_open: 0,
      wrong_account: 0,
      acts: 0,
      lost: 0,
      doubled: 0,
      recounted_wrong: 0,
      false_alarms: 0,
      changed: 0,
      removed: 0,
      inserted: 0,
      swapped: 0,
      not_found: 0,
    };

    // Each person imports a statement, and anybody may match its lines.
    for (const { token } of people) {
      const opened = await surely((key) =>
        call(
          product.url,
          banka.bankaHesapKaydet,
          { hesap: { ...BOS_HESAP, Ad: `Hesap ${randomUUID().slice(0, 8)}`, AcilisGun: '2012-01-01' } },
          { token, key },
        ),
      );
      if (opened === null) throw new Error('no account');
      const d = today.replaceAll('-', '').slice(2);
      const sums = Array.from({ length: LINES }, () => 100 + below(4000));
      const rows = sums.flatMap((s, i) => [`:61:${d}${d.slice(2)}C${s},00NTRFREF${i}`, `:86:Gelen ${i}`]);
      const total = sums.reduce((t, s) => t + s, 0);
      const metin = [':20:1', ':25:1', ':28C:1', `:60F:C${d}TRY0,00`, ...rows, `:62F:C${d}TRY${total},00`, '-'];
      const statement = { HesapId: opened.Id, Dosya: 'ekstre.sta', icerik: { metin: metin.join('\n') } };
      if ((await surely((key) => call(product.url, banka.ekstreYukle, statement, { token, key }))) === null)
        throw new Error('no statement');
    }
    const [start] = await sql<{ n: number }>(`select count(*)::int as n from defter_fis`);

    interface Invoice {
      readonly Id: number;
      readonly Surum: number;
      readonly customer: number;
      readonly open: number;
    }
    /** A random cut invoice. Other people may be working on it. */
    const invoice = async (which: string): Promise<Invoice | undefined> =>
      (
        await sql<Invoice>(
          `select f.id as "Id", f.surum as "Surum", f.musteri_id as customer, coalesce(a.kalan, 0)::int as open from fatura f
           left join fatura_acik a on a.fatura_id = f.id where f.durum = 'kesildi' and f.tip <> 'IADE' and ${which}
           order by random() limit 1`,
        )
      )[0];
    const line = async (said: boolean) =>
      (
        await sql<{ Id: number; Surum: number; sum: number }>(
          `select id as "Id", surum as "Surum", tutar::int as sum from banka_hareket
           where (fis_sira is not null) = $1 order by random() limit 1`,
          [said],
        )
      )[0];

    /** Each writes one act, or is refused. Null: there was no record for it. */
    const deeds: Readonly<Record<string, (token: string) => Promise<object | null | undefined>>> = {
      async cut(token) {
        const draft = {
          ...BOS_FATURA,
          MusteriId: customers[below(customers.length)]!.id,
          Tarih: today,
          Kalemler: [{ ...LINE, BirimFiyat: String(100 + below(3000)) }],
        };
        const opened = await surely((key) => call(product.url, fatura.faturaKaydet, { fatura: draft }, { token, key }));
        if (opened === null) return null;
        const { Id, Surum } = opened;
        return surely((key) => call(product.url, fatura.faturaKes, { Id, Surum }, { token, key }));
      },
      async pay(token) {
        const f = await invoice('a.kalan > 0');
        if (f === undefined) return undefined;
        const { Id, Surum } = f;
        const Tutar = kurus(random() < 0.5 ? f.open : 1 + below(f.open));
        return surely((key) =>
          call(
            product.url,
            fatura.faturaTahsilatYaz,
            { Id, Surum, Tarih: today, Tutar, Aciklama: 'Elden' },
            { token, key },
          ),
        );
      },
      async unpay(token) {
        const [t] = await sql<{ Id: number; Surum: number; TahsilatId: number }>(
          `select f.id as "Id", f.surum as "Surum", t.id as "TahsilatId" from fatura_tahsilat t join fatura f on f.id = t.fatura_id
           where t.kaynak = 'elle' and t.geri_alma_zamani is null order by random() limit 1`,
        );
        if (t === undefined) return undefined;
        return surely((key) => call(product.url, fatura.faturaTahsilatGeriAl, t, { token, key }));
      },
      async say(token) {
        const h = await line(false);
        const f = await invoice('a.kalan > 0');
        if (h === undefined || f === undefined) return undefined;
        const { Id, Surum } = h;
        const Masraf = kurus(random() < 0.3 ? 500 : 0);
        const waiting = await sql<{ id: number; sum: number }>(
          `select t.id, t.tutar::int as sum from fatura_tahsilat t join fatura f on f.id = t.fatura_id
           where t.kaynak = 'elle' and t.geri_alma_zamani is null and t.banka_hareket_id is null and f.musteri_id = $1
             and t.tutar <= $2 order by random() limit 1`,
          [f.customer, h.sum],
        );
        const byHand = random() < 0.7 ? waiting : [];
        let left = h.sum + Masraf - byHand.reduce((t, w) => t + w.sum, 0);
        const others = await sql<{ id: number; open: number }>(
          `select f.id, a.kalan::int as open from fatura_acik a join fatura f on f.id = a.fatura_id
           where f.musteri_id = $1 and a.kalan > 0 order by random() limit 3`,
          [f.customer],
        );
        const odenenler = others.flatMap((o) => {
          const sum = Math.min(left, o.open);
          left -= sum;
          return sum > 0 ? [{ FaturaId: o.id, Tutar: kurus(sum) }] : [];
        });
        const TahsilatIdler = byHand.map((w) => w.id);
        const said = { Id, Surum, Sinif: 'musteri' as const, MusteriId: f.customer, odenenler, TahsilatIdler, Masraf };
        return surely((key) => call(product.url, banka.eslesmeKaydet, said, { token, key }));
      },
      async unsay(token) {
        const h = await line(true);
        if (h === undefined) return undefined;
        const { Id, Surum } = h;
        return surely((key) => call(product.url, banka.eslesmeGeriAl, { Id, Surum }, { token, key }));
      },
      // An earlier payment is used for an invoice, and becomes an advance again. Neither is an act of the ledger.
      async use(token) {
        const [a] = await sql<{ HareketId: number; FaturaId: number; Surum: number; Tutar: number }>(
          `select d.id as "HareketId", f.id as "FaturaId", f.surum as "Surum", least(k.kalan, a.sum)::int as "Tutar"
           from banka_hareket d join fatura f on f.musteri_id = d.musteri_id join fatura_acik k on k.fatura_id = f.id and k.kalan > 0
             cross join lateral (select d.tutar + d.masraf - coalesce((select sum(t.tutar) from fatura_tahsilat t
               where t.banka_hareket_id = d.id and t.geri_alma_zamani is null), 0) as sum) a
           where d.sinif = 'musteri' and a.sum > 0 order by random() limit 1`,
        );
        const used = a && { ...a, Tutar: kurus(1 + below(a.Tutar)) };
        if (used) await surely((key) => call(product.url, banka.avansMahsup, used, { token, key }));
        return undefined;
      },
      async unuse(token) {
        const [t] = await sql<{ FaturaId: number; Surum: number; TahsilatId: number }>(
          `select f.id as "FaturaId", f.surum as "Surum", t.id as "TahsilatId" from fatura_tahsilat t join fatura f on f.id = t.fatura_id
           where t.kaynak = 'banka' and t.geri_alma_zamani is null order by random() limit 1`,
        );
        if (t !== undefined) await surely((key) => call(product.url, banka.avansaDondur, t, { token, key }));
        return undefined;
      },
      async giveBack(token) {
        const f = await invoice(`not exists (select from fatura i where i.iade_id = f.id)`);
        if (f === undefined) return undefined;
        const { Id, Surum } = f;
        const draft = await surely((key) => call(product.url, fatura.faturaIade, { Id, Surum }, { token, key }));
        if (draft === null) return null;
        return surely((key) =>
          call(product.url, fatura.faturaKes, { Id: draft.Id, Surum: draft.Surum }, { token, key }),
        );
      },
      async cancel(token) {
        const f = await invoice('a.kalan = f.odenecek');
        if (f === undefined) return undefined;
        const { Id, Surum } = f;
        return surely((key) =>
          call(product.url, fatura.faturaIptal, { Id, Surum, Neden: 'Müşteri yanlış seçildi' }, { token, key }),
        );
      },
    };
    const often = [
      'cut',
      'cut',
      'cut',
      'pay',
      'pay',
      'unpay',
      'say',
      'say',
      'say',
      'unsay',
      'use',
      'use',
      'unuse',
      'giveBack',
      'cancel',
    ];

    const wanted = count(2400, 160);
    const kills = count(20, 3);
    const over = new AbortController();
    const { signal } = over;
    after(() => over.abort());
    const writers = people.map(async ({ token }) => {
      while (!signal.aborted && figures.acknowledged < wanted) {
        const was = await deeds[often[below(often.length)]!]!(token);
        if (was === null) figures.refused++;
        else if (was !== undefined) figures.acknowledged++;
      }
    });
    const watcher = (async () => {
      while (!signal.aborted) {
        const is = await look(pool);
        figures.looks++;
        for (const [name, n] of Object.entries(is) as [keyof typeof is, number][]) figures[name] += n;
        await wait(20);
      }
    })();
    const killer = (async () => {
      while (!signal.aborted && figures.kills < kills) {
        if (figures.acknowledged < ((figures.kills + 1) * wanted) / (kills + 2)) {
          await wait(20);
          continue;
        }
        await wait(below(300));
        await product.stop('SIGKILL');
        figures.kills++;
        await product.start().catch((error: unknown) => {
          console.error(error);
          figures.failed_starts++;
        });
      }
    })();
    try {
      await Promise.all([...writers, killer]);
    } finally {
      over.abort();
    }
    await watcher;

    const { acts, wrong } = await recounted(pool);
    figures.recounted_wrong = wrong;
    figures.acts = acts - start!.n;
    figures.lost = Math.max(0, figures.acknowledged - figures.acts);
    figures.doubled = Math.max(0, figures.acts - figures.acknowledged);
    figures.false_alarms = (await defterBozukluklari(db)).length;
    const tampered = count(1000, 60);
    Object.assign(figures, await tamper(db, tampered, below));
    const bad =
      figures.failed_starts +
      figures.faults +
      figures.unbalanced +
      figures.broken_chain +
      figures.wrong_open +
      figures.wrong_account +
      figures.lost +
      figures.doubled +
      figures.recounted_wrong +
      figures.false_alarms +
      figures.not_found;
    return { pass: bad === 0 && figures.kills === kills && figures.looks > kills, figures };
  },
);
