import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { WEBISTEK_SURECI, type WebistekHali } from './rules.ts';

const istek = (DurumAnahtar: WebistekHali['DurumAnahtar']): WebistekHali => ({
  DurumAnahtar,
  AtananId: DurumAnahtar === 'yeni' ? null : 1,
});

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: WEBISTEK_SURECI,
    kayit: istek,
    cagiranlar: { inceleyen: { Id: 1 }, baskasi: { Id: 2 } },
    olanlar: [
      'inceleyen: yeni → incelemede spam',
      'inceleyen: incelemede → aktarildi gelistirme yanitlandi reddedildi mukerrer spam',
      'inceleyen: gelistirme → incelemede',
      'inceleyen: reddedildi → incelemede',
      'inceleyen: mukerrer → incelemede',
      'inceleyen: spam → incelemede',
      'baskasi: yeni → incelemede spam',
      'baskasi: gelistirme → incelemede',
      'baskasi: reddedildi → incelemede',
      'baskasi: mukerrer → incelemede',
      'baskasi: spam → incelemede',
    ],
  }),
};
