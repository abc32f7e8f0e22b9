import { Readable } from 'node:stream';
import { ekHatasi } from '@masabasi/core/posta/rules';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { icerikOku } from '../dosya/depo.ts';
import { type DosyaYeri, eklenecekler } from '../dosya/queries.ts';

/** Files that go along with a mail: the outbox keeps which ones, and their bytes are read as it leaves. */

/** A file that is to go along. */
export interface Ek {
  readonly Id: number;
  readonly Ad: string;
}

/** The files of a record that are to go along with an answer about it, in the order they were chosen; a sentence why not. */
export async function ekleri(db: Db, yer: DosyaYeri, idler: readonly number[]): Promise<readonly Ek[] | string> {
  const istenen = [...new Set(idler)];
  if (istenen.length === 0) return [];
  const bulunan = new Map((await eklenecekler(db, yer, istenen)).map((d) => [d.Id, d]));
  const hepsi = istenen.flatMap((id) => bulunan.get(id) ?? []);
  if (hepsi.length < istenen.length)
    return 'Seçtiğiniz dosyalardan biri artık bu kayıtta değil. Ekleri yeniden seçiniz.';
  return ekHatasi(hepsi.map((d) => d.Boyut)) ?? hepsi;
}

/** Writes down which files go along with a mail. */
export const ekleriYaz = (db: Db, postaId: number, ekler: readonly Ek[]) =>
  ekler.length === 0
    ? null
    : db
        .insertInto('posta_dosya')
        .values(ekler.map(({ Id, Ad }, sira) => ({ posta_id: postaId, sira, dosya_id: Id, ad: Ad })))
        .execute();

interface GidenEk {
  readonly sira: number;
  readonly ad: string;
  readonly tip: string;
  readonly ozet: Buffer;
}

/** The files of a mail that are still there. */
export const gidenEkler = async (db: Db, postaId: number): Promise<readonly GidenEk[]> =>
  (
    await sql<GidenEk>`select e.sira, e.ad, d.tip, d.ozet from posta_dosya e
      join dosya d on d.id = e.dosya_id and d.silindi is null where e.posta_id = ${postaId} order by e.sira`.execute(db)
  ).rows;

/** A file as it is handed to the mail server, piece by piece. */
export const ekGovdesi = (db: Db, { s3 }: Pick<Config, 's3'>, { ad, tip, ozet }: GidenEk) => ({
  filename: ad,
  contentType: tip,
  content: Readable.from(icerikOku(db, s3, ozet)),
});

/** Writes down which files went along, and which were gone. */
export const ekleriGitti = (db: Db, postaId: number, gidenler: readonly GidenEk[]) =>
  sql`update posta_dosya set gitti = sira = any(${gidenler.map((e) => e.sira)}::int[]) where posta_id = ${postaId}`.execute(
    db,
  );
