import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'bakiye',
    yer: 'izin',
    ad: 'Bakiye Düzeltmeleri',
    aciklama: 'Yıllık izin bakiyenize eklenen veya düşülen günler.',
    sutunlar: sutunlar('Zaman:an Gün:sayi Sebep Yazan'),
    zaman: 'Zaman',
    kapsadigi: ['hak_duzeltme.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", z.gun as "Gün", z.sebep as "Sebep", y.gorunen_ad as "Yazan"
      from hak_duzeltme z join kisi y on y.id = z.yazan_id where z.kisi_id = ${kisi}`,
  },
];
