import type { An, Gun, Saat } from '../tarih.ts';
import { gunEkle, istanbulAni, istanbulGunu, ms } from '../tarih.ts';

/**
 * Working hours (settled: breaks 1 and 2). A department carries them, a person may override them; a shift may cross
 * midnight and belongs to the day it began.
 */
export interface MesaiSaatleri {
  readonly Baslangic: Saat;
  readonly Bitis: Saat;
  /** Minutes from sign-in to the end; set where a department works round the clock, then the hours do not bind. */
  readonly SureDakika: number | null;
}

export interface Vardiya {
  /** The day the shift belongs to. */
  readonly gun: Gun;
  /** Planned end, epoch ms. */
  readonly bitis: number;
  /** Its end has passed: nothing can be started or changed. */
  readonly bitti: boolean;
}

const dakika = (s: Saat): number => Number(s.slice(0, 2)) * 60 + Number(s.slice(3));
const saat = (dk: number): Saat =>
  `${String(Math.floor(dk / 60)).padStart(2, '0')}:${String(Math.floor(dk % 60)).padStart(2, '0')}`;

/** Whether the hours cross midnight. */
export const geceVardiyasiMi = (s: MesaiSaatleri): boolean => dakika(s.Bitis) <= dakika(s.Baslangic);

/**
 * The shift that a sign-in at `simdi` belongs to. A night shift's free time is split in the middle: the first half
 * still belongs to the shift that ended, the second half to the one to come.
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
  // Where summer time takes the middle away, the hours begin before it.
  const ayrim = Math.min(istanbulAni(bugun, orta), istanbulAni(bugun, s.Baslangic));
  const gun = t < ayrim ? gunEkle(bugun, -1) : bugun;
  const bitis = istanbulAni(gunEkle(gun, 1), s.Bitis);
  return { gun, bitis, bitti: t >= bitis };
}
