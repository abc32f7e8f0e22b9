import { transcode } from 'node:buffer';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { Held } from './held.ts';

/** Bytes from which an answer is compressed (decision 0035). */
export const SIKISTIR = 4 * 1024;

/** Characters from which an answer is encoded with care, and bytes from which it is compressed piece by piece. */
export const UZUN = 64 * 1024;

/**
 * The body of an answer. A long text becomes UTF-8 here, once: as a string it would be walked three times on its way
 * through compression, each time slower than both steps of this.
 */
export const yanitGovdesi = (metin: string): string | Buffer =>
  metin.length < UZUN ? metin : transcode(Buffer.from(metin, 'utf16le'), 'utf16le', 'utf8');

/** The deepest nesting of our requests. Deeper JSON costs a parser and a schema more than its length suggests. */
const EN_COK_DUZEY = 16;
const [TIRNAK, KACIS, AC, KAPA, SUSLU_AC, SUSLU_KAPA] = Buffer.from('"\\[]{}');

/** True when JSON text is nested deeper than any request of ours. */
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
 * Takes JSON bodies as bytes. `govdeOku` parses them once the request has its place.
 * @returns parses a request's body. Throws 400 for invalid or too deep JSON
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

/** Milliseconds for a body to arrive. A body with files, possibly from a telephone, gets `FORM_MS`. */
const GOVDE_MS = 30_000;
export const FORM_MS = 170_000;

/** The most requests of one address with an incomplete body. An office behind one address has a few at a time. */
const EN_COK_YARIM = 32;

/**
 * Limits for reading the rest of a longer body after a refusal. Only a few for each address are read to their end, and
 * a new one only some time after the last has ended: reading large bodies for nothing keeps the garbage collector busy.
 * The other bodies are not read any further. Their connection ends after a while, because a connection that ends
 * together with its answer breaks before many clients have read the answer.
 */
const UZUN_GOVDE = 64 * 1024;
const EN_COK_DINLENEN = 4;
const DINLENDIKTEN_MS = 10_000;
const CEVAP_OKUMA_MS = 2000;

type Baglanti = Pick<Socket, 'destroySoon' | 'end' | 'pause' | 'destroy' | 'once'>;

/** The needed part of a request whose body is on its way. */
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

/** Node ends a connection with its last answer. This makes it do so without reading on, and only after a while. */
function yavasKapat(s: Baglanti): void {
  s.destroySoon = () => {
    s.end();
    // A moment after this Node begins to read the rest of the request for nothing.
    setImmediate(() => s.pause());
    const sonra = setTimeout(() => s.destroy(), CEVAP_OKUMA_MS);
    s.once('close', () => clearTimeout(sonra));
  };
}

/**
 * Counts requests whose body has not arrived. Beyond the limit of an address the oldest is dropped: it is the slow one,
 * while an honest body arrives within moments.
 */
export class YarimGovdeler {
  readonly #enCok: number;
  readonly #adresler = new Map<string, Set<Govdeli>>();
  readonly #sureler = new Map<Govdeli, NodeJS.Timeout>();
  readonly #dinlenenler = new Held<string>(EN_COK_DINLENEN);
  constructor(enCok = EN_COK_YARIM) {
    this.#enCok = enCok;
  }

  /** Registers a body that must arrive within `sureMs`. */
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
   * Handles a request that was refused before its long body was read. A browser sends the whole body before it looks at
   * the answer, so the body is read to its end. Of many from one address the others are told that their connection
   * ends, and nothing more is read.
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
