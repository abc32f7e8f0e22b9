import type { An, Gun, Saat } from '../../platform/time/tarih.ts';
import { gunEkle, istanbulAni, istanbulGunu, ms } from '../../platform/time/tarih.ts';

/**
 * Working hours (settled: breaks 1 and 2). A department has them, a person may override them. A shift may cross
 * midnight and belongs to the day it began.
 */
export interface MesaiSaatleri {
  readonly Baslangic: Saat;
  readonly Bitis: Saat;
  /** Minutes from sign-in to the end, for a department that works round the clock. Then the hours do not apply. */
  readonly SureDakika: number | null;
}

export interface Vardiya {
  /** The day of the shift. */
  readonly gun: Gun;
  /** Planned end, epoch ms. */
  readonly bitis: number;
  /** True after the end. Then no status can be started or changed. */
  readonly bitti: boolean;
}

const dakika = (s: Saat): number => Number(s.slice(0, 2)) * 60 + Number(s.slice(3));
const saat = (dk: number): Saat =>
  `${String(Math.floor(dk / 60)).padStart(2, '0')}:${String(Math.floor(dk % 60)).padStart(2, '0')}`;

/** True if the hours cross midnight. */
export const geceVardiyasiMi = (s: MesaiSaatleri): boolean => dakika(s.Bitis) <= dakika(s.Baslangic);

/**
 * The shift of a sign-in at `simdi`. The free time between night shifts is split in the middle: the first half belongs
 * to the finished shift, the second half to the next one.
 */
export function vardiya(s: MesaiSaatleri, simdi: An): Vardiya {
  const t = ms(simdi);
  const bugun = istanbulGunu(t);
  if (s.SureDakika !== null) return { gun: bugun, bitis: t + s.SureDakika * 60_000, bitti: false };
  if (!geceVardiyasiMi(s)) {
    const bitis = istanbulAni(bugun, s.Bitis);
    return { gun: bugun, bitis, bitti: t >= bitis };
  }
  const orta = saat((dakika(s.Baslangic) + dakika(s.Bitis)) / 2);
  // If summer time removes the middle, the working hours begin before it.
  const ayrim = Math.min(istanbulAni(bugun, orta), istanbulAni(bugun, s.Baslangic));
  const gun = t < ayrim ? gunEkle(bugun, -1) : bugun;
  const bitis = istanbulAni(gunEkle(gun, 1), s.Bitis);
  return { gun, bitis, bitti: t >= bitis };
}
