import { type Gun, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { sayi, YIGIN } from '../../platform/personalData/veri.ts';

const eski = (sinir: Gun) => sql`silindi < ${new Date(istanbulAni(sinir))}`;

/** Deletes contact persons who were deleted so long ago that nobody can restore them. */
export const imha: RoomFace['imha'] = {
  yetkili: {
    say: (db, sinir) => sayi(db, sql`select count(*) as adet from musteri_yetkili where ${eski(sinir)}`),
    async yok(db, sinir) {
      const { numAffectedRows } = await sql`delete from musteri_yetkili where id in (
        select id from musteri_yetkili where ${eski(sinir)} limit ${YIGIN})`.execute(db);
      return Number(numAffectedRows);
    },
  },
};
