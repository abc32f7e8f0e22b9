import type { KayitliTabloDuzeni } from '@masabasi/core/platform/sheet/tabloDuzeni';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';

/** Layouts of imported files, remembered for all people: a program writes the same headings for everybody. */

type Tur = 'musteri' | 'personel';
/** The most layouts kept of a kind. The last used ones stay. */
const EN_COK_DUZEN = 100;

export const tabloDuzenleri = (db: Db, tur: Tur): Promise<KayitliTabloDuzeni[]> =>
  read(db).values(sql<{ duzen: KayitliTabloDuzeni }>`
    select duzen from tablo_duzeni where tur = ${tur} order by zaman desc limit ${EN_COK_DUZEN}`);

export async function tabloDuzeniSakla(db: Db, tur: Tur, duzen: KayitliTabloDuzeni, simdi: Date): Promise<void> {
  await sql`
    insert into tablo_duzeni (tur, imza, duzen, zaman) values (${tur}, ${duzen.Imza}, ${JSON.stringify(duzen)}::jsonb, ${simdi})
    on conflict (tur, anahtar) do update set duzen = excluded.duzen, zaman = excluded.zaman`.execute(db);
  await sql`
    delete from tablo_duzeni where tur = ${tur} and anahtar not in (
      select anahtar from tablo_duzeni where tur = ${tur} order by zaman desc limit ${EN_COK_DUZEN})`.execute(db);
}
