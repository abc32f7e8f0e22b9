import { transcode } from 'node:buffer';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { Held } from './held.ts';

/** Bytes from which an answer is compressed (decision 0035). */
export const SIKISTIR = 4 * 1024;

/** Characters from which an answer is worth encoding with care, and bytes from which it is compressed piece by piece. */
export const UZUN = 64 * 1024;

/**
 * The text of an answer as it goes on its way. A long one is made UTF-8 here, once: as a string it would be walked
 * three times on its way through compression, each time slower than both steps of this.
 */
export const yanitGovdesi = (metin: string): string | Buffer =>
  metin.length < UZUN ? metin : transcode(Buffer.from(metin, 'utf16le'), 'utf16le', 'utf8');

/** No request of ours is nested deeper; what is costs a parser and a schema more than its length says. */
const EN_COK_DUZEY = 16;
const [TIRNAK, KACIS, AC, KAPA, SUSLU_AC, SUSLU_KAPA] = Buffer.from('"\\[]{}');

/** Whether JSON text is nested deeper than any request of ours. */
export function cokDerin(govde: Uint8Array, enCok = EN_COK_DUZEY): boolean {
  let duzey = 0;
  let metinde = false;
  for (let i = 0; i < govde.length; i++) {
    const c = govde[i];
    if (metinde) {
      if (c === KACIS) i++;
      else if (c === TIRNAK) metinde = false;
    } else if (c === TIRNAK) metinde = true;
    else if (c === AC || c === SUSLU_AC) {
      if (++duzey > enCok) return true;
    } else if (c === KAPA || c === SUSLU_KAPA) duzey--;
  }
  return false;
}

/**
 * Takes JSON bodies as the bytes they came in: they are parsed by `govdeOku`, once the request has its place.
 * @returns parses a request's body; throws 400 for what is no JSON, or nested too deep
 */
export function govdeleriAl(app: FastifyInstance): (req: FastifyRequest) => Promise<unknown> {
  const cozucu = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_req, govde, tamam) => tamam(null, govde));
  return (req) =>
    new Promise((tamam, olmadi) => {
      const govde = req.body;
      if (!Buffer.isBuffer(govde)) {
        tamam(undefined);
        return;
      }
      if (cokDerin(govde)) throw new HttpError(400, 'İsteğin gövdesi çok iç içe.');
      void cozucu(req, govde.toString('utf8'), (e, deger) => (e ? olmadi(e) : tamam(deger)));
    });
}

/** A body is here within so long; one that brings files, from a telephone too, within `FORM_MS`. */
const GOVDE_MS = 30_000;
export const FORM_MS = 170_000;

/** So many requests of one address may have a body under way; an office behind one address has a few at a time. */
const EN_COK_YARIM = 32;

/**
 * Bodies beyond this are not read to their end for everybody who was turned away: so many of an address are, and none
 * instead of one that ended less than this ago. Read for nothing, large bodies keep the garbage collector at work.
 * Of the others nothing more is read; their connection ends once they had time to take the answer, as one that ends
 * with the answer is broken before many have looked at it.
 */
const UZUN_GOVDE = 64 * 1024;
const EN_COK_DINLENEN = 4;
const DINLENDIKTEN_MS = 10_000;
const CEVAP_OKUMA_MS = 2000;

type Baglanti = Pick<Socket, 'destroySoon' | 'end' | 'pause' | 'destroy' | 'once'>;

/** What is needed of a request whose body is on its way. */
interface Govdeli {
  readonly ip: string;
  readonly headers: { readonly 'content-length'?: string | undefined };
  readonly raw: {
    once(olay: 'close', is: () => void): unknown;
    destroy(): unknown;
    readonly socket: Baglanti;
  };
  readonly log: { info(alanlar: object, ne: string): void };
}

/** Lets Node, which ends a connection with its last answer, do so without reading on and only after a while. */
function yavasKapat(s: Baglanti): void {
  s.destroySoon = () => {
    s.end();
    // Node begins to read the rest of the request for nothing a moment after this.
    setImmediate(() => s.pause());
    const sonra = setTimeout(() => s.destroy(), CEVAP_OKUMA_MS);
    s.once('close', () => clearTimeout(sonra));
  };
}

/**
 * Keeps count of requests whose body has not arrived. Beyond the number of an address the oldest gives way: it is the
 * one that takes its time, while an honest one is here within moments.
 */
export class YarimGovdeler {
  readonly #enCok: number;
  readonly #adresler = new Map<string, Set<Govdeli>>();
  readonly #sureler = new Map<Govdeli, NodeJS.Timeout>();
  readonly #dinlenenler = new Held<string>(EN_COK_DINLENEN);
  constructor(enCok = EN_COK_YARIM) {
    this.#enCok = enCok;
  }

  /** A body begins; it is to be here within `sureMs`. */
  basladi(req: Govdeli, sureMs = GOVDE_MS): void {
    const ayni = this.#adresler.get(req.ip) ?? new Set<Govdeli>();
    this.#adresler.set(req.ip, ayni.add(req));
    const gecikti = setTimeout(() => this.#kes(req), sureMs);
    this.#sureler.set(req, gecikti);
    req.raw.once('close', () => this.bitti(req));
    if (ayni.size <= this.#enCok) return;
    const [enEski] = ayni;
    if (enEski) this.#kes(enEski);
  }

  #kes(req: Govdeli): void {
    req.log.info({ neden: 'gövdesi gecikti' }, 'geri çevrildi');
    req.raw.destroy();
  }

  /**
   * Who was turned away before a long body was read: a browser sends all of it before it looks at the answer, so it is
   * heard out; of many from one address the others are told that their connection ends, and not listened to any more.
   */
  geriCevrildi(req: Govdeli, cevap: { setHeader(ad: 'connection', deger: 'close'): unknown }): void {
    if (Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= UZUN_GOVDE) return;
    if (this.#dinlenenler.take(req.ip))
      req.raw.once('close', () => setTimeout(() => this.#dinlenenler.release(req.ip), DINLENDIKTEN_MS).unref());
    else {
      cevap.setHeader('connection', 'close');
      yavasKapat(req.raw.socket);
    }
  }

  bitti(req: Govdeli): void {
    clearTimeout(this.#sureler.get(req));
    this.#sureler.delete(req);
    const ayni = this.#adresler.get(req.ip);
    if (ayni?.delete(req) && ayni.size === 0) this.#adresler.delete(req.ip);
  }
}
