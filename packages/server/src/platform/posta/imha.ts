import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { zamanaGore } from '../personalData/veri.ts';

export const imha = { posta: zamanaGore('posta') };

/** A mail knows the person only by the address. */
export const anonim: RoomFace['anonim'] = (db, kisiler) =>
  sql`delete from posta p using kisi k where k.id = any(${kisiler}) and lower(p.alici) = lower(k.eposta)`.execute(db);
