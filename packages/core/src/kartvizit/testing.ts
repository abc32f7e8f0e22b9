import type { OdaDenemesi } from '../testingOdalar.ts';

/** What the room brings to the walks over all rooms of core. */
export const deneme: OdaDenemesi = {};
