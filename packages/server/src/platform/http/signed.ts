import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Endpoint, Imzalayan } from '@masabasi/core/platform/call/endpoint';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/**
 * Signed calls of outside services, as Standard Webhooks defines them: `webhook-id`, `webhook-timestamp` in seconds,
 * and `webhook-signature`, which holds `v1,` and the HMAC-SHA256 of `id.timestamp.body` with the received bytes.
 */

/** The greatest age of a call in seconds, back or ahead: clocks go wrong and lines are slow. */
export const IMZA_SN = 300;

/** The signature of a body, in the form of the header. */
export const imza = (anahtar: Buffer, id: string, zaman: string, govde: Uint8Array | string): string =>
  `v1,${createHmac('sha256', anahtar).update(`${id}.${zaman}.`).update(govde).digest('base64')}`;

const metni = (v: string | string[] | undefined): string => (typeof v === 'string' ? v : '');

const esit = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

/**
 * Checks the signature of a request whose body has been read. While a secret is replaced, a sender signs with both.
 * @param anahtar null: no secret is shared, and every signature is wrong
 * @throws 401, the same for every error
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
 * The same for a host of repositories, which signs in its own way: GitHub and Gitea sign the body with HMAC-SHA256 in
 * hex, GitLab sends the secret itself. All signatures present must be right.
 * @throws 401, the same for every error
 */
function kodImzasiniSor(req: Pick<FastifyRequest, 'headers' | 'body'>, anahtar: Buffer | null): void {
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
    // Secrets of any length take the same time.
    (gitlab === '' ? imzalar.length > 0 : esit(ozet(gitlab), ozet(anahtar!.toString())));
  if (!dogru) throw new HttpError(401, 'İmza geçerli değil.');
}

/**
 * The check before the body of an endpoint for outside services is parsed. Undefined for every other endpoint.
 * @throws 401 without a valid signature
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
