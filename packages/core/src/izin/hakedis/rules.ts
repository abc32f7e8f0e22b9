import { CUMARTESI_PAZAR_TATIL, gunSayisiYaz, yuzde } from '../izin/rules.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Gun } from '../../platform/time/tarih.ts';
import { gecerliGun } from '../../platform/time/tarih.ts';
import { yasalDeger, type YasalDeger } from './yasal.ts';

/**
 * Annual leave: earned, used and remaining days (law 4857; settled: leave 4). An administrator edits the statutory
 * numbers.
 */

/** Days earned at an anniversary from `EnAzYil` to `EnFazlaYil` completed years (null: without end). */
export interface HakDilimi {
  /** Applies to anniversaries from this day on. */
  readonly GecerliBaslangic: Gun;
  readonly EnAzYil: number;
  readonly EnFazlaYil: number | null;
  readonly Gun: number;
}

/** The `n`th anniversary. 29 February becomes the 28th in a year without the 29th (TBK m. 92). */
export function yildonumu(gun: Gun, n: number): Gun {
  const yil = String(Number(gun.slice(0, 4)) + n).padStart(4, '0');
  return gun.endsWith('02-29') && !gecerliGun(`${yil}-02-29`) ? `${yil}-02-28` : yil + gun.slice(4);
}

/** Completed years between two days. 0 if the first day is later. */
export function tamYil(bas: Gun, son: Gun): number {
  const yil = Number(son.slice(0, 4)) - Number(bas.slice(0, 4));
  return Math.max(0, yildonumu(bas, yil) <= son ? yil : yil - 1);
}

export interface HakKurallari {
  readonly dilimler: readonly HakDilimi[];
  /** Ages that earn more days. Null: ages are ignored. */
  readonly yasal: readonly YasalDeger[] | null;
  readonly DogumTarihi: Gun | null;
}

/** Days earned by `yil` completed years, on the day of completion. The newest of overlapping rows applies. */
export function hakGunu(yil: number, gun: Gun, { dilimler, yasal, DogumTarihi }: HakKurallari): number {
  const gecerli = dilimler.filter(
    (d) => d.GecerliBaslangic <= gun && d.EnAzYil <= yil && yil <= (d.EnFazlaYil ?? Infinity),
  );
  const enYeni = gecerli.reduce((son, d) => (d.GecerliBaslangic > son ? d.GecerliBaslangic : son), '');
  const temel = Math.max(0, ...gecerli.filter((d) => d.GecerliBaslangic === enYeni).map((d) => d.Gun));
  if (yasal === null || DogumTarihi === null) return temel;
  const yas = tamYil(DogumTarihi, gun);
  return yas <= yasalDeger(yasal, 'yasAlt', gun) || yas >= yasalDeger(yasal, 'yasUst', gun)
    ? Math.max(temel, yasalDeger(yasal, 'yasEnAz', gun))
    : temel;
}

/** Working days a week. The weekly hours are spread over them. */
export const isGunuSayisi = (tatilGunleri: number): number => (tatilGunleri === CUMARTESI_PAZAR_TATIL ? 5 : 6);

export interface KullanilanSure {
  readonly KullanilanGun: number;
  readonly KullanilanSaat: number;
  readonly Tatil_Gunleri: number;
  /** Hours of a week at the time of the leave. */
  readonly HaftalikSaat: number;
}

/**
 * Converts days and hours to days, in hundredths: the rounded sum up to each row. The hours of a week are spread over
 * its five or six working days. Sums are kept as whole parts by length of the week, so the order does not matter.
 */
export function toplamGun(kayitlar: readonly KullanilanSure[]): number[] {
  const haftalar = new Map<number, number>();
  return kayitlar.map((k) => {
    const parca = yuzde(k.KullanilanGun) * k.HaftalikSaat + yuzde(k.KullanilanSaat) * isGunuSayisi(k.Tatil_Gunleri);
    haftalar.set(k.HaftalikSaat, (haftalar.get(k.HaftalikSaat) ?? 0) + parca);
    const sirali = [...haftalar].toSorted(([a], [b]) => a - b);
    return Math.round(sirali.reduce((t, [saat, n]) => t + n / saat, 0));
  });
}

/** Days that a leave takes from the balance, its hours included. */
export const gunKarsiligi = (k: KullanilanSure): number => (toplamGun([k])[0] ?? 0) / 100;

/** Warning, or null: the request exceeds the remaining days. It does not forbid the leave. */
export function bakiyeUyarisi(kalan: number, istenen: number): string | null {
  const sonra = (yuzde(kalan) - yuzde(istenen)) / 100;
  return sonra < 0
    ? `Kalan izin ${gunSayisiYaz(kalan)} gün, istenen ${gunSayisiYaz(istenen)} gün: bakiye ${gunSayisiYaz(sonra)} güne düşecek...`
    : null;
}

/**
 * Warning, or null: no part of the year's annual leave has `enAz` days. It stays quiet while `kalan`, the remaining
 * days, still allow such a part.
 */
export function onGunUyarisi(parcalar: readonly number[], kalan: number, enAz: number): string | null {
  const yeter = (n: number) => yuzde(n) >= enAz * 100;
  return parcalar.length === 0 || parcalar.some(yeter) || yeter(kalan)
    ? null
    : `Yıllık iznin bir bölümü en az ${enAz} gün olmalı (4857 sayılı Kanun m. 56)...`;
}

/** Maximum tiers in a set, and maximum years of service: the limits of the form. */
export const EN_FAZLA_DILIM = 20;
export const EN_FAZLA_YIL = 60;

/** A tier as an administrator writes it. It ends where the next one begins. */
export interface DilimGirdisi {
  readonly EnAzYil: number;
  readonly Gun: number;
}

/** Tiers valid from a day on. */
export interface DilimSeti {
  readonly GecerliBaslangic: Gun;
  readonly dilimler: readonly DilimGirdisi[];
}

const BASTAN_BERI: Gun = '1900-01-01';

/** Converts sets for the entitlement rule. The oldest set also applies to the time before it. */
export const dilimListesi = (setler: readonly DilimSeti[]): HakDilimi[] =>
  setler
    .toSorted((a, b) => (a.GecerliBaslangic < b.GecerliBaslangic ? -1 : 1))
    .flatMap((s, i) => setinDilimleri(i === 0 ? BASTAN_BERI : s.GecerliBaslangic, s.dilimler));

const setinDilimleri = (gecerli: Gun, satirlar: readonly DilimGirdisi[]): HakDilimi[] => {
  const sirali = satirlar.toSorted((a, b) => a.EnAzYil - b.EnAzYil);
  return sirali.map((d, i) => ({
    GecerliBaslangic: gecerli,
    EnAzYil: d.EnAzYil,
    EnFazlaYil: i + 1 < sirali.length ? sirali[i + 1]!.EnAzYil - 1 : null,
    Gun: d.Gun,
  }));
};

/** Reason to refuse a set of tiers, or null. A contract may give more than law 4857 m. 53, never less. */
export function dilimEngeli(satirlar: readonly DilimGirdisi[], yasal: readonly YasalDeger[], gunu: Gun): string | null {
  const yillar = satirlar.map((d) => d.EnAzYil);
  const tekrar = yillar.find((y, i) => yillar.indexOf(y) !== i);
  if (tekrar !== undefined) return `${tekrar}. yıl iki kez yazılmış.`;
  if (!yillar.includes(1)) return 'İlk dilim 1. yıldan başlamalı.';
  const kural = { yasal: null, DogumTarihi: null };
  const gun = (dilimler: readonly HakDilimi[], yil: number) => hakGunu(yil, '2003-06-10', { dilimler, ...kural });
  const girilen = setinDilimleri(BASTAN_BERI, satirlar);
  for (let yil = 1; yil <= EN_FAZLA_YIL; yil++) {
    const enAz = yasalDeger(yasal, yil < 6 ? 'hak1' : yil < 15 ? 'hak6' : 'hak15', gunu);
    if (gun(girilen, yil) < enAz)
      return `${yil}. yılını dolduranın hakkı en az ${enAz} gün olmalı (4857 sayılı Kanun m. 53).`;
  }
  return null;
}

/** Reason to refuse a correction of a balance, or null. */
export function hakDuzeltmeEngeli(gun: number, sebep: string): string | null {
  if (gun === 0) return 'Gün 0 olamaz.';
  if (gorunenUzunluk(sebep) < 10) return 'Sebep en az 10 karakter olmalı.';
  return null;
}
