import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import { HttpError } from '../http/errors.ts';

/** An object store outside that speaks S3. What lies there lies under its digest, so that it is never written over. */

const SURE_MS = 20_000;

const ulasilamadi = (neden: unknown) =>
  Object.assign(
    new HttpError(
      503,
      'Dosya deposuna şu anda ulaşılamıyor. Biraz sonra yeniden deneyiniz; sürerse sistem yöneticinize bildiriniz.',
      { 'retry-after': '10' },
    ),
    { cause: neden },
  );

async function sor(c: S3Config, ozet: Buffer, istek: RequestInit, kabul: readonly number[]): Promise<Response> {
  const ad = ozet.toString('hex');
  const istemci = new AwsClient({
    accessKeyId: c.key,
    secretAccessKey: c.secret,
    service: 's3',
    region: c.region,
    retries: 2,
    initRetryMs: 100,
  });
  // Only the answer's beginning is waited for so long: who reads it may be slow.
  const sabir = new AbortController();
  const sure = setTimeout(() => sabir.abort(new Error(`no answer in ${SURE_MS} ms`)), SURE_MS);
  let yanit: Response;
  try {
    yanit = await istemci.fetch(`${c.endpoint}/${c.bucket}/${ad.slice(0, 2)}/${ad}`, {
      ...istek,
      redirect: 'error',
      signal: sabir.signal,
    });
  } catch (e) {
    throw ulasilamadi(e);
  } finally {
    clearTimeout(sure);
  }
  if (kabul.includes(yanit.status)) return yanit;
  await yanit.body?.cancel();
  throw ulasilamadi(`${istek.method} ${yanit.status}`);
}

/**
 * Puts bytes there; they are there when it returns, or were before.
 * @throws 503
 */
export async function nesneYaz(c: S3Config, ozet: Buffer, veri: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': ozet.toString('hex') };
  const yanit = await sor(c, ozet, { method: 'PUT', headers, body: new Uint8Array(veri) }, [200, 201, 204]);
  await yanit.body?.cancel();
}

/**
 * The bytes, piece by piece. The last piece comes when all of them are known to be the ones that were put there.
 * @throws 503 where they cannot be had, or are others
 */
export async function* nesneOku(c: S3Config, ozet: Buffer): AsyncGenerator<Uint8Array> {
  const yanit = await sor(c, ozet, { method: 'GET' }, [200]);
  const olculen = createHash('sha256');
  let son: Uint8Array | null = null;
  try {
    for await (const parca of yanit.body ?? []) {
      olculen.update(parca);
      if (son !== null) yield son;
      son = parca;
    }
  } catch (e) {
    throw ulasilamadi(e);
  }
  if (!olculen.digest().equals(ozet)) throw ulasilamadi(`${ozet.toString('hex')} is not what was kept`);
  if (son !== null) yield son;
}

/**
 * Takes bytes away; none are there when it returns.
 * @throws 503
 */
export async function nesneSil(c: S3Config, ozet: Buffer): Promise<void> {
  const yanit = await sor(c, ozet, { method: 'DELETE' }, [200, 204, 404]);
  await yanit.body?.cancel();
}
