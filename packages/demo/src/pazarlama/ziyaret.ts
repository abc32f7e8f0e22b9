import { istanbulAni } from '@masabasi/core/platform/time/tarih';
import { ZIYARET_HAREKETLERI, ZIYARET_SONUC_ADLARI } from '@masabasi/core/pazarlama/ziyaret/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import { hareketleriSec } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/**
 * The demo company's visits of two years and of the coming fortnight: the customers, the results, the next dates. The
 * same number always gives the same visit.
 */

const ADET = 6000;
const GERIYE_GUN = 730;
const ILERIYE_GUN = 14;

const sonucAdi = sql`case z.sonuc ${sql.join(
  Object.entries(ZIYARET_SONUC_ADLARI).map(([s, ad]) => sql`when ${sql.lit(s)} then ${sql.lit(ad)}`),
  sql` `,
)} else 'Yapılamadı' end`;

async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  await sql`
    with satici as (
      select array_agg(k.id order by k.id) as idler from kisi k join departman d on d.id = k.departman_id
      where d.ad = 'Satış' and k.aktif
    ), musterisi as (
      select m.id, m.yazma_zamani, row_number() over (order by m.durum not in ('Aday', 'Demo'), m.id)::int - 1 as n,
        min(mp.proje_id) as urun
      from musteri m join musteri_proje mp on mp.musteri_id = m.id
      where m.silindi is null and m.durum <> 'Ayrıldı' group by m.id
    ), kac as (
      select count(*)::int as adet from musterisi
    ), secilen as (
      select i, m.id as musteri_id, m.urun, s.idler[1 + i % array_length(s.idler, 1)] as satici,
        case when i % 50 = 0 then ${bugun}::date + 1 + i / 50 % ${sql.lit(ILERIYE_GUN)}
          else greatest(${bugun}::date - 1 - (i * 7919) % ${sql.lit(GERIYE_GUN)}, (m.yazma_zamani)::date + 1) end as ham_gun,
        (i * 104729) % 20 as zar, t.turler[1 + i % 3] as tur, n.neden
      from generate_series(0, ${ADET - 1}::int) i
        cross join satici s
        cross join (select array_agg(id order by id) as turler from tanim where liste = 'gorusmeTur') t
        cross join (select min(id) as neden from tanim where liste = 'ayrilmaNedenleri' and anahtar is null) n
        cross join kac
        join musterisi m on m.n = i % kac.adet
    ), gunlu as (
      select *, ham_gun - greatest(0, extract(isodow from ham_gun)::int - 5) as gun from secilen
    ), zamanli as (
      select *, (gun + make_time(9 + i % 8, 15 * (i % 4), 0)) at time zone 'Europe/Istanbul' as bas from gunlu
    )
    insert into ziyaret (musteri_id, gorusme_tur_id, durum, baslama_zamani, bitis_zamani, personel_id, yer, aciklama, sonuc,
      olumsuz_neden_id, sonuc_aciklama, sonraki_tarih, acan_id, surum)
    select musteri_id, tur,
      case when bas > ${simdi}::timestamptz - interval '1 hour' then 'planlandi' when zar = 0 then 'olmadi' else 'yapildi' end,
      bas, bas + (30 + 15 * (i % 4)) * interval '1 minute', satici, case when i % 3 = 0 then 'Müşterinin yeri' else '' end,
      (array['', 'Fiyat listesi götürülecek.', 'Yeni sürüm gösterilecek.'])[1 + i % 3],
      case when bas > ${simdi}::timestamptz - interval '1 hour' or zar = 0 then null when zar < 9 then 'ilgili'
        when zar < 12 then 'demo' when zar < 15 then 'teklif' when zar < 17 then 'ertelendi' else 'olumsuz' end,
      case when bas <= ${simdi}::timestamptz - interval '1 hour' and zar >= 17 then neden end,
      case when bas > ${simdi}::timestamptz - interval '1 hour' then '' when zar = 0 then 'Yetkili kişi yerinde yoktu.'
        else (array['Fiyat soruldu.', 'Ekranlar gösterildi.', 'Şimdiki programdan memnun değil.'])[1 + i % 3] end,
      case when bas <= ${simdi}::timestamptz - interval '1 hour' and zar between 15 and 16 then gun + 14 + i % 30 end,
      satici, case when bas > ${simdi}::timestamptz - interval '1 hour' then 1 else 2 end
    from zamanli`.execute(db);
  await sql`insert into ziyaret_proje (ziyaret_id, proje_id)
    select z.id, min(mp.proje_id) from ziyaret z join musteri_proje mp on mp.musteri_id = z.musteri_id group by z.id`.execute(
    db,
  );
  await sql`insert into ziyaret_katilimci (ziyaret_id, musteri_personel_id, ad)
    select z.id, y.id, btrim(y.ad || ' ' || y.soyad) from ziyaret z join lateral (
      select * from musteri_yetkili y where y.musteri_id = z.musteri_id and y.silindi is null order by y.id limit 1) y on true`.execute(
    db,
  );
  await hareketleriSec(
    db,
    ZIYARET_HAREKETLERI,
    ['nesne_id', 'surum', 'zaman', 'kisi_id', 'tur', 'baslik', 'yeni'],
    sql`select z.id as nesne_id, s.surum, case s.surum when 1 then least(z.baslama_zamani - interval '3 days', ${simdi})
        else z.bitis_zamani end as zaman, z.personel_id as kisi_id, case s.surum when 1 then 'acildi' else 'durum' end as tur,
        case s.surum when 1 then ${ZIYARET_HAREKETLERI.turler.acildi} else 'Ziyaret: ' || ${sonucAdi} end as baslik,
        json_build_object('Durum', case s.surum when 1 then 'planlandi' else z.durum end)::jsonb as yeni
      from ziyaret z join generate_series(1, 2) s (surum) on s.surum <= z.surum order by z.id, s.surum`,
  );
  await hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'kisi_id', 'tur', 'baslik', 'aciklama', 'yeni'],
    sql`select z.musteri_id as nesne_id, z.bitis_zamani as zaman, z.personel_id as kisi_id, 'ziyaret' as tur,
        'Ziyaret: ' || ${sonucAdi} as baslik, z.sonuc_aciklama as aciklama, json_build_object('KayitId', z.id)::jsonb as yeni
      from ziyaret z where z.durum <> 'planlandi' order by z.id`,
  );
  await sql`insert into hatirlatma (kisi_id, ziyaret_id, zaman, aciklama)
    select z.personel_id, z.id, (z.sonraki_tarih + time '09:00') at time zone 'Europe/Istanbul', 'Ertelenen görüşme'
    from ziyaret z where z.sonraki_tarih > ${bugun}::date
      and z.sonraki_tarih <= ${new Date(istanbulAni(bugun) + 400 * 86_400_000)}::timestamptz`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'ziyaret',
    sonra: ['musteri', 'yetkili', 'tanim', 'personel', 'lisans', 'demo'],
    buyuyen: ['ziyaret', 'ziyaret_proje', 'ziyaret_katilimci', 'hareket_ziyaret'],
    yaz,
  },
];
