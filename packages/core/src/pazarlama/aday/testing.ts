import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { ADAY_ALANLARI } from './alanlar.ts';
import { ADAY_SURECI } from './rules.ts';

/** Sample data of this room for the tests that walk all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: ADAY_SURECI,
    kayit: (AsamaAnahtar) => ({ AsamaAnahtar }),
    cagiranlar: { kapatan: { kapatir: true }, herkes: { kapatir: false } },
    olanlar: [
      'kapatan: yeni → ilgili demo teklif kazanildi kaybedildi',
      'kapatan: ilgili → yeni demo teklif kazanildi kaybedildi',
      'kapatan: demo → yeni ilgili teklif kazanildi kaybedildi',
      'kapatan: teklif → yeni ilgili demo kazanildi kaybedildi',
      'kapatan: kaybedildi → ilgili',
      'herkes: yeni → ilgili demo teklif',
      'herkes: ilgili → yeni demo teklif',
      'herkes: demo → yeni ilgili teklif',
      'herkes: teklif → yeni ilgili demo',
    ],
  }),
  kayit: { alanlar: ADAY_ALANLARI, gerekenler: { ProjeId: 2 } },
};
