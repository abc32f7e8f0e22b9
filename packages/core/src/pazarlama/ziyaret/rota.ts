import { katla } from '../../platform/text/metin.ts';
import { type An, istanbulSaati, ms } from '../../platform/time/tarih.ts';

/** Order of the stops of a day, and the distance. */

export interface Konum {
  readonly Enlem: number;
  readonly Boylam: number;
}

/** Average factor in Turkey from a straight line to the road. */
export const YOL_CARPANI = 1.3;
/** Up to this number of stops the exact shortest route is calculated. */
export const EN_COK_TAM_DURAK = 12;

const YARICAP_KM = 6371;
const radyan = (derece: number): number => (derece * Math.PI) / 180;

/** Straight line between two places, in kilometres. */
export function kusUcusu(a: Konum, b: Konum): number {
  const [fi, lambda] = [radyan(b.Enlem - a.Enlem), radyan(b.Boylam - a.Boylam)];
  const h = Math.sin(fi / 2) ** 2 + Math.cos(radyan(a.Enlem)) * Math.cos(radyan(b.Enlem)) * Math.sin(lambda / 2) ** 2;
  return 2 * YARICAP_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Estimated road between two places, in kilometres. */
export const yolKm = (a: Konum, b: Konum): number => kusUcusu(a, b) * YOL_CARPANI;

/** A stop. Stops with a time keep their order among each other. */
export interface Durak extends Konum {
  /** Time of an appointment; null: any time. */
  readonly Zaman: string | null;
}

/** Kilometres of a route in this order. */
export const rotaKm = (duraklar: readonly Konum[], sira: readonly number[]): number =>
  sira.reduce((km, durak, i) => (i === 0 ? 0 : km + yolKm(duraklar[sira[i - 1]!]!, duraklar[durak]!)), 0);

/** Appointments in the order of their times. */
const randevular = (duraklar: readonly Durak[]): number[] =>
  duraklar
    .flatMap((d, i) => (d.Zaman === null ? [] : [{ i, zaman: Date.parse(d.Zaman) }]))
    .toSorted((a, b) => a.zaman - b.zaman || a.i - b.i)
    .map((r) => r.i);

/**
 * Shortest route through all stops that keeps the order of appointments (Held and Karp). The best route over a set of
 * stops with a given last stop consists of best routes over smaller sets.
 */
function tamRota(duraklar: readonly Durak[]): number[] {
  const n = duraklar.length;
  const sirali = randevular(duraklar);
  /** Appointment that must come before this stop. */
  const once = new Map(sirali.map((r, i) => [r, i === 0 ? null : sirali[i - 1]!]));
  const km = duraklar.map((a) => duraklar.map((b) => yolKm(a, b)));
  const gidilir = (kume: number, durak: number): boolean => {
    const onceki = once.get(durak) ?? null;
    return (kume & (1 << durak)) === 0 && (onceki === null || (kume & (1 << onceki)) !== 0);
  };
  const [uzunluk, onceki] = [new Float64Array((1 << n) * n).fill(Infinity), new Int8Array((1 << n) * n).fill(-1)];
  for (let d = 0; d < n; d++) if (gidilir(0, d)) uzunluk[(1 << d) * n + d] = 0;
  for (let kume = 1; kume < 1 << n; kume++)
    for (let son = 0; son < n; son++) {
      const buraya = uzunluk[kume * n + son]!;
      if (buraya === Infinity) continue;
      for (let d = 0; d < n; d++) {
        const yer = (kume | (1 << d)) * n + d;
        if (!gidilir(kume, d) || buraya + km[son]![d]! >= uzunluk[yer]!) continue;
        uzunluk[yer] = buraya + km[son]![d]!;
        onceki[yer] = son;
      }
    }
  let kume = (1 << n) - 1;
  let son = duraklar.reduce((iyi, _, d) => (uzunluk[kume * n + d]! < uzunluk[kume * n + iyi]! ? d : iyi), 0);
  const sira: number[] = [];
  while (son >= 0) {
    sira.unshift(son);
    const gelinen = onceki[kume * n + son]!;
    kume &= ~(1 << son);
    son = gelinen;
  }
  return sira;
}

/** Puts each other stop where it lengthens the route least. */
function araya(duraklar: readonly Durak[]): number[] {
  const sira = randevular(duraklar);
  const kalanlar = duraklar.flatMap((d, i) => (d.Zaman === null ? [i] : []));
  for (const durak of kalanlar) {
    let [enIyi, enAz] = [0, Infinity];
    for (let yer = 0; yer <= sira.length; yer++) {
      const km = rotaKm(duraklar, sira.toSpliced(yer, 0, durak));
      if (km < enAz) [enIyi, enAz] = [yer, km];
    }
    sira.splice(enIyi, 0, durak);
  }
  return sira;
}

/** Order of the stops: appointments by their times, the others where they lie on the route. */
export function rota(duraklar: readonly Durak[]): number[] {
  if (duraklar.length === 0) return [];
  return duraklar.length <= EN_COK_TAM_DURAK ? tamRota(duraklar) : araya(duraklar);
}

/** Words in the names of remote kinds of talks, without accents as `katla` writes them. */
const UZAK_SOZLER =
  /telefon|uzak|e-?posta|e-?mail|mesaj|sms|whatsapp|\bweb|video|goruntulu|on-?line|cevrim ?ici|internet|skype|zoom|teams|\bmeet\b/;

/** True for a kind of talk without a drive. Administrators write these kinds, so only the name tells it. */
export const uzaktan = (gorusmeTuru: string): boolean => UZAK_SOZLER.test(katla(gorusmeTuru));

export interface Randevu {
  readonly Musteri: string;
  readonly Bas: An;
  readonly Bit: An;
}

/** Overlapping appointments, one sentence for each group. */
export function cakisanRandevular(gununkiler: readonly Randevu[]): string[] {
  const sirali = gununkiler.toSorted((a, b) => ms(a.Bas) - ms(b.Bas) || ms(a.Bit) - ms(b.Bit));
  const gruplar: { bit: number; bunlar: Randevu[] }[] = [];
  for (const r of sirali) {
    const son = gruplar.at(-1);
    if (son !== undefined && ms(r.Bas) < son.bit) {
      son.bunlar.push(r);
      son.bit = Math.max(son.bit, ms(r.Bit));
    } else gruplar.push({ bit: ms(r.Bit), bunlar: [r] });
  }
  return gruplar
    .filter((g) => g.bunlar.length > 1)
    .map(
      ({ bunlar }) =>
        `${bunlar.length} randevu çakışıyor: ${bunlar
          .map((r) => `${istanbulSaati(r.Bas)}–${istanbulSaati(r.Bit)} ${r.Musteri}`)
          .join('; ')}.`,
    );
}
