import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DosyaGovdesi } from './context.ts';

/** A file's name for the Content-Disposition header, as plain ASCII and in full. */
export const dosyaBasligi = (ad: string, nasil: 'attachment' | 'inline' = 'attachment'): string =>
  `${nasil}; filename="${ad.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(ad).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

/** Waits for the first piece. When it cannot be read, an error can still be answered. */
async function baslat(parcalar: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const okuyan = parcalar[Symbol.asyncIterator]();
  const ilk = await okuyan.next();
  return (async function* () {
    try {
      for (let parca = ilk; !parca.done; parca = await okuyan.next()) yield parca.value;
    } finally {
      await okuyan.return?.();
    }
  })();
}

/**
 * Sends a file as an attachment of exactly this type, in which no script runs. A browser keeps the bytes and asks again
 * each time: the right is checked again, the bytes are not sent twice.
 */
export async function dosyaYaniti(req: FastifyRequest, reply: FastifyReply, d: DosyaGovdesi): Promise<FastifyReply> {
  const etag = `"${d.ozet}"`;
  // Compressed bytes would get a header under which browsers unpack them.
  if (d.tip === 'application/octet-stream') req.headers['x-no-compression'] = 'true';
  const bilinen = req.headers['if-none-match'] === etag;
  const govde = bilinen ? null : await baslat(d.parcalar());
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', dosyaBasligi(d.ad))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin');
  if (govde === null) return reply.status(304).send();
  return reply.type(d.tip).header('content-length', d.boyut).send(Readable.from(govde));
}
