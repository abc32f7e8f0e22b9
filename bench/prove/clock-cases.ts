import type { MesaiSaatleri } from '@masabasi/core/mesai/mesai/rules';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import type { Pool } from 'pg';
import type { Run } from './goal.ts';

/** A question about time, as plain data, so that processes in other zones can answer it. */
export type Case =
  | { readonly kind: 'instant'; readonly t: number }
  | { readonly kind: 'local'; readonly day: string; readonly time: string }
  | { readonly kind: 'shift'; readonly t: number; readonly hours: MesaiSaatleri }
  | {
      readonly kind: 'breaks';
      readonly rows: readonly (readonly [from: number, to: number | null])[];
      readonly now: number;
    };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** UTC days on which Istanbul's clocks were changed, 2012 to 2016. */
const CHANGES = [
  '2012-03-25',
  '2012-10-28',
  '2013-03-31',
  '2013-10-27',
  '2014-03-31',
  '2014-10-26',
  '2015-03-29',
  '2015-11-08',
  '2016-03-27',
  '2016-10-30',
];
const two = (n: number): string => String(n).padStart(2, '0');

/** The five families of cases. */
export function families({ below }: Run, size: number): Readonly<Record<string, readonly Case[]>> {
  const make = (one: () => Case) => Array.from({ length: size }, one);
  const day = () => gunEkle('2012-01-01', below(24 * 365));
  const near = (t: number, span: number): number => t + below(2 * span) - span;
  const midnight = (d: string): number => Date.parse(`${d}T00:00:00Z`) - (2 + below(2)) * HOUR;
  const time = () => `${two(below(24))}:${two(below(60))}`;
  return {
    midnight: make(() => ({ kind: 'instant', t: near(midnight(day()), 2 * MINUTE) })),
    new_year: make(() => ({ kind: 'instant', t: near(midnight(`${2012 + below(25)}-01-01`), 5 * MINUTE) })),
    history: make(() => {
      const change = CHANGES[below(CHANGES.length)]!;
      if (below(2) === 0) return { kind: 'instant', t: near(Date.parse(`${change}T01:00:00Z`), 3 * HOUR) };
      return { kind: 'local', day: gunEkle(change, below(3) - 1), time: time() };
    }),
    // The clock jumps an hour forward or back in the middle of them.
    step: make(() => {
      const from = Date.parse(`${day()}T00:00:00Z`) + below(24 * 60) * MINUTE;
      const step = (below(3) - 1) * HOUR;
      const last = from + below(90) * MINUTE + step;
      return {
        kind: 'breaks',
        rows: [
          [from, from + below(60) * MINUTE + (below(2) ? step : 0)],
          [last, below(2) ? null : last + below(HOUR)],
        ],
        now: last + below(30) * MINUTE + (below(2) ? step : 0),
      };
    }),
    shift: make(() => ({
      kind: 'shift',
      t: Date.parse(`${day()}T00:00:00Z`) + below(24 * HOUR),
      hours: { Baslangic: time(), Bitis: time(), SureDakika: below(6) === 0 ? 30 + below(1410) : null },
    })),
  };
}

/** Answers of PostgreSQL, which has rules for zones of its own. */
export async function reference(pool: Pool, cases: readonly Case[]): Promise<unknown[]> {
  const asked = cases.map((c, i) => ({ i, ...c }));
  const answers: unknown[] = Array.from({ length: cases.length });
  const ask = async (kind: Case['kind'], sql: string, of: (row: Record<string, unknown>, i: number) => unknown) => {
    const some = asked.filter((c) => c.kind === kind);
    if (some.length === 0) return;
    const { rows } = await pool.query<Record<string, unknown>>(sql, [JSON.stringify(some)]);
    for (const row of rows) answers[Number(row['i'])] = of(row, Number(row['i']));
  };
  const zone = `at time zone 'Europe/Istanbul'`;
  await ask(
    'instant',
    `select i, to_char(l, 'YYYY-MM-DD') as day, to_char(l, 'HH24:MI:SS') as time, to_char(l, 'DD.MM.YYYY HH24:MI') as written
     from (select (c ->> 'i')::int as i, to_timestamp((c ->> 't')::numeric / 1000) ${zone} as l from json_array_elements($1) c) x`,
    (r) => [r['day'], r['time'], r['written'], r['day']],
  );
  await ask(
    'local',
    `select (c ->> 'i')::int as i,
       (extract(epoch from ((c ->> 'day')::date + (c ->> 'time')::time) ${zone}) * 1000)::float8 as t
     from json_array_elements($1) c`,
    (r) => r['t'],
  );
  await ask(
    'shift',
    `with c as (
       select (c ->> 'i')::int as i, (c ->> 't')::float8 as t, to_timestamp((c ->> 't')::numeric / 1000) ${zone} as l,
         (c -> 'hours' ->> 'Baslangic')::time as bas, (c -> 'hours' ->> 'Bitis')::time as bit, (c -> 'hours' ->> 'SureDakika')::int as dk
       from json_array_elements($1) c
     ), g as (
       select *, bit <= bas and dk is null as night,
         -- the middle of the free time: before it the shift of the day before goes on
         l::date - (bit <= bas and dk is null and l < l::date + date_trunc('minute', ((bas - '00:00') + (bit - '00:00')) / 2))::int as day
       from c
     )
     select i, day::text, case when dk is null
       then (extract(epoch from (day + night::int + bit) ${zone}) * 1000)::float8 else t + dk * 60000 end as ends, t from g`,
    (r, i) => ({
      gun: r['day'],
      bitis: r['ends'],
      bitti:
        (cases[i] as Extract<Case, { kind: 'shift' }>).hours.SureDakika === null && Number(r['t']) >= Number(r['ends']),
    }),
  );
  for (const [i, c] of cases.entries()) if (c.kind === 'breaks') answers[i] = plainBreaks(c);
  return answers;
}

function plainBreaks({ rows, now }: Extract<Case, { kind: 'breaks' }>): unknown[] {
  const passed = rows.map(([from, to]) => Math.max(0, (to ?? now) - from));
  const open = Math.max(0, now - rows.at(-1)![0]);
  const clock = (ms: number) => {
    const s = Math.floor(ms / 1000);
    const rest = `${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
    return s >= 3600 ? `${Math.floor(s / 3600)}:${rest}` : rest;
  };
  const sum = passed.reduce((a, b) => a + b, 0);
  return [
    Math.floor(sum / MINUTE),
    Math.floor((passed[0]! + open) / MINUTE),
    ...passed.map(clock),
    ...passed.map((ms) => ms / 1000),
  ];
}
