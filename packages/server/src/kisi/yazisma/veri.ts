import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

const konusmaAdi = sql`case k.tur when 'grup' then k.ad when 'departman' then coalesce(d.ad, '') else 'İkili konuşma' end`;

/** Personal data of this room about a person. Messages from others belong to their authors. */
export const veri: readonly Bolum[] = [
  {
    konu: 'mesaj',
    yer: 'ileti',
    ad: 'Mesajlar',
    aciklama: 'Yazışmada yazdığınız mesajlar ve sizin anıldığınız mesajlar.',
    sutunlar: sutunlar('Zaman:an Konuşma Mesaj İlişki'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: ['mesaj.yazan_id', 'mesaj_anma.kisi_id'],
    sorgu: (
      kisi,
    ) => sql`select m.zaman as "Zaman", ${konusmaAdi} as "Konuşma", m.metin as "Mesaj", 'Yazdınız' as "İlişki"
      from mesaj m join konusma k on k.id = m.konusma_id left join departman d on d.id = k.departman_id
      where m.yazan_id = ${kisi}
      union all select m.zaman, ${konusmaAdi}, '@' || a.ad || ' (' || y.gorunen_ad || ')', 'Anıldınız'
      from mesaj_anma a join mesaj m on m.id = a.mesaj_id join kisi y on y.id = m.yazan_id
        join konusma k on k.id = m.konusma_id left join departman d on d.id = k.departman_id
      where a.kisi_id = ${kisi}`,
  },
  {
    konu: 'konusma',
    yer: 'ileti',
    ad: 'Konuşmalar',
    aciklama: 'Yazışmada katıldığınız gruplar ve ikili konuşmalar.',
    sutunlar: sutunlar('Zaman:an Konuşma'),
    zaman: 'Zaman',
    kapsadigi: ['konusma_uye.kisi_id', 'konusma.acan_id', 'konusma.bir_id', 'konusma.iki_id'],
    sorgu: (kisi) => sql`select u.zaman as "Zaman",
        case when k.tur = 'ikili' then 'İkili konuşma: ' || o.gorunen_ad else k.ad end
          || case when k.acan_id = ${kisi} then ' (siz açtınız)' else '' end as "Konuşma"
      from konusma_uye u join konusma k on k.id = u.konusma_id
        left join kisi o on o.id = case when k.bir_id = ${kisi} then k.iki_id else k.bir_id end
      where u.kisi_id = ${kisi}`,
  },
];
