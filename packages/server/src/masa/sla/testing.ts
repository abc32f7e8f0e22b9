import type { sla as contract } from '@masabasi/core/masa/sla/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/tanimlar/listeler';
const kurallar = {
  sozler: [{ Oncelik: null, YanitDk: 240, CozumDk: 1440 }],
  saatler: [{ Gun: 1, Bas: 510, Bit: 1080 }],
};

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  slaKurallari: { kim: 'yetki 1301', sayfa },
  slaOnizle: { kim: 'yetki 1301', sayfa, istek: { kurallar } },
  slaKaydet: { kim: 'yetki 1301', kazancsiz: 'kayit', sayfa, istek: { kurallar, Surum: 1 } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  disarida: { 'about what the company promises; the audit says that it was done': ['sla_surumu.kisi_id'] },
};
