import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';
import { anahtarsiz } from '../../platform/posta/api.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'gelenposta',
    yer: 'ileti',
    ad: 'Gelen e-postalarınız',
    aciklama: 'Kendi e-posta adresinizden destek adresine yazdığınız iletiler.',
    sutunlar: sutunlar('Zaman:an Adres Konu Metin'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select p.zaman as "Zaman", p.gonderen as "Adres", ${anahtarsiz('p.konu')} as "Konu",
      ${anahtarsiz('p.metin')} as "Metin"
      from gelen_posta p join kisi k on lower(p.gonderen) = lower(k.eposta) where k.id = ${kisi}`,
  },
];
