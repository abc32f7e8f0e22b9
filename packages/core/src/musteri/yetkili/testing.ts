import type { OdaDenemesi } from '../../testing/odalar.ts';
import { YETKILI_ALANLARI } from './alanlar.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = { kayit: { alanlar: YETKILI_ALANLARI, gerekenler: {} } };
