import { type Saat, istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { RoomFace } from '../room.ts';
import type { Db } from './connect.ts';
import { type SurenIs, type TekrarOrtami, tekrarla } from './tekrar.ts';

const SAAT_MS = 3_600_000;

/** What a job is given besides the database and the time. */
interface GunlukOrtami {
  /** Asks a long job to end; it is done again at the next round. */
  readonly dur: AbortSignal;
  readonly log: Log;
  readonly odalar: readonly RoomFace[];
}

export interface GunlukIs {
  /** Names the job for all servers. */
  readonly ad: string;
  /** Not before this time of day in Istanbul. */
  readonly enErken?: Saat;
  readonly calistir: (db: Db, simdi: Date, o: GunlukOrtami) => Promise<void>;
}

/**
 * Does a job unless it was done today or another server is at it. The lock and the note of its end live in one
 * transaction that waits while the job works with transactions of its own: a server that dies leaves neither.
 */
async function birKez(db: Db, is: GunlukIs, simdi: Date, o: GunlukOrtami): Promise<void> {
  if (is.enErken !== undefined && istanbulSaati(simdi) < is.enErken) return;
  const gun = istanbulGunu(simdi);
  await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { rows } = await sql<{ alindi: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`gunluk:${is.ad}`}, 0)) as alindi`.execute(tx);
    if (!rows[0]!.alindi) return;
    const yapilan = await tx
      .selectFrom('gunluk_is')
      .select('bitis')
      .where('ad', '=', is.ad)
      .where('gun', '=', gun)
      .where('bitis', 'is not', null)
      .executeTakeFirst();
    if (yapilan) return;
    await is.calistir(db, simdi, o);
    await tx
      .insertInto('gunluk_is')
      .values({ ad: is.ad, gun, baslama: simdi, bitis: simdi })
      .onConflict((oc) => oc.columns(['ad', 'gun']).doUpdateSet({ baslama: simdi, bitis: simdi }))
      .execute();
  });
}

/** When a job was last done to its end; null: never. */
export async function sonCalisma(db: Db, ad: string): Promise<string | null> {
  const satir = await db
    .selectFrom('gunluk_is')
    .select((eb) => eb.fn.max('bitis').as('bitis'))
    .where('ad', '=', ad)
    .executeTakeFirstOrThrow();
  return satir.bitis;
}

/**
 * Runs each job once on every day of Istanbul, on whichever server comes first: now, and then every hour. A job that
 * fails, or whose server dies in the middle, is done again at the next round, so it has to bear that.
 */
export const gunlukIsler = (
  o: TekrarOrtami & Pick<GunlukOrtami, 'log' | 'odalar'> & { readonly db: Db; readonly saat: () => Date },
  isler: readonly GunlukIs[],
): SurenIs => {
  const hata = (err: unknown, is?: string) =>
    o.log.warn({ err, is }, 'günlük iş tamamlanamadı; bir saat içinde yeniden denenecek');
  return tekrarla({ ...o, ms: SAAT_MS, hata }, async (dur) => {
    for (const is of isler) {
      // The one before may have met the end of the disk.
      if (o.dolu?.()) return;
      await birKez(o.db, is, o.saat(), { dur, log: o.log, odalar: o.odalar }).catch((err: unknown) => hata(err, is.ad));
    }
  });
};
