import type { FastifyInstance } from 'fastify';

/**
 * So many calls are worked on at a time; a server that answers three hundred a second then lets nobody wait longer than a
 * third of a second. What comes on top is told at once to come back: it costs next to nothing, and those inside go on.
 */
const EN_COK_CAGRI = 100;
const BEKLE_S = 2;
const HABER_MS = 10_000;

const YANIT = JSON.stringify({
  durum: false,
  msg: 'Sunucu şu anda çok yoğun. Birkaç saniye sonra tekrar deneyiniz.',
});

/**
 * Refuses calls beyond a number that is worked on at the same time, with 503 and Retry-After.
 * @param sayilir whether a path is a call; pages, signs of life and the event stream, which is meant to last, are none
 */
export function kalabaligiKarsila(app: FastifyInstance, sayilir: (url: string) => boolean, enCok = EN_COK_CAGRI): void {
  let icerde = 0;
  let donen = 0;
  let sonHaber = -HABER_MS;
  app.addHook('onRequest', async (req, reply) => {
    if (!sayilir(req.url)) return;
    if (icerde < enCok) {
      icerde++;
      // Of the connection, which ends in every case; a browser that hangs up is counted out as well.
      reply.raw.once('close', () => icerde--);
      return;
    }
    donen++;
    if (performance.now() - sonHaber >= HABER_MS) {
      req.log.warn({ donen }, 'çok yoğun: çağrılar geri çevrildi');
      sonHaber = performance.now();
      donen = 0;
    }
    return reply.status(503).header('retry-after', String(BEKLE_S)).type('application/json; charset=utf-8').send(YANIT);
  });
}
