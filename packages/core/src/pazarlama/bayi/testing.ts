import type { OdaDenemesi } from '../../testing/odalar.ts';
import { BAYI_ALANLARI } from './alanlar.ts';

/** Sample data of this room for the tests that walk all rooms of core. */
export const deneme: OdaDenemesi = { kayit: { alanlar: BAYI_ALANLARI, gerekenler: {} } };
