import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'duyuru',
    yer: 'ileti',
    ad: 'Duyurular',
    aciklama: 'Okuduğunuz ve yazdığınız duyurular.',
    sutunlar: sutunlar('Zaman:an Duyuru İlişki'),
    zaman: 'Zaman',
    kapsadigi: ['duyuru_goruldu.kisi_id', 'duyuru.yazan_id'],
    sorgu: (kisi) => sql`select g.zaman as "Zaman", d.baslik as "Duyuru", 'Okudunuz' as "İlişki"
      from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id where g.kisi_id = ${kisi}
      union all select zaman, baslik, 'Yazdınız' from duyuru where yazan_id = ${kisi}`,
  },
];
