import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';

/** Shared filters belong to the department and stay. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from suzgec_varsayilan where kisi_id = any(${kisiler})`.execute(db);
  await sql`delete from suzgec where kisi_id = any(${kisiler}) and departman_id is null`.execute(db);
};
