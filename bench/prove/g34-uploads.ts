import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import sharp from 'sharp';
import { connect } from '../../packages/server/src/platform/db/connect.ts';
import { answered } from './calls.ts';
import { type Person, SMALL, databaseUrl } from './company.ts';
import { goal, type Run } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * Two hundred files are uploaded, forty at a time, while the product is killed again and again, every second time its
 * database with it. Most people whose upload was cut off send it again under its key, and some never do.
 */
const AT_ONCE = 40;
const RECORDS = 10;
const KILL_WITHIN_MS = 900;
const RETRY_MS = 200;
const CALL_LIMIT_MS = 20_000;
const MORE_BYTES = 900_000;

interface Upload {
  readonly person: Person;
  readonly record: number;
  readonly name: string;
  readonly bytes: Buffer;
  readonly key: string;
  /** Sends the file again until it is stored. */
  readonly patient: boolean;
  /** Id of the row that the server answered. */
  id: number | null;
}
type Uploaded = { readonly durum: boolean; readonly images: readonly { readonly Id: number }[] };

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A text of one to four parts or, now and then, a picture, which the server writes anew in its sizes. */
async function content(i: number, { below }: Pick<Run, 'below'>): Promise<{ ending: string; bytes: Buffer }> {
  if (i % 8 !== 7)
    return { ending: 'txt', bytes: Buffer.from(randomBytes(500 + below(MORE_BYTES) / 2).toString('hex')) };
  const background = { r: i % 256, g: below(256), b: below(256) };
  const create = { width: 700, height: 500, channels: 3 as const, background };
  return { ending: 'png', bytes: await sharp({ create }).png().toBuffer() };
}

/** Sends one file. Null: no answer came. */
const send = (url: string, u: Upload) =>
  answered(
    (async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(u.bytes)]), u.name);
      const answer = await fetch(`${url}/api${dosya.dosyaKaydet.path}?Nesne=musteri&NesneId=${u.record}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${u.person.token}`, 'idempotency-key': u.key },
        body: form,
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      return { status: answer.status, body: (await answer.json()) as Uploaded };
    })(),
  );

/** Broken contents: the length or the digest of their parts is wrong. */
const TORN = `select count(*)::int as n from dosya_icerik i where i.ozet is distinct from
  (select sha256(string_agg(p.veri, ''::bytea order by p.sira)) from dosya_parca p where p.ozet = i.ozet)
  or i.boyut is distinct from (select sum(octet_length(p.veri)) from dosya_parca p where p.ozet = i.ozet)`;
/** Contents without a file that points to them. */
const OWNERLESS = `select count(*)::int as n from dosya_icerik i
  where not exists (select from dosya d where i.ozet in (d.ozet, d.orta_ozet, d.kucuk_ozet))`;

await goal(
  'G34',
  'uploads that were cut off by the death of the server are there whole or not at all, and those acknowledged are there once',
  async (run) => {
    const { count, random, after } = run;
    const { product, people, pool } = await runningCompany({ after }, { size: SMALL, sessions: 20 });
    await pool.query(
      'insert into kisi_yetki (kisi_id, yetki_id, deger) select unnest($1::int[]), 0, 1 on conflict do nothing',
      [people.map((p) => p.id)],
    );
    const { rows: records } = await pool.query<{ id: number }>('select id from musteri order by id limit $1', [
      RECORDS,
    ]);
    await pool.end();

    const uploads: Upload[] = [];
    for (let i = 0; i < count(200, 48); i++) {
      const { ending, bytes } = await content(i, run);
      uploads.push({
        person: people[i % people.length]!,
        record: records[i % records.length]!.id,
        name: `yükleme ${i + 1}.${ending}`,
        bytes,
        key: `yukleme-${String(i).padStart(8, '0')}`,
        patient: random() < 0.9,
        id: null,
      });
    }
    const seen = { sent: 0, cut_off: 0, given_up: 0, repeated: 0, wrong_answers: 0 };
    let underway = 0;
    const stopping = new AbortController();
    after(() => stopping.abort());

    /** Sends a file until it is stored or its person gives up. */
    async function bring(u: Upload): Promise<void> {
      while (!stopping.signal.aborted) {
        seen.sent++;
        underway++;
        const answer = await send(product.url, u);
        underway--;
        if (answer === null && !u.patient) {
          seen.given_up++;
          return;
        }
        if (answer === null) await wait(RETRY_MS);
        else if (answer.status === 200 && answer.body.durum) {
          u.id = answer.body.images[0]!.Id;
          return;
        } else if (answer.status !== 503) {
          seen.wrong_answers++;
          return;
        }
      }
    }
    /** Sends a stored file once more. The first answer comes again. */
    async function repeat(u: Upload): Promise<void> {
      const answer = await send(product.url, u);
      if (answer === null) return;
      seen.repeated++;
      if (answer.body.images[0]?.Id !== u.id) seen.wrong_answers++;
    }
    const waiting = [...uploads];
    const bringing = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let u = waiting.shift(); u !== undefined; u = waiting.shift()) {
          await bring(u);
          if (u.id !== null && random() < 0.2) await repeat(u);
        }
      }),
    );
    const brought = new AbortController();
    void bringing.then(() => brought.abort());

    const limit = count(40, 3);
    let kills = 0;
    let failed = 0;
    while (kills < limit && !brought.signal.aborted) {
      await wait(100 + random() * KILL_WITHIN_MS);
      if (brought.signal.aborted) break;
      seen.cut_off += underway;
      await product.stop('SIGKILL');
      if (kills % 2 === 1) product.killDatabase();
      kills++;
      await product.start().catch((error: unknown) => {
        console.error(error);
        failed++;
      });
    }
    await bringing;

    const connection = connect(databaseUrl(product.dataDir), () => undefined, { max: 1, query_timeout: 60_000 });
    const { rows } = await connection.pool.query<{ id: number; ad: string; ozet: Buffer }>(
      'select id, ad, ozet from dosya order by id',
    );
    const counted = async (sql: string) => (await connection.pool.query<{ n: number }>(sql)).rows[0]!.n;
    const torn = await counted(TORN);
    const ownerless = await counted(OWNERLESS);
    await connection.pool.end();

    let lost = 0;
    let doubled = 0;
    let unreadable = 0;
    for (const u of uploads) {
      const own = rows.filter((r) => r.ad === u.name);
      if (own.length > 1) doubled++;
      if (u.id !== null && !own.some((r) => r.id === u.id)) lost++;
      for (const row of own) {
        const answer = await fetch(`${product.url}/api${dosya.dosyaIndir.path}?Nesne=musteri&Id=${row.id}`, {
          headers: { authorization: `Bearer ${u.person.token}` },
        });
        // The server wrote a picture anew, so the row has its new digest.
        const expected = u.name.endsWith('.png') ? row.ozet.toString('hex') : digest(u.bytes);
        if (!answer.ok || digest(new Uint8Array(await answer.arrayBuffer())) !== expected) unreadable++;
      }
    }
    const acknowledged = uploads.filter((u) => u.id !== null).length;
    const wrong = lost + doubled + unreadable + torn + ownerless + seen.wrong_answers + failed;
    return {
      pass: wrong === 0 && seen.cut_off >= kills && kills > 2 && seen.repeated > 0,
      figures: {
        uploads: uploads.length,
        kills,
        ...seen,
        acknowledged,
        kept: rows.length,
        lost,
        doubled,
        torn,
        ownerless,
        unreadable,
        failed_starts: failed,
      },
    };
  },
);
