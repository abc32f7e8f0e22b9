import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { zamanaGore } from '../../platform/personalData/veri.ts';

export const imha: RoomFace['imha'] = { gelenPosta: zamanaGore('gelen_posta') };

/** A mail knows the person by the address. */
export const anonim: RoomFace['anonim'] = (db, kisiler) =>
  sql`delete from gelen_posta p using kisi k where k.id = any(${kisiler}) and lower(p.gonderen) = lower(k.eposta)`.execute(
    db,
  );
