import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { zamaninda } from '../time/zamaninda.ts';
import { HttpError, diskDolu, veritabaniYok } from './errors.ts';

/** A database that needs longer counts as away. */
const SINIR_MS = 1000;
const GUN_MS = 86_400_000;

/** True when committed data survives a power cut. */
const KALICI = `
  select current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
    and current_setting('synchronous_commit') <> 'off' as kalici`;

/** True when the database keeps confirmed data through a power cut. Rejects when it does not answer in time. */
export async function kaliciMi(pool: pg.Pool): Promise<boolean> {
  return (await pool.query<{ kalici: boolean }>(KALICI)).rows[0]!.kalici;
}

export interface HazirOptions {
  readonly pool: pg.Pool;
  readonly config: Pick<Config, 'guvenlikIletisim'>;
  readonly saat: () => Date;
  readonly disk?: DiskBekcisi;
  /** True once the server has been asked to stop. */
  readonly kapaniyor: () => boolean;
}

/** Addresses for machines: /health, /ready and the contact for security reports. */
export function mountHazir(app: FastifyInstance, o: HazirOptions): void {
  // Many probes of a silent database share one connection.
  let soru: Promise<boolean> | null = null;
  const sor = (): Promise<boolean> => (soru ??= kaliciMi(o.pool).finally(() => (soru = null)));

  app.get('/health', async () => ({ durum: true }));

  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (o.kapaniyor()) throw new HttpError(503, 'Sunucu kapanıyor.', { 'retry-after': '5' });
    const durable = await zamaninda(SINIR_MS, sor(), () => {
      throw veritabaniYok();
    });
    if (o.disk?.dolu()) throw diskDolu();
    return { durum: true, durable };
  });

  const { guvenlikIletisim } = o.config;
  if (guvenlikIletisim !== null)
    app.get('/.well-known/security.txt', async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          `Contact: ${guvenlikIletisim}\nExpires: ${new Date(o.saat().getTime() + 180 * GUN_MS).toISOString()}\nPreferred-Languages: tr, en\n`,
        ),
    );
}
