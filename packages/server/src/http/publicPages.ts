import type { Hiz } from '@masabasi/core/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import { Hizlar } from './pace.ts';

/** What a page for people outside is written from. */
export interface AcikIstek {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: Config;
  /** The last part of its address; empty where it has none. */
  readonly kod: string;
}

/**
 * A page for people outside, whole as it comes from the server: it needs no session, works on any telephone, and loads
 * nothing but its own sheet and, where it says so, its own script.
 */
export interface AcikSayfa {
  readonly yol: `/${string}`;
  /** From one address no more are asked for. */
  readonly hiz: Hiz;
  /** Whether sites that the installation names may show it within their own pages. */
  readonly gomulur: boolean;
  yaz(istek: AcikIstek): Promise<{ readonly durum: 200 | 404; readonly html: string }>;
}

const politika = (cerceve: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${cerceve.length > 0 ? cerceve.join(' ') : "'none'"}`,
  ].join(';');

/** Serves the rooms' pages for people outside. */
export function mountAcikSayfalar(
  app: FastifyInstance,
  o: Baglanti & { readonly saat: () => Date; readonly config: Config },
  sayfalar: readonly AcikSayfa[],
): void {
  const hizlar = new Hizlar();
  for (const sayfa of sayfalar)
    app.route<{ Params: { kod?: string } }>({
      method: 'GET',
      url: sayfa.yol,
      handler: async (req, reply) => {
        const simdi = o.saat();
        hizlar.gel(sayfa.yol, req.ip, sayfa.hiz, simdi);
        const { durum, html } = await sayfa.yaz({ db: o.db, simdi, config: o.config, kod: req.params.kod ?? '' });
        const cerceve = sayfa.gomulur ? o.config.webistekSiteleri : [];
        if (cerceve.length > 0) reply.removeHeader('x-frame-options');
        return reply
          .status(durum)
          .header('content-security-policy', politika(cerceve))
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8')
          .send(html);
      },
    });
}
