import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';
import { DURUM_ADI } from './queries.ts';

/** Personal data of the room: the quotes, approvals and conversations of a person, and their discount limit. */
export const veri: readonly Bolum[] = [
  {
    konu: 'teklif',
    yer: 'calisma',
    ad: 'Teklifler',
    aciklama:
      'Hazırladığınız, sorumlusu olduğunuz ya da iskontosunu onayladığınız teklifler; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Teklif_No Revizyon:sayi Ürün Tarih:gun Durum Payınız'),
    zaman: 'Tarih',
    kapsadigi: ['teklif.acan_id', 'teklif.sahip_id', 'teklif.onaylayan_id'],
    sorgu: (kisi) => sql`select e.no as "Teklif No", e.revizyon as "Revizyon", p.ad as "Ürün", e.tarih as "Tarih",
      ${DURUM_ADI} as "Durum", case when e.sahip_id = ${kisi} then 'Sorumlu' when e.acan_id = ${kisi} then 'Hazırlayan'
        else 'Onaylayan' end as "Payınız"
      from teklif e join proje p on p.id = e.proje_id where ${kisi} in (e.acan_id, e.sahip_id, e.onaylayan_id)`,
  },
  {
    konu: 'teklifGorusmesi',
    yer: 'calisma',
    ad: 'Teklif Görüşmeleri',
    aciklama: 'Teklifler için yaptığınız görüşmeler; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Teklif_No Tarih:gun Tür Sonraki_Tarih:gun'),
    zaman: 'Tarih',
    kapsadigi: ['teklif_gorusme.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select e.no as "Teklif No", g.tarih as "Tarih", t.ad as "Tür", g.sonraki_tarih as "Sonraki Tarih"
      from teklif_gorusme g join teklif e on e.id = g.teklif_id join tanim t on t.id = g.gorusme_tur_id
      where g.kisi_id = ${kisi}`,
  },
  {
    konu: 'iskontoSiniri',
    yer: 'hesap',
    ad: 'İskonto Sınırı',
    aciklama: 'Onay istemeden verebildiğiniz en yüksek iskonto.',
    sutunlar: sutunlar('Oran'),
    tekil: true,
    kapsadigi: ['teklif_sinir.kisi_id'],
    sorgu: (kisi) =>
      sql`select '%' || replace(trim_scale(s.oran / 100.0)::text, '.', ',') as "Oran" from teklif_sinir s where s.kisi_id = ${kisi}`,
  },
];
