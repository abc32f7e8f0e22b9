import type { OdaDenemesi } from '../testingOdalar.ts';
import { BAYI_ALANLARI } from './alanlar.ts';

/** What the room brings to the walks over all rooms of core. */
export const deneme: OdaDenemesi = { kayit: { alanlar: BAYI_ALANLARI, gerekenler: {} } };
