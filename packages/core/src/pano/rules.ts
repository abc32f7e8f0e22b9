import { type MesaiSaatleri, geceVardiyasiMi, vardiya } from '../mesai/rules.ts';
import { degisimEngeli, MASA_BASI, METIN, SECILEBILENLER } from '../mola/rules.ts';
import { type An, type Gun, gunEkle, haftaGunu, istanbulAni, ms, type Saat } from '../tarih.ts';

/**
 * When somebody is expected at work, and what is offered to them (settled: breaks 1, 2, 7; decision 0044). The top bar, the board,
 * the details and the home page say the same because they ask here.
 */

export interface CalismaDuzeni extends MesaiSaatleri {
  /** Working days, 1 Monday to 7 Sunday. */
  readonly Gunler: readonly number[];
}

/** How much of a day is a public holiday: 0, 0.5 or 1. */
export type TatilMiktari = (gun: Gun) => number;

/** Whether the shift of a day is worked: round the clock a holiday is a day like any other. */
const calisilir = (d: CalismaDuzeni, gun: Gun, tatil: TatilMiktari): boolean =>
  d.Gunler.includes(haftaGunu(gun)) && (d.SureDakika !== null || tatil(gun) < 1);

/**
 * When the person's shift of now begins or began (epoch ms): from then on who has not come is missing. Null: nobody is expected,
 * on a free day, on a holiday, or where one comes round the clock. A night's shift that has ended gives way to the next.
 *
 * @param izinSonu the end of leave that begins with the shift or before it: who is on leave in the morning comes after it
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

/** Who signs in so long before the shift has come to work; earlier it is a look at something. */
const ERKEN_GELME_MS = 3 * 3_600_000;

/** Whether signing in by itself starts the shift: on a day that is worked, not in the night before it. The desk's button starts it on any day. */
export function girisBaslatir(d: CalismaDuzeni, simdi: An, tatil: TatilMiktari): boolean {
  const { gun } = vardiya(d, simdi);
  return (
    calisilir(d, gun, tatil) && (d.SureDakika !== null || ms(simdi) >= istanbulAni(gun, d.Baslangic) - ERKEN_GELME_MS)
  );
}

/** The person's day as the bar and the home page know it. */
export interface GununHali {
  /** The open status; null before the shift starts and after it ends. */
  readonly mevcut: number | null;
  readonly mobil: boolean;
  /** The shift is over, or no other can begin today. */
  readonly mesaiBitti: boolean;
  readonly izinli: boolean;
}

export interface Sunulan {
  /** The statuses that can be changed to now. */
  readonly durumlar: readonly number[];
  /** Why there is none; null where there is one. */
  readonly neden: string | null;
}

/** What may be offered: nothing that the server would refuse. */
export function sunulanlar(h: GununHali): Sunulan {
  const engeller = SECILEBILENLER.map((yeni) => {
    const engel = degisimEngeli({ ...h, yeni, aciklama: null });
    return { yeni, engel: engel === METIN.enAz10 ? null : engel };
  });
  const durumlar = engeller.filter((e) => e.engel === null).map((e) => e.yeni);
  return { durumlar, neden: durumlar.length > 0 ? null : engeller.find((e) => e.yeni === MASA_BASI)!.engel };
}
