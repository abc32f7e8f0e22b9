import { DEFTER_METNI, donemi, type Fis, fisHatasi, type FisSatiri, tersi } from '@masabasi/core/mali/defter/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** Writes ledger entries for other rooms, within the transaction of their own change. */

interface Yazim {
  readonly db: Db;
  readonly simdi: Date;
}

/** Reason that nothing can be written on these days, as a sentence. Null: it can. Locks nothing. */
export async function kapaliDonem(db: Db, ...gunler: readonly Gun[]): Promise<string | null> {
  const kapali = await db
    .selectFrom('defter_donem')
    .select('donem')
    .where('donem', 'in', [...new Set(gunler.map(donemi))])
    .orderBy('donem')
    .executeTakeFirst();
  return kapali === undefined ? null : DEFTER_METNI.kapali(kapali.donem);
}

/** The same for a caller who writes next: locks the ledger until the transaction ends, so no period closes before. */
export async function defterEngeli(db: Db, ...gunler: readonly Gun[]): Promise<string | null> {
  await sql`select from defter_bas for update`.execute(db);
  return kapaliDonem(db, ...gunler);
}

const yaz = async ({ db, simdi }: Yazim, f: Fis, tersSira: number | null): Promise<number> => {
  const hata = fisHatasi(f);
  if (hata !== null) throw new RangeError(hata);
  return read(db).value(sql<{
    sira: number;
  }>`select defter_yaz(${f.Gun}::date, ${f.Kaynak}, ${f.KaynakId}, ${tersSira},
    ${f.Aciklama}, ${simdi}, ${JSON.stringify(f.satirlar)}::jsonb) as sira`);
};

/** Writes a ledger entry. The caller has called `defterEngeli` before. @returns its number in the ledger */
export const defterYaz = (y: Yazim, f: Fis): Promise<number> => yaz(y, f, null);

/** Writes many entries in their order, each with its own time, in one SQL statement. */
export const defterTopluYaz = (db: Db, fisler: readonly (Fis & { readonly Zaman: Date })[]) =>
  sql`select count(*) from (
    select defter_yaz(x."Gun", x."Kaynak", x."KaynakId", null, x."Aciklama", x."Zaman", x.satirlar)
    from (select * from jsonb_to_recordset(${JSON.stringify(fisler.map((f, N) => ({ N, ...f })))}::jsonb)
      x ("N" int, "Gun" date, "Kaynak" text, "KaynakId" int, "Aciklama" text, "Zaman" timestamptz, satirlar jsonb)
      order by "N") x) y`.execute(db);

/** Takes an entry back by a reversed one on the same day. */
export async function defterTers(y: Yazim, sira: number, aciklama: string): Promise<number> {
  const fis = await y.db.selectFrom('defter_fis').selectAll().where('sira', '=', sira).executeTakeFirstOrThrow();
  const satirlar = await y.db
    .selectFrom('defter_satir')
    .select(['hesap_kod', 'alt', 'birim', 'tutar'])
    .where('fis_sira', '=', sira)
    .orderBy('satir')
    .execute();
  const ters = tersi(
    satirlar.map((s): FisSatiri => ({ Hesap: s.hesap_kod, Alt: s.alt, Birim: s.birim, Tutar: kurus(s.tutar) })),
  );
  return yaz(
    y,
    { Gun: fis.gun, Kaynak: fis.kaynak, KaynakId: fis.kaynak_id, Aciklama: aciklama, satirlar: ters },
    sira,
  );
}

/**
 * Takes back the valid entry of a record: the last one that was not taken back. Without such an entry it does nothing.
 * @returns reason to refuse, as a sentence. Null: done
 */
export async function defterGeriAl(
  y: Yazim,
  kaynak: string,
  kaynakId: number,
  aciklama: string,
): Promise<string | null> {
  const {
    rows: [fis],
  } = await sql<{ sira: number; gun: Gun }>`select f.sira, f.gun from defter_fis f
    where f.kaynak = ${kaynak} and f.kaynak_id = ${kaynakId} and f.ters_sira is null
      and not exists (select from defter_fis t where t.ters_sira = f.sira) order by f.sira desc limit 1`.execute(y.db);
  if (fis === undefined) return null;
  const engel = await defterEngeli(y.db, fis.gun);
  if (engel === null) await defterTers(y, fis.sira, aciklama);
  return engel;
}
