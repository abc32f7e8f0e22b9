import type { OdaDenemesi } from '../testingOdalar.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {};
