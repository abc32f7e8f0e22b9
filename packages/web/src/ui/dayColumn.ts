import type { TakvimTatili } from '@masabasi/core/tatil/contract';
import { type Gun, gunAyYaz, haftaGunu } from '@masabasi/core/tarih';
import type { LaneColumn } from './Lanes.tsx';

const SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

const half = (h: TakvimTatili): boolean => h.GunSayi === '0,5';

/** What a holiday is called, and that it is half a one. */
export const holidayName = (h: TakvimTatili): string => `${h.Ad}${half(h) ? ', yarım gün' : ''}`;

/** A day as the column of a calendar: its name, whether it is a holiday or the weekend, and whether it is today. */
export function dayColumn(day: Gun, today: Gun, holiday: TakvimTatili | undefined): LaneColumn {
  const halfDay = holiday !== undefined && half(holiday);
  return {
    key: day,
    over: SHORT[haftaGunu(day) - 1]!,
    name: String(Number(day.slice(8))),
    under: holiday ? (halfDay ? '½' : '•') : '',
    title: holiday?.Ad,
    said: [...(holiday ? [holidayName(holiday)] : []), ...(day === today ? ['bugün'] : [])],
    label: gunAyYaz(day),
    mark: holiday ? (halfDay ? 'half' : 'holiday') : haftaGunu(day) >= 6 ? 'off' : undefined,
    today: day === today,
  };
}
