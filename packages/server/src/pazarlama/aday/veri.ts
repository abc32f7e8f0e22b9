import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the customers a person looks after and the person's provinces. */
export const veri: readonly Bolum[] = [
  {
    konu: 'aday',
    yer: 'calisma',
    ad: 'Adaylar',
    aciklama: 'İlgilendiğiniz adaylar; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Aday_No:sayi Ürün Aşama Açılış:an'),
    zaman: 'Açılış',
    kapsadigi: ['aday.sahip_id'],
    sorgu: (kisi) => sql`select a.id as "Aday No", p.ad as "Ürün", a.asama as "Aşama", a.acilis_zamani as "Açılış"
      from aday a join proje p on p.id = a.proje_id where a.sahip_id = ${kisi}`,
  },
  {
    konu: 'satisBolgesi',
    yer: 'calisma',
    ad: 'Satış Bölgesi',
    aciklama: 'Satış yaptığınız iller; hiçbiri yazılı değilse bütün iller.',
    sutunlar: sutunlar('İl'),
    kapsadigi: ['satis_bolgesi.kisi_id'],
    sorgu: (kisi) => sql`select il.ad as "İl" from satis_bolgesi b join il on il.id = b.il_id
      where b.kisi_id = ${kisi}`,
  },
];
