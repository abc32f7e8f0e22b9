import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the visits that a person made or took part in. */
export const veri: readonly Bolum[] = [
  {
    konu: 'ziyaret',
    yer: 'calisma',
    ad: 'Ziyaretler',
    aciklama: 'Yaptığınız ve katıldığınız müşteri ziyaretleri; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Ziyaret_No:sayi Tür Başlama:an Bitiş:an Durum Payınız Yer'),
    zaman: 'Başlama',
    kapsadigi: ['ziyaret.personel_id', 'ziyaret_katilimci.kisi_id'],
    sorgu: (kisi) => sql`select z.id as "Ziyaret No", t.ad as "Tür", z.baslama_zamani as "Başlama",
      z.bitis_zamani as "Bitiş", z.durum as "Durum",
      case when z.personel_id = ${kisi} then 'Görüşen' else 'Katılımcı' end as "Payınız", z.yer as "Yer"
      from ziyaret z join tanim t on t.id = z.gorusme_tur_id
      where z.id in (select id from ziyaret where personel_id = ${kisi}
        union all select ziyaret_id from ziyaret_katilimci where kisi_id = ${kisi})`,
  },
];
