import type { PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { PLAN_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import ical, { ICalEventTransparency } from 'ical-generator';

/** Plans for calendars (RFC 5545): whole days, whose end is the first day after the plan. */

/** A day that gives the same parts in every zone that the library asks for, because a whole day has no zone. */
class ButunGun extends Date {
  readonly internal = this;
  tzComponents(): readonly number[] {
    return [0, 0, 0];
  }
  withTimeZone(): this {
    return this;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
}
const gunu = (gun: Gun) => new ButunGun(`${gun}T00:00:00Z`);

/** The plans of a project as one calendar. A plan is the same event in every file. */
export function planTakvimi(o: {
  readonly proje: string;
  readonly planlar: readonly PlanSatiri[];
  readonly simdi: Date;
  /** The address of a plan without its id. Null when the server's public address is unknown. */
  readonly adres: string | null;
}): string {
  const takvim = ical({ prodId: { company: 'Masabaşı', product: 'Projeler', language: 'TR' }, name: o.proje });
  for (const p of o.planlar)
    takvim.createEvent({
      id: `proje-plan-${p.Id}@masabasi`,
      sequence: p.Surum,
      stamp: o.simdi,
      allDay: true,
      start: gunu(p.Baslama_Tarihi),
      end: gunu(gunEkle(p.Bitis_Tarihi, 1)),
      summary: p.KilometreTasi ? `◆ ${p.Ad}` : p.Ad,
      description: [
        `Durum: ${PLAN_DURUM_ADLARI[p.DurumAnahtar]}, %${p.Ilerleme}`,
        p.Sorumlu === null ? '' : `Sorumlu: ${p.Sorumlu}`,
        p.Aciklama,
      ]
        .filter((s) => s !== '')
        .join('\n'),
      url: o.adres === null ? null : `${o.adres}${p.Id}`,
      // A plan in a calendar does not mark its person as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return takvim.toString();
}
