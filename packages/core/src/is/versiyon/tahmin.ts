import { tNoktasi } from '../../platform/statistics/olasilik.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu, tarihYaz } from '../../platform/time/tarih.ts';
import type { VersiyonDurumu } from './rules.ts';

/** Forecast of a version's end from the tasks finished in earlier weeks. The result is a range, never one day. */

/** Probability that the range holds. */
export const TAHMIN_GUVENI = 0.8;
/** Weeks that a forecast needs at least (`EN_AZ_HAFTA`). Of more than `EN_COK_HAFTA` only the last ones count. */
const EN_AZ_HAFTA = 4;
export const EN_COK_HAFTA = 16;
/** Longest forecast in weeks. */
const EN_UZUN_HAFTA = 156;

/** Reason why these weeks give no forecast, or null. */
export function tahminEngeli(haftalik: readonly number[]): string | null {
  const haftalar = haftalik.slice(-EN_COK_HAFTA);
  if (haftalar.every((adet) => adet === 0)) return 'Bu üründe biten iş olmadığından bitiş tahmini yapılamıyor.';
  return haftalar.length < EN_AZ_HAFTA
    ? `Bitiş tahmini için ürünün en az ${EN_AZ_HAFTA} haftalık biten işi gerekir; henüz ${haftalar.length} hafta var.`
    : null;
}

/** Reason why a version has no forecast, or null. @param haftalik as in `tahminEngeli` */
export function tahminsizlik(
  v: { readonly DurumAnahtar: VersiyonDurumu; readonly Is: number; readonly Biten: number },
  haftalik: readonly number[],
): string | null {
  if (v.DurumAnahtar === 'yayinlandi') return 'Versiyon yayınlandı.';
  if (v.DurumAnahtar === 'iptal') return 'Versiyon iptal edildi.';
  if (v.Is === 0) return 'Bu versiyonda henüz iş yok.';
  if (v.Is === v.Biten) return 'Bu versiyonun bütün işleri testten geçti.';
  return tahminEngeli(haftalik);
}

/** First and last day of the forecast, both included. */
export interface TahminAraligi {
  readonly erken: Gun;
  /** null: the version may never be finished at this speed. */
  readonly gec: Gun | null;
}

/** Weeks until the curve reaches `kalan` tasks; infinite when it does not within `EN_UZUN_HAFTA`. */
function haftaSayisi(kalan: number, ulasilan: (hafta: number) => number): number {
  if (ulasilan(EN_UZUN_HAFTA) < kalan) return Number.POSITIVE_INFINITY;
  let [alt, ust] = [0, EN_UZUN_HAFTA];
  for (let i = 0; i < 60; i++) {
    const orta = (alt + ust) / 2;
    if (ulasilan(orta) < kalan) alt = orta;
    else ust = orta;
  }
  return ust;
}

/**
 * Days between which the remaining tasks are finished with the probability `TAHMIN_GUVENI`. This is the prediction
 * interval for a sum of weeks. Two things widen it: weeks vary, and their mean is only known from the seen weeks. The
 * second grows faster with the distance.
 * @param kalan unfinished tasks
 * @param haftalik finished tasks of each whole week before, the newest last
 * @returns null when too few weeks are known, or no week finished anything
 */
export function tahmin(kalan: number, haftalik: readonly number[], bugun: Gun): TahminAraligi | null {
  const haftalar = haftalik.slice(-EN_COK_HAFTA);
  const n = haftalar.length;
  const toplam = haftalar.reduce((s, x) => s + x, 0);
  if (tahminEngeli(haftalar) !== null) return null;
  if (kalan <= 0) return { erken: bugun, gec: bugun };
  const ort = toplam / n;
  // Counts vary at least like a Poisson distribution.
  const varyans = Math.max(haftalar.reduce((s, x) => s + (x - ort) ** 2, 0) / (n - 1), ort);
  const t = tNoktasi(n - 1, 1 - TAHMIN_GUVENI);
  const sapma = (w: number) => t * Math.sqrt(varyans * (w + (w * w) / n));
  const gune = (hafta: number): Gun | null =>
    Number.isFinite(hafta) ? gunEkle(bugun, Math.max(1, Math.ceil(hafta * 7))) : null;
  // The late end has no limit when the speed may be zero.
  return {
    erken: gune(haftaSayisi(kalan, (w) => ort * w + sapma(w)))!,
    gec: gune(haftaSayisi(kalan, (w) => enCok(w, (x) => ort * x - sapma(x)))),
  };
}

/** Highest value of a curve up to a point. The curve may fall and rise, but `haftaSayisi` needs one that only rises. */
function enCok(w: number, egri: (x: number) => number): number {
  let en = 0;
  for (let i = 1; i <= 32; i++) en = Math.max(en, egri((w * i) / 32));
  return en;
}

/** A released version with the days on which its tasks were finished. */
export interface GecmisVersiyon {
  readonly No: string;
  readonly bitenler: readonly Gun[];
}

/** Forecast at the half of a version, and its real end. */
export interface TahminSinavi {
  readonly No: string;
  readonly Gun: Gun;
  readonly Erken: Gun;
  readonly Gec: Gun | null;
  readonly Gercek: Gun;
  readonly Icinde: boolean;
}

/**
 * Tests the forecast on the past. For each version it forecasts from the day on which half was finished, with the weeks
 * known by then. Versions without a possible forecast are left out.
 * @param urunun days on which tasks of the product were finished, in order
 */
export function tahminSinavi(versiyonlar: readonly GecmisVersiyon[], urunun: readonly Gun[]): TahminSinavi[] {
  return versiyonlar.flatMap(({ No, bitenler }) => {
    const gunler = bitenler.toSorted();
    const gun = gunler[Math.floor(gunler.length / 2)];
    if (gun === undefined) return [];
    const sonPazar = gunEkle(gun, -haftaGunu(gun));
    const ilk = gunEkle(sonPazar, 1 - 7 * EN_COK_HAFTA);
    const haftalik = Array.from({ length: EN_COK_HAFTA }, () => 0);
    for (const b of urunun) if (b >= ilk && b <= sonPazar) haftalik[Math.floor(gunFarki(ilk, b) / 7)]! += 1;
    const basladi = haftalik.findIndex((adet) => adet > 0);
    const kalan = gunler.filter((b) => b > gun).length;
    const aralik = basladi < 0 || kalan === 0 ? null : tahmin(kalan, haftalik.slice(basladi), gun);
    if (aralik === null) return [];
    const Gercek = gunler.at(-1)!;
    const Icinde = Gercek >= aralik.erken && (aralik.gec === null || Gercek <= aralik.gec);
    return [{ No, Gun: gun, Erken: aralik.erken, Gec: aralik.gec, Gercek, Icinde }];
  });
}

/** Result of the test in words; null: there was none. */
export function sinavCumlesi(sinavlar: readonly TahminSinavi[]): string | null {
  if (sinavlar.length === 0) return null;
  const icinde = sinavlar.filter((s) => s.Icinde).length;
  const az = sinavlar.length < 5 ? ' Bu kadar az versiyondan tahminin ne kadar güvenilir olduğu anlaşılmaz.' : '';
  return `Bu ürünün geçmiş ${sinavlar.length} versiyonunda yarı yolda yapılacak tahmin ${icinde} kez tutuyordu (beklenen %${TAHMIN_GUVENI * 100}).${az}`;
}

/** The forecast in words. @param kalan unfinished tasks */
export const tahminCumlesi = ({ erken, gec }: TahminAraligi, kalan: number): string =>
  gec === null
    ? `Kalan ${kalan} iş en erken ${tarihYaz(erken)} günü biter; bu hızla en geç ne zaman biteceği söylenemiyor.`
    : `Kalan ${kalan} iş, %${TAHMIN_GUVENI * 100} olasılıkla ${tarihYaz(erken)} ile ${tarihYaz(gec)} arasında biter.`;

/** The forecast compared with the planned day. */
export function planCumlesi(
  { erken, gec }: TahminAraligi,
  planlanan: Gun,
): { readonly metin: string; readonly gec: boolean } {
  if (planlanan < erken) return { metin: 'Planlanan tarihe yetişmesi beklenmiyor.', gec: true };
  return gec !== null && gec <= planlanan
    ? { metin: 'Planlanan tarihe yetişmesi bekleniyor.', gec: false }
    : { metin: 'Planlanan tarihe yetişip yetişmeyeceği belli değil.', gec: false };
}
