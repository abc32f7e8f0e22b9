import type { OdaDenemesi } from '../testing.odalar.ts';

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = { anlam: { 'versiyon.no': '1.0' } };
