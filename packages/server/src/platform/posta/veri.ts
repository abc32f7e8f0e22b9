import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../personalData/veri.ts';
import { anahtarsiz } from './queries.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'posta',
    yer: 'ileti',
    ad: 'E-postalar',
    aciklama: 'Uygulamadan e-posta adresinize gönderilen iletiler.',
    sutunlar: sutunlar('Zaman:an Adres Konu Metin Durum Gönderim:an'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select p.zaman as "Zaman", p.alici as "Adres", ${anahtarsiz('p.konu')} as "Konu",
      ${anahtarsiz('p.metin')} as "Metin",
      p.durum as "Durum", p.gonderim_zamani as "Gönderim"
      from posta p join kisi k on lower(p.alici) = lower(k.eposta) where k.id = ${kisi}`,
  },
];
