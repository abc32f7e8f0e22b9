import { sql } from 'kysely';
import type { RoomFace } from '../../room.ts';
import { sayi } from '../../platform/personalData/veri.ts';

/** Breaks are destroyed by whole days of a person, about twenty rows each. */
const GUN_YIGINI = 100;

/** Destroys a shift with its records and corrections. It leaves the number and length of each status per day. */
export const imha: RoomFace['imha'] = {
  mola: {
    say: (db, sinir) =>
      sayi(
        db,
        sql`select (select count(*) from mesai where gun < ${sinir} and bitis is not null)
          + (select count(*) from mola m join mesai g on g.id = m.mesai_id where g.gun < ${sinir} and g.bitis is not null)
          + (select count(*) from mola_duzeltme z join mola m on m.id = z.mola_id join mesai g on g.id = m.mesai_id
              where g.gun < ${sinir} and g.bitis is not null) as adet`,
      ),
    async yok(db, sinir) {
      // A day of a person is deleted whole, so that its seconds are rounded once.
      const { rows } = await sql<{ idler: number[] }>`
        select array_agg(id) as idler from mesai where gun < ${sinir}
        group by kisi_id, gun having bool_and(bitis is not null) order by gun, kisi_id limit ${GUN_YIGINI}`.execute(db);
      const mesailer = rows.flatMap((r) => r.idler.map(Number));
      if (mesailer.length === 0) return 0;
      await sql`
        insert into mola_gunluk (kisi_id, gun, durum_id, adet, saniye)
        select g.kisi_id, g.gun, m.durum_id, count(*), round(extract(epoch from sum(m.bitis - m.baslama)))
        from mesai g join mola m on m.mesai_id = g.id
        where g.id = any(${mesailer}) and m.durum_id is not null and m.bitis is not null
        group by g.kisi_id, g.gun, m.durum_id
        on conflict (kisi_id, gun, durum_id) do update
          set adet = mola_gunluk.adet + excluded.adet, saniye = mola_gunluk.saniye + excluded.saniye`.execute(db);
      const silinenler = [
        await sql`delete from mola_duzeltme z using mola m where m.id = z.mola_id and m.mesai_id = any(${mesailer})`.execute(
          db,
        ),
        await sql`delete from mola where mesai_id = any(${mesailer})`.execute(db),
        await sql`delete from mesai where id = any(${mesailer})`.execute(db),
      ];
      return silinenler.reduce((t, s) => t + Number(s.numAffectedRows), 0);
    },
  },
};

export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`update mola set aciklama = null, ip = '' where kisi_id = any(${kisiler})`.execute(db);
  await sql`update mola_duzeltme set sebep = '', karar_aciklama = null where kisi_id = any(${kisiler})`.execute(db);
};
