import { type Gun, gunEkle } from '../tarih.ts';
import type { DisGorev } from './aktarim.ts';
import { type CalismaGunu, isGunleri } from './cpm.ts';

/** The days of tasks that come from other programs: those that are not written, and those on which nobody works here. */

const EN_COK_GUN = 3660;
/** Working days of ten years: a longer plan is refused anyway. */
const EN_COK_IS_GUNU = 2700;

/** A task that has both its days. */
export interface GunluGorev extends DisGorev {
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  /** Neither was written: it goes where its links put it. */
  readonly Gunsuz: boolean;
  /** One of them at least is assumed, as nothing in the file tells it. */
  readonly Varsayilan: boolean;
}

/** The first working day from one on, or the last up to one. */
function calismaGunu(gun: Gun, adim: 1 | -1, calisir: CalismaGunu): Gun {
  let g = gun;
  for (let n = 0; n < EN_COK_GUN && !calisir(g); n++) g = gunEkle(g, adim);
  return g;
}

/** Half days and rounding errors of minutes make no day of their own. */
const tamGun = (sure: number | null): number => Math.max(1, Math.min(EN_COK_IS_GUNU, Math.ceil((sure ?? 1) - 0.01)));

/**
 * Gives every task the days that it lacks: its other end by how long it takes, or the day on which what it lies in begins.
 * @param ilkGun where nothing else tells a day
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
 * Days as they are kept: those of its span that are worked on. Where none is, it lies on the working day before, as nothing
 * that was promised for a day comes later than that.
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
