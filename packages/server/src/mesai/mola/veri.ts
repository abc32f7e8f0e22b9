import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'mola',
    yer: 'calisma',
    ad: 'Molalar',
    aciklama: 'Mesainiz boyunca seçtiğiniz her durum, açıklamasıyla.',
    sutunlar: sutunlar('Gün:gun Durum Başlama:an Bitiş:an Açıklama Kendiliğinden:evet IP_Adresi'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['mola.kisi_id'],
    sorgu: (kisi) => sql`select g.gun as "Gün", coalesce(t.ad, 'Mesai Bitti') as "Durum", m.baslama as "Başlama",
      m.bitis as "Bitiş", m.aciklama as "Açıklama", m.otomatik as "Kendiliğinden", m.ip as "IP Adresi"
      from mola m join mesai g on g.id = m.mesai_id left join mola_tur t on t.id = m.durum_id
      where m.kisi_id = ${kisi}`,
  },
  {
    konu: 'molaGunluk',
    yer: 'calisma',
    ad: 'Günlük Toplamlar',
    aciklama: 'Her gün hangi durumda kaç kez ve kaç dakika bulunduğunuz; mola kayıtları silindikten sonra kalan budur.',
    sutunlar: sutunlar('Gün:gun Durum Adet:sayi Dakika:sayi'),
    zaman: 'Gün',
    yillik: true,
    kapsadigi: ['mola_gunluk.kisi_id'],
    sorgu: (kisi) => sql`select x.gun as "Gün", t.ad as "Durum", x.adet as "Adet",
      floor(x.saniye / 60.0)::int as "Dakika" from (
        select gun, durum_id, adet, saniye from mola_gunluk where kisi_id = ${kisi} union all
        select g.gun, m.durum_id, count(*), extract(epoch from sum(m.bitis - m.baslama))
        from mesai g join mola m on m.mesai_id = g.id
        where g.kisi_id = ${kisi} and m.bitis is not null and m.durum_id is not null group by g.gun, m.durum_id
      ) x join mola_tur t on t.id = x.durum_id`,
  },
  {
    konu: 'duzeltme',
    yer: 'calisma',
    ad: 'Mola Düzeltmeleri',
    aciklama: 'Mola kayıtlarınız için istediğiniz düzeltmeler ve kararlar.',
    sutunlar: sutunlar(`Zaman:an Eski_Başlama:an Eski_Bitiş:an Yeni_Başlama:an Yeni_Bitiş:an Sebep Durum Karar_Veren
      Karar_Zamanı:an Karar_Açıklaması`),
    zaman: 'Zaman',
    kapsadigi: ['mola_duzeltme.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", z.eski_baslama as "Eski Başlama", z.eski_bitis as "Eski Bitiş",
      z.yeni_baslama as "Yeni Başlama", z.yeni_bitis as "Yeni Bitiş", z.sebep as "Sebep", z.durum as "Durum",
      v.gorunen_ad as "Karar Veren", z.karar_zamani as "Karar Zamanı", z.karar_aciklama as "Karar Açıklaması"
      from mola_duzeltme z left join kisi v on v.id = z.karar_veren_id where z.kisi_id = ${kisi}`,
  },
];
