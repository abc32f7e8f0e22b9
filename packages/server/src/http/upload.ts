import multipart from '@fastify/multipart';
import { cokBuyuk as cokBuyukCumlesi } from '@masabasi/core/dosya/rules';
import type { DosyaSiniri } from '@masabasi/core/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { Held } from './held.ts';

/** A file as it arrived: neither its name nor its bytes are trusted. */
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
/** What the parts of a form need besides the files themselves. */
const CERCEVE_BAYTI = 64 * 1024;

export const formDegil = () => new HttpError(415, 'Dosyalar form olarak (multipart/form-data) gönderilmeli.');

const eksikGeldi = () => new HttpError(400, 'Dosya eksik geldi. Yeniden gönderiniz.');
const cokBuyuk = ({ bayt }: DosyaSiniri) => new HttpError(413, cokBuyukCumlesi(bayt));

/** Lets the routes of this instance read forms. */
export const formlariAl = (app: FastifyInstance): PromiseLike<unknown> =>
  app.register(multipart, { preservePath: true });

/** What is said of a form that is none, by the code of its reader. */
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
 * Refuses a form that says itself that it is too long, before any of it is read.
 * @throws 413, 415
 */
export function formuSor(req: FastifyRequest, sinir: DosyaSiniri): void {
  if (!req.isMultipart()) throw formDegil();
  if (Number(req.headers['content-length'] ?? 0) > sinir.adet * sinir.bayt + CERCEVE_BAYTI) throw cokBuyuk(sinir);
}

/**
 * Reads a form. `once` hears the fields that stand before the first file, and ends the reading by throwing: nothing of a
 * file is read before.
 * @throws 400, 413 with a sentence
 */
export async function formOku(
  req: FastifyRequest,
  sinir: DosyaSiniri,
  once: (alanlar: GelenForm['alanlar']) => Promise<void>,
): Promise<GelenForm> {
  // Whoever went away while waiting for a place sends no end, and would keep it for ever.
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

/** So many forms are read at a time, each held whole; so many of one person; so many more wait for a place. */
const EN_COK = 8;
const KISIDEN = 3;
const EN_COK_BEKLEYEN = 200;
/** And so many of people outside, who have places of their own: they keep nobody inside waiting. */
export const EN_COK_DISARIDAN = 4;

/** The places of forms that bring files: whoever waits for one has not been read a byte of. */
export class FormYerleri {
  readonly #kisiler = new Held<string>(KISIDEN);
  readonly #bekleyenler: { readonly kim: string; readonly gir: () => void }[] = [];
  readonly #enCok: number;
  #suren = 0;
  constructor(enCok = EN_COK) {
    this.#enCok = enCok;
  }

  /**
   * Reads one form when its turn comes; `kim`: whose it is, or from which address.
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
