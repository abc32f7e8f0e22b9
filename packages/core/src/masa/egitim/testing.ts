import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { EGITIM_ALANLARI } from './alanlar.ts';
import { EGITIM_SURECI } from './rules.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: EGITIM_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar }),
    cagiranlar: { herkes: {} },
    olanlar: [
      'herkes: talep → planlandi iptal',
      'herkes: planlandi → yapildi ertelendi gelmedi iptal',
      'herkes: yapildi → tekrar',
      'herkes: ertelendi → planlandi iptal',
      'herkes: gelmedi → tekrar',
    ],
  }),
  kayit: { alanlar: EGITIM_ALANLARI, gerekenler: { ProjeId: 2, EgitimTurId: 1 } },
};
