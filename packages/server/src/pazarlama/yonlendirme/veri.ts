import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the referrals that a person sent, received and decided. */
export const veri: readonly Bolum[] = [
  {
    konu: 'yonlendirme',
    yer: 'calisma',
    ad: 'Yönlendirmeler',
    aciklama: 'Yönlendirdiğiniz, size yönlendirilen ve karar verdiğiniz adaylar; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Yönlendirme_No:sayi Zaman:an Neden Son_Karar_Günü:gun Durum Karar_Açıklaması'),
    zaman: 'Zaman',
    kapsadigi: ['yonlendirme.gonderen_id', 'yonlendirme.hedef_kisi_id', 'yonlendirme.karar_veren_id'],
    sorgu: (kisi) => sql`select y.id as "Yönlendirme No", y.acilis_zamani as "Zaman",
      case when y.gonderen_id = ${kisi} then y.neden end as "Neden", y.termin as "Son Karar Günü", y.durum as "Durum",
      case when y.karar_veren_id = ${kisi} then y.karar_aciklama end as "Karar Açıklaması"
      from yonlendirme y where y.gonderen_id = ${kisi} or y.hedef_kisi_id = ${kisi} or y.karar_veren_id = ${kisi}`,
  },
];
