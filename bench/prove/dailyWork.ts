import { setTimeout as wait } from 'node:timers/promises';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import type { ClientBase } from 'pg';
import type { IsTuru } from '../../packages/server/src/platform/db/isler.ts';
import { faces } from '../../packages/server/src/rooms.ts';

const KINDS: readonly IsTuru[] = faces.flatMap((f) => f.isler ?? []);

/** Counts the done and the pending jobs, except kinds whose hour of the day is still to come. */
const RECURRING = `
  select count(*) filter (where bitis > $1) as done, count(*) filter (where tutan is not null or vakit <= now()) as left
  from kuyruk where anahtar = '' and tur <> all($2)`;

/** Waits until the recurring work has run since then, as far as its hour has come. */
export async function dailyWork(client: ClientBase, since: Date): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    const hour = istanbulSaati(new Date());
    const later = KINDS.filter(({ tekrar }) => tekrar && 'gunde' in tekrar && tekrar.gunde > hour).map(({ ad }) => ad);
    const { rows } = await client.query<{ done: string; left: string }>(RECURRING, [since, later]);
    if (Number(rows[0]!.done) > 0 && Number(rows[0]!.left) === 0) return;
    await wait(50);
  }
  throw new Error('the daily work does not come to its end');
}
