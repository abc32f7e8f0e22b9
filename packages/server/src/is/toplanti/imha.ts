import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { ADSIZ } from '../../platform/personalData/veri.ts';

/** Removes the identity of these people from invitations, and deletes what they wrote for themselves. */
export async function anonim(db: Db, kisiler: readonly number[]): Promise<void> {
  const bunlar = sql`${[...kisiler]}::int[]`;
  await sql`update toplanti_katilimci set ad = ${ADSIZ.ad} || ' ' || ${ADSIZ.soyad} || kisi_id, eposta = '', notu = '',
    token_ozeti = null where kisi_id = any(${bunlar})`.execute(db);
  await sql`delete from toplanti_tercihi where kisi_id = any(${bunlar})`.execute(db);
  await sql`delete from toplanti_gorme where kisi_id = any(${bunlar})`.execute(db);
}

/**
 * Removes the identity of these customers' people from invitations, and the customer from meetings. The meetings
 * stay.
 */
export async function yokEt(db: Db, musteriler: readonly number[]): Promise<void> {
  const bunlar = sql`${[...musteriler]}::int[]`;
  await sql`update toplanti_katilimci k set ad = 'Müşteri kişisi', eposta = '', notu = '', token_ozeti = null,
      musteri_personel_id = null
    from musteri_yetkili y where y.id = k.musteri_personel_id and y.musteri_id = any(${bunlar})`.execute(db);
  await sql`update toplanti set musteri_id = null where musteri_id = any(${bunlar})`.execute(db);
}
