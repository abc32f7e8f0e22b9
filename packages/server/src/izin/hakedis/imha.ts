import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';

export const anonim: RoomFace['anonim'] = (db, kisiler) =>
  sql`update hak_duzeltme set sebep = '–' where kisi_id = any(${kisiler})`.execute(db);
