import { type Gun, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { musteriBaglari } from './api.ts';
import type { Imha, RoomFace } from '../../room.ts';
import { imhaBaslat } from '../../platform/personalData/veri.ts';

/** Customers in one transaction, each with all its records. */
const MUSTERI_YIGINI = 200;

/** Customers who have left, and cards that were deleted or merged into another. */
const ayrilanlar = (sinir: Gun) => sql`(m.silindi < ${new Date(istanbulAni(sinir))}
  or (m.silindi is null and m.durum = 'Ayrıldı' and m.ayrilma_tarihi < ${sinir}))`;

/** Customers who never bought anything, and without any event for this long. */
const adaylar = (sinir: Gun) => {
  const an = new Date(istanbulAni(sinir));
  return sql`(m.silindi is null and m.durum in ('Aday', 'Demo') and m.yazma_zamani < ${an}
    and coalesce(m.duzenleme_zamani < ${an}, true) and not exists (
      select from hareket h where h.nesne = 'musteri' and h.nesne_id = m.id and h.zaman >= ${an}))`;
};

/**
 * The destruction of customers: the card with its records in all rooms, unless the law requires to keep one. Cards that
 * were merged into it are destroyed with it, and as long as one of them must stay, it stays, too.
 */
const musteriImhasi = (kimler: (sinir: Gun) => RawBuilder<unknown>): Imha => {
  const bulunan = (sinir: Gun, odalar: readonly RoomFace[]) => {
    const saklanir = musteriBaglari(odalar).flatMap((bag) => bag.saklanir?.(sql`m.id`) ?? []);
    const engel = saklanir.length === 0 ? sql`false` : sql.join(saklanir, sql` or `);
    return sql`musteri m where ${kimler(sinir)} and not (${engel})
      and not exists (select from musteri b where b.birlesen_id = m.id and (b.silindi >= ${new Date(istanbulAni(sinir))}))`;
  };
  return {
    say: async (db, sinir, odalar) => {
      return read(db).value(sql<{ adet: number }>`select count(*) as adet from ${bulunan(sinir, odalar)}`);
    },
    async yok(db: Db, sinir, _simdi, odalar) {
      await imhaBaslat(db);
      const { rows } = await sql<{ id: number }>`
        select m.id from ${bulunan(sinir, odalar)} order by m.id limit ${MUSTERI_YIGINI} for update of m`.execute(db);
      const idler = rows.map((r) => r.id);
      if (idler.length === 0) return 0;
      await sql`update musteri set birlesen_id = null where birlesen_id = any(${idler}::int[])`.execute(db);
      await sql`update musteri set ana_yetkili_id = null where id = any(${idler}::int[])`.execute(db);
      for (const bag of musteriBaglari(odalar)) await bag.yokEt?.(db, idler);
      await sql`delete from musteri where id = any(${idler}::int[])`.execute(db);
      return idler.length;
    },
  };
};

export const imha: RoomFace['imha'] = { musteri: musteriImhasi(ayrilanlar), aday: musteriImhasi(adaylar) };
