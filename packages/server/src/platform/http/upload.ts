import multipart from '@fastify/multipart';
import { cokBuyuk as cokBuyukCumlesi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaSiniri } from '@masabasi/core/platform/call/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { Held } from './door/held.ts';

/** A received file. Neither its name nor its bytes are trusted. */
export interface GelenDosya {
  readonly ad: string;
  readonly veri: Buffer;
}

export interface GelenForm {
  readonly alanlar: Readonly<Record<string, string>>;
  readonly dosyalar: readonly GelenDosya[];
}

/** The part of a form that holds a file (specification 7). */
const DOSYA_ALANI = 'file';
const EN_COK_ALAN = 20;
const ALAN_BAYTI = 4096;
/** Bytes that the parts of a form need besides the files themselves. */
const CERCEVE_BAYTI = 64 * 1024;

const formDegil = () => new HttpError(415, 'Dosyalar form olarak (multipart/form-data) gönderilmeli.');

const eksikGeldi = () => new HttpError(400, 'Dosya eksik geldi. Yeniden gönderiniz.');
const cokBuyuk = ({ bayt }: DosyaSiniri) => new HttpError(413, cokBuyukCumlesi(bayt));

/** Lets the routes of this instance read forms. */
export const formlariAl = (app: FastifyInstance): PromiseLike<unknown> =>
  app.register(multipart, { preservePath: true });

/** The answer to a broken form, by the error code of its reader. */
function formHatasi(e: unknown, sinir: DosyaSiniri): unknown {
  const { code, message } = e as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return cokBuyuk(sinir);
  if (code === 'FST_FILES_LIMIT') return new HttpError(413, `Bir kerede en çok ${sinir.adet} dosya gönderilebilir.`);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new HttpError(413, 'Formda çok fazla alan var.');
  const bozuk = code?.startsWith('FST_') || /multipart|terminated early|boundary|part header/i.test(message ?? '');
  return bozuk && !(e instanceof HttpError) ? eksikGeldi() : e;
}

/**
 * Refuses a form with a too large Content-Length, before any of it is read.
 * @throws 413, 415
 */
export function formuSor(req: FastifyRequest, sinir: DosyaSiniri): void {
  if (!req.isMultipart()) throw formDegil();
  if (Number(req.headers['content-length'] ?? 0) > sinir.adet * sinir.bayt + CERCEVE_BAYTI) throw cokBuyuk(sinir);
}

/**
 * Reads a form. `once` gets the fields before the first file. When it throws, reading ends and no byte of a file is
 * read.
 * @throws 400, 413 with a sentence
 */
export async function formOku(
  req: FastifyRequest,
  sinir: DosyaSiniri,
  once: (alanlar: GelenForm['alanlar']) => Promise<void>,
): Promise<GelenForm> {
  // A client that left while waiting for a place sends no end event, and would keep the place for ever.
  if (req.raw.destroyed) throw eksikGeldi();
  const alanlar: Record<string, string> = { ...(req.query as Record<string, string>) };
  const dosyalar: GelenDosya[] = [];
  const parcalar = req.parts({
    limits: {
      fieldNameSize: 100,
      fieldSize: ALAN_BAYTI,
      fields: EN_COK_ALAN,
      fileSize: sinir.bayt,
      files: sinir.adet,
      parts: sinir.adet + EN_COK_ALAN,
      headerPairs: 20,
    },
  });
  try {
    for await (const p of parcalar) {
      if (p.type === 'file') {
        if (p.fieldname !== DOSYA_ALANI) throw new HttpError(400, `'${p.fieldname}' diye bir dosya alanı yok.`);
        if (dosyalar.length === 0) await once(alanlar);
        dosyalar.push({ ad: p.filename, veri: await p.toBuffer() });
      } else {
        if (Object.hasOwn(alanlar, p.fieldname)) throw new HttpError(400, `'${p.fieldname}' alanı iki kez var.`);
        if (p.valueTruncated || p.fieldnameTruncated) throw new HttpError(413, 'Formun bir alanı çok uzun.');
        alanlar[p.fieldname] = String(p.value);
      }
    }
  } catch (e) {
    throw formHatasi(e, sinir);
  }
  return { alanlar, dosyalar };
}

/**
 * The most forms read at a time, each held in memory as a whole. Then the most for one person, and the most waiting
 * ones.
 */
const EN_COK = 8;
const KISIDEN = 3;
const EN_COK_BEKLEYEN = 200;
/** The same for people outside, who have separate places, so that nobody inside waits for them. */
export const EN_COK_DISARIDAN = 4;

/** The places of forms with files. No byte of a waiting form is read. */
export class FormYerleri {
  readonly #kisiler = new Held<string>(KISIDEN);
  readonly #bekleyenler: { readonly kim: string; readonly gir: () => void }[] = [];
  readonly #enCok: number;
  #suren = 0;
  constructor(enCok = EN_COK) {
    this.#enCok = enCok;
  }

  /**
   * Reads one form when its turn comes. `kim`: its person, or its address.
   * @throws 503 when too many wait
   */
  async sirayla<T>(kim: string, is: () => Promise<T>): Promise<T> {
    if (!this.#al(kim)) {
      if (this.#bekleyenler.length >= EN_COK_BEKLEYEN)
        throw new HttpError(503, 'Şu anda çok sayıda dosya yükleniyor. Biraz sonra yeniden deneyiniz.', {
          'retry-after': '5',
        });
      await new Promise<void>((gir) => this.#bekleyenler.push({ kim, gir }));
    }
    try {
      return await is();
    } finally {
      this.#suren--;
      this.#kisiler.release(kim);
      this.#siradaki();
    }
  }

  #al(kim: string): boolean {
    if (this.#suren >= this.#enCok || !this.#kisiler.take(kim)) return false;
    this.#suren++;
    return true;
  }

  #siradaki(): void {
    const sira = this.#bekleyenler.findIndex(({ kim }) => this.#al(kim));
    if (sira >= 0) this.#bekleyenler.splice(sira, 1)[0]?.gir();
  }
}
