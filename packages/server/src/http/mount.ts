import { endpoints } from '@masabasi/core/contract';
import type { Endpoint, Oncelik } from '@masabasi/core/endpoint';
import { iosMu, mobilTarayiciMi } from '@masabasi/core/oturum/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Baglanti } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { retNedeni } from '../log.ts';
import { type Ben, kimlikDogrula, yetkilendir } from './access.ts';
import type { IstekBilgisi, SunucuHali, Temel } from './context.ts';
import { HttpError, diskDolu, istekHatasi, once, oturumYok } from './errors.ts';
import { yanitGovdesi } from './govde.ts';
import { anahtarAl, anahtarOku, istekOzeti, sonYanit, yanitSakla } from './idempotency.ts';
import { denetimYaz, islemde } from './islem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by this file, the event stream and the calendar feed; `app.ts` refuses a route under /api without it. */
    mounted?: true;
  }
  interface FastifyRequest {
    /** Who called, once that is known; for the log. */
    kisiId: number | null;
  }
}

export interface MountOptions extends Baglanti {
  readonly config: Config;
  readonly saat: () => Date;
  /** Check every answer against the contract: tests. */
  readonly strict: boolean;
  /** Absent where the database, and so its disk, is somebody else's. */
  readonly disk?: DiskBekcisi;
}

/** Calls for everybody are for those, too, who have to do something else first. */
const HERKESE: readonly Oncelik[] = ['parola', 'ikiAdim'];

/** A handler as the mount sees it; `handlers.ts` has checked its types against the contract. */
type AnyHandler = (ctx: Temel & { readonly ben: Ben | null }, istek: unknown) => Promise<unknown>;
type HandlerTable = Record<string, Record<string, AnyHandler>>;

/** The Bearer token of a request, or null. */
export function tokenOku(req: FastifyRequest): string | null {
  const m = /^Bearer ([\w-]{20,200})$/.exec(req.headers.authorization ?? '');
  return m ? m[1]! : null;
}

/**
 * The caller of a request, or null; records the use of the session at most once a minute.
 * @throws 403 for who has to do something else first, unless the request serves that (`oncelik`)
 */
export async function cagiran(
  o: Baglanti & { readonly disk?: DiskBekcisi },
  req: FastifyRequest,
  simdi: Date,
  oncelik: readonly Oncelik[] = [],
): Promise<Ben | null> {
  const token = tokenOku(req);
  if (token === null) return null;
  const ben = await kimlikDogrula(o.pool, token, simdi);
  req.kisiId = ben?.Id ?? null;
  if (ben !== null && ben.oncelik !== null && !oncelik.includes(ben.oncelik)) throw once(ben.oncelik);
  if (ben && !o.disk?.dolu() && simdi.getTime() - Date.parse(ben.sonKullanim) > 60_000)
    await o.db.updateTable('oturum').set({ son_kullanim: simdi }).where('id', '=', ben.oturumId).execute();
  return ben;
}

const istekBilgisi = (e: Endpoint, req: FastifyRequest): IstekBilgisi => {
  const tarayici = (req.headers['user-agent'] ?? '').slice(0, 300);
  const mobil = mobilTarayiciMi(tarayici) || iosMu(tarayici) || req.headers['sec-ch-ua-mobile'] === '?1';
  // The address is gone with a browser that hung up before its request was read.
  const anahtar = e.effect === 'write' ? anahtarOku(req.headers['idempotency-key']) : null;
  return { id: req.id, ip: req.ip || 'bilinmiyor', tarayici, mobil, anahtar };
};

/** The fields of a request, wherever its endpoint says they lie. */
function alanlar(e: Endpoint, req: FastifyRequest): unknown {
  if (e.wrap === 'query') return req.query;
  const govde: unknown = req.body ?? {};
  if (e.wrap === 'bare') return govde;
  if (typeof govde !== 'object' || govde === null || Array.isArray(govde))
    throw new HttpError(400, 'İsteğin gövdesi bir JSON nesnesi olmalı.');
  const { val, ...gerisi } = govde as Record<string, unknown>;
  if (e.wrap === 'either' && val === undefined) return gerisi;
  const fazla = Object.keys(gerisi)[0];
  if (fazla !== undefined) throw new HttpError(400, `'${fazla}' diye bir alan yok; alanlar 'val' içinde olmalı.`);
  return val ?? {};
}

/** The sentence of a refusal that is part of an answer, or null. */
const reddedilen = (yanit: unknown): string | null => {
  const { durum, msg } = (yanit ?? {}) as { durum?: unknown; msg?: unknown };
  return durum === false ? String(msg) : null;
};

/**
 * Registers every endpoint of the contract: authenticate, parse, authorise, handle, answer. The only caller of
 * Fastify's `route` for endpoints.
 */
export function mount(
  app: FastifyInstance,
  table: object,
  o: MountOptions & {
    readonly sunucu: () => SunucuHali;
    /** Hears of every refusal that is part of an answer. */
    readonly reddedildi: (uc: string, neden: string) => void;
  },
): void {
  for (const { room, name, endpoint: e } of endpoints) {
    const handler = (table as HandlerTable)[room]![name]!;
    const uc = `${room}.${name}`;

    /** Authorise, handle, check: the same for reads and writes. */
    const calistir = async (t: Temel, ben: Ben | null, istek: unknown, req: FastifyRequest): Promise<string> => {
      const hak = await yetkilendir(e.access, ben, istek, t.db);
      const yanit = await handler({ ...t, ben, ...hak }, istek);
      if (o.strict) e.response.parse(yanit);
      const ret = reddedilen(yanit);
      if (ret !== null) {
        req.log.info(
          { status: 200, uc: req.routeOptions.url, kisiId: ben?.Id, neden: retNedeni(ret) },
          'geri çevrildi',
        );
        o.reddedildi(e.path, ret);
      }
      return JSON.stringify(yanit);
    };

    /** The answer of a write that ended its own session, when it comes again. */
    const biteninYaniti = async (req: FastifyRequest): Promise<string | null> => {
      const token = tokenOku(req);
      const anahtar = req.headers['idempotency-key'];
      if (e.effect !== 'write' || token === null || anahtar === undefined) return null;
      const okunan = e.request.safeParse(alanlar(e, req));
      return okunan.success ? sonYanit(o.db, token, anahtarOku(anahtar)!, uc, istekOzeti(okunan.data)) : null;
    };

    app.route({
      method: e.method,
      url: `/api${e.path}`,
      config: { mounted: true },
      bodyLimit: e.govdeSiniri,
      handler: async (req: FastifyRequest, reply: FastifyReply) => {
        const simdi = o.saat();
        const ben = await cagiran(o, req, simdi, e.access.kind === 'anyone' ? HERKESE : e.oncelik);
        if (ben === null && e.access.kind !== 'anyone') {
          const ilk = await biteninYaniti(req);
          if (ilk === null) throw oturumYok();
          reply.type('application/json; charset=utf-8');
          return ilk;
        }
        const ham = alanlar(e, req);
        const okunan = e.request.safeParse(ham);
        if (!okunan.success) throw new HttpError(400, istekHatasi(okunan.error, ham));
        const istek: unknown = okunan.data;
        const bilgi = istekBilgisi(e, req);
        reply.type('application/json; charset=utf-8');

        const sahip = { db: o.db, simdi, istek: bilgi, kisiId: ben?.Id ?? null };
        const ortak = { simdi, istek: bilgi, config: o.config, sunucu: o.sunucu };
        if (e.effect === 'read') {
          const okuma: Temel = {
            ...ortak,
            db: o.db,
            denetle: (g) => denetimYaz(sahip, g),
            yayinla: () => {
              throw new Error(`${uc} bir okuma; olay yayınlayamaz`);
            },
          };
          return yanitGovdesi(await calistir(okuma, ben, istek, req));
        }

        if (o.disk?.dolu()) throw diskDolu();
        const { anahtar } = bilgi;
        return islemde(sahip, async (is) => {
          if (ben && anahtar) {
            const ilk = await anahtarAl(is.db, ben.Id, anahtar, uc, istekOzeti(istek), simdi);
            if (ilk !== null) return ilk;
          }
          const yanit = await calistir({ ...ortak, ...is, istek: bilgi }, ben, istek, req);
          if (ben && anahtar) await yanitSakla(is.db, ben.Id, anahtar, yanit);
          return yanit;
        });
      },
    });
  }
}
