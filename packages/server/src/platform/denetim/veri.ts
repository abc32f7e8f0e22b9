import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../personalData/veri.ts';
import { denetimBilgisi, denetimOncesi, denetimdekiKisi, eylemAdi, kisiHakkinda, nesneAdi } from './queries.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'denetim',
    yer: 'iz',
    ad: 'İşlem Kayıtları',
    aciklama:
      'Uygulamada yaptıklarınız. Başkalarının bilgileri yazılmaz; yalnızca sizinle ilgili olanların ayrıntısı vardır.',
    sutunlar: sutunlar('Zaman:an İşlem Nesne No:sayi Önceki_Bilgi Bilgi IP_Adresi'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select d.zaman as "Zaman", ${eylemAdi} as "İşlem", ${nesneAdi} as "Nesne", d.nesne_id as "No",
      case when ${denetimdekiKisi} = ${kisi} then ${denetimOncesi} end as "Önceki Bilgi",
      case when ${denetimdekiKisi} = ${kisi} then ${denetimBilgisi} end as "Bilgi", d.ip as "IP Adresi"
      from denetim d where d.kisi_id = ${kisi}`,
  },
  {
    konu: 'erisim',
    yer: 'iz',
    ad: 'Bilgilerime Kim Baktı',
    aciklama: 'Başkalarının sizin kayıtlarınıza bakışları ve kayıtlarınızda yaptıkları değişiklikler.',
    sutunlar: sutunlar('Zaman:an Kim İşlem Önceki_Bilgi Bilgi'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select d.zaman as "Zaman", k.gorunen_ad as "Kim", ${eylemAdi} as "İşlem",
      ${denetimOncesi} as "Önceki Bilgi", ${denetimBilgisi} as "Bilgi"
      from denetim d join kisi k on k.id = d.kisi_id
      where d.kisi_id <> ${kisi} and ${kisiHakkinda(kisi)}`,
  },
];
