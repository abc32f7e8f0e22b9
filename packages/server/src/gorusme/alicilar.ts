import { type Alici, alicilar } from '@masabasi/core/gorusme/alici';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/**
 * Whom an answer to a contact may be sent to, who is meant in front: the addresses of the customer's card and, for this
 * contact only, of who asked for it or wrote a mail about it. Always read from the records: a request only chooses one.
 */
export async function alicilari(db: Db, g: { readonly Id: number; readonly MusteriId: number }): Promise<Alici[]> {
  const { rows } = await sql<Alici & { Son: boolean }>`
    with konu as (select id, webistek_id from gorusme where ${g.Id} in (id, ust_id)),
    mektup as (
      select p.gonderen, p.gonderen_adi, p.id from gelen_posta p join konu on p.nesne = 'gorusme' and p.nesne_id = konu.id
      where p.tur = 'yanit'
      union
      select p.gonderen, p.gonderen_adi, p.id from gelen_posta p
        join konu on p.nesne = 'webistek' and p.nesne_id = konu.webistek_id where p.tur in ('yeni', 'yanit')
    )
    select "Adres", "Ad", "Kaynak", "Son" from (
      select eposta as "Adres", '' as "Ad", 'kart' as "Kaynak", false as "Son", 1 as yer, 0 as sira
      from musteri where id = ${g.MusteriId} and eposta is not null
      union all
      select y.eposta, trim(y.ad || ' ' || y.soyad) || case when y.unvan = '' then '' else ', ' || y.unvan end, 'kisi', false, 2,
        case when m.ana_yetkili_id = y.id then 0 else y.id end
      from musteri_yetkili y join musteri m on m.id = y.musteri_id
      where y.musteri_id = ${g.MusteriId} and y.silindi is null and y.eposta is not null
      union all
      select w.eposta, w.ad_soyad, 'istek', false, 3, w.id from webistek w join konu on konu.webistek_id = w.id
      union all
      select gonderen, gonderen_adi, 'yazan', id = (select max(id) from mektup), 4, -id from mektup
    ) a order by yer, sira`.execute(db);
  const son = rows.find((a) => a.Son)?.Adres ?? null;
  return alicilar(
    rows.map(({ Son: _s, ...a }) => a),
    son,
  );
}
