import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Closing, closingOf } from './platform/http/closing.ts';
import { cevapla, hatayiYaz, okunmayanIstek } from './platform/http/errors.ts';
import { SIKISTIR, UZUN } from './platform/http/door/body.ts';
import type { Dagitim, OlayTuru } from './platform/http/events.ts';
import { mountHazir } from './platform/http/probes.ts';
import { haritaliGonder, haritaliSayfa } from './platform/http/mapScript.ts';
import { metrikler } from './platform/http/metrics.ts';
import { type MountOptions, mount } from './platform/http/mount.ts';
import { startStream } from './platform/http/stream.ts';
import { yavaslariIzle } from './platform/http/door/slow.ts';
import { mountAcikSayfalar } from './platform/http/publicPages.ts';
import { mountHamKapilar } from './platform/http/rawDoors.ts';
import { mountGizliAdresler } from './platform/http/secret.ts';
import { type GunlukHedefi, gunlukAyari, retNedeni } from './platform/log/log.ts';
import { faces, rooms } from './rooms.ts';

export interface AppOptions extends MountOptions {
  readonly listenUrl: string;
  /** The built web client. Null: API only (tests). */
  readonly webDir: string | null;
  /** Target of log lines. Default: standard output. */
  readonly gunluk?: GunlukHedefi;
  /** Called when work was queued. */
  readonly isVar?: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    closing: Closing;
  }
}

export const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Paths are matched without regard to case, so every check of a path has to do the same. */
const API = /^\/api(?![^/?])/i;
/**
 * Addresses that are never a page: addresses for machines, built files and their neighbours, hidden files. Elsewhere a
 * dot belongs to the address of a page, for example in a version or a mail address.
 */
const SAYFA_DEGIL = /^\/(?:(?:api|health|ready|metrics)(?:\/|$)|assets\/.|[^/]*\.[^/]*$)|\/\./i;
const sayfaMi = (req: FastifyRequest): boolean => req.method === 'GET' && !SAYFA_DEGIL.test(req.url.split('?', 1)[0]!);

/**
 * Headers for a path that cannot be decoded or a broken request. Such an answer comes before every hook, and so before
 * helmet.
 */
const ADRESSIZ = {
  'content-security-policy':
    "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** Headers of a body, removed when the body broke off before its first byte was sent. */
const GOVDENIN = ['content-encoding', 'content-length', 'content-disposition', 'etag'];
/** The cheapest level of gzip and zstd. The next levels save too little for their time. */
const SIKISTIRMA = { level: 1, params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const HSTS_SANIYE = 31_536_000;

/** Builds the whole application as one Fastify instance. `server.ts` only listens. */
export async function buildApp(o: AppOptions): Promise<FastifyInstance> {
  const hataCevabi = (e: Error, req: FastifyRequest, reply: FastifyReply) => {
    const c = cevapla(e);
    const cagri = { status: c.status, uc: req.routeOptions.url, kisiId: req.kisiId };
    if (!hatayiYaz(req.log, cagri, c, e)) req.log.info({ ...cagri, neden: retNedeni(c.msg) }, 'geri çevrildi');
    for (const baslik of GOVDENIN) reply.removeHeader(baslik);
    const msg = c.beklenmedik ? `${c.msg} (${req.id})` : c.msg;
    const ret = req.routeOptions.config?.yukleme ? yuklemeReddi(msg) : { durum: false, msg };
    return reply
      .status(c.status)
      .headers(c.baslik)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...ret, ...c.ek }));
  };
  const https = o.config.publicUrl?.startsWith('https:') === true;
  const app = Fastify({
    logger: gunlukAyari(o.config.logLevel, o.gunluk),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // The longest limit of any body. Bodies without files get less time (`http/body.ts`).
    requestTimeout: 180_000,
    // A request over an open connection is still answered while the server closes.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    trustProxy: o.config.trustProxy.length > 0 ? [...o.config.trustProxy] : false,
    routerOptions: { caseSensitive: false },
    clientErrorHandler: (e, baglanti) => okunmayanIstek(e, baglanti, ADRESSIZ),
    frameworkErrors: (e, req, reply) => {
      if (https) reply.header('strict-transport-security', `max-age=${HSTS_SANIYE}; includeSubDomains`);
      return void hataCevabi(e, req, reply.headers(ADRESSIZ));
    },
  });
  app.decorateRequest('kisiId', null);
  const closing = closingOf(app);
  app.decorate('closing', closing);

  app.addHook('onRoute', (route) => {
    if (API.test(route.url) && route.config?.mounted !== true)
      throw new Error(`${route.url}: /api altındaki her uç http/mount.ts ile kurulmalı`);
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: https && { maxAge: HSTS_SANIYE },
  });
  await app.register(compress, {
    threshold: SIKISTIR,
    // Shorter answers are compressed in one go: a stream costs more than their compression.
    syncThreshold: UZUN,
    encodings: ['zstd', 'gzip', 'identity'],
    zlibOptions: SIKISTIRMA,
  });

  app.setErrorHandler(hataCevabi);
  app.addHook('onSend', async (req, reply) => {
    if (API.test(req.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  const yavaslar = yavaslariIzle(app, o.saat);
  const Baslama = o.saat().toISOString();
  const sunucu = () => ({
    Baslama,
    Izleyen: stream.izleyenSayisi(),
    YavasCagrilar: [...yavaslar()],
    YazmaSiniri: o.disk?.sinir ?? null,
    YazmaDurdu: o.disk?.dolu() ?? false,
  });
  const reddedildi = metrikler(app, {
    ...o,
    log: app.log,
    izleyenSayisi: () => stream.izleyenSayisi(),
    olcumler: faces.flatMap((f) => f.olcumler ?? []),
    retSayaclari: faces.flatMap((f) => f.retSayaclari ?? []),
  });
  mount(app, rooms, { ...o, sunucu, reddedildi, faces });
  mountGizliAdresler(
    app,
    o,
    faces.flatMap((f) => f.adresler ?? []),
  );
  mountHamKapilar(
    app,
    o,
    faces.flatMap((f) => f.kapilar ?? []),
  );
  mountAcikSayfalar(
    app,
    o,
    faces.flatMap((f) => f.acikSayfalar ?? []),
  );
  const olaylar = new Map(faces.flatMap((f) => Object.entries(f.olaylar ?? {}) as [OlayTuru, Dagitim][]));
  const stream = await startStream(app, { ...o, log: app.log, olaylar });
  app.addHook('preClose', async () => stream.stop());

  mountHazir(app, { ...o, kapaniyor: () => closing.begun() });

  const web = o.webDir !== null && existsSync(o.webDir) ? o.webDir : null;
  const { harita } = o.config;
  const sayfa =
    web === null || harita === null ? '' : haritaliSayfa(readFileSync(join(web, 'index.html'), 'utf8'), harita);
  if (web !== null) {
    const dosyalar = { root: web, preCompressed: true, index: false } as const;
    const omur = (deger: string) => ({ setHeaders: (res: FastifyReply) => void res.header('cache-control', deger) });
    const globIgnore = ['assets/**', ...(harita === null ? [] : ['index.html*'])];
    await app.register(fastifyStatic, { ...dosyalar, ...omur('no-cache'), wildcard: false, globIgnore });
    // Browsers keep the page for later under this address.
    if (harita !== null) app.get('/index.html', (_, reply) => haritaliGonder(reply, sayfa, harita));
    // There are many built files and their names change with their content, so one route serves all.
    await app.register(fastifyStatic, {
      ...dosyalar,
      ...omur('public, max-age=31536000, immutable'),
      root: join(web, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
    });
    // The folder itself is no file, so its address gets the page like any other address.
    app.get('/assets/', (_, reply) => reply.callNotFound());
  }
  app.setNotFoundHandler((req, reply) => {
    if (web !== null && sayfaMi(req))
      return harita === null ? reply.sendFile('index.html') : haritaliGonder(reply, sayfa, harita);
    // The address is not logged: it may be a mistyped secret one.
    req.log.info({ status: 404, kisiId: null, neden: 'adres yok' }, 'geri çevrildi');
    return reply
      .status(404)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ durum: false, msg: 'Böyle bir adres yok.' }));
  });
  return app;
}
