import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { ADSIZ, kisiyleSilinen } from '../../platform/personalData/veri.ts';

const sil = kisiyleSilinen('gorusme_takip', 'gorusme_anma');

/** The name of a called person is removed from the notes, which stay. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`update hareket h set aciklama = replace(h.aciklama, '@' || a.ad, '@' || ${`${ADSIZ.ad} ${ADSIZ.soyad}`.trim()})
    from gorusme_anma a
    where a.kisi_id = any(${kisiler}) and h.nesne = 'gorusme' and h.nesne_id = a.gorusme_id and h.id = a.hareket_id`.execute(
    db,
  );
  await sil(db, kisiler);
};
