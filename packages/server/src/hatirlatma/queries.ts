import type { HatirlatmaSatiri } from '@masabasi/core/hatirlatma/contract';
import { type GorusmeDurumu, gorusmeAcik } from '@masabasi/core/gorusme/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { kapsamda } from '../gorusme/queries.ts';
import type { KisiId, UrunKapsami } from '../http/access.ts';

const EN_COK = 100;

/** A person's own reminders, of contacts that they see. */
export const hatirlatmalar = async (db: Db, kisi: KisiId, urunler: UrunKapsami): Promise<HatirlatmaSatiri[]> =>
  (
    await sql<HatirlatmaSatiri>`
      select h.gorusme_id as "GorusmeId", g.no as "No", g.baslik as "Baslik",
        h.zaman as "Zaman", h.aciklama as "Aciklama"
      from hatirlatma h join gorusme g on g.id = h.gorusme_id
      where h.kisi_id = ${kisi} and ${kapsamda(urunler)}
      order by h.zaman, h.gorusme_id limit ${sql.lit(EN_COK)}`.execute(db)
  ).rows;

/** Whether the contact is open; null where there is none for this person to see. Nobody closes it meanwhile. */
export async function acikMi(db: Db, id: number, urunler: UrunKapsami): Promise<boolean | null> {
  const { rows } = await sql<{ durum: GorusmeDurumu }>`
    select g.durum from gorusme g where g.id = ${id} and ${kapsamda(urunler)} for share of g`.execute(db);
  return rows[0] === undefined ? null : gorusmeAcik(rows[0].durum);
}

export const yaz = (db: Db, h: { kisi_id: number; gorusme_id: number; zaman: Date; aciklama: string }) =>
  db
    .insertInto('hatirlatma')
    .values(h)
    .onConflict((c) => c.columns(['kisi_id', 'gorusme_id']).doUpdateSet({ zaman: h.zaman, aciklama: h.aciklama }))
    .execute();

/** Answers whether there was one. */
export const sil = async (db: Db, kisi: KisiId, gorusmeId: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('hatirlatma')
      .where('kisi_id', '=', kisi)
      .where('gorusme_id', '=', gorusmeId)
      .returning('gorusme_id')
      .execute()
  ).length > 0;

export interface Gelen {
  readonly kisi_id: number;
  readonly gorusme_id: number;
  readonly aciklama: string;
  readonly no: string;
  readonly baslik: string;
}

/** Takes a few of those whose time has come; what another server takes at the same time is left to it. */
export const gelenleriAl = async (db: Db, simdi: Date, adet: number): Promise<Gelen[]> =>
  (
    await sql<Gelen>`
      with gelen as (
        select h.kisi_id, h.gorusme_id from hatirlatma h where h.zaman <= ${simdi}
        order by h.zaman limit ${adet} for update skip locked
      )
      delete from hatirlatma h using gelen, gorusme g
      where h.kisi_id = gelen.kisi_id and h.gorusme_id = gelen.gorusme_id and g.id = h.gorusme_id
      returning h.kisi_id, h.gorusme_id, h.aciklama, g.no, g.baslik`.execute(db)
  ).rows;
