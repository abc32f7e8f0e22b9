import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { ADSIZ } from '../../platform/personalData/veri.ts';

const adsiz = sql`to_jsonb(${`${ADSIZ.ad} ${ADSIZ.soyad}`}::text || k.id)`;

/** Leaves stay as figures. Their versions contain names from the time of writing, so these are removed. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`update izin set aciklama = '' where kisi_id = any(${kisiler})`.execute(db);
  await sql`update hareket h set yeni = h.yeni || '{"Aciklama": ""}' from izin i
    where h.nesne = 'izin' and i.id = h.nesne_id and i.kisi_id = any(${kisiler}) and h.yeni ->> 'Aciklama' <> ''`.execute(
    db,
  );
  await sql`update hareket h set yeni = jsonb_set(h.yeni, '{Yazan}', ${adsiz})
    from izin i join kisi k on k.id = i.yazan_id
    where h.nesne = 'izin' and i.id = h.nesne_id and k.id = any(${kisiler})`.execute(db);
  await sql`update hareket h set yeni = jsonb_set(h.yeni, '{Duzenleyen}', ${adsiz})
    from kisi k where h.nesne = 'izin' and k.id = any(${kisiler}) and (h.yeni ->> 'EditUserId')::int = k.id`.execute(
    db,
  );
};
