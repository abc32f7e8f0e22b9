import { type Gun, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { RoomFace } from '../../room.ts';
import { sayi } from '../../platform/personalData/veri.ts';

/** Requests destroyed at a time. */
const YIGIN = 500;

/**
 * Destroys requests with their files and their history. A request that was marked as a repetition of one is in review
 * again.
 */
export async function yokEt(db: Db, hangileri: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from webistek where id in (${hangileri}) order by id for update`.execute(db);
  const idler = sql`${rows.map((r) => r.id)}::int[]`;
  await sql`delete from hareket where nesne = 'webistek' and nesne_id = any(${idler})`.execute(db);
  await sql`delete from gelen_posta where nesne = 'webistek' and nesne_id = any(${idler})`.execute(db);
  await sql`delete from dosya where webistek_id = any(${idler})`.execute(db);
  await sql`update webistek set asil_id = null, durum = 'incelemede' where asil_id = any(${idler})`.execute(db);
  await sql`delete from webistek where id = any(${idler})`.execute(db);
  return rows.length;
}

const eski = (sinir: Gun) => sql`zaman < ${new Date(istanbulAni(sinir))}`;

export const imha: RoomFace['imha'] = {
  webistek: {
    say: (db, sinir) => sayi(db, sql`select count(*) as adet from webistek where ${eski(sinir)}`),
    yok: (db, sinir) => yokEt(db, sql`select id from webistek where ${eski(sinir)} order by id limit ${YIGIN}`),
  },
};
