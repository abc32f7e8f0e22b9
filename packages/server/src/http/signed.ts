import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Endpoint, Imzalayan } from '@masabasi/core/endpoint';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/**
 * Calls of machines outside, signed as Standard Webhooks has it: `webhook-id`, `webhook-timestamp` in seconds, and
 * `webhook-signature`, which holds `v1,` and the HMAC-SHA256 of the three as they came in, `id.timestamp.body`.
 */

/** A call is as old as this at most, or as far ahead: a clock that goes wrong, a line that was slow. */
export const IMZA_SN = 300;

/** The signature of a body, as the header holds it. */
export const imza = (anahtar: Buffer, id: string, zaman: string, govde: Uint8Array | string): string =>
  `v1,${createHmac('sha256', anahtar).update(`${id}.${zaman}.`).update(govde).digest('base64')}`;

const metni = (v: string | string[] | undefined): string => (typeof v === 'string' ? v : '');

const esit = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

/**
 * Asks a request whose body has been read for its signature. While a secret is replaced, a sender signs with both.
 * @param anahtar null: none is shared, and no signature is right
 * @throws 401, the same whatever is wrong
 */
export function imzayiSor(req: Pick<FastifyRequest, 'headers' | 'body'>, anahtar: Buffer | null, simdi: Date): void {
  const [id, zaman, imzalar] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((ad) =>
    metni(req.headers[ad]),
  ) as [string, string, string];
  const govde = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  const yasi = Math.abs(simdi.getTime() / 1000 - Number(/^\d{1,12}$/.exec(zaman)?.[0] ?? Number.NaN));
  const beklenen = anahtar && imza(anahtar, id, zaman, govde);
  const dogru = beklenen !== null && imzalar.split(' ', 8).some((i) => esit(i, beklenen));
  if (!dogru || id === '' || !(yasi <= IMZA_SN)) throw new HttpError(401, 'İmza geçerli değil.');
}

const ONALTILIK = /^[0-9a-f]{64}$/;

/**
 * The same of a host of repositories, which signs in a way of its own: GitHub and Gitea the body, by HMAC-SHA256 in
 * digits of sixteen; GitLab sends the secret itself. A call that comes with several of them has to be right in each.
 * @throws 401, the same whatever is wrong
 */
export function kodImzasiniSor(req: Pick<FastifyRequest, 'headers' | 'body'>, anahtar: Buffer | null): void {
  const govde = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  const beklenen = anahtar && createHmac('sha256', anahtar).update(govde).digest('hex');
  const [github, gitea, gitlab] = ['x-hub-signature-256', 'x-gitea-signature', 'x-gitlab-token'].map((ad) =>
    metni(req.headers[ad]),
  ) as [string, string, string];
  const ozet = (s: string) => createHash('sha256').update(s).digest('hex');
  const imzalar = [github.replace(/^sha256=/, ''), gitea].filter((i) => i !== '');
  const dogru =
    beklenen !== null &&
    imzalar.every((i) => ONALTILIK.test(i) && esit(i, beklenen)) &&
    // Of secrets of any length the same time is taken.
    (gitlab === '' ? imzalar.length > 0 : esit(ozet(gitlab), ozet(anahtar!.toString())));
  if (!dogru) throw new HttpError(401, 'İmza geçerli değil.');
}

/**
 * What an endpoint for machines outside asks before a body is parsed; of every other one nothing.
 * @throws 401 for what is not signed
 */
export function imzaliKapi(
  { access }: Endpoint,
  req: FastifyRequest,
  anahtarlar: Readonly<Record<Imzalayan, Buffer | null>>,
  simdi: Date,
): void {
  if (access.kind !== 'imzali') return;
  if (access.kim === 'kod') kodImzasiniSor(req, anahtarlar.kod);
  else imzayiSor(req, anahtarlar[access.kim], simdi);
}
