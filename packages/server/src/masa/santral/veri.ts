import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'cagri',
    yer: 'calisma',
    ad: 'Telefon çağrıları',
    aciklama: 'Size gelen, açtığınız ve geri aradığınız müşteri çağrıları; 90 gün saklanır.',
    sutunlar: sutunlar('Zaman:an Dahili Numara Açtınız Geri_aradınız'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: ['dahili.kisi_id', 'cagri.acan_id', 'cagri.arayan_id', 'cagri.donecek_id', 'cagri_kisi.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select c.baslama as "Zaman", (select d.dahili from dahili d where d.kisi_id = ${kisi}) as "Dahili",
        c.telefon as "Numara", case when c.acan_id = ${kisi} then 'Evet' else 'Hayır' end as "Açtınız",
        case when c.arayan_id = ${kisi} then 'Evet' else 'Hayır' end as "Geri aradınız"
      from cagri c where c.id in (
        select id from cagri where acan_id = ${kisi} union all select id from cagri where arayan_id = ${kisi}
        union all select id from cagri where donecek_id = ${kisi} union all select cagri_id from cagri_kisi where kisi_id = ${kisi})`,
  },
];
