import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'bildirim',
    yer: 'ileti',
    ad: 'Bildirimler',
    aciklama: 'Size gönderilen bildirimler ve sizden söz edenler.',
    sutunlar: sutunlar('Zaman:an Bildirim Açıklama İlişki'),
    zaman: 'Zaman',
    kapsadigi: ['bildirim.kisi_id', 'bildirim.hakkinda_id'],
    sorgu: (kisi) => sql`select zaman as "Zaman", baslik as "Bildirim", metin as "Açıklama", 'Size' as "İlişki"
      from bildirim where kisi_id = ${kisi}
      union all select zaman, baslik, metin, 'Sizden söz ediyor'
      from bildirim where hakkinda_id = ${kisi} and kisi_id <> ${kisi}`,
  },
];
