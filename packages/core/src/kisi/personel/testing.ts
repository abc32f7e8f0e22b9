import type { OdaDenemesi } from '../../testing/odalar.ts';
import { PERSONEL_ALANLARI } from './alanlar.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = { kayit: { alanlar: PERSONEL_ALANLARI, gerekenler: { DepartmanId: 1 } } };
