import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'taslak',
    yer: 'ileti',
    ad: 'Taslaklar',
    aciklama: 'Formlara yazıp kaydetmedikleriniz; 30 gün saklanır, sizden başkası göremez.',
    sutunlar: sutunlar('Zaman:an Form Yazılan'),
    zaman: 'Zaman',
    kapsadigi: ['taslak.kisi_id'],
    sorgu: (kisi) => sql`select zaman as "Zaman", anahtar as "Form", deger as "Yazılan"
      from taslak where kisi_id = ${kisi} and deger is not null`,
  },
];
