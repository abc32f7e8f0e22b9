import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { YIGIN, kisiyleSilinen, sayi } from '../../platform/personalData/veri.ts';

/** A reading matters only while the announcement is shown. */
export const imha: RoomFace['imha'] = {
  duyuru: {
    say: (db, sinir) =>
      sayi(
        db,
        sql`select count(*) as adet from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id where d.bitis < ${sinir}`,
      ),
    async yok(db, sinir) {
      const { numAffectedRows } = await sql`delete from duyuru_goruldu where (duyuru_id, kisi_id) in (
        select g.duyuru_id, g.kisi_id from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id
        where d.bitis < ${sinir} limit ${YIGIN})`.execute(db);
      return Number(numAffectedRows);
    },
  },
};

export const anonim = kisiyleSilinen('duyuru_goruldu');
