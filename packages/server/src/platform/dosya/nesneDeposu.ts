import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../config.ts';
import { HttpError } from '../http/errors.ts';

/** External object store with the S3 protocol. Objects are named by their digest, so they are never overwritten. */

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
  // The time limit applies only to the beginning of the answer, because its reader may be slow.
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
 * Stores bytes, unless they exist. They are there when the function returns.
 * @throws 503
 */
export async function nesneYaz(c: S3Config, ozet: Buffer, veri: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': ozet.toString('hex') };
  const yanit = await sor(c, ozet, { method: 'PUT', headers, body: new Uint8Array(veri) }, [200, 201, 204]);
  await yanit.body?.cancel();
}

/**
 * Yields the bytes in pieces. The last piece comes only after the digest of all bytes was verified.
 * @throws 503 when they are unreachable or wrong
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
 * Deletes bytes. None are there when the function returns.
 * @throws 503
 */
export async function nesneSil(c: S3Config, ozet: Buffer): Promise<void> {
  const yanit = await sor(c, ozet, { method: 'DELETE' }, [200, 204, 404]);
  await yanit.body?.cancel();
}
