import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contract } from '@masabasi/core/contract';
import type { Basari, Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { type Gun, gunEkle, haftaGunu, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import holidays from '../../packages/server/src/platform/db/veri/tatiller.json' with { type: 'json' };
import { tokenOzeti } from '../../packages/server/src/platform/http/access.ts';
import { call } from './calls.ts';

const FREE: ReadonlySet<string> = new Set(holidays.map((h) => h.Tarih));
const working = (day: Gun): Gun => (haftaGunu(day) > 5 || FREE.has(day) ? working(gunEkle(day, 1)) : day);

/** A company in a running product, with functions that make any of its records. */
export interface World {
  readonly url: string;
  readonly connection: Baglanti;
  /** Two privileged people. The first heads a department. */
  readonly boss: Somebody;
  readonly otherBoss: Somebody;
  /** A new person of the first department, signed in. */
  somebody(): Promise<Somebody>;
  /** Another session of a person. */
  session(id: number): Promise<{ readonly token: string; readonly id: number }>;
  /** Calls as the first privileged person, or with a token. Throws when the answer is no success. */
  ask<E extends Endpoint>(endpoint: E, request: Girdi<E>, token?: string): Promise<Basari<E>>;
  sql<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** A new word of letters only. */
  word(): string;
  /** A new number. */
  next(): number;
  /** Istanbul's day this many days from now. */
  day(offset?: number): string;
  /** The first working day from then on: a leave on a free day counts nothing, and today may be any day of the week. */
  workday(offset: number): string;
  /** The row of a reference list that code knows by this key. */
  listed(list: string, key: string): Promise<number>;
}
export interface Somebody {
  readonly id: number;
  readonly departmentId: number;
  readonly token: string;
}

/** The world around the first privileged person and the first department of a loaded company. */
export async function world(url: string, connection: Baglanti): Promise<World> {
  const sql: World['sql'] = async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await connection.pool.query<T>(text, [...values])).rows;
  let counter = 0;
  const letters = (n: number): string =>
    (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + 'abcdefghijklmnopqrstuvwxyz'[n % 26];
  const word = () => `Ad${letters((counter += 1) + 700)}`;

  const session: World['session'] = async (personId) => {
    const token = randomBytes(32).toString('base64url');
    const [row] = await sql<{ id: number }>(
      `insert into oturum (kisi_id, token_ozeti, baslama, son_kullanim, ip, tarayici, mobil)
       values ($1, $2, now(), now(), '127.0.0.1', 'prove', false) returning id`,
      [personId, tokenOzeti(token)],
    );
    return { token, id: row!.id };
  };
  const [head] = await sql<{ id: number; departmentId: number }>(
    `select id, departman_id as "departmentId" from kisi where kullanici_adi like 'yuk%' order by id limit 1`,
  );
  const somebody = async (): Promise<Somebody> => {
    const name = word();
    const [row] = await sql<{ id: number }>(
      `with k as (
         insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id, eposta, ise_baslama, ise_giris)
         values ($1, 'Deneme', $2, lower($2), $3, $2 || '@ornek.example', '2010-01-04', '2010-01-04') returning id
       ), r as (insert into kisi_rol (kisi_id, rol_id) select k.id, rol.id from k, rol where rol.ad = 'Çalışan')
       select id from k`,
      [name, name, head!.departmentId],
    );
    await sql(
      `insert into aydinlatma_goruldu (kisi_id, surum, zaman, ip) select $1, surum, now(), '127.0.0.1' from aydinlatma`,
      [row!.id],
    );
    return { id: row!.id, departmentId: head!.departmentId, token: (await session(row!.id)).token };
  };
  const other = await somebody();
  await sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [other.id]);
  const boss = { ...head!, token: (await session(head!.id)).token };

  return {
    url,
    connection,
    boss,
    otherBoss: other,
    somebody,
    session,
    sql,
    word,
    next: () => (counter += 1),
    day: (offset = 0) => gunEkle(istanbulGunu(Date.now()), offset),
    workday: (offset) => working(gunEkle(istanbulGunu(Date.now()), offset)),
    async ask(endpoint, request, token = boss.token) {
      const { status, body } = await call(url, endpoint, request, { token });
      if (status !== 200 || !(body as { durum: boolean }).durum)
        throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
      return body as Basari<typeof endpoint>;
    },
    async listed(list, key) {
      const [row] = await sql<{ id: number }>('select id from tanim where liste = $1 and anahtar = $2', [list, key]);
      return row!.id;
    },
  };
}

/** A request that can be sent, and its sender. Without a token, the first privileged person sends it. */
export interface Asked<R = object> {
  readonly request: R;
  readonly token?: string;
  /** Another person's change to the same record, which makes this request outdated. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** One successful way to make a writing call of the contract. */
export interface Write {
  /** `room.name` */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Its effect, in a word or two. */
  readonly what: string;
  /** Prepares all data that the request needs. */
  prepare(w: World): Promise<Asked>;
  /** Waits until all work that the call started has ended. */
  settle?(w: World, asked: Asked): Promise<void>;
  /** Waits for work in the background: left out of a quick run. */
  readonly slow?: true;
  /** A rate limit: one address may send no more of them in an hour than one round does. */
  readonly few?: true;
  /** The code or version of the request is used up: a second request is refused. */
  readonly once?: true;
}

type Calls<R extends keyof Contract> = Extract<keyof Contract[R], string>;
type Asking<E> = E extends Endpoint ? Girdi<E> : never;

/** Writes of one room, each checked against its contract. */
export const writesOf =
  <R extends Extract<keyof Contract, string>>(room: R, endpoints: Contract[R]) =>
  <N extends Calls<R>>(
    name: N,
    what: string,
    prepare: (w: World) => Promise<Asked<Asking<Contract[R][N]>>>,
    more: Pick<Write, 'settle' | 'slow' | 'few' | 'once'> = {},
  ): Write => ({
    name: `${room}.${name}`,
    endpoint: endpoints[name] as Endpoint,
    what,
    prepare: prepare as Write['prepare'],
    ...more,
  });

/** Waits until a condition is true. Gives up after ten seconds. */
export async function until(question: () => Promise<boolean>, what: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await question()) return;
    await wait(25);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A table gets its row here with its first change. */
const VERSIONS = 'tablo_surumu';

/** Number of rows in each table. */
export async function rowCounts({ pool }: Baglanti): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '${VERSIONS}'`,
  );
  const { rows } = await pool.query<{ name: string; n: number }>(
    tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`).join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/**
 * Queued work of writes that is due at once: its effect belongs to the write. Mails wait, as there is no mail server.
 */
const QUEUED = `select from kuyruk where durum = 'bekliyor' and anahtar <> '' and tur <> 'posta' and vakit <= now()`;

/** Waits until the queued work is done. */
export const queueDone = (w: World): Promise<void> =>
  until(async () => (await w.sql(QUEUED)).length === 0, 'what a write has queued');
