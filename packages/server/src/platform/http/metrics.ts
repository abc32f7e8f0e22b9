import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { sonYedek } from '../db/yedek.ts';
import type { Log } from '../log/log.ts';
import { zamaninda } from '../time/zamaninda.ts';
import { HttpError } from './errors.ts';

/** After this time a scrape answers, with or without the figures of the database. */
const SINIR_MS = 1000;
const SURELER = [0.005, 0.025, 0.1, 0.25, 1, 3, 10];

/** Figures that a room reads from the database. */
export interface Olcum {
  readonly ad: string;
  readonly aciklama: string;
  readonly etiket: string;
  /** A figure for each value of the label. */
  oku(db: Db, simdi: Date): Promise<Readonly<Record<string, number>>>;
}

/** Counts one kind of refusal that is part of an answer. */
export interface RetSayaci {
  readonly ad: string;
  readonly aciklama: string;
  /** The path of the call, and the sentence of the refusal. */
  readonly uc: string;
  readonly neden: string;
}

export interface MetrikOptions extends Baglanti {
  readonly config: Pick<Config, 'metrikAnahtari' | 'databaseUrl' | 'yedekDir'>;
  readonly saat: () => Date;
  readonly disk?: DiskBekcisi;
  readonly izleyenSayisi: () => number;
  readonly log: Pick<Log, 'warn'>;
  readonly olcumler: readonly Olcum[];
  readonly retSayaclari: readonly RetSayaci[];
}

const ozet = (metin: string): Buffer => createHash('sha256').update(metin).digest();

/** Writes the database's figures. False when the database does not answer in time. */
async function veritabaniOlcumleri(o: MetrikOptions, yaz: (ad: string, etiket: string, deger: number) => void) {
  const simdi = o.saat();
  const sor = async () => {
    const okunanlar = await Promise.all(o.olcumler.map(async (x) => [x.ad, await x.oku(o.db, simdi)] as const));
    for (const [ad, degerler] of okunanlar)
      for (const [etiket, deger] of Object.entries(degerler)) yaz(ad, etiket, deger);
    return true;
  };
  const denendi = sor().catch((err: unknown) => {
    o.log.warn({ err }, 'ölçümler veritabanından okunamadı');
    return false;
  });
  return zamaninda(SINIR_MS, denendi, () => false);
}

/**
 * Figures for Prometheus at /metrics, protected by the key of the configuration. Without a key there is no such address
 * and nothing is counted. Labels are names of routes and jobs, never anything about a person.
 * @returns counts a refusal that is part of an answer
 */
export function metrikler(app: FastifyInstance, o: MetrikOptions): (uc: string, neden: string) => void {
  const { metrikAnahtari } = o.config;
  if (metrikAnahtari === null) return () => undefined;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const sure = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by route template',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SURELER,
    registers,
  });
  const retler = o.retSayaclari.map((x) => ({
    ...x,
    sayac: new Counter({ name: x.ad, help: x.aciklama, registers }),
  }));
  const ret = new Counter({
    name: 'masabasi_refusals_total',
    help: 'Answers with status 200 that say no, by route',
    labelNames: ['route'] as const,
    registers,
  });
  const olcu = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const havuz = olcu('masabasi_db_pool_connections', 'Connections of the pool, and callers that wait for one', [
    'state',
  ]);
  const ayakta = olcu('masabasi_db_up', '1 when the database answered this scrape within a second');
  const izleyen = olcu('masabasi_event_stream_clients', 'Browsers that listen to events');
  const olculer = new Map(o.olcumler.map((x) => [x.ad, { ...x, olcu: olcu(x.ad, x.aciklama, [x.etiket]) }]));
  const yedek = olcu('masabasi_backup_age_seconds', 'Time since the last copy of the embedded database');
  const disk = o.disk && {
    bos: olcu('masabasi_disk_free_bytes', 'Free room on the disk of the embedded database'),
    durdu: olcu('masabasi_disk_writes_stopped', '1 while nothing is written for lack of room'),
  };

  // A label lookup costs more than counting, so each combination is looked up once.
  const sayilanlar = new Map<string, { observe(deger: number): void }>();
  app.addHook('onResponse', async (req, reply) => {
    const adres = req.routeOptions.url ?? 'unknown';
    // A stream is meant to last, so its end is no duration.
    if (adres === '/api/olaylar') return;
    const route = /^\/(api\/|health$|ready$|metrics$)/.test(adres) ? adres : 'static';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const anahtar = `${req.method} ${route} ${status}`;
    let sayac = sayilanlar.get(anahtar);
    if (!sayac) sayilanlar.set(anahtar, (sayac = sure.labels({ method: req.method, route, status })));
    sayac.observe(reply.elapsedTime / 1000);
  });

  const tazele = async (): Promise<void> => {
    const { totalCount, idleCount, waitingCount } = o.pool;
    havuz.set({ state: 'total' }, totalCount);
    havuz.set({ state: 'idle' }, idleCount);
    havuz.set({ state: 'waiting' }, waitingCount);
    izleyen.set(o.izleyenSayisi());
    for (const x of olculer.values()) x.olcu.reset();
    const geldi = await veritabaniOlcumleri(o, (ad, deger, sayi) => {
      const x = olculer.get(ad)!;
      x.olcu.set({ [x.etiket]: deger }, sayi);
    });
    ayakta.set(geldi ? 1 : 0);
    disk?.bos.set(o.disk!.bos());
    disk?.durdu.set(o.disk!.dolu() ? 1 : 0);
    const son = o.config.databaseUrl === null ? await sonYedek(o.config.yedekDir) : null;
    if (son) yedek.set((o.saat().getTime() - Date.parse(son.Zaman)) / 1000);
    else yedek.remove();
  };

  const beklenen = ozet(`Bearer ${metrikAnahtari}`);
  app.get('/metrics', async (req, reply) => {
    // Digests are compared, so that the time shows neither the length nor the beginning of the key.
    if (!timingSafeEqual(ozet(req.headers.authorization ?? ''), beklenen))
      throw new HttpError(401, 'Ölçümler için anahtar gerekir.', { 'www-authenticate': 'Bearer' });
    await tazele();
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });

  return (uc, neden) => {
    ret.inc({ route: `/api${uc}` });
    for (const x of retler) if (uc === x.uc && neden === x.neden) x.sayac.inc();
  };
}
