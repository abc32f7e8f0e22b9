import type { BayiAyi } from '@masabasi/core/pazarlama/bayi/satirlar';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { type Gun, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { yenilemeSurer, yerineGecenYok } from '../../musteri/lisans/api.ts';

/**
 * Events of a dealer's licences. Each event counts for the dealer who had the licence at that moment. Trials do not
 * count.
 */

interface Aralik {
  readonly ilk: Gun;
  /** The day after the last day. */
  readonly ertesi: Gun;
  readonly bugun: Gun;
}
/** A licence that began, was renewed or was lost. */
export interface BayiOlayi {
  readonly tur: 'yeni' | 'yenileme' | 'kayip';
  readonly gun: Gun;
  readonly LisansNo: string;
  readonly Musteri: string;
  readonly Proje: string;
  readonly BitisTarihi: Gun | null;
  /** In TRY. An amount in another currency counts as an event and adds nothing. */
  readonly tutar: Kurus;
}

const YEREL = sql.lit('Europe/Istanbul');

/**
 * The events. A renewal that was undone does not count. Lost licences are the cancelled ones, and the expired ones that
 * were neither renewed nor followed by another licence of the same product.
 */
export const olaylari = async (
  db: Db,
  bayiId: number,
  { ilk, ertesi, bugun }: Aralik,
  projelist: UrunKapsami | null,
): Promise<BayiOlayi[]> => {
  const [bas, son] = [new Date(istanbulAni(ilk)), new Date(istanbulAni(ertesi))];
  const urunu = projelist === null ? sql`true` : sql`l.proje_id = any(${[...projelist]}::int[])`;
  const onundu = (an: ReturnType<typeof sql>) => sql`(${an}) >= b.baslama and (${an}) < b.bitis
    and (${an}) >= ${bas}::timestamptz and (${an}) < ${son}::timestamptz`;
  const basi = (gun: ReturnType<typeof sql>) => sql`(${gun})::timestamp at time zone ${YEREL}`;
  return await read(db).rows(sql<BayiOlayi>`
    with b as materialized (
      select l.id, a.baslama, coalesce(a.bitis, 'infinity'::timestamptz) as bitis, l.baslama_tarihi, l.bitis_tarihi, l.hal,
        l.lisans_no, l.proje_id, l.musteri_id, m.gorunen_ad, p.ad as proje,
        case when l.para_birimi = 'TRY' then l.yillik_bedel else 0 end as bedel, l.para_birimi = 'TRY' as lira
      from bayi_atama a join lisans l on l.id = a.nesne_id join musteri m on m.id = l.musteri_id
        join proje p on p.id = l.proje_id join tanim t on t.id = l.lisans_tur_id
      where a.bayi_id = ${bayiId} and a.nesne = 'lisans' and m.silindi is null and t.anahtar is distinct from 'demo'
        and ${urunu}
    ), o as (
      select 'yeni' as tur, b.id, b.baslama_tarihi as gun, b.bedel as tutar from b
        where ${onundu(basi(sql`b.baslama_tarihi`))}
      union all
      select 'yenileme', b.id, (h.zaman at time zone ${YEREL})::date,
          case when b.lira then coalesce((h.yeni ->> 'Tutar')::bigint, 0) else 0 end
        from b join hareket h on h.nesne = 'lisans' and h.nesne_id = b.id and h.tur = 'Yenileme'
        where ${onundu(sql`h.zaman`)} and ${yenilemeSurer}
      union all
      select 'kayip', b.id, b.bitis_tarihi, 0 from b
        where b.hal <> 'İptal' and b.bitis_tarihi < ${bugun}::date and ${onundu(basi(sql`b.bitis_tarihi`))}
          and ${yerineGecenYok('b')}
      union all
      select 'kayip', b.id, (h.zaman at time zone ${YEREL})::date, 0
        from b join hareket h on h.nesne = 'lisans' and h.nesne_id = b.id and h.tur = 'İptal'
        where ${onundu(sql`h.zaman`)}
    )
    select o.tur, o.gun, b.lisans_no as "LisansNo", b.gorunen_ad as "Musteri", b.proje as "Proje",
      b.bitis_tarihi as "BitisTarihi", o.tutar
    from o join (select distinct on (id) * from b order by id) b on b.id = o.id
    order by o.gun, b.id`);
};

/** A year of a dealer, month by month. */
export async function yili(
  db: Db,
  bayiId: number,
  yil: number,
  bugun: Gun,
  projelist: UrunKapsami,
): Promise<BayiAyi[]> {
  const aralik = { ilk: `${yil}-01-01`, ertesi: `${yil + 1}-01-01`, bugun };
  const olaylar = await olaylari(db, bayiId, aralik, projelist);
  return Array.from({ length: 12 }, (_, i) => {
    const ayin = olaylar.filter((o) => Number(o.gun.slice(5, 7)) === i + 1);
    const sayi = (tur: BayiOlayi['tur']) => ayin.filter((o) => o.tur === tur).length;
    return {
      Ay: i + 1,
      Yeni: sayi('yeni'),
      Yenilenen: sayi('yenileme'),
      Kaybedilen: sayi('kayip'),
      Tutar: ayin.reduce((t, o) => t + o.tutar, 0) as Kurus,
    };
  });
}
