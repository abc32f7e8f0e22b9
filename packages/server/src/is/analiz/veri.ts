import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar, urununde } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the analyses that a person wrote or decided. */
export const veri: readonly Bolum[] = [
  {
    konu: 'analiz',
    yer: 'calisma',
    ad: 'Analizler',
    aciklama: 'Analisti olduğunuz ve karar verdiğiniz analizler.',
    sutunlar: sutunlar('Analiz_No Başlık Ürün Payınız Durum Açılış:an Karar:an'),
    zaman: 'Açılış',
    kapsadigi: ['analiz.analist_id', 'analiz.kabul_eden_id'],
    sorgu: (
      kisi,
    ) => sql`select a.no as "Analiz No", ${urununde(kisi, sql`a.proje_id`, sql`a.baslik`)} as "Başlık", p.ad as "Ürün",
      case when a.analist_id = ${kisi} then 'Analist' else 'Karar veren' end as "Payınız", a.durum as "Durum",
      a.acilis_zamani as "Açılış", a.kabul_zamani as "Karar"
      from analiz a join proje p on p.id = a.proje_id where a.analist_id = ${kisi} or a.kabul_eden_id = ${kisi}`,
  },
];
