import { endpoints } from '@masabasi/core/contract';
import { type Endpoint, okumaMi } from '@masabasi/core/endpoint';
import { SAYFA } from '@masabasi/core/sayfa';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Baglanti } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { retNedeni } from '../log.ts';
import { type Cagiran, type IlkIstek, type Soru, onYetki, sayfalari, yetkilendir } from './access.ts';
import { YarimGovdeler, govdeleriAl, yanitGovdesi } from './body.ts';
import { cagiran, istekBilgisi, onceligiSor, tokenOku } from './caller.ts';
import type { IstekBilgisi, OkumaYaniti, SunucuHali, Temel } from './context.ts';
import { Yerler } from './crowd.ts';
import { HttpError, cevapla, diskDolu, istekHatasi, oturumYok } from './errors.ts';
import { Agirlar } from './heavy.ts';
import {
  anahtarAl,
  anahtarOku,
  bitenOturumunIstegi,
  ilkIstek,
  ilkYanit,
  istekOzeti,
  yanitSakla,
} from './idempotency.ts';
import { denetimYaz, islemde } from './transaction.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by this file, the event stream and the calendar feed; `app.ts` refuses a route under /api without it. */
    mounted?: true;
  }
  interface FastifyRequest {
    /** Who called, once that is known; for the log. */
    kisiId: number | null;
    /** What was found out before the body was read. */
    kapida: Kapida | null;
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

interface Kapida {
  readonly simdi: Date;
  readonly c: Cagiran | null;
  readonly anahtar: string | null;
  /** The same write as it came before; of a session that this very write ended when there is no caller. */
  readonly ilk: IlkIstek | null;
}

/** A handler as the mount sees it; `rooms.ts` has checked its types against the contract. */
type AnyHandler = (ctx: Temel & { readonly ben: Cagiran['ben'] | null }, istek: unknown) => Promise<unknown>;
type RoomTable = Record<string, { readonly handlers: Record<string, AnyHandler> }>;

/** An endpoint with its name and its handler. */
interface Uc {
  readonly ad: string;
  readonly e: Endpoint;
  readonly handler: AnyHandler;
}

/** The fields of a request, wherever its endpoint says they lie. */
function alanlar(e: Endpoint, req: FastifyRequest, govde: unknown): unknown {
  if (e.wrap === 'query') return req.query;
  if (e.wrap === 'bare') return govde ?? {};
  if (govde !== undefined && (typeof govde !== 'object' || govde === null || Array.isArray(govde)))
    throw new HttpError(400, 'İsteğin gövdesi bir JSON nesnesi olmalı.');
  const { val, ...gerisi } = (govde ?? {}) as Record<string, unknown>;
  if (e.wrap === 'either' && val === undefined) return gerisi;
  const fazla = Object.keys(gerisi)[0];
  if (fazla !== undefined) throw new HttpError(400, `'${fazla}' diye bir alan yok; alanlar 'val' içinde olmalı.`);
  return val ?? {};
}

/** @throws 400 with a sentence that names the field */
function semadan(e: Endpoint, ham: unknown): unknown {
  const okunan = e.request.safeParse(ham);
  if (!okunan.success) throw new HttpError(400, istekHatasi(okunan.error, ham));
  return okunan.data;
}

/** The sentence of a refusal that is part of an answer, or null. */
const reddedilen = (yanit: unknown): string | null => {
  const { durum, msg } = (yanit ?? {}) as { durum?: unknown; msg?: unknown };
  return durum === false ? String(msg) : null;
};

/** Another request with the same key was first: this one's work is taken back, and that one's answer told. */
class Yinelendi extends Error {}

const okumaz = () => Promise.reject(new Error('bir yazma başka okumaları yanıtlayamaz'));

/** Every page, for a call that stands for several. */
const BUTUN_SAYFALAR = Object.values(SAYFA).flat();

const sorusu = (e: Endpoint, anahtar: string | null): Soru => ({
  sayfalar: e.grup ? BUTUN_SAYFALAR : sayfalari(e.access),
  urun: e.grup === true || e.access.urun === true,
  anahtar,
});

/**
 * Registers every endpoint of the contract, the only caller of Fastify's `route` for endpoints. What can be said without
 * the body is said before it is read: place at the door, session, page, right. Then the body within its limit, a place,
 * the schema, the right to what the fields name, and the work.
 */
export function mount(
  app: FastifyInstance,
  table: object,
  o: MountOptions & {
    readonly sunucu: () => SunucuHali;
    /** Hears of every refusal that is part of an answer. */
    readonly reddedildi: (uc: string, neden: string) => void;
    readonly faces: Temel['odalar'];
  },
): void {
  app.decorateRequest('kapida', null);
  const yerler = new Yerler(app.log);
  const yarimlar = new YarimGovdeler();
  const agirlar = new Agirlar();
  const govdeOku = govdeleriAl(app);
  const uclar = new Map<string, Uc>(
    endpoints.map(({ room, name, endpoint: e }) => {
      const ad = `${room}.${name}`;
      return [ad, { ad, e, handler: (table as RoomTable)[room]!.handlers[name]! }];
    }),
  );

  /** What is known before the body: who calls, whether they may at all, whether they called so before. */
  async function kapida(e: Endpoint, req: FastifyRequest): Promise<Kapida> {
    const simdi = o.saat();
    const anahtar = e.effect === 'write' && e.saklama !== 'yok' ? anahtarOku(req.headers['idempotency-key']) : null;
    const c = await cagiran(o, req, simdi, sorusu(e, anahtar));
    if (c === null && e.access.kind !== 'anyone') {
      const token = tokenOku(req);
      const biten = token !== null && anahtar !== null && (await bitenOturumunIstegi(o.db, token, anahtar));
      if (!biten) throw oturumYok();
      return { simdi, c, anahtar, ilk: biten };
    }
    onceligiSor(e.grup ? null : e, e.grup ? null : c);
    onYetki(e.access, c);
    return { simdi, c, anahtar, ilk: c?.ilk ?? null };
  }

  /** Handle and check: the same for reads and writes. */
  async function calistir(u: Uc, t: Temel, c: Cagiran | null, istek: unknown, hak: object, req: FastifyRequest) {
    const yanit = await u.handler({ ...t, ben: c?.ben ?? null, ...hak }, istek);
    if (o.strict) u.e.response.parse(yanit);
    const ret = reddedilen(yanit);
    if (ret !== null) {
      req.log.info({ status: 200, uc: `/api${u.e.path}`, kisiId: c?.ben.Id, neden: retNedeni(ret) }, 'geri çevrildi');
      o.reddedildi(u.e.path, ret);
    }
    return yanit;
  }

  const ortak = (simdi: Date, istek: IstekBilgisi) => ({
    simdi,
    istek,
    config: o.config,
    sunucu: o.sunucu,
    odalar: o.faces,
  });

  /** Answers a read: its body. */
  async function oku(u: Uc, k: Kapida, ham: unknown, bilgi: IstekBilgisi, req: FastifyRequest): Promise<unknown> {
    const istek = semadan(u.e, ham);
    const hak = await yetkilendir(u.e.access, k.c, istek, o.db);
    const sahip = { db: o.db, simdi: k.simdi, istek: bilgi, kisiId: k.c?.ben.Id ?? null };
    const okuma: Temel = {
      ...ortak(k.simdi, bilgi),
      db: o.db,
      denetle: (g) => denetimYaz(sahip, g),
      oku: (ad, val) => baskaOkuma(k, ad, val, bilgi, req),
      yayinla: () => {
        throw new Error(`${u.ad} bir okuma; olay yayınlayamaz`);
      },
      sonda: () => {
        throw new Error(`${u.ad} bir okuma; yazamaz`);
      },
    };
    return calistir(u, okuma, k.c, istek, hak, req);
  }

  /** Does a write in one transaction: the text of its body. */
  async function yaz(u: Uc, k: Kapida, ham: unknown, bilgi: IstekBilgisi, req: FastifyRequest): Promise<string> {
    const istek = semadan(u.e, ham);
    const ozet = istekOzeti(istek);
    if (k.c === null && k.ilk !== null) return bitmisOturuma(u, k.ilk, ozet);
    if (k.ilk !== null) return yinele(u, k, istek, k.ilk, ozet);
    if (o.disk?.dolu()) throw diskDolu();
    const sahip = { db: o.db, simdi: k.simdi, istek: bilgi, kisiId: k.c?.ben.Id ?? null };
    const sakla = k.c !== null && k.anahtar !== null ? { kisiId: k.c.ben.Id, anahtar: k.anahtar } : null;
    return islemde(
      sahip,
      async (is) => {
        // The claim goes out first; the work goes on behind it and is taken back when another was first.
        const calis = async () => {
          const hak = await yetkilendir(u.e.access, k.c, istek, is.db);
          return calistir(u, { ...ortak(k.simdi, bilgi), ...is, istek: bilgi, oku: okumaz }, k.c, istek, hak, req);
        };
        const [ilkMi, sonuc] = await Promise.allSettled([
          sakla && anahtarAl(is.db, sakla.kisiId, sakla.anahtar, u.ad, ozet, k.simdi),
          calis(),
        ]);
        // What went wrong first is why the rest did; and of a repeated write nothing that its work met counts.
        if (ilkMi.status === 'rejected') throw ilkMi.reason;
        if (ilkMi.value === false) throw new Yinelendi();
        if (sonuc.status === 'rejected') throw sonuc.reason;
        return JSON.stringify(sonuc.value);
      },
      (db, yanit) => (sakla ? [yanitSakla(db, sakla.kisiId, sakla.anahtar, yanit)] : []),
    ).catch(async (e: unknown) => {
      if (!(e instanceof Yinelendi) || !sakla) throw e;
      return yinele(u, k, istek, await ilkIstek(o.db, sakla.kisiId, sakla.anahtar), ozet);
    });
  }

  /** Tells the first answer of a write again, to who may still ask for it. */
  async function yinele(u: Uc, k: Kapida, istek: unknown, ilk: IlkIstek, ozet: Buffer): Promise<string> {
    await yetkilendir(u.e.access, k.c, istek, o.db);
    return ilkYanit(ilk, u.ad, ozet);
  }

  /** The answer of a write that ended its own session, when it comes again; every other is turned away. */
  function bitmisOturuma(u: Uc, ilk: IlkIstek, ozet: Buffer): string {
    if (ilk.uc !== u.ad || !ilk.ozet.equals(ozet) || ilk.yanit === null) throw oturumYok();
    return ilk.yanit;
  }

  /** Answers another read for the same caller, by its own rule and with its own status. */
  async function baskaOkuma(k: Kapida, ad: string, val: unknown, bilgi: IstekBilgisi, req: FastifyRequest) {
    try {
      const u = uclar.get(ad);
      if (u === undefined || !okumaMi(u.e)) throw new HttpError(404, 'Böyle bir okuma yok.');
      onceligiSor(u.e, k.c);
      onYetki(u.e.access, k.c);
      return { status: 200, govde: await oku(u, k, val, bilgi, req) } satisfies OkumaYaniti;
    } catch (e) {
      const c = cevapla(e as Error);
      if (c.beklenmedik) req.log.error({ status: c.status, uc: ad, kisiId: req.kisiId, err: e }, 'beklenmeyen hata');
      return { status: c.status, govde: { durum: false, msg: c.msg, ...c.ek } } satisfies OkumaYaniti;
    }
  }

  for (const u of uclar.values()) {
    const { e } = u;
    app.route({
      method: e.method,
      url: `/api${e.path}`,
      config: { mounted: true },
      bodyLimit: e.govdeSiniri,
      onRequest: async (req, reply) => {
        try {
          yerler.gel(reply);
          req.kapida = await kapida(e, req);
        } catch (err) {
          if (e.method === 'POST') yarimlar.geriCevrildi(req, reply.raw);
          throw err;
        }
        if (e.method === 'POST') yarimlar.basladi(req);
      },
      preValidation: async (req, reply) => {
        yarimlar.bitti(req);
        yerler.gir(reply);
      },
      handler: async (req: FastifyRequest, reply: FastifyReply) => {
        const k = req.kapida!;
        const ham = alanlar(e, req, await govdeOku(req));
        const bilgi = istekBilgisi(req, k.anahtar);
        const is = async () =>
          e.effect === 'write' ? yaz(u, k, ham, bilgi, req) : JSON.stringify(await oku(u, k, ham, bilgi, req));
        const metin = await (e.agir && k.c ? agirlar.sirayla(k.c.ben.Id, is) : is());
        reply.type('application/json; charset=utf-8');
        return yanitGovdesi(metin);
      },
    });
  }
}
