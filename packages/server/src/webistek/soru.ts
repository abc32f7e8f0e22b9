import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { IS_BITI, sifirBitleri, SORU_SURESI_S } from '@masabasi/core/webistek/rules';

/**
 * The task that a browser solves before a request is taken: nothing is kept of it until one comes back solved, and by its
 * signature any of the servers knows it again.
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

/** Whether a task is one of ours that still holds. */
export function soruGecerli(anahtar: Buffer, soru: string, simdi: Date): boolean {
  const [govde = '', imzasi = '', fazla] = soru.split('.');
  const baytlar = Buffer.from(govde, 'base64url');
  const gelen = Buffer.from(imzasi, 'base64url');
  if (fazla !== undefined || baytlar.length !== RASTGELE + 8 || gelen.length !== 32) return false;
  return timingSafeEqual(gelen, imza(anahtar, baytlar)) && Number(baytlar.readBigInt64BE(RASTGELE)) >= simdi.getTime();
}

/** By what a task is known once it was used: however it was written. */
export const soruOzeti = (soru: string): Buffer =>
  createHash('sha256')
    .update(Buffer.from(soru.split('.', 1)[0]!, 'base64url'))
    .digest();

/** Whether a number solves a task. */
export const cozulmus = (soru: string, sayac: number): boolean =>
  sifirBitleri(createHash('sha256').update(`${soru}.${sayac}`).digest()) >= IS_BITI;

/** Solves a task, as a browser does: for tests and the demo. */
export function coz(soru: string): number {
  let sayac = 0;
  while (!cozulmus(soru, sayac)) sayac++;
  return sayac;
}
