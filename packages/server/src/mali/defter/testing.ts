import type { defter as contract } from '@masabasi/core/mali/defter/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/mali/bankagunsonu';
/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  defterDurumu: { kim: 'yetki 1010', sayfa },
  defterDogrula: { kim: 'yetki 1010', sayfa },
  defterAktar: { kim: 'yetki 1010', sayfa, istek: { Baslangic: '2026-01-01', Bitis: '2026-12-31' } },
  donemKapat: { kim: 'yetki 1015', kazancsiz: 'kayit', sayfa, istek: { Donem: '2026-10' } },
  donemAc: {
    kim: 'yetki 1015',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Donem: '2026-10', Aciklama: 'Düzeltilecek bir fiş var.' },
  },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: { 'defter_donem.donem': '2012-01', 'defter_donem.son_ozet': Buffer.alloc(32) },
  disarida: { 'about the books of the company; the audit says that it was done': ['defter_donem.kapatan_id'] },
};
