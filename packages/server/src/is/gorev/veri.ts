import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar, urununde } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the tasks given to a person, and the hours of work on them. */
export const veri: readonly Bolum[] = [
  {
    konu: 'gorev',
    yer: 'calisma',
    ad: 'Üzerinizdeki İşler',
    aciklama: 'Size atanmış ve test ettiğiniz işler.',
    sutunlar: sutunlar('İş_No Başlık Ürün Durum Göreviniz Açılış:an'),
    zaman: 'Açılış',
    kapsadigi: ['gorev.atanan_id', 'gorev.testci_id'],
    sorgu: (
      kisi,
    ) => sql`select g.no as "İş No", ${urununde(kisi, sql`g.proje_id`, sql`g.baslik`)} as "Başlık", p.ad as "Ürün", coalesce(du.ad, g.durum) as "Durum",
      case when g.atanan_id = ${kisi} then 'Yapan' else 'Test eden' end as "Göreviniz", g.acilis_zamani as "Açılış"
      from gorev g join proje p on p.id = g.proje_id
      left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
      where g.atanan_id = ${kisi} or g.testci_id = ${kisi}`,
  },
  {
    konu: 'gorevSuresi',
    yer: 'calisma',
    ad: 'İşlerde Çalışma Süreleriniz',
    aciklama: 'İşlerde çalıştırdığınız sayaçlar.',
    sutunlar: sutunlar('İş_No Başlık Başlama:an Bitiş:an Açıklama'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['gorev_sure.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select g.no as "İş No", ${urununde(kisi, sql`g.proje_id`, sql`g.baslik`)} as "Başlık", s.baslama as "Başlama", s.bitis as "Bitiş",
      s.aciklama as "Açıklama" from gorev_sure s join gorev g on g.id = s.gorev_id where s.kisi_id = ${kisi}`,
  },
];
