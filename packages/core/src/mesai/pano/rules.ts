import { type MesaiSaatleri, geceVardiyasiMi, vardiya } from '../mesai/rules.ts';
import { degisimEngeli, MASA_BASI, METIN, SECILEBILENLER } from '../mola/rules.ts';
import { type An, type Gun, gunEkle, haftaGunu, istanbulAni, ms, type Saat } from '../../platform/time/tarih.ts';

/**
 * Expected start of work and offered statuses (settled: breaks 1, 2, 7; server/mesai/pano/README.md). The top bar, the
 * board, the details and the home page all use these functions, so they agree.
 */

export interface CalismaDuzeni extends MesaiSaatleri {
  /** Working days, 1 Monday to 7 Sunday. */
  readonly Gunler: readonly number[];
}

/** Part of a day that is a public holiday: 0, 0.5 or 1. */
export type TatilMiktari = (gun: Gun) => number;

/** True when the shift of a day is worked. For work round the clock a holiday is a normal day. */
const calisilir = (d: CalismaDuzeni, gun: Gun, tatil: TatilMiktari): boolean =>
  d.Gunler.includes(haftaGunu(gun)) && (d.SureDakika !== null || tatil(gun) < 1);

/**
 * Start of the person's present shift (epoch ms), from which an absent person counts as missing. Null: nobody is
 * expected, on a free day, on a holiday, or with work round the clock. After its end a night shift gives way to the
 * next.
 *
 * @param izinSonu end of a leave at the start of the shift: the person is expected after it
 */
export function beklenen(
  d: CalismaDuzeni,
  simdi: An,
  tatil: TatilMiktari,
  izinSonu: Saat | null = null,
): number | null {
  if (d.SureDakika !== null) return null;
  const v = vardiya(d, simdi);
  const gun = v.bitti && geceVardiyasiMi(d) ? gunEkle(v.gun, 1) : v.gun;
  return calisilir(d, gun, tatil) ? istanbulAni(gun, izinSonu ?? d.Baslangic) : null;
}

/** A sign-in up to this long before the shift counts as coming to work. An earlier one does not. */
const ERKEN_GELME_MS = 3 * 3_600_000;

/**
 * True when signing in starts the shift: on a working day, and not in the night before it. The desk button starts a
 * shift on any day.
 */
export function girisBaslatir(d: CalismaDuzeni, simdi: An, tatil: TatilMiktari): boolean {
  const { gun } = vardiya(d, simdi);
  return (
    calisilir(d, gun, tatil) && (d.SureDakika !== null || ms(simdi) >= istanbulAni(gun, d.Baslangic) - ERKEN_GELME_MS)
  );
}

/** The person's day for the top bar and the home page. */
export interface GununHali {
  /** The open status; null before the shift starts and after it ends. */
  readonly mevcut: number | null;
  readonly mobil: boolean;
  /** The shift is over, or none can begin today any more. */
  readonly mesaiBitti: boolean;
  readonly izinli: boolean;
}

export interface Sunulan {
  /** Statuses that the person can choose now. */
  readonly durumlar: readonly number[];
  /** Reason why no status can be chosen; null: at least one can. */
  readonly neden: string | null;
}

/** Statuses that the server would accept, for the buttons. */
export function sunulanlar(h: GununHali): Sunulan {
  const engeller = SECILEBILENLER.map((yeni) => {
    const engel = degisimEngeli({ ...h, yeni, aciklama: null });
    return { yeni, engel: engel === METIN.enAz10 ? null : engel };
  });
  const durumlar = engeller.filter((e) => e.engel === null).map((e) => e.yeni);
  return { durumlar, neden: durumlar.length > 0 ? null : engeller.find((e) => e.yeni === MASA_BASI)!.engel };
}
