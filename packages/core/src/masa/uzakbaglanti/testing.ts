import type { OdaDenemesi } from '../../testing/odalar.ts';
import { BAGLANTI_ALANLARI } from './alanlar.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  kayit: { alanlar: BAGLANTI_ALANLARI, gerekenler: { ProjeId: 2, BaglantiTurId: 1 } },
};
