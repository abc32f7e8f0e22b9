import type { BekleyenEylemi } from '../../platform/list/bekleyenEylemi.ts';
import { type An, ms } from '../../platform/time/tarih.ts';

/** Urgency of the records that wait for a person. */

/** Most records that the home page shows. */
export const EN_COK_BEKLEYEN_KAYIT = 5;
/** Rooms whose first request for a decision is always shown: a person waits for it. */
const EN_COK_KARAR_ODASI = 3;
/** Most records of one room, unless there are too few others. */
const ODA_PAYI = 2;

const SAAT = 3_600_000;
const GUN = 24 * SAAT;

interface Aciliyet {
  readonly Oda: string;
  readonly Termin: An | null;
  readonly Zaman: An;
  readonly Eylem: BekleyenEylemi;
}

/**
 * Order by urgency: first records that are late or due within a day, the earliest first. Then the rest, where a record
 * without a due time counts as due a day after it began to wait.
 */
const dahaAcil =
  (simdi: number) =>
  (a: Aciliyet, b: Aciliyet): number => {
    const sinif = (k: Aciliyet) => (k.Termin !== null && ms(k.Termin) <= simdi + GUN ? 0 : 1);
    const vade = (k: Aciliyet) => (k.Termin === null ? ms(k.Zaman) + GUN : ms(k.Termin));
    return sinif(a) - sinif(b) || vade(a) - vade(b);
  };

/**
 * The most urgent waiting records of all rooms, most urgent first. One room never takes all places, and a request for a
 * decision keeps one.
 */
export function enAciller<T extends Aciliyet>(kayitlar: readonly T[], simdi: An): T[] {
  const sirali = kayitlar.toSorted(dahaAcil(ms(simdi)));
  const secilen = new Set<T>();
  const odasinda = (k: T) => [...secilen].filter((x) => x.Oda === k.Oda).length;
  for (const k of sirali)
    if (k.Eylem === 'karar' && odasinda(k) === 0 && secilen.size < EN_COK_KARAR_ODASI) secilen.add(k);
  for (const k of sirali) if (secilen.size < EN_COK_BEKLEYEN_KAYIT && odasinda(k) < ODA_PAYI) secilen.add(k);
  for (const k of sirali) if (secilen.size < EN_COK_BEKLEYEN_KAYIT) secilen.add(k);
  return sirali.filter((k) => secilen.has(k));
}

const BIRIMLER = [
  [GUN, 'gün', 'gündür'],
  [SAAT, 'saat', 'saattir'],
  [60_000, 'dk', 'dakikadır'],
] as const;

/** Remaining time, lateness or waiting time of a record in its largest unit: `3 saat gecikti`, `4 gündür bekliyor`. */
export function beklemeYaz({ Termin, Zaman }: Pick<Aciliyet, 'Termin' | 'Zaman'>, simdi: An): string {
  const fark = Termin === null ? ms(simdi) - ms(Zaman) : ms(Termin) - ms(simdi);
  const [boy, ad, suredir] = BIRIMLER.find(([b]) => Math.abs(fark) >= b) ?? BIRIMLER[2];
  const adet = Math.floor(Math.abs(fark) / boy);
  if (Termin === null) return adet === 0 || fark < 0 ? 'şimdi geldi' : `${adet} ${suredir} bekliyor`;
  return fark < 0 ? `${adet} ${ad} gecikti` : `${adet} ${ad} kaldı`;
}
