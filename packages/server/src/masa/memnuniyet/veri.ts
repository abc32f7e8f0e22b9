import { MEMNUNIYET_DURUM_ADLARI } from '@masabasi/core/masa/memnuniyet/rules';
import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

const DURUM = sql`${JSON.stringify(MEMNUNIYET_DURUM_ADLARI)}::jsonb ->> n.durum`;

/**
 * Data of this room about a person: ratings of their work, and their survey calls. The answers belong to the customer.
 */
export const veri: readonly Bolum[] = [
  {
    konu: 'memnuniyet',
    yer: 'calisma',
    ad: 'Müşterilerin Değerlendirmeleri',
    aciklama: 'İşiniz için müşterilere sorulan anketler ve verdikleri puanlar; müşterinin bilgileri yoktur.',
    sutunlar: sutunlar('Anket_No Ürün Departman Durum Kapanış:an Yanıt_Zamanı:an Puan:sayi'),
    zaman: 'Kapanış',
    kapsadigi: ['memnuniyet.personel_id'],
    sorgu: (kisi) => sql`select n.no as "Anket No", p.ad as "Ürün", d.ad as "Departman", ${DURUM} as "Durum",
      n.olay_zamani as "Kapanış", n.bitis_zamani as "Yanıt Zamanı", n.puan as "Puan"
      from memnuniyet n join proje p on p.id = n.proje_id left join departman d on d.id = n.departman_id
      where n.personel_id = ${kisi}`,
  },
  {
    konu: 'anketor',
    yer: 'calisma',
    ad: 'Yapılan Anketler',
    aciklama: 'Telefonla yaptığınız anketler.',
    sutunlar: sutunlar('Anket_No Ürün Yanıt_Zamanı:an'),
    zaman: 'Yanıt Zamanı',
    kapsadigi: ['memnuniyet.anketor_id'],
    sorgu: (kisi) => sql`select n.no as "Anket No", p.ad as "Ürün", n.bitis_zamani as "Yanıt Zamanı"
      from memnuniyet n join proje p on p.id = n.proje_id where n.anketor_id = ${kisi}`,
  },
  {
    konu: 'izleme',
    yer: 'calisma',
    ad: 'Düşük Puan İzlemeleri',
    aciklama: 'Size verilen ya da kapattığınız düşük puan izlemeleri.',
    sutunlar: sutunlar('Anket_No Açılma:an Kapanma:an Yapılan'),
    zaman: 'Açılma',
    kapsadigi: ['memnuniyet_izleme.sorumlu_id', 'memnuniyet_izleme.kapatan_id'],
    sorgu: (kisi) => sql`select n.no as "Anket No", iz.zaman as "Açılma", iz.kapanma_zamani as "Kapanma",
      case when iz.kapatan_id = ${kisi} then iz.yapilan else '' end as "Yapılan"
      from memnuniyet_izleme iz join memnuniyet n on n.id = iz.memnuniyet_id
      where iz.sorumlu_id = ${kisi} or iz.kapatan_id = ${kisi}`,
  },
];
