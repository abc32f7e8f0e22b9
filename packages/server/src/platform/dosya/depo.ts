import { sql } from 'kysely';
import type { S3Config } from '../../config.ts';
import { type Db, transaction } from '../db/connect.ts';
import { HttpError } from '../http/errors.ts';
import type { DosyaBicimi } from '../../room.ts';
import { nesneOku, nesneSil, nesneYaz } from './nesneDeposu.ts';

/** Storage of file contents by their digest: in pieces in the database, or whole in an external object store. */

const PARCA = 256 * 1024;

/** Writes bytes to the external store, before the row that refers to them. First records that they are on their way. */
export async function disariYaz(db: Db, s3: S3Config, { ozet, veri }: DosyaBicimi, simdi: Date): Promise<void> {
  await sql`insert into dosya_yolda (ozet, zaman) values (${ozet}, ${simdi})
    on conflict (ozet) do update set zaman = greatest(dosya_yolda.zaman, excluded.zaman)`.execute(db);
  await nesneYaz(s3, ozet, veri);
}

/**
 * Stores bytes, or the fact that they are in the external store. Existing bytes are not written again. A second writer
 * of the same bytes waits, and the clean-up sees that they are needed.
 */
export async function icerikYaz(db: Db, { ozet, veri, disarida = false }: DosyaBicimi, simdi: Date): Promise<void> {
  const { rows } = await sql<{ yeni: boolean; disarida: boolean }>`
    insert into dosya_icerik (ozet, boyut, zaman, disarida) values (${ozet}, ${veri.length}, ${simdi}, ${disarida})
    on conflict (ozet) do update set zaman = excluded.zaman, disarida = dosya_icerik.disarida and excluded.disarida
    returning xmax = 0 as yeni, disarida`.execute(db);
  const { yeni, disarida: disinda } = rows[0]!;
  if (disinda || (!yeni && (await parcali(db, ozet)))) return;
  const parcalar = Array.from({ length: Math.ceil(veri.length / PARCA) }, (_, sira) => ({
    ozet,
    sira,
    veri: veri.subarray(sira * PARCA, (sira + 1) * PARCA),
  }));
  await db.insertInto('dosya_parca').values(parcalar).execute();
}

/** True if the content is in the database. Older content may be in the other store after the setting changed. */
const parcali = async (db: Db, ozet: Buffer): Promise<boolean> =>
  (await db.selectFrom('dosya_parca').select('sira').where('ozet', '=', ozet).where('sira', '=', 0).execute()).length >
  0;

async function* parcalari(db: Db, ozet: Buffer): AsyncGenerator<Uint8Array> {
  for (let sira = 0; ; sira++) {
    const parca = await db
      .selectFrom('dosya_parca')
      .select('veri')
      .where('ozet', '=', ozet)
      .where('sira', '=', sira)
      .executeTakeFirst();
    if (parca === undefined) return;
    yield parca.veri;
  }
}

/** Yields the bytes in pieces, so that a long file is never whole in memory. Throws when they end too early. */
export async function* icerikOku(db: Db, s3: S3Config | null, ozet: Buffer): AsyncGenerator<Uint8Array> {
  const { boyut, disarida } = await db
    .selectFrom('dosya_icerik')
    .select(['boyut', 'disarida'])
    .where('ozet', '=', ozet)
    .executeTakeFirstOrThrow();
  if (disarida && s3 === null)
    throw new HttpError(503, 'Bu dosya, sunucunun bağlı olmadığı bir depoda. Sistem yöneticinize bildiriniz.');
  let okunan = 0;
  for await (const parca of disarida ? nesneOku(s3!, ozet) : parcalari(db, ozet)) {
    okunan += parca.length;
    yield parca;
  }
  if (okunan !== boyut) throw new Error(`a file of ${boyut} bytes ended after ${okunan}`);
}

/** Deletes content without a file, unless it was just written. External bytes go with the next function. */
export async function sahipsizleriSil(db: Db, sinir: Date): Promise<void> {
  await sql`
    with silinen as (
      delete from dosya_icerik i where i.zaman < ${sinir}
        and not exists (select from dosya d where d.ozet = i.ozet)
        and not exists (select from dosya d where d.orta_ozet = i.ozet)
        and not exists (select from dosya d where d.kucuk_ozet = i.ozet)
      returning i.ozet, i.zaman, i.disarida)
    insert into dosya_yolda (ozet, zaman) select ozet, zaman from silinen where disarida
    on conflict (ozet) do nothing`.execute(db);
}

/**
 * Deletes external bytes without a row: their upload failed, or their file is gone. A writer of the same bytes waits,
 * and sends them again afterwards.
 */
export async function disaridakileriSil(db: Db, s3: S3Config, sinir: Date): Promise<void> {
  const yoldakiler = await db
    .selectFrom('dosya_yolda')
    .select('ozet')
    .where('zaman', '<', sinir.toISOString())
    .execute();
  for (const { ozet } of yoldakiler)
    await transaction(db, async (tx) => {
      const { rows } = await sql<{ gerekli: boolean }>`
        select exists (select from dosya_icerik i where i.ozet = y.ozet and i.disarida) as gerekli
        from dosya_yolda y where y.ozet = ${ozet} and y.zaman < ${sinir} for update of y`.execute(tx);
      if (rows.length === 0) return;
      if (!rows[0]!.gerekli) await nesneSil(s3, ozet);
      await tx.deleteFrom('dosya_yolda').where('ozet', '=', ozet).execute();
    });
}
