import { type An, istanbulGunu, istanbulSaniyesi, ms } from '@masabasi/core/platform/time/tarih';
import type { DavetDurumu, KatilimciRolu } from '@masabasi/core/is/toplanti/rules';
import { type Tekrar, tekrarKurali } from '@masabasi/core/is/toplanti/tekrar';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalCalendar,
  ICalEventStatus,
} from 'ical-generator';

/** Invitations for calendars (RFC 5545, 5546). */

/**
 * Times are wall-clock times in Istanbul with the zone beside them, not UTC. A series keeps its hour when the law moves
 * the clock, and a rule by days of the month counts days of Istanbul, also for a meeting at one at night.
 */
const DILIM = 'Europe/Istanbul';
const VTIMEZONE = `BEGIN:VTIMEZONE
TZID:${DILIM}
BEGIN:STANDARD
DTSTART:20160907T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
TZNAME:+03
END:STANDARD
END:VTIMEZONE`;

const yerel = (an: An): string => `${istanbulGunu(an).replaceAll('-', '')}T${istanbulSaniyesi(an).replaceAll(':', '')}`;

/** A moment that gives its parts in Istanbul on every machine. The library asks for dates of a zone in this form. */
class IstanbulZamani extends Date {
  readonly internal = new Date(this.getTime());
  readonly #parca = new Date(`${istanbulGunu(this)}T${istanbulSaniyesi(this)}Z`);
  tzComponents(): readonly number[] {
    return [0, 3, 0];
  }
  withTimeZone(): this {
    return this;
  }
  override getFullYear(): number {
    return this.#parca.getUTCFullYear();
  }
  override getMonth(): number {
    return this.#parca.getUTCMonth();
  }
  override getDate(): number {
    return this.#parca.getUTCDate();
  }
  override getHours(): number {
    return this.#parca.getUTCHours();
  }
  override getMinutes(): number {
    return this.#parca.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.#parca.getUTCSeconds();
  }
}
const zamani = (an: An): IstanbulZamani => new IstanbulZamani(ms(an));

/** A meeting, or one of a series that differs from its rule. */
export interface TakvimToplantisi {
  readonly uid: string;
  readonly sira: number;
  readonly bas: An;
  readonly bit: An;
  readonly konu: string;
  readonly yer: string;
  readonly link: string | null;
  readonly aciklama: string;
  readonly iptal: boolean;
  /** The time by the rule, for one meeting of a series. */
  readonly seriAni: An | null;
  /** For the series itself: its rule, its length, and its missing meetings. */
  readonly seri: { readonly tekrar: Tekrar; readonly adet: number; readonly olmayan: readonly An[] } | null;
}

export interface TakvimDaveti {
  readonly metot: 'REQUEST' | 'CANCEL';
  readonly toplantilar: readonly TakvimToplantisi[];
  readonly duzenleyen: { readonly ad: string; readonly eposta: string };
  /** The receiver. Other invited people are named in the mail and not in the calendar. */
  readonly davetli: {
    readonly ad: string;
    readonly eposta: string;
    readonly rol: KatilimciRolu;
    readonly yanit: DavetDurumu;
  };
  readonly simdi: Date;
}

const ROLLER: Readonly<Record<KatilimciRolu, ICalAttendeeRole>> = {
  zorunlu: ICalAttendeeRole.REQ,
  istege: ICalAttendeeRole.OPT,
  bilgi: ICalAttendeeRole.NON,
};
const YANITLAR: Readonly<Record<DavetDurumu, ICalAttendeeStatus>> = {
  davetsiz: ICalAttendeeStatus.NEEDSACTION,
  bekliyor: ICalAttendeeStatus.NEEDSACTION,
  katilacak: ICalAttendeeStatus.ACCEPTED,
  belki: ICalAttendeeStatus.TENTATIVE,
  katilmayacak: ICalAttendeeStatus.DECLINED,
};

/** The rule of a series as its lines. Its first day is the day in Istanbul. */
function kurali(t: TakvimToplantisi): string | null {
  if (t.seri === null) return null;
  const kural = `RRULE:${tekrarKurali(istanbulGunu(t.bas), t.seri.tekrar, t.seri.adet)}`;
  return t.seri.olmayan.length === 0 ? kural : `${kural}\nEXDATE;TZID=${DILIM}:${t.seri.olmayan.map(yerel).join(',')}`;
}

function olayYaz(takvim: ICalCalendar, d: TakvimDaveti, t: TakvimToplantisi): void {
  const olay = takvim.createEvent({
    id: t.uid,
    sequence: t.sira,
    stamp: d.simdi,
    start: zamani(t.bas),
    end: zamani(t.bit),
    timezone: DILIM,
    summary: t.konu,
    location: t.yer === '' ? null : { title: t.yer },
    description: t.aciklama,
    url: t.link,
    organizer: { name: d.duzenleyen.ad, email: d.duzenleyen.eposta },
    status: t.iptal ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (t.seriAni !== null) olay.recurrenceId(zamani(t.seriAni));
  const kural = kurali(t);
  if (kural !== null) olay.repeating(kural);
  olay.createAttendee({
    name: d.davetli.ad,
    email: d.davetli.eposta,
    role: ROLLER[d.davetli.rol],
    status: YANITLAR[d.davetli.yanit],
    rsvp: d.metot === 'REQUEST' && d.davetli.rol !== 'bilgi',
  });
}

/** An invitation, a change or a cancellation as a calendar file. */
export function davetTakvimi(d: TakvimDaveti): string {
  const takvim = ical({
    prodId: { company: 'Masabaşı', product: 'Toplantılar', language: 'TR' },
    method: d.metot === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  for (const t of d.toplantilar) olayYaz(takvim, d, t);
  return takvim.toString();
}
