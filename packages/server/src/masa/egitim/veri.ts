import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Data of this room about a person: the trainings that they gave. The participants belong to the customer. */
export const veri: readonly Bolum[] = [
  {
    konu: 'egitim',
    yer: 'calisma',
    ad: 'Verilen Eğitimler',
    aciklama: 'Eğitmeni olduğunuz eğitimler; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Eğitim_No:sayi Ürün Tür Durum Planlanan_Başlama:an Planlanan_Bitiş:an Başlama:an Bitiş:an'),
    zaman: 'Planlanan Başlama',
    kapsadigi: ['egitim.egitmen_id'],
    sorgu: (kisi) => sql`select e.id as "Eğitim No", p.ad as "Ürün", t.ad as "Tür", coalesce(du.ad, e.durum) as "Durum",
      e.planlanan_baslama as "Planlanan Başlama", e.planlanan_bitis as "Planlanan Bitiş", e.baslama_zamani as "Başlama",
      e.bitis_zamani as "Bitiş"
      from egitim e join proje p on p.id = e.proje_id join tanim t on t.id = e.egitim_tur_id
      left join tanim du on du.liste = 'egitimDurum' and du.anahtar = e.durum where e.egitmen_id = ${kisi}`,
  },
];
