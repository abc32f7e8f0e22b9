import { execFileSync } from 'node:child_process';
import { formOku, type Ham, yazilari } from '../../packages/server/src/mali/odeme/form.ts';
import type { Yonlendirme } from '../../packages/server/src/mali/odeme/saglayici.ts';
import { taklitBanka } from '../../packages/server/src/testing/bankalar.ts';
import {
  type Alanlar,
  bankayiAc,
  ham,
  ISYERI,
  oku,
  Siparisler,
} from '../../packages/server/src/testing/bankaTarafi.ts';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import type { Run } from './goal.ts';

/**
 * The bank of the goal about payments. It decides, reports or stays silent, and keeps a book. It does not believe the
 * shop's questions.
 */

/** A card number that a sender adds, and that must appear nowhere. */
export const CARD = '4355084358435843';

export const FORM = 'application/x-www-form-urlencoded';
/** Endpoints that a forger tries, with the contents of the posts. */
export const DOORS = ['callback/deneme', 'notice/deneme', 'callback/garanti', 'notice/yok', 'callback/__proto__'];
export const TYPES = [FORM, 'application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x'];

/** Result of a payment at the bank. `secure`: the card holder was verified, and the shop has to ask for the money. */
export type Ending = 'refused' | 'paid' | 'secure' | 'other_sum';
/** A message of the bank, and its carrier. */
export interface Told {
  readonly door: 'callback' | 'notice';
  readonly ham: Ham;
}

export interface Bank {
  readonly env: Readonly<Record<string, string>>;
  readonly orders: Siparisler;
  /** Number of times that the shop asked for the money of an order. */
  readonly asked: ReadonlyMap<string, number>;
  /** Share of its answers that are lost, from 0 to 1. */
  deaf: number;
  /** Decides, and gives the outgoing messages: first the browser's, then the bank's own. */
  decide(y: Yonlendirme, ending: Ending): readonly Told[];
  /** The same message with a field changed by a forger without a key. */
  forged(t: Told): Told;
}

const fieldsOf = (h: Ham): Alanlar => yazilari(formOku(h)!);

export async function payingBank({ after, below, random }: Pick<Run, 'after' | 'below' | 'random'>): Promise<Bank> {
  const orders = new Siparisler();
  const bank = taklitBanka('deneme', orders)!;
  const asked = new Map<string, number>();
  const service = await bankayiAc({
    ...bank,
    api(path, body, headers) {
      const lost = random() < made.deaf;
      // A line breaks before the question has arrived, or before the answer has.
      if (lost && below(2) === 0) throw new Error('the line is down');
      if (oku(body, 'Type') === 'Auth') {
        const oid = oku(body, 'OrderId');
        asked.set(oid, (asked.get(oid) ?? 0) + 1);
      }
      const answer = bank.api(path, body, headers);
      if (lost) throw new Error('the line is down');
      return answer;
    },
  });
  after(() => service.kapat());
  /** One in four carries a card number in a wrong place, signed by the bank like all other fields. */
  const signed = (a: Alanlar): Ham => ham(bank.imzala(below(4) === 0 ? { ...a, pan: CARD, MaskedPan: CARD } : a));
  const made: Bank = {
    env: {
      ODEME_SAGLAYICI: 'deneme',
      ODEME_UYE: ISYERI.uye,
      ODEME_KULLANICI: ISYERI.kullanici,
      ODEME_PAROLA: ISYERI.parola,
      ODEME_ANAHTAR: ISYERI.anahtar,
      ODEME_SAYFA: `${service.url}/sayfa`,
      ODEME_API: service.url,
    },
    orders,
    asked,
    deaf: 0,
    decide(y, ending) {
      const oid = y.fields['oid']!;
      const pays = ending !== 'refused';
      const browser = fieldsOf(bank.sayfa(y, pays));
      if (ending === 'secure') {
        // No money is taken, and the order is unknown, until the shop asks.
        orders.delete(oid);
        const { ProcReturnCode: _, Response: __, AuthCode: ___, TransId: ____, ...found } = browser;
        return [
          { door: 'callback', ham: signed({ ...found, md: `md|${oid}`, xid: `x${oid}`, eci: '05', cavv: 'AAAB' }) },
        ];
      }
      const order = orders.get(oid)!;
      if (ending === 'other_sum') order.tutar += 100;
      return [
        { door: 'callback', ham: signed({ ...browser, amount: (order.tutar / 100).toFixed(2) }) },
        { door: 'notice', ham: signed(fieldsOf(bank.bildirim!(oid, pays))) },
      ];
    },
    forged: ({ door, ham: h }) => ({
      door,
      ham: ham({
        ...fieldsOf(h),
        mdStatus: '1',
        ProcReturnCode: '00',
        Response: 'Approved',
        cv2: '971',
        pan: CARD,
        rnd: 'x',
      }),
    }),
  };
  return made;
}

const unescaped = (t: string): string =>
  t
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Data that a browser takes to the bank from the forwarding page. Null: the page forwards nobody. */
export function takenToBank(page: string): Yonlendirme | null {
  const found = [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return found.length === 0
    ? null
    : {
        method: 'POST',
        action: '',
        fields: Object.fromEntries(found.map(([, n, v]) => [unescaped(n!), unescaped(v!)])),
        belirtec: null,
      };
}

const NAME = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/**
 * Bodies of a sender without a key, made from a real message that was never sent. Fields outside the signature are left
 * out.
 */
export function fuzzed(real: string, below: Run['below']): string {
  const at = below(real.length);
  const c = String.fromCharCode(33 + below(90));
  const fields = real.split('&');
  const changed = (how: (field: string) => string) =>
    fields.map((f, n) => (n === at % fields.length ? how(f) : f)).join('&');
  const bodies: readonly (() => string)[] = [
    () => real.slice(0, at),
    () => changed((f) => `${f}0`),
    () => changed((f) => `${f}&${f}`),
    () => `${real}&x${encodeURIComponent(c)}=1`,
    () => real.replace(/&HASH=[^&]*/, ''),
    () => real.replace(/amount=[^&]*/, `amount=${encodeURIComponent(`${c}1`)}`),
    () => real.replace(/HASH=[^&]*/, `pan=${CARD}&HASH=${encodeURIComponent(c)}`),
    () => `{"token":"${c}","pan":"${CARD}"`,
    () => String.fromCharCode(...Array.from({ length: 100 }, () => below(256))),
    () => '__proto__=1&constructor=2&oid=',
    () => `${real}&%E0%A4${c}=%`,
    () => '',
  ];
  return bodies[below(bodies.length)]!();
}

/** Questions about a payment by a person who got no address of one. */
export function fuzzedQuestion(known: string, below: Run['below']): string {
  const c = String.fromCharCode(33 + below(90));
  const letters = (n: number) => Array.from({ length: n }, () => NAME[below(NAME.length)]).join('');
  const questions: readonly (() => unknown)[] = [
    () => ({ ref: letters(43) }),
    () => ({ ref: letters(below(60)) }),
    () => ({ ref: known }),
    () => ({ ref: `${letters(42)}${c}` }),
    () => ({ ref: `' or '1'='1${c}` }),
    () => ({ ref: [letters(43)] }),
    () => ({ ref: { $ne: '' } }),
    () => ({ ref: null, oid: known }),
    () => ({ ref: below(1_000_000) }),
    () => ({ val: { ref: letters(43) }, ref: letters(43), pan: CARD }),
    () => ({ ref: String.fromCharCode(0, 0xd8_00, 0x20_2e) + letters(40) }),
    () => [letters(43)],
    () => letters(43),
  ];
  const text = JSON.stringify(questions[below(questions.length)]!());
  return below(12) === 0
    ? text.slice(0, below(text.length))
    : text.replace(/^\{/, below(12) === 0 ? '{"__proto__":{"ref":1},' : '{');
}

/** A real message of this attempt, byte by byte, without the unsigned field. */
export const unsent = (told: readonly Told[]): string => told[0]!.ham.govde.toString().replace(/&?encoding=[^&]*/, '');

/** All rows that payments have written, except for the records of foreign messages. */
export const stateOf = async (pool: Baglanti['pool']): Promise<string> =>
  JSON.stringify(
    (
      await pool.query(
        `select (select md5(string_agg((to_jsonb(d) - 'son_sorgu')::text, '|' order by d.id)) from odeme_deneme d) as a,
           (select md5(string_agg(o::text, '|' order by o.id)) from odeme_olay o where o.gecerli is distinct from false) as o,
           (select md5(string_agg(t::text, '|' order by t.id)) from fatura_tahsilat t) as t,
           (select md5(string_agg(f::text, '|' order by f.id)) from fatura f) as f`,
      )
    ).rows,
  );

/** Number of rows of all tables, mails included, that contain one of these texts as text or as bytes. */
export async function rowsWith(secrets: readonly string[], pool: Baglanti['pool']): Promise<number> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  let found = 0;
  for (const { name } of tables) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where exists (select from unnest($1::text[]) s where strpos(t::text, s) > 0)`,
      [secrets.flatMap((s) => [s, Buffer.from(s).toString('hex')])],
    );
    if (rows[0]!.n > 0) console.log(`${name} holds what it must not`);
    found += rows[0]!.n;
  }
  return found;
}

/** The files under a folder that contain these bytes. */
export function filesWith(bytes: string, folder: string): string[] {
  try {
    return execFileSync('grep', ['-rlaF', '--', bytes, folder], { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    // grep answers 1 when it finds nothing.
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}
