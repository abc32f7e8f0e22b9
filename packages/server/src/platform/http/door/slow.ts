import type { YavasCagri } from '@masabasi/core/platform/sistem/contract';
import type { FastifyInstance } from 'fastify';

/** Milliseconds above which a call is remembered. */
const YAVAS_MS = 500;
const EN_COK = 20;

/** Remembers the slowest calls of a server, without the event stream, which is meant to last. */
export function yavaslariIzle(app: FastifyInstance, saat: () => Date): () => readonly YavasCagri[] {
  let yavaslar: readonly YavasCagri[] = [];
  app.addHook('onResponse', async (req, reply) => {
    const akis = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    if (akis || reply.elapsedTime < YAVAS_MS || !req.routeOptions.url) return;
    const cagri = { Yol: req.routeOptions.url, SureMs: Math.round(reply.elapsedTime), Zaman: saat().toISOString() };
    yavaslar = [...yavaslar, cagri].toSorted((a, b) => b.SureMs - a.SureMs).slice(0, EN_COK);
  });
  return () => yavaslar;
}
