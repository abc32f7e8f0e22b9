import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An object store with the part of S3 that the product uses. It refuses requests without a valid signature. */
export interface TestS3 {
  readonly endpoint: string;
  /** Stored objects by path. */
  readonly nesneler: Map<string, Buffer>;
  /** Answers with this status instead of doing the request. Null: it does it. */
  durum: number | null;
  kapat(): Promise<void>;
}

export const S3_ORTAMI = { S3_BUCKET: 'masabasi', S3_REGION: 'tr-1', S3_KEY: 'ANAHTAR', S3_SECRET: 'cok/gizli+' };

const sha256 = (veri: string | Buffer): string => createHash('sha256').update(veri).digest('hex');
const hmac = (anahtar: string | Buffer, veri: string): Buffer => createHmac('sha256', anahtar).update(veri).digest();

/** True when the request is signed with the secret, and the body is the signed one (AWS Signature Version 4). */
function imzali(req: IncomingMessage, govde: Buffer): boolean {
  const { authorization = '' } = req.headers;
  const [, key, kapsam = '', adlar = '', imza] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(authorization) ??
    [];
  const an = String(req.headers['x-amz-date']);
  const ozet = String(req.headers['x-amz-content-sha256']);
  const basliklar = adlar.split(';').map((ad) => `${ad}:${String(req.headers[ad]).trim()}\n`);
  const istek = [req.method, req.url, '', basliklar.join(''), adlar, ozet].join('\n');
  const [gun = '', bolge = '', hizmet = '', son = ''] = kapsam.split('/');
  const anahtar = hmac(hmac(hmac(hmac(`AWS4${S3_ORTAMI.S3_SECRET}`, gun), bolge), hizmet), son);
  const dogru = hmac(anahtar, ['AWS4-HMAC-SHA256', an, kapsam, sha256(istek)].join('\n')).toString('hex');
  const govdesi = ozet === 'UNSIGNED-PAYLOAD' || ozet === sha256(govde);
  return key === S3_ORTAMI.S3_KEY && bolge === S3_ORTAMI.S3_REGION && imza === dogru && govdesi;
}

export async function testS3(): Promise<TestS3> {
  const nesneler: TestS3['nesneler'] = new Map();
  const yap = (yontem: string, yol: string, govde: Buffer): readonly [number, Buffer?] => {
    if (yontem === 'PUT') nesneler.set(yol, govde);
    else if (yontem === 'DELETE') nesneler.delete(yol);
    const nesne = nesneler.get(yol);
    if (yontem === 'DELETE') return [204];
    return nesne === undefined ? [404] : [200, yontem === 'PUT' ? undefined : nesne];
  };
  async function cevapla(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const govde = await buffer(req);
    const yanitla = (): readonly [number, Buffer?] => {
      if (test.durum !== null) return [test.durum];
      return imzali(req, govde) ? yap(req.method ?? '', req.url ?? '', govde) : [403];
    };
    const [durum, yanit] = yanitla();
    res.writeHead(durum).end(yanit);
  }
  const sunucu = createServer((req, res) => void cevapla(req, res));
  sunucu.listen(0, '127.0.0.1');
  await once(sunucu, 'listening');
  const test: TestS3 = {
    endpoint: `http://127.0.0.1:${(sunucu.address() as AddressInfo).port}`,
    nesneler,
    durum: null,
    async kapat() {
      sunucu.closeAllConnections();
      sunucu.close();
      await once(sunucu, 'close');
    },
  };
  return test;
}
