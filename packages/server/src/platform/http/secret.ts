import type { Hiz } from '@masabasi/core/platform/call/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import { tokenOzeti } from './access.ts';
import { dosyaBasligi } from './download.ts';
import { HttpError } from './errors.ts';
import { Hizlar } from './door/pace.ts';

/** The content at a secret address. */
interface GizliCevap {
  readonly tur: string;
  readonly dosyaAdi: string;
  readonly govde: string | Buffer;
  /** Foreign content is downloaded, not shown. */
  readonly indirilir?: true;
}

/**
 * A secret address: its holder reads the content without a session. Only the digest of its key is stored, so a lookup
 * is one indexed query, for existing and unknown keys.
 */
export interface GizliAdres {
  /** Below /api. The key and the ending stand in the last part. */
  readonly yol: `/${string}`;
  readonly uzanti: string;
  /** Limit of calls from one address: the holder of a secret has no other identity. */
  readonly hiz: Hiz;
  /** The same sentence for an unknown, an ended and a mistyped address. */
  readonly yok: string;
  /** The content, by the digest of the key. Null when there is none, or none any more. */
  cevap(db: Db, ozet: Buffer, simdi: Date, config: Config): Promise<GizliCevap | null>;
}

/** 32 random bytes, as addresses hold them. */
const ANAHTAR = '([\\w-]{43})';

/** Serves the rooms' secret addresses. */
export function mountGizliAdresler(
  app: FastifyInstance,
  o: Baglanti & { readonly saat: () => Date; readonly config: Config },
  adresler: readonly GizliAdres[],
): void {
  const hizlar = new Hizlar();
  for (const adres of adresler) {
    const dosya = new RegExp(`^${ANAHTAR}\\.${adres.uzanti}$`);
    app.route<{ Params: { dosya: string } }>({
      method: 'GET',
      url: `/api${adres.yol}/:dosya`,
      config: { mounted: true },
      handler: async (req, reply) => {
        const simdi = o.saat();
        const anahtar = dosya.exec(req.params.dosya)?.[1];
        const bul = async () =>
          anahtar === undefined ? null : adres.cevap(o.db, tokenOzeti(anahtar), simdi, o.config);
        const gelen = { uc: adres.yol, ip: req.ip, kod: anahtar ?? '', hiz: adres.hiz, simdi };
        await hizlar.gizliyle(gelen, async () => (await bul()) !== null);
        const bulunan = await bul();
        if (bulunan === null) throw new HttpError(404, adres.yok);
        return reply
          .type(bulunan.tur)
          .header('content-disposition', dosyaBasligi(bulunan.dosyaAdi, bulunan.indirilir ? 'attachment' : 'inline'))
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'private, no-store')
          .send(bulunan.govde);
      },
    });
  }
}
