import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';

export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from takvim_baglantisi where kisi_id = any(${kisiler})`.execute(db);
  await sql`update izin_talep set aciklama = '', karar_aciklama = null where kisi_id = any(${kisiler})`.execute(db);
};
