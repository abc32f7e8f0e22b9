import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'sablon',
    yer: 'ileti',
    ad: 'Kişisel yanıt şablonları',
    aciklama: 'Kendiniz için yazdığınız yanıt ve not şablonları; silmiş olduklarınızla.',
    sutunlar: sutunlar('Ad Kısayol Metin'),
    kapsadigi: ['sablon.sahip_id'],
    sorgu: (kisi) =>
      sql`select ad as "Ad", kisayol as "Kısayol", metin as "Metin" from sablon where sahip_id = ${kisi}`,
  },
];
