import type { OdaDenemesi } from '../testingOdalar.ts';
import { surecDenemesi } from '../testingSurec.ts';
import { ADAY_ALANLARI } from './alanlar.ts';
import { ADAY_SURECI } from './rules.ts';

/** What the room brings to the walks over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: ADAY_SURECI,
    kayit: (AsamaAnahtar) => ({ AsamaAnahtar }),
    cagiranlar: { herkes: {} },
    olanlar: [
      'herkes: yeni → ilgili demo teklif kazanildi kaybedildi',
      'herkes: ilgili → yeni demo teklif kazanildi kaybedildi',
      'herkes: demo → yeni ilgili teklif kazanildi kaybedildi',
      'herkes: teklif → yeni ilgili demo kazanildi kaybedildi',
    ],
  }),
  kayit: { alanlar: ADAY_ALANLARI, gerekenler: { ProjeId: 2 } },
};
