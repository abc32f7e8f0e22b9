import type { FastifyInstance } from 'fastify';
import type { Baglanti } from '../db/connect.ts';
import { takvimIzinleri, takvimSahibi } from '../talep/queries.ts';
import { takvimDosyasi } from '../talep/takvim.ts';
import { tokenOzeti } from './access.ts';
import { HttpError } from './errors.ts';

const BAGLANTI_YOK = 'Böyle bir takvim bağlantısı yok.';
/** What `takvimBaglantisi` hands out: 32 random bytes. */
const DOSYA = /^([\w-]{43})\.ics$/;

/**
 * The calendar feed: whoever holds the secret address reads it, without a session. Only the digest of the key is
 * stored, so looking one up is one indexed query, whether it exists or not.
 */
export function mountTakvim(app: FastifyInstance, o: Baglanti & { readonly saat: () => Date }): void {
  app.route<{ Params: { dosya: string } }>({
    method: 'GET',
    url: '/api/takvim/:dosya',
    config: { mounted: true },
    handler: async (req, reply) => {
      const simdi = o.saat();
      const anahtar = DOSYA.exec(req.params.dosya)?.[1];
      const sahip = anahtar === undefined ? undefined : await takvimSahibi(o.db, tokenOzeti(anahtar), simdi);
      if (!sahip) throw new HttpError(404, BAGLANTI_YOK);
      const dosya = takvimDosyasi(sahip, await takvimIzinleri(o.db, sahip.Id, simdi), simdi);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="izinler.ics"')
        .send(dosya);
    },
  });
}
