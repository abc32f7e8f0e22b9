import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar, urununde } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'gorusmeTakip',
    yer: 'ileti',
    ad: 'Takip ettiğiniz görüşmeler',
    aciklama: 'Gelişmelerini takip ettiğiniz müşteri görüşmeleri.',
    sutunlar: sutunlar('Zaman:an Görüşme Sessiz'),
    zaman: 'Zaman',
    kapsadigi: ['gorusme_takip.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select t.zaman as "Zaman", g.no as "Görüşme", case when t.sessiz then 'Evet' else 'Hayır' end as "Sessiz"
      from gorusme_takip t join gorusme g on g.id = t.gorusme_id where t.kisi_id = ${kisi}`,
  },
  {
    konu: 'gorusmeAnma',
    yer: 'ileti',
    ad: 'Anıldığınız notlar',
    aciklama: 'Müşteri görüşmelerinde adınızla anıldığınız iç notlar.',
    sutunlar: sutunlar('Zaman:an Görüşme Not'),
    zaman: 'Zaman',
    kapsadigi: ['gorusme_anma.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select h.zaman as "Zaman", g.no as "Görüşme", ${urununde(kisi, sql`g.proje_id`, sql`h.aciklama`)} as "Not"
      from gorusme_anma a join gorusme g on g.id = a.gorusme_id
        join hareket h on h.nesne = 'gorusme' and h.nesne_id = a.gorusme_id and h.id = a.hareket_id where a.kisi_id = ${kisi}`,
  },
];
