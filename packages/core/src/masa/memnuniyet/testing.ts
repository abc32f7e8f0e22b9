import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { MEMNUNIYET_SURECI } from './rules.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: MEMNUNIYET_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar, PersonelId: 1 }),
    cagiranlar: { kendisi: { Id: 1 }, baskasi: { Id: 2 } },
    olanlar: [
      'kendisi: bekliyor → tamamlandi suresi_doldu',
      'kendisi: ulasilamadi → tamamlandi suresi_doldu',
      'baskasi: bekliyor → ulasilamadi tamamlandi reddetti suresi_doldu iptal',
      'baskasi: ulasilamadi → tamamlandi reddetti suresi_doldu iptal',
    ],
  }),
};
