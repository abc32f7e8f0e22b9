import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';

/** Messages and reports of a person use their words, so these texts are deleted. The decision stays. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`update mesaj_sikayeti set sebep = '' where bildiren_id = any(${kisiler})`.execute(db);
  await sql`update mesaj_sikayeti set karar = '' where karar_veren_id = any(${kisiler})`.execute(db);
  await sql`update mesaj_sikayeti s set metin = '' from mesaj m where m.id = s.mesaj_id and m.yazan_id = any(${kisiler})`.execute(
    db,
  );
  await sql`update konusma_bakisi set sebep = '' where bakan_id = any(${kisiler})`.execute(db);
  await sql`delete from konusma_engeli where kisi_id = any(${kisiler}) or engellenen_id = any(${kisiler})`.execute(db);
};
