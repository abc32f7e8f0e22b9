import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Audit entries before an id (null: from the newest), newest first. */
export const denetimKayitlari = (db: Db, oncesi: number | null, enFazla: number) =>
  db
    .selectFrom('denetim as d')
    .leftJoin('kisi as k', 'k.id', 'd.kisi_id')
    .leftJoin('kisi as n', (j) => j.onRef('n.id', '=', 'd.nesne_id').on('d.nesne', '=', 'kisi'))
    .select([
      'd.id as Id',
      'd.zaman as Zaman',
      sql<string | null>`k.ad || ' ' || k.soyad`.as('Kisi'),
      'd.eylem as Eylem',
      'd.nesne as Nesne',
      'd.nesne_id as NesneId',
      sql<string | null>`n.ad || ' ' || n.soyad`.as('NesneAdi'),
      sql<string | null>`d.eski::text`.as('Eski'),
      sql<string | null>`d.yeni::text`.as('Yeni'),
      'd.ip as Ip',
    ])
    .$if(oncesi !== null, (q) => q.where('d.id', '<', oncesi))
    .orderBy('d.id', 'desc')
    .limit(enFazla)
    .execute();
