import { type Gun, gunEkle, haftaGunu } from '../../platform/time/tarih.ts';
import { GUNLUK_SAAT } from './deger.ts';

/** Time that a person has in a week: working hours less holidays and leave. No clock, no database. */

/** Weeks in advance for which a team's load is shown. */
export const YUK_HAFTASI = 12;

export interface YukIzni {
  readonly Ilk: Gun;
  /** First day back; for a leave of hours the day itself. */
  readonly Donus: Gun;
  /** Hours of a leave within one day; null: whole days. */
  readonly Saat: number | null;
}

/**
 * Working hours between two days, both included.
 * @param tatiller holiday part of a day: 1, or 0.5 for its afternoon
 */
export function kapasite(ilk: Gun, son: Gun, tatiller: ReadonlyMap<Gun, number>, izinler: readonly YukIzni[]): number {
  let saat = 0;
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    if (haftaGunu(gun) > 5) continue;
    if (izinler.some((i) => i.Saat === null && i.Ilk <= gun && gun < i.Donus)) continue;
    const calisilan = GUNLUK_SAAT * (1 - Math.min(1, tatiller.get(gun) ?? 0));
    const izinli = izinler.reduce((t, i) => t + (i.Saat !== null && i.Ilk === gun ? i.Saat : 0), 0);
    saat += Math.max(0, calisilan - izinli);
  }
  return saat;
}

/** Shade of a week by its load in percent (`DOLULUKLAR`); 'over': more than the existing hours. */
export function dolulugu(saat: number, olan: number): 0 | 1 | 2 | 3 | 'over' {
  if (saat > olan + 0.05) return 'over';
  const oran = olan === 0 ? 0 : saat / olan;
  return oran <= 0.25 ? 0 : oran <= 0.5 ? 1 : oran <= 0.8 ? 2 : 3;
}
export const DOLULUKLAR = [
  { ton: 0, ad: '%25’e kadar' },
  { ton: 1, ad: '%50’ye kadar' },
  { ton: 2, ad: '%80’e kadar' },
  { ton: 3, ad: '%100’e kadar' },
  { ton: 'over', ad: '%100’den çok' },
] as const;
