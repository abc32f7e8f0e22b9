import type { TaslakSatiri } from '@masabasi/core/masa/taslak/contract';
import { TASLAK_GUNU } from '@masabasi/core/masa/taslak/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';

/** Unsaved texts of a person; nobody else's are ever read here. */
export const taslaklar = (db: Db, kisi: KisiId, anahtarlar: readonly string[]): Promise<TaslakSatiri[]> =>
  db
    .selectFrom('taslak')
    .select(['anahtar as Anahtar', 'deger as Deger', 'sira as Sira', 'zaman as Zaman'])
    .where('kisi_id', '=', kisi)
    .where('anahtar', 'in', anahtarlar)
    .orderBy('anahtar')
    .execute();

/** True if a person has the greatest number of drafts, this one not counted. */
export const dolu = async (db: Db, kisi: KisiId, haric: string, sinir: number): Promise<boolean> =>
  (await read(db).value(sql<{ adet: number }>`select count(*)::int as adet from taslak
    where kisi_id = ${kisi} and anahtar <> ${haric} and deger is not null`)) >= sinir;

interface Yazilan {
  readonly anahtar: string;
  /** Null: the draft is forgotten, and its late arrivals are ignored. */
  readonly deger: string | null;
  readonly sira: number;
  readonly zaman: Date;
}

/** Writes a newer draft over an older one, in one statement. Returns a row if it was written. */
const yeniyse = (db: Db, kisi: KisiId, t: Yazilan) =>
  sql<{ sira: number }>`
    insert into taslak as t (kisi_id, anahtar, deger, sira, zaman)
    values (${kisi}, ${t.anahtar}, ${t.deger}, ${t.sira}, ${t.zaman})
    on conflict (kisi_id, anahtar) do update
      set deger = excluded.deger, sira = excluded.sira, zaman = excluded.zaman where t.sira < excluded.sira
    returning t.sira`.execute(db);

/** Forgets a draft that was saved, unless newer text has come. */
export const unut = (db: Db, kisi: KisiId, t: Omit<Yazilan, 'deger'>): Promise<unknown> =>
  yeniyse(db, kisi, { ...t, deger: null });

/** Writes a draft, unless a newer one is there. Returns the number that is stored then. */
export async function yaz(db: Db, kisi: KisiId, t: Yazilan): Promise<{ Yazildi: boolean; Sira: number }> {
  const { rows } = await yeniyse(db, kisi, t);
  if (rows.length > 0) return { Yazildi: true, Sira: t.sira };
  const [duran] = await taslaklar(db, kisi, [t.anahtar]);
  return { Yazildi: duran?.Sira === t.sira && duran.Deger === t.deger, Sira: duran?.Sira ?? t.sira };
}

/** Removes idle drafts, and forgotten ones once none of their requests can still arrive. */
export const eskileriSil = (db: Db, simdi: Date) =>
  sql`delete from taslak where zaman < ${simdi}::timestamptz - ${TASLAK_GUNU} * interval '1 day'
    or (deger is null and zaman < ${simdi}::timestamptz - interval '1 day')`.execute(db);
