import type { Hiz } from '@masabasi/core/platform/call/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { YarimGovdeler } from './door/body.ts';
import { diskDolu } from './errors.ts';
import { Hizlar } from './door/pace.ts';

/** An incoming message with its exact bytes: a signature covers the sent bytes, not the parsed values. */
export interface HamIstek {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: Config;
  /** The last part of the address. */
  readonly kod: string;
  readonly govde: Buffer;
  readonly tur: string;
  /** Log for facts that the sender is not told. */
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** A header. Of a repeated one the first value. */
  baslik(ad: string): string | null;
}

/** Answer in the sender's own form: plain text, or an address to which the browser goes on. */
type HamYanit =
  | { readonly durum: 200 | 400 | 404; readonly metin: string }
  | { readonly durum: 303; readonly yol: `/${string}` };

/**
 * A door for outside services and for browsers that they send. There is no session: a cookie would not come along, so
 * none is read or set. A message proves its sender by itself.
 */
export interface HamKapi {
  /** Below /api. Its last part is `:kod`. */
  readonly yol: `/${string}/:kod`;
  readonly hiz: Hiz;
  al(istek: HamIstek): Promise<HamYanit>;
}

const EN_COK = 64 * 1024;

export function mountHamKapilar(
  app: FastifyInstance,
  o: Baglanti & { readonly saat: () => Date; readonly config: Config; readonly disk?: DiskBekcisi },
  kapilar: readonly HamKapi[],
): void {
  const hizlar = new Hizlar();
  void app.register(async (ham) => {
    const yarimlar = new YarimGovdeler();
    ham.removeAllContentTypeParsers();
    ham.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EN_COK }, (_req, govde, tamam) => tamam(null, govde));
    for (const kapi of kapilar) {
      const { yol, hiz } = kapi;
      ham.route<{ Params: { kod: string } }>({
        method: 'POST',
        url: `/api${yol}`,
        config: { mounted: true },
        bodyLimit: EN_COK,
        onRequest: async (req) => {
          hizlar.gel(yol, req.ip, hiz, o.saat());
          // The other side repeats a refused message.
          if (o.disk?.dolu()) throw diskDolu();
          yarimlar.basladi(req);
        },
        preHandler: async (req) => yarimlar.bitti(req),
        handler: async (req, reply) => {
          const yanit = await kapi.al({
            db: o.db,
            simdi: o.saat(),
            config: o.config,
            log: req.log,
            kod: req.params.kod,
            govde: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
            tur: req.headers['content-type'] ?? '',
            baslik: (ad) => {
              const b = req.headers[ad];
              return typeof b === 'string' ? b : (b?.[0] ?? null);
            },
          });
          reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').status(yanit.durum);
          return yanit.durum === 303
            ? reply.header('location', yanit.yol).send()
            : reply.type('text/plain; charset=utf-8').send(yanit.metin);
        },
      });
    }
  });
}
