import { VARSAYILAN_PROJELER } from '@masabasi/core/musteri/proje/rules';
import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Default products, for people without a list of their own. */
const GORULEN = sql`g.proje_id = any(${[...VARSAYILAN_PROJELER]}::int[])`;

/**
 * In the demo company the person who opened a ticket follows it while it is open, and the newest ones call their owner
 * in a note.
 */
async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  await sql`
    insert into gorusme_takip (gorusme_id, kisi_id, zaman)
    select g.id, g.acan_id, g.baslama_zamani from gorusme g
    where g.kapanis_zamani is null and g.cozum_zamani is null and g.atanan_id <> g.acan_id and ${GORULEN} order by g.id limit 60`.execute(
    db,
  );
  await sql`
    with g as (
        select g.id, g.acan_id, g.atanan_id, k.ad || ' ' || k.soyad as ad from gorusme g join kisi k on k.id = g.atanan_id
        where g.durum = 'islemde' and g.atanan_id <> g.acan_id and ${GORULEN} order by g.id desc limit 3),
      h as (insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, aciklama)
        select 'gorusme', g.id, ${simdi}::timestamptz - interval '20 minutes', g.acan_id, 'not',
          '@' || g.ad || ' müşteri öğleden sonra yerinde, o zaman arayabilir misin?' from g returning id, nesne_id),
      t as (insert into gorusme_takip (gorusme_id, kisi_id, zaman)
        select g.id, g.atanan_id, ${simdi}::timestamptz - interval '20 minutes' from g on conflict do nothing)
    insert into gorusme_anma (hareket_id, kisi_id, gorusme_id, ad)
    select h.id, g.atanan_id, g.id, g.ad from h join g on g.id = h.nesne_id`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'takip', sonra: ['gorusme'], yaz }];
