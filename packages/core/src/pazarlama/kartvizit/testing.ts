import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {};
