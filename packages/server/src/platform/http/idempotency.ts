import { createHash } from 'node:crypto';
import { type Db, hazir } from '../db/connect.ts';
import { type IlkIstek, type KisiId, tokenOzeti } from './access.ts';
import { HttpError, oturumYok } from './errors.ts';

/** Fields left out of the stored hash: a fast hash would let a password be guessed. */
const PAROLA_ALANI = /parola|password|tekrar/i;

/** Hash of a request, compared when the same key comes again. Includes the names and bytes of its files. */
export const istekOzeti = (govde: unknown, dosyalar: readonly { ad: string; veri: Buffer }[] = []): Buffer => {
  const ozet = createHash('sha256').update(
    JSON.stringify(govde, (alan, deger: unknown) => (PAROLA_ALANI.test(alan) ? undefined : deger)) ?? '',
  );
  for (const { ad, veri } of dosyalar) ozet.update(`\0${ad}\0${veri.length}\0`).update(veri);
  return ozet.digest();
};

/** The key of a header, or null without one. */
export function anahtarOku(baslik: string | string[] | undefined): string | null {
  if (baslik === undefined) return null;
  if (typeof baslik !== 'string' || !/^[\w-]{8,100}$/.test(baslik))
    throw new HttpError(400, "'Idempotency-Key' başlığı 8-100 harf, rakam veya tire olmalı.");
  return baslik;
}

/** @throws 409 when the key came with another request, or its answer is not stored */
export function ilkYanit(ilk: IlkIstek, uc: string, ozet: Buffer): string {
  if (ilk.uc !== uc || !ilk.ozet.equals(ozet) || ilk.yanit === null)
    throw new HttpError(409, 'Aynı işlem numarası başka bir istekte kullanılmış.');
  return ilk.yanit;
}

/** Another request with the same key was first: this work is rolled back and the first answer is sent. */
export class Yinelendi extends Error {}

/** The answer of a repeated write that ended its own session. Every other request of an ended session is refused. */
export function bitmisOturuma(ilk: IlkIstek, uc: string, ozet: Buffer): string {
  if (ilk.uc !== uc || !ilk.ozet.equals(ozet) || ilk.yanit === null) throw oturumYok();
  return ilk.yanit;
}

/**
 * Claims a key inside the write's transaction. A second request with the same key waits here for the first to commit.
 * @returns true when this request is the first
 */
export async function anahtarAl(
  db: Db,
  kisiId: KisiId,
  anahtar: string,
  uc: string,
  ozet: Buffer,
  simdi: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('yinelenen')
    .values({ kisi_id: kisiId, anahtar, uc, istek_ozeti: ozet, yanit: null, zaman: simdi })
    .onConflict((oc) => oc.doNothing())
    .modifyEnd(hazir('anahtar_al'))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The first request with a key. */
export const ilkIstek = (db: Db, kisiId: KisiId, anahtar: string): Promise<IlkIstek> =>
  db
    .selectFrom('yinelenen')
    .select(['uc', 'istek_ozeti as ozet', 'yanit'])
    .where('kisi_id', '=', kisiId)
    .where('anahtar', '=', anahtar)
    .executeTakeFirstOrThrow();

/**
 * The first answer to a call that ended its own session. When the answer to a sign-out or a change of password was
 * lost, the call comes again with an ended session. A session that was ended in another way does not qualify.
 */
export const bitenOturumunIstegi = (db: Db, token: string, anahtar: string): Promise<IlkIstek | undefined> =>
  db
    .selectFrom('yinelenen as y')
    .innerJoin('oturum as o', 'o.kisi_id', 'y.kisi_id')
    .select(['y.uc', 'y.istek_ozeti as ozet', 'y.yanit'])
    .where('o.token_ozeti', '=', tokenOzeti(token))
    .whereRef('o.bitis', '=', 'y.zaman')
    .where('y.anahtar', '=', anahtar)
    .executeTakeFirst();

/** Stores the first answer of a key. */
export const yanitSakla = (db: Db, kisiId: KisiId, anahtar: string, yanit: string) =>
  db
    .updateTable('yinelenen')
    .set({ yanit })
    .where('kisi_id', '=', kisiId)
    .where('anahtar', '=', anahtar)
    .modifyEnd(hazir('yanit_sakla'))
    .execute();
