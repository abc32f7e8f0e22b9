import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { DosyaBicimi } from '../room.ts';

/** Where the bytes of files lie: under their digest, in pieces. */

const PARCA = 256 * 1024;

/**
 * Keeps bytes; those that are there already are not written again. Whoever brings the same at the same moment waits for
 * the other, and whoever sweeps up sees that they are wanted.
 */
export async function icerikYaz(db: Db, { ozet, veri }: DosyaBicimi, simdi: Date): Promise<void> {
  const { rows } = await sql<{ yeni: boolean }>`
    insert into dosya_icerik (ozet, boyut, zaman) values (${ozet}, ${veri.length}, ${simdi})
    on conflict (ozet) do update set zaman = excluded.zaman returning xmax = 0 as yeni`.execute(db);
  if (!rows[0]!.yeni) return;
  const parcalar = Array.from({ length: Math.ceil(veri.length / PARCA) }, (_, sira) => ({
    ozet,
    sira,
    veri: veri.subarray(sira * PARCA, (sira + 1) * PARCA),
  }));
  await db.insertInto('dosya_parca').values(parcalar).execute();
}

/** The bytes, piece by piece, so that a long file is never whole in memory. */
export async function* icerikOku(db: Db, ozet: Buffer): AsyncGenerator<Uint8Array> {
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

/** Takes away what no file points to any more and nobody has just brought. Returns how many. */
export async function sahipsizleriSil(db: Db, sinir: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from dosya_icerik i where i.zaman < ${sinir}
      and not exists (select from dosya d where d.ozet = i.ozet)
      and not exists (select from dosya d where d.orta_ozet = i.ozet)
      and not exists (select from dosya d where d.kucuk_ozet = i.ozet)`.execute(db);
  return Number(numAffectedRows);
}
