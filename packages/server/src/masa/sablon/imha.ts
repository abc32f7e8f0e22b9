import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';

/** Personal templates are deleted with their owner, with their history. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from hareket where nesne = 'sablon'
    and nesne_id in (select id from sablon where sahip_id = any(${kisiler}))`.execute(db);
  await sql`delete from sablon where sahip_id = any(${kisiler})`.execute(db);
};
