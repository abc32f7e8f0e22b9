import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Liste } from './liste.ts';

/** The properties of an endpoint that the client is told; the rest is the server's to check. */
export const TOLD = [
  'method',
  'path',
  'wrap',
  'effect',
  'konu',
  'degistirir',
  'govdeSiniri',
  'agir',
  'saklama',
  'grup',
  'ikili',
] as const satisfies readonly (keyof Endpoint)[];
type Told = (typeof TOLD)[number];

/** An endpoint as the client knows it. Its schemas and its list are types alone: no value of them comes along. */
export interface Call extends Pick<Endpoint, Told> {
  readonly request?: z.ZodType;
  readonly response?: z.ZodType;
  readonly liste?: Liste;
}
/** The call of one endpoint: written by `npm run fix` (`scripts/calls.mjs`). */
export type CallOf<E extends Endpoint> = Pick<E, Told> & {
  readonly [K in 'request' | 'response' | 'liste' as K extends keyof E ? K : never]?: K extends keyof E ? E[K] : never;
};
/** The calls of a room, or some of them. */
export type Calls<Room extends Readonly<Record<K, Endpoint>>, K extends keyof Room = keyof Room> = {
  readonly [Name in K]: CallOf<Room[Name]>;
};

/** True for a call that may travel with other reads. */
export const okumaMi = (c: Call): boolean =>
  c.effect === 'read' && c.agir !== true && c.grup !== true && c.saklama !== 'yok' && c.ikili !== true;
