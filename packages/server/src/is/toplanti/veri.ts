import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of the room: the meetings that a person organised and was invited to, and their decisions. */
export const veri: readonly Bolum[] = [
  {
    konu: 'toplanti',
    yer: 'calisma',
    ad: 'Toplantılar',
    aciklama: 'Düzenlediğiniz, raportörü olduğunuz, onayladığınız ve çağrıldığınız toplantılar.',
    sutunlar: sutunlar('Toplantı_No Konu Başlama:an Bitiş:an Durum Payınız Yanıtınız Katıldınız Not'),
    zaman: 'Başlama',
    kapsadigi: [
      'toplanti.duzenleyen_id',
      'toplanti.raportor_id',
      'toplanti.onaylayan_id',
      'toplanti_katilimci.kisi_id',
    ],
    sorgu: (kisi) => sql`select t.no as "Toplantı No", t.konu as "Konu", t.baslama_zamani as "Başlama",
      t.bitis_zamani as "Bitiş", t.durum as "Durum",
      case when t.duzenleyen_id = ${kisi} then 'Düzenleyen' when t.raportor_id = ${kisi} then 'Raportör'
        when t.onaylayan_id = ${kisi} then 'Onaylayan' else 'Katılımcı' end as "Payınız",
      k.davet_durum as "Yanıtınız", case k.katildi when true then 'Evet' when false then 'Hayır' end as "Katıldınız",
      k.notu as "Not"
      from toplanti t left join toplanti_katilimci k on k.toplanti_id = t.id and k.kisi_id = ${kisi}
      where t.id in (
        select id from toplanti where duzenleyen_id = ${kisi} union all select id from toplanti where raportor_id = ${kisi}
        union all select id from toplanti where onaylayan_id = ${kisi}
        union all select toplanti_id from toplanti_katilimci where kisi_id = ${kisi})`,
  },
  {
    konu: 'toplantiKarari',
    yer: 'calisma',
    ad: 'Toplantı Kararları',
    aciklama: 'Sorumlusu olduğunuz ya da kapattığınız kararlar ve tutanaklara yazdığınız ekler.',
    sutunlar: sutunlar('Toplantı_No Zaman:an Tür Metin Termin:gun'),
    zaman: 'Zaman',
    kapsadigi: ['toplanti_karar.sorumlu_id', 'toplanti_karar.kapatan_id', 'toplanti_ek.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select t.no as "Toplantı No", t.baslama_zamani as "Zaman", 'Karar' as "Tür", k.metin as "Metin",
        k.termin as "Termin"
      from toplanti_karar k join toplanti t on t.id = k.toplanti_id where k.sorumlu_id = ${kisi} or k.kapatan_id = ${kisi}
      union all select t.no, e.zaman, 'Ek', e.metin, null from toplanti_ek e join toplanti t on t.id = e.toplanti_id
      where e.kisi_id = ${kisi}`,
  },
  {
    konu: 'toplantiTercihi',
    yer: 'hesap',
    ad: 'Toplantı Tercihi',
    aciklama: 'Toplantınız sürerken durumunuzun ‘Toplantı’ olup olmayacağı.',
    sutunlar: sutunlar('Durum_Değişsin'),
    tekil: true,
    kapsadigi: ['toplanti_tercihi.kisi_id'],
    sorgu: (kisi) => sql`select case when durumu_degistir then 'Evet' else 'Hayır' end as "Durum Değişsin"
      from toplanti_tercihi where kisi_id = ${kisi}`,
  },
];
