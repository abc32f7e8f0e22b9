import { readdirSync } from 'node:fs';
import { endpoints } from '@masabasi/core/contract';
import type { Write } from './world.ts';

const folder = new URL('writes/', import.meta.url);
const files = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map((file) => import(new URL(file, folder).href) as Promise<{ readonly writes: readonly Write[] }>),
);

/** At least one successful way to make each writing call. A call of the contract without one ends the program. */
export const WRITES: readonly Write[] = files.flatMap((f) => f.writes);
const missing = endpoints
  .filter((e) => e.endpoint.effect === 'write')
  .map((e) => `${e.room}.${e.name}`)
  .filter((name) => !WRITES.some((w) => w.name === name));
if (missing.length > 0)
  throw new Error(`no way to make these calls; a file of bench/prove/writes says one: ${missing.join(' ')}`);
