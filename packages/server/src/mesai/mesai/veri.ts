import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'mesai',
    yer: 'calisma',
    ad: 'Mesailer',
    aciklama: 'Mesainizin başladığı ve bittiği zamanlar.',
    sutunlar: sutunlar('Gün:gun Başlama:an Planlanan_Bitiş:an Bitiş:an Molada_Unutuldu:evet'),
    zaman: 'Gün',
    yillik: true,
    kapsadigi: ['mesai.kisi_id'],
    sorgu: (kisi) => sql`select gun as "Gün", baslama as "Başlama", planlanan_bitis as "Planlanan Bitiş",
      bitis as "Bitiş", unutuldu as "Molada Unutuldu" from mesai where kisi_id = ${kisi}`,
  },
];
