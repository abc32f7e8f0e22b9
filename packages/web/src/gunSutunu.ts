import { type Gun, gunAyYaz, haftaGunu } from '@masabasi/core/tarih';
import type { LaneColumn } from './ui/Lanes.tsx';

const KISA = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** A holiday as calendars read it; `GunSayi`: '0,5' or '1'. */
export interface TakvimTatili {
  readonly Tarih: Gun;
  readonly Ad: string;
  readonly GunSayi: string;
}

const yarimMi = (t: TakvimTatili): boolean => t.GunSayi === '0,5';

/** What a holiday is called, and that it is half a one. */
export const tatilAdi = (t: TakvimTatili): string => `${t.Ad}${yarimMi(t) ? ', yarım gün' : ''}`;

/** A day as the column of a calendar: its name, whether it is a holiday or the weekend, and whether it is today. */
export function gunSutunu(gun: Gun, bugun: Gun, tatil: TakvimTatili | undefined): LaneColumn {
  const yarim = tatil !== undefined && yarimMi(tatil);
  return {
    key: gun,
    over: KISA[haftaGunu(gun) - 1]!,
    name: String(Number(gun.slice(8))),
    under: tatil ? (yarim ? '½' : '•') : '',
    title: tatil?.Ad,
    said: [...(tatil ? [tatilAdi(tatil)] : []), ...(gun === bugun ? ['bugün'] : [])],
    label: gunAyYaz(gun),
    mark: tatil ? (yarim ? 'half' : 'holiday') : haftaGunu(gun) >= 6 ? 'off' : undefined,
    today: gun === bugun,
  };
}
