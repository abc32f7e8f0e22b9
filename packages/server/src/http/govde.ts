import { transcode } from 'node:buffer';

/** Characters from which an answer is long: worth compressing and worth encoding with care. */
export const UZUN = 64 * 1024;

/**
 * The text of an answer as it goes on its way. A long one is made UTF-8 here, once: as a string it would be walked
 * three times on its way through compression, each time slower than both steps of this.
 */
export const yanitGovdesi = (metin: string): string | Buffer =>
  metin.length < UZUN ? metin : transcode(Buffer.from(metin, 'utf16le'), 'utf16le', 'utf8');
