import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { FastifyRequest } from 'fastify';
import { type Cagiran, type Soru, sayfalari } from './access.ts';
import type { Temel } from './context.ts';
import { HttpError, istekHatasi } from './errors.ts';

/** An endpoint as `mount.ts` serves it: its handler, the fields of its requests, the refusals of its answers. */

/** A handler as the mount sees it. `rooms.ts` has checked its types against the contract. */
type AnyHandler = (ctx: Temel & { readonly ben: Cagiran['ben'] | null }, istek: unknown) => Promise<unknown>;
/** Handler of a call with files: the check before they are read, and the write. */
interface YuklemeUcu {
  readonly once: (...a: Parameters<AnyHandler>) => Promise<string | null>;
  readonly yaz: AnyHandler;
}
/** A write with slow work: the slow work runs first, the rest in the transaction. */
interface HazirlikliUc {
  readonly hazirla: (...a: Parameters<AnyHandler>) => Promise<AnyHandler>;
}
/** All rooms by their names. */
export type RoomTable = Record<string, { readonly handlers: Record<string, AnyHandler | YuklemeUcu | HazirlikliUc> }>;

/** An endpoint with its name and its handler. */
export interface Uc {
  readonly ad: string;
  readonly e: Endpoint;
  readonly handler: AnyHandler;
  readonly once: YuklemeUcu['once'] | null;
  readonly hazirla: HazirlikliUc['hazirla'] | null;
}

const hazirlanmadi = () => Promise.reject(new Error('a write without its slow work'));

/** Combines an endpoint of the contract with the handler of its room. */
export function ucu(ad: string, e: Endpoint, h: AnyHandler | YuklemeUcu | HazirlikliUc): Uc {
  if (typeof h === 'function') return { ad, e, handler: h, once: null, hazirla: null };
  if ('once' in h) return { ad, e, handler: h.yaz, once: h.once, hazirla: null };
  if (e.effect !== 'write') throw new Error(`${ad} is a read; nothing of it is prepared`);
  return { ad, e, handler: hazirlanmadi, once: null, hazirla: h.hazirla };
}

/** An endpoint after its slow work, which runs on the pool before the transaction of its write begins. */
export const hazirlanan = async (u: Uc, istek: unknown, ctx: () => Promise<Parameters<AnyHandler>[0]>): Promise<Uc> =>
  u.hazirla === null ? u : { ...u, handler: await u.hazirla(await ctx(), istek) };

/** Every page, for a call that stands for several. */
const BUTUN_SAYFALAR = Object.values(SAYFA).flat();

export const sorusu = (e: Endpoint, anahtar: string | null): Soru => ({
  sayfalar: e.grup ? BUTUN_SAYFALAR : sayfalari(e.access),
  urun: e.grup === true || e.access.urun === true,
  anahtar,
  // Most reads of such a call are answered from kept answers.
  surum: e.grup === true,
});

/** The fields of a request, from the place that its endpoint defines. */
export function alanlar(e: Endpoint, req: FastifyRequest, govde: unknown): unknown {
  if (e.wrap === 'query') return req.query;
  if (e.wrap === 'bare') return govde ?? {};
  if (govde !== undefined && (typeof govde !== 'object' || govde === null || Array.isArray(govde)))
    throw new HttpError(400, 'İsteğin gövdesi bir JSON nesnesi olmalı.');
  const { val, ...gerisi } = (govde ?? {}) as Record<string, unknown>;
  if (e.wrap === 'either' && val === undefined) return gerisi;
  const fazla = Object.keys(gerisi)[0];
  if (fazla !== undefined) throw new HttpError(400, `'${fazla}' diye bir alan yok; alanlar 'val' içinde olmalı.`);
  return val ?? {};
}

/** @throws 400 with a sentence that names the field */
export function semadan(e: Endpoint, ham: unknown): unknown {
  const okunan = e.request.safeParse(ham);
  if (!okunan.success) throw new HttpError(400, istekHatasi(okunan.error, ham));
  return okunan.data;
}

/** The sentence of a refusal that is part of an answer, or null. */
export const reddedilen = (yanit: unknown): string | null => {
  const { durum, msg } = (yanit ?? {}) as { durum?: unknown; msg?: unknown };
  return durum === false ? String(msg) : null;
};
