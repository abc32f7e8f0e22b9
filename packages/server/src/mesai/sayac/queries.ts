import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** Running task clocks. This room knows no other, because breaks and shifts stop the clocks, too. */

/**
 * Stops running clocks.
 * @param kosul condition on the clocks `s`. Returns task, person and minutes of each stopped clock.
 */
export const sureleriKapat = (
  db: Db,
  kosul: RawBuilder<unknown>,
  { durduran, simdi, aciklama = '' }: { durduran: 'kisi' | 'mola' | 'mesai'; simdi: Date; aciklama?: string },
) =>
  read(db).rows(sql<{ gorevId: number; kisi: number; dakika: number }>`${hazir('sureleri_kapat')}
    update gorev_sure s set durduran = ${durduran}, aciklama = ${aciklama},
      bitis = greatest(${simdi}::timestamptz, s.baslama + interval '1 millisecond')
    where s.bitis is null and ${kosul}
    returning s.gorev_id as "gorevId", s.kisi_id as kisi, round(extract(epoch from s.bitis - s.baslama) / 60)::int as dakika`);

/** Stops the clocks of a person who takes a break or whose shift has ended. */
export const sayaclariKes = (db: Db, kisi: number, durduran: 'mola' | 'mesai', simdi: Date) =>
  sureleriKapat(db, sql`s.kisi_id = ${kisi}`, { durduran, simdi });
