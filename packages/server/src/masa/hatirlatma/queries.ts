import type { HatirlatmaSatiri } from '@masabasi/core/masa/hatirlatma/contract';
import { type GorusmeDurumu, gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { kapsamda } from '../gorusme/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';

const EN_COK = 100;

/** A person's own reminders, of tickets that the person sees. */
export const hatirlatmalar = (db: Db, kisi: KisiId, urunler: UrunKapsami): Promise<HatirlatmaSatiri[]> =>
  read(db).rows(sql<HatirlatmaSatiri>`
    select h.gorusme_id as "GorusmeId", g.no as "No", g.baslik as "Baslik",
      h.zaman as "Zaman", h.aciklama as "Aciklama"
    from hatirlatma h join gorusme g on g.id = h.gorusme_id
    where h.kisi_id = ${kisi} and ${kapsamda(urunler)}
    order by h.zaman, h.gorusme_id limit ${sql.lit(EN_COK)}`);

/** True if the ticket is open; null: this person sees no such ticket. Locks it, so that nobody closes it meanwhile. */
export async function acikMi(db: Db, id: number, urunler: UrunKapsami): Promise<boolean | null> {
  const { rows } = await sql<{ durum: GorusmeDurumu }>`
    select g.durum from gorusme g where g.id = ${id} and ${kapsamda(urunler)} for share of g`.execute(db);
  return rows[0] === undefined ? null : gorusmeAcik(rows[0].durum);
}

export const yaz = (db: Db, h: { kisi_id: number; gorusme_id: number; zaman: Date; aciklama: string }) =>
  db
    .insertInto('hatirlatma')
    .values({ ...h, ziyaret_id: null })
    .onConflict((c) => c.columns(['kisi_id', 'gorusme_id']).doUpdateSet({ zaman: h.zaman, aciklama: h.aciklama }))
    .execute();

/** Returns true if there was one. */
export const sil = async (db: Db, kisi: KisiId, gorusmeId: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('hatirlatma')
      .where('kisi_id', '=', kisi)
      .where('gorusme_id', '=', gorusmeId)
      .returning('gorusme_id')
      .execute()
  ).length > 0;

/** A person's reminder of an agreement at a visit; no time removes it. */
export const ziyaretinkiniYaz = async (
  db: Db,
  h: { kisi_id: number; ziyaret_id: number; zaman: Date; aciklama: string },
): Promise<void> => {
  await db
    .insertInto('hatirlatma')
    .values({ ...h, gorusme_id: null })
    .onConflict((c) => c.columns(['kisi_id', 'ziyaret_id']).doUpdateSet({ zaman: h.zaman, aciklama: h.aciklama }))
    .execute();
};

export interface Gelen {
  readonly kisi_id: number;
  readonly gorusme_id: number | null;
  readonly ziyaret_id: number | null;
  readonly aciklama: string;
  readonly ad: string;
}

/** Takes a few due reminders; skips those that another server takes. */
export const gelenleriAl = (db: Db, simdi: Date, adet: number): Promise<Gelen[]> =>
  read(db).rows(sql<Gelen>`
    with gelen as (
      select h.id from hatirlatma h where h.zaman <= ${simdi} order by h.zaman limit ${adet} for update skip locked
    ), alinan as (
      delete from hatirlatma h using gelen where h.id = gelen.id
      returning h.kisi_id, h.gorusme_id, h.ziyaret_id, h.aciklama
    )
    select a.*, coalesce(g.no || ' ' || g.baslik, 'Ziyaret, ' || m.gorunen_ad) as ad
    from alinan a left join gorusme g on g.id = a.gorusme_id
      left join ziyaret z on z.id = a.ziyaret_id left join musteri m on m.id = z.musteri_id`);
