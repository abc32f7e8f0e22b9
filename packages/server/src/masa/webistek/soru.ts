import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { IS_BITI, sifirBitleri, SORU_SURESI_S } from '@masabasi/core/masa/webistek/rules';

/**
 * The task that a browser solves before a request is taken. Nothing is stored until a solved one comes back, and every
 * server recognises a task by its signature.
 */

const RASTGELE = 16;
const imza = (anahtar: Buffer, govde: Buffer): Buffer => createHmac('sha256', anahtar).update(govde).digest();

/** A new task. */
export function soruYaz(anahtar: Buffer, simdi: Date): string {
  const biter = Buffer.alloc(8);
  biter.writeBigInt64BE(BigInt(simdi.getTime() + SORU_SURESI_S * 1000));
  const govde = Buffer.concat([randomBytes(RASTGELE), biter]);
  return `${govde.toString('base64url')}.${imza(anahtar, govde).toString('base64url')}`;
}

/** True if we made the task and it has not expired. */
export function soruGecerli(anahtar: Buffer, soru: string, simdi: Date): boolean {
  const [govde = '', imzasi = '', fazla] = soru.split('.');
  const baytlar = Buffer.from(govde, 'base64url');
  const gelen = Buffer.from(imzasi, 'base64url');
  if (fazla !== undefined || baytlar.length !== RASTGELE + 8 || gelen.length !== 32) return false;
  return timingSafeEqual(gelen, imza(anahtar, baytlar)) && Number(baytlar.readBigInt64BE(RASTGELE)) >= simdi.getTime();
}

/** The digest that marks a task as used, independent of its spelling. */
export const soruOzeti = (soru: string): Buffer =>
  createHash('sha256')
    .update(Buffer.from(soru.split('.', 1)[0]!, 'base64url'))
    .digest();

/** True if the number solves the task. */
export const cozulmus = (soru: string, sayac: number): boolean =>
  sifirBitleri(createHash('sha256').update(`${soru}.${sayac}`).digest()) >= IS_BITI;

/** Solves a task, as a browser does: for tests and the demo. */
export function coz(soru: string): number {
  let sayac = 0;
  while (!cozulmus(soru, sayac)) sayac++;
  return sayac;
}
