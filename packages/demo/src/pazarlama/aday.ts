import { ADAY_HAREKETLERI } from '@masabasi/core/pazarlama/aday/rules';
import { sql } from 'kysely';
import { hareketleriSec } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/**
 * The demo company's prospects: customers whose card says prospect, at the stage of their last visit, and customers who
 * were won after a quote. The sums differ by product and are never random.
 */
async function yaz({ db, simdi, bugun }: OrnekOrtami): Promise<void> {
  await sql`
    with son as (
      select distinct on (z.musteri_id) z.musteri_id, z.sonuc, z.personel_id, z.bitis_zamani from ziyaret z
      where z.durum = 'yapildi' and z.bitis_zamani <= ${simdi}::timestamptz order by z.musteri_id, z.bitis_zamani desc, z.id
    ), olan as (
      select m.id as musteri_id, min(mp.proje_id) as urun, m.durum, son.sonuc, son.personel_id,
        coalesce(son.bitis_zamani, m.yazma_zamani) as zaman,
        case when m.durum = 'Aktif' then 'kazanildi' when son.sonuc = 'olumsuz' then 'kaybedildi'
          when son.sonuc in ('ilgili', 'demo', 'teklif') then son.sonuc else 'yeni' end as asama
      from musteri m join musteri_proje mp on mp.musteri_id = m.id left join son on son.musteri_id = m.id
      where m.silindi is null and (m.durum in ('Aday', 'Demo') or m.durum = 'Aktif' and son.sonuc = 'teklif')
      group by m.id, son.sonuc, son.personel_id, son.bitis_zamani
    )
    insert into aday (musteri_id, proje_id, asama, tutar, beklenen_kapanis, sahip_id, kayip_neden_id, acan_id,
      acilis_zamani, asama_zamani, kapanis_zamani, surum)
    select o.musteri_id, o.urun, o.asama, (12 + o.urun % 5 * 6 + o.musteri_id % 9) * 100000,
      case when o.asama in ('demo', 'teklif') then ${bugun}::date + 7 + o.musteri_id % 80 end, o.personel_id,
      case when o.asama = 'kaybedildi' then n.id end, coalesce(o.personel_id, y.id), least(o.zaman, ${simdi}::timestamptz) - interval '20 days',
      least(o.zaman, ${simdi}::timestamptz), case when o.asama in ('kazanildi', 'kaybedildi') then o.zaman end,
      case when o.asama = 'yeni' then 1 else 2 end
    from olan o cross join (select id from kisi where kullanici_anahtari = 'yonetici') y
      cross join (select min(id) as id from tanim where liste = 'ayrilmaNedenleri' and anahtar is null) n`.execute(db);
  await hareketleriSec(
    db,
    ADAY_HAREKETLERI,
    ['nesne_id', 'surum', 'zaman', 'kisi_id', 'tur', 'baslik', 'yeni'],
    sql`select a.id as nesne_id, s.surum, case s.surum when 1 then a.acilis_zamani else a.asama_zamani end as zaman,
        case s.surum when 1 then a.acan_id else coalesce(a.sahip_id, a.acan_id) end as kisi_id, case s.surum when 1 then 'acildi' else 'asama' end as tur,
        case s.surum when 1 then ${ADAY_HAREKETLERI.turler.acildi} else ${ADAY_HAREKETLERI.turler.asama} end as baslik,
        json_build_object('Asama', case s.surum when 1 then 'yeni' else a.asama end)::jsonb as yeni
      from aday a join generate_series(1, 2) s (surum) on s.surum <= a.surum order by a.id, s.surum`,
  );
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'aday', sonra: ['ziyaret'], buyuyen: ['aday', 'hareket_aday'], yaz },
];
