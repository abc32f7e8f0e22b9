import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'dosya',
    yer: 'ileti',
    ad: 'Dosyalar',
    aciklama: 'Kayıtlara eklediğiniz ve kaldırdığınız dosyalar.',
    sutunlar: sutunlar('Zaman:an Dosya İlişki'),
    zaman: 'Zaman',
    kapsadigi: ['dosya.yukleyen_id', 'dosya.bekleten_id', 'dosya.silen_id'],
    sorgu: (kisi) => sql`select zaman as "Zaman", ad as "Dosya",
        case when bekleten_id is null then 'Eklediniz' else 'Yüklediniz, kaydedilmedi' end as "İlişki"
      from dosya where yukleyen_id = ${kisi}
      union all select silindi, ad, 'Kaldırdınız' from dosya where silen_id = ${kisi}`,
  },
];
