import type { OdaDenemesi } from '../../testing/odalar.ts';
import { MUSTERI_ALANLARI } from './alanlar.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = { kayit: { alanlar: MUSTERI_ALANLARI, gerekenler: {} } };
