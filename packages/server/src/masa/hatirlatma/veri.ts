import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'hatirlatma',
    yer: 'ileti',
    ad: 'Hatırlatmalar',
    aciklama: 'Müşteri görüşmeleri ve ziyaretler için kurulan ve zamanı gelmemiş hatırlatmalar.',
    sutunlar: sutunlar('Zaman:an Görüşme Açıklama'),
    zaman: 'Zaman',
    kapsadigi: ['hatirlatma.kisi_id'],
    sorgu: (kisi) => sql`select h.zaman as "Zaman", coalesce(g.no, 'Ziyaret ' || h.ziyaret_id) as "Görüşme",
        h.aciklama as "Açıklama"
      from hatirlatma h left join gorusme g on g.id = h.gorusme_id where h.kisi_id = ${kisi}`,
  },
];
