import { sql } from 'kysely';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    const not = soz('anma');
    const { rows } = await sql<{ id: number; no: string }>`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Takip', 'Müşteri', 'Aktif', ${zaman}) returning id)
      insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id,
          baslama_zamani, son_hareket)
        select m.id, 2, t.id, t.id, t.id, 1, 'Görüşme', 'yeni', ${digerId}, ${zaman}::timestamptz, ${zaman}::timestamptz
        from m, (select min(id) as id from tanim) t returning id, no`.execute(db);
    const { id, no } = rows[0]!;
    await sql`insert into gorusme_takip (gorusme_id, kisi_id, zaman) values (${id}, ${kisiId}, ${zaman})`.execute(db);
    await sql`
      with h as (insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, aciklama)
        values ('gorusme', ${id}, ${zaman}, ${digerId}, 'not', ${not}) returning id)
      insert into gorusme_anma (hareket_id, kisi_id, gorusme_id, ad) select h.id, ${kisiId}, ${id}, 'Anılan' from h`.execute(
      db,
    );
    return { gorusme_takip: [no], gorusme_anma: [not] };
  },
};
