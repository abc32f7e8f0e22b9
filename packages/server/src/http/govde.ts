import { transcode } from 'node:buffer';

/** Bytes from which an answer is compressed (decision 0011). */
export const SIKISTIR = 4 * 1024;

/** Characters from which an answer is worth encoding with care, and bytes from which it is compressed piece by piece. */
export const UZUN = 64 * 1024;

/**
 * The text of an answer as it goes on its way. A long one is made UTF-8 here, once: as a string it would be walked
 * three times on its way through compression, each time slower than both steps of this.
 */
export const yanitGovdesi = (metin: string): string | Buffer =>
  metin.length < UZUN ? metin : transcode(Buffer.from(metin, 'utf16le'), 'utf16le', 'utf8');
