import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { saat, sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'talep',
    yer: 'izin',
    ad: 'İzin İstekleri',
    aciklama: 'İzin ve iptal istekleriniz, kararlarıyla.',
    sutunlar: sutunlar(`Zaman:an İstek Tür Başlangıç:gun Bitiş:gun Başlama_Saati Bitiş_Saati Gün:sayi Saat:sayi Açıklama
      Durum Karar_Veren Karar_Zamanı:an Karar_Açıklaması`),
    zaman: 'Zaman',
    kapsadigi: ['izin_talep.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", case when z.izin_id is null then 'İzin' else 'İptal' end as "İstek",
      t.ad as "Tür", z.baslangic as "Başlangıç", z.bitis as "Bitiş", ${saat('z.baslama_saati')} as "Başlama Saati",
      ${saat('z.bitis_saati')} as "Bitiş Saati", z.kullanilan_gun as "Gün", z.kullanilan_saat as "Saat",
      z.aciklama as "Açıklama", z.durum as "Durum", v.gorunen_ad as "Karar Veren", z.karar_zamani as "Karar Zamanı",
      z.karar_aciklama as "Karar Açıklaması"
      from izin_talep z join izin_tur t on t.id = z.tur_id left join kisi v on v.id = z.karar_veren_id
      where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'takvim',
    yer: 'izin',
    tekil: true,
    ad: 'Takvim Bağlantısı',
    aciklama: 'İzin takviminiz için oluşturduğunuz gizli bağlantı. Bağlantının kendisi saklanmaz.',
    sutunlar: sutunlar('Oluşturma:an'),
    kapsadigi: ['takvim_baglantisi.kisi_id'],
    sorgu: (kisi) => sql`select zaman as "Oluşturma" from takvim_baglantisi where kisi_id = ${kisi}`,
  },
];
