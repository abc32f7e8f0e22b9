import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { zamanaGore } from '../personalData/veri.ts';

export const imha = { bildirim: zamanaGore('bildirim') };

/** Removes notifications to these people, and notifications about them to others. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from bildirim where kisi_id = any(${kisiler}) or hakkinda_id = any(${kisiler})`.execute(db);
  await sql`delete from bildirim_tercihi where kisi_id = any(${kisiler})`.execute(db);
};
