import type { TaslakSatiri } from '@masabasi/core/taslak/contract';
import { TASLAK_GUNU } from '@masabasi/core/taslak/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';

/** What a person typed and did not save; nobody else's is ever read here. */
export const taslaklar = (db: Db, kisi: KisiId, anahtarlar: readonly string[]): Promise<TaslakSatiri[]> =>
  db
    .selectFrom('taslak')
    .select(['anahtar as Anahtar', 'deger as Deger', 'sira as Sira', 'zaman as Zaman'])
    .where('kisi_id', '=', kisi)
    .where('anahtar', 'in', anahtarlar)
    .orderBy('anahtar')
    .execute();

/** Whether a person has as many as anybody may have, this one not counted. */
export const dolu = async (db: Db, kisi: KisiId, haric: string, sinir: number): Promise<boolean> =>
  (
    await sql<{ adet: number }>`select count(*)::int as adet from taslak
      where kisi_id = ${kisi} and anahtar <> ${haric} and deger is not null`.execute(db)
  ).rows[0]!.adet >= sinir;

interface Yazilan {
  readonly anahtar: string;
  /** Null: it is forgotten, and what comes late of it stays forgotten. */
  readonly deger: string | null;
  readonly sira: number;
  readonly zaman: Date;
}

/** Writes what is newer than what stands there, in one statement; the number that stands there then. */
export async function yaz(db: Db, kisi: KisiId, t: Yazilan): Promise<{ Yazildi: boolean; Sira: number }> {
  const { rows } = await sql<{ sira: number }>`
    insert into taslak as t (kisi_id, anahtar, deger, sira, zaman)
    values (${kisi}, ${t.anahtar}, ${t.deger}, ${t.sira}, ${t.zaman})
    on conflict (kisi_id, anahtar) do update
      set deger = excluded.deger, sira = excluded.sira, zaman = excluded.zaman where t.sira < excluded.sira
    returning t.sira`.execute(db);
  if (rows.length > 0) return { Yazildi: true, Sira: t.sira };
  const [duran] = await taslaklar(db, kisi, [t.anahtar]);
  return { Yazildi: duran?.Sira === t.sira && duran.Deger === t.deger, Sira: duran?.Sira ?? t.sira };
}

/** Removes what nobody went on with; what was forgotten, once nothing of it can be under way any more. */
export const eskileriSil = (db: Db, simdi: Date) =>
  sql`delete from taslak where zaman < ${simdi}::timestamptz - ${TASLAK_GUNU} * interval '1 day'
    or (deger is null and zaman < ${simdi}::timestamptz - interval '1 day')`.execute(db);
