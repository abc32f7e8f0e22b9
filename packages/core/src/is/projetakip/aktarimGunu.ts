import { type Gun, gunEkle } from '../../platform/time/tarih.ts';
import type { DisGorev } from './aktarim.ts';
import { type CalismaGunu, isGunleri } from './cpm.ts';

/** Days of tasks from other programs: missing days, and days without work here. */

const EN_COK_GUN = 3660;
/** Working days of ten years. A longer plan is refused anyway. */
const EN_COK_IS_GUNU = 2700;

/** A task with both days. */
export interface GunluGorev extends DisGorev {
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  /** The file has neither day: the links place the task. */
  readonly Gunsuz: boolean;
  /** At least one day is assumed, because nothing in the file tells it. */
  readonly Varsayilan: boolean;
}

/** First working day from this one on (`adim` 1), or last one up to it (-1). */
function calismaGunu(gun: Gun, adim: 1 | -1, calisir: CalismaGunu): Gun {
  let g = gun;
  for (let n = 0; n < EN_COK_GUN && !calisir(g); n++) g = gunEkle(g, adim);
  return g;
}

/** Half days and rounding errors of minutes do not make another day. */
const tamGun = (sure: number | null): number => Math.max(1, Math.min(EN_COK_IS_GUNU, Math.ceil((sure ?? 1) - 0.01)));

/**
 * Gives every task its missing days: from its other day and its duration, or from the start of its summary task.
 * @param ilkGun day of a task that has nothing of these
 */
export function gunleriTamamla(gorevler: readonly DisGorev[], ilkGun: Gun, calisir: CalismaGunu): GunluGorev[] {
  let yol: { readonly seviye: number; readonly gun: Gun | null }[] = [];
  const ilk = gorevler.reduce<Gun>((a, g) => [a, g.Baslama ?? a, g.Bitis ?? a].toSorted()[0]!, ilkGun);
  const takvim = isGunleri(gunEkle(ilk, -2 * EN_COK_GUN), calisir);
  return gorevler.map((g) => {
    yol = yol.filter((u) => u.seviye < g.Seviye);
    const ustun = yol.findLast((u) => u.gun !== null)?.gun;
    if (g.Ozet) yol.push({ seviye: g.Seviye, gun: g.Baslama });
    const Gunsuz = g.Baslama === null && g.Bitis === null;
    const Baslama =
      g.Baslama ??
      (g.Bitis === null ? (ustun ?? ilkGun) : takvim.gun(takvim.sira(gunEkle(g.Bitis, 1)) - tamGun(g.Sure)));
    const Bitis = g.Bitis ?? (g.KilometreTasi ? Baslama : takvim.gun(takvim.sira(Baslama) + tamGun(g.Sure) - 1));
    const yarim = g.Baslama === null || (g.Bitis === null && !g.KilometreTasi);
    return { ...g, Gunsuz, Varsayilan: Gunsuz || (yarim && g.Sure === null), Baslama, Bitis };
  });
}

/**
 * First and last working day of a task. A span without a working day becomes the working day before it, because nothing
 * may come later than promised.
 */
export function isGunlerine(
  g: Pick<GunluGorev, 'Baslama' | 'Bitis' | 'KilometreTasi'>,
  calisir: CalismaGunu,
): { readonly bas: Gun; readonly bit: Gun } {
  const bas = calismaGunu(g.Baslama, 1, calisir);
  if (bas <= (g.KilometreTasi ? g.Baslama : g.Bitis))
    return { bas, bit: g.KilometreTasi ? bas : calismaGunu(g.Bitis, -1, calisir) };
  const once = calismaGunu(g.Baslama, -1, calisir);
  return { bas: once, bit: once };
}
