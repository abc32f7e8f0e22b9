import type { IzinZamani } from '../../masa/devir/rules.ts';
import type { CalismaDuzeni } from '../../mesai/pano/rules.ts';
import { type Gun, gunEkle, haftaGunu } from '../../platform/time/tarih.ts';

/** Work of each person in the next weeks, beside the available hours. */

/** Number of weeks, and the upper limit of working hours per day. */
const YUK_HAFTASI = 6;
const EN_COK_GUN_SAATI = 8;

export interface YukHaftasi {
  readonly Ilk: Gun;
  readonly Son: Gun;
}

/** The weeks from the week of this day on, Monday to Sunday. */
export const yukHaftalari = (bugun: Gun): readonly YukHaftasi[] =>
  Array.from({ length: YUK_HAFTASI }, (_, n) => {
    const Ilk = gunEkle(bugun, 1 - haftaGunu(bugun) + n * 7);
    return { Ilk, Son: gunEkle(Ilk, 6) };
  });

const dakika = (saat: string): number => Number(saat.slice(0, 2)) * 60 + Number(saat.slice(3, 5));
const aradaki = (ilk: string, son: string): number => ((dakika(son) - dakika(ilk) + 1440) % 1440 || 1440) / 60;

/** Working hours of a person on a day, without days off, holidays and leave. */
export function gunKapasitesi(
  { duzen, izinler }: { readonly duzen: CalismaDuzeni; readonly izinler: readonly IzinZamani[] },
  gun: Gun,
  tatil: number,
): number {
  if (!duzen.Gunler.includes(haftaGunu(gun))) return 0;
  const gunluk = duzen.SureDakika === null ? aradaki(duzen.Baslangic, duzen.Bitis) : duzen.SureDakika / 60;
  let saat = Math.min(EN_COK_GUN_SAATI, gunluk) * (1 - tatil);
  for (const z of izinler) {
    if (z.Bitis > z.Baslangic ? z.Baslangic <= gun && gun < z.Bitis : z.Baslangic === gun)
      saat -= z.Bitis > z.Baslangic ? saat : aradaki(z.BaslamaSaati ?? '00:00', z.BitisSaati ?? '00:00');
  }
  return Math.max(0, saat);
}

/** Index of the week in which work is due. Late work is due in the first one. Null: no due date, or after all weeks. */
export function isHaftasi(haftalar: readonly YukHaftasi[], termin: Gun | null): number | null {
  if (termin === null) return null;
  const n = haftalar.findIndex((h) => termin <= h.Son);
  return n < 0 ? null : n;
}
