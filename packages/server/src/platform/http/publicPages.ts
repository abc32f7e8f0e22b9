import type { Hiz } from '@masabasi/core/platform/call/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acikHata } from './acikSayfa.ts';
import type { Config } from '../../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { retNedeni } from '../log/log.ts';
import { YarimGovdeler } from './door/body.ts';
import { cevapla, hatayiYaz, diskDolu } from './errors.ts';
import { Hizlar } from './door/pace.ts';

/** Data of a request for a page for people outside. */
interface AcikIstek {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: Config;
  /** The last part of its address. Empty when it has none. */
  readonly kod: string;
  /** The query of the address. Of a repeated name the first value counts. */
  readonly sorgu: Readonly<Record<string, string | undefined>>;
}
/** A form sent by a person outside. */
export interface AcikForm extends AcikIstek {
  readonly alanlar: URLSearchParams;
  readonly istek: { readonly id: string; readonly ip: string };
}

/** A page, or an address to redirect to. */
export type AcikYanit =
  /** `formHedefi`: the one other origin to which a form of the page may go. */
  | { readonly durum: 200 | 404; readonly html: string; readonly formHedefi?: string }
  | { readonly durum: 303; readonly yol: `/${string}` };

/**
 * A complete page for people outside. It needs no session, works on any telephone, and loads nothing but its own sheet
 * and, where declared, its own script.
 */
export interface AcikSayfa {
  readonly yol: `/${string}`;
  /** Limit of calls, and of forms, from one address. */
  readonly hiz: Hiz;
  /** True: sites named by the installation may embed the page. */
  readonly gomulur: boolean;
  yaz(istek: AcikIstek): Promise<AcikYanit>;
  /** Handles the page's form without a script. A read never does this work. */
  readonly gonder?: (form: AcikForm) => Promise<AcikYanit>;
}

/** A form without files is small. */
const EN_COK_FORM = 16 * 1024;
const FORM_TURU = 'application/x-www-form-urlencoded';

const politika = (cerceve: readonly string[], formHedefi: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${formHedefi === undefined ? '' : ` ${formHedefi}`}`,
    "base-uri 'none'",
    `frame-ancestors ${cerceve.length > 0 ? cerceve.join(' ') : "'none'"}`,
  ].join(';');

function ver(reply: FastifyReply, cerceve: readonly string[], formHedefi?: string): FastifyReply {
  if (cerceve.length > 0) reply.removeHeader('x-frame-options');
  return reply
    .header('content-security-policy', politika(cerceve, formHedefi))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}

function gonderilen(reply: FastifyReply, cerceve: readonly string[], y: AcikYanit): FastifyReply {
  ver(reply, cerceve, y.durum === 303 ? undefined : y.formHedefi).status(y.durum);
  return y.durum === 303 ? reply.header('location', y.yol).send() : reply.type('text/html; charset=utf-8').send(y.html);
}

const sorgusu = (sorgu: unknown): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(Object(sorgu) as Record<string, unknown>).map(([ad, d]) => {
      const ilk: unknown = Array.isArray(d) ? d[0] : d;
      return [ad, typeof ilk === 'string' ? ilk : undefined];
    }),
  );

/** Serves the rooms' pages for people outside. */
export function mountAcikSayfalar(
  app: FastifyInstance,
  o: Baglanti & { readonly saat: () => Date; readonly config: Config; readonly disk?: DiskBekcisi },
  sayfalar: readonly AcikSayfa[],
): void {
  const hizlar = new Hizlar();
  type Istek = FastifyRequest<{ Params: { kod?: string } }>;
  const istegi = (req: Istek, simdi: Date): AcikIstek => ({
    db: o.db,
    simdi,
    config: o.config,
    kod: req.params.kod ?? '',
    sorgu: sorgusu(req.query),
  });
  const say = (sayfa: AcikSayfa, uc: string, req: Istek, simdi: Date) =>
    hizlar.gizliyle({ uc, ip: req.ip, kod: req.params.kod ?? '', hiz: sayfa.hiz, simdi }, async () => {
      const { durum } = await sayfa.yaz(istegi(req, simdi));
      return durum !== 404;
    });
  for (const sayfa of sayfalar)
    app.route<{ Params: { kod?: string } }>({
      method: 'GET',
      url: sayfa.yol,
      handler: async (req, reply) => {
        const simdi = o.saat();
        await say(sayfa, sayfa.yol, req, simdi);
        const cerceve = sayfa.gomulur ? o.config.webistekSiteleri : [];
        return gonderilen(reply, cerceve, await sayfa.yaz(istegi(req, simdi)));
      },
    });
  // Forms have their own parser, which other routes must not use, and answers for people without a script.
  void app.register(async (formlu) => {
    const yarimlar = new YarimGovdeler();
    formlu.removeAllContentTypeParsers();
    formlu.addContentTypeParser(FORM_TURU, { parseAs: 'string', bodyLimit: EN_COK_FORM }, (_req, govde, tamam) =>
      tamam(null, new URLSearchParams(govde as string)),
    );
    formlu.setErrorHandler((e: Error, req, reply) => {
      const c = cevapla(e);
      const cagri = { status: c.status, uc: req.routeOptions.url };
      if (!hatayiYaz(req.log, cagri, c, e)) req.log.info({ ...cagri, neden: retNedeni(c.msg) }, 'geri çevrildi');
      return ver(reply, []).status(c.status).headers(c.baslik).type('text/html; charset=utf-8').send(acikHata(c.msg));
    });
    for (const sayfa of sayfalar) {
      const { gonder } = sayfa;
      if (gonder !== undefined)
        formlu.route<{ Params: { kod?: string } }>({
          method: 'POST',
          url: sayfa.yol,
          bodyLimit: EN_COK_FORM,
          onRequest: async (req: Istek) => {
            await say(sayfa, `POST ${sayfa.yol}`, req, o.saat());
            if (o.disk?.dolu()) throw diskDolu();
            yarimlar.basladi(req);
          },
          preHandler: async (req) => yarimlar.bitti(req),
          handler: async (req, reply) => {
            const alanlar = req.body instanceof URLSearchParams ? req.body : new URLSearchParams();
            const form = { ...istegi(req, o.saat()), alanlar, istek: { id: req.id, ip: req.ip } };
            return gonderilen(reply, [], await gonder(form));
          },
        });
    }
  });
}
