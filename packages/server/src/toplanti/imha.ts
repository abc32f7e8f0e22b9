import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { ADSIZ } from '../veri.ts';

/** Takes from these people's calls whatever says who they were; what they wrote for themselves goes. */
export async function anonim(db: Db, kisiler: readonly number[]): Promise<void> {
  const bunlar = sql`${[...kisiler]}::int[]`;
  await sql`update toplanti_katilimci set ad = ${ADSIZ.ad} || ' ' || ${ADSIZ.soyad} || kisi_id, eposta = '', notu = '',
    token_ozeti = null where kisi_id = any(${bunlar})`.execute(db);
  await sql`delete from toplanti_tercihi where kisi_id = any(${bunlar})`.execute(db);
  await sql`delete from toplanti_gorme where kisi_id = any(${bunlar})`.execute(db);
}

/** Destroys who of these customers was called to meetings, and that a meeting was about them; the meeting is ours. */
export async function yokEt(db: Db, musteriler: readonly number[]): Promise<void> {
  const bunlar = sql`${[...musteriler]}::int[]`;
  await sql`update toplanti_katilimci k set ad = 'Müşteri kişisi', eposta = '', notu = '', token_ozeti = null,
      musteri_personel_id = null
    from musteri_yetkili y where y.id = k.musteri_personel_id and y.musteri_id = any(${bunlar})`.execute(db);
  await sql`update toplanti set musteri_id = null where musteri_id = any(${bunlar})`.execute(db);
}
