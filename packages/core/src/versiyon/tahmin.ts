import { tNoktasi } from '../olasilik.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu, tarihYaz } from '../tarih.ts';
import type { VersiyonDurumu } from './rules.ts';

/** When a version will be whole, from how many tasks were finished in the weeks before: a range, never one day. */

/** The stated range holds so often. */
export const TAHMIN_GUVENI = 0.8;
/** Fewer weeks say nothing; of more the last ones. */
export const EN_AZ_HAFTA = 4;
export const EN_COK_HAFTA = 16;
/** What would take longer is not foretold. */
const EN_UZUN_HAFTA = 156;

/** Why it cannot be said from these weeks when the rest will be finished; null: it can. */
export function tahminEngeli(haftalik: readonly number[]): string | null {
  const haftalar = haftalik.slice(-EN_COK_HAFTA);
  if (haftalar.every((adet) => adet === 0)) return 'Bu üründe biten iş olmadığından bitiş tahmini yapılamıyor.';
  return haftalar.length < EN_AZ_HAFTA
    ? `Bitiş tahmini için ürünün en az ${EN_AZ_HAFTA} haftalık biten işi gerekir; henüz ${haftalar.length} hafta var.`
    : null;
}

/** Why no end is foretold of a version; null: one is. @param haftalik as above */
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

/** Days from the day of the forecast, both ends within it. */
export interface TahminAraligi {
  readonly erken: Gun;
  /** null: it cannot be said that it comes to an end at all. */
  readonly gec: Gun | null;
}

/** Weeks until so many are finished with what the weeks vary by; infinite where the pace does not reach it. */
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
 * The days between which the rest will be finished, with `TAHMIN_GUVENI`: the prediction interval of a sum of weeks of which
 * only some were seen. What a week finishes varies, and how much it does on average is only known from these weeks: both
 * widen the range, the second the more the further away it lies.
 * @param kalan tasks that are not finished
 * @param haftalik how many were finished in each whole week before, the newest last
 * @returns null where too few weeks were seen, or nothing was finished in any
 */
export function tahmin(kalan: number, haftalik: readonly number[], bugun: Gun): TahminAraligi | null {
  const haftalar = haftalik.slice(-EN_COK_HAFTA);
  const n = haftalar.length;
  const toplam = haftalar.reduce((s, x) => s + x, 0);
  if (tahminEngeli(haftalar) !== null) return null;
  if (kalan <= 0) return { erken: bugun, gec: bugun };
  const ort = toplam / n;
  // Counts vary at least as they do when each comes by itself.
  const varyans = Math.max(haftalar.reduce((s, x) => s + (x - ort) ** 2, 0) / (n - 1), ort);
  const t = tNoktasi(n - 1, 1 - TAHMIN_GUVENI);
  const sapma = (w: number) => t * Math.sqrt(varyans * (w + (w * w) / n));
  const gune = (hafta: number): Gun | null =>
    Number.isFinite(hafta) ? gunEkle(bugun, Math.max(1, Math.ceil(hafta * 7))) : null;
  // The late end grows beyond any pace where the pace itself may be none.
  return {
    erken: gune(haftaSayisi(kalan, (w) => ort * w + sapma(w)))!,
    gec: gune(haftaSayisi(kalan, (w) => enCok(w, (x) => ort * x - sapma(x)))),
  };
}

/** The highest that a curve has reached up to a point: it rises, or falls and rises, but is asked as one that only rises. */
function enCok(w: number, egri: (x: number) => number): number {
  let en = 0;
  for (let i = 1; i <= 32; i++) en = Math.max(en, egri((w * i) / 32));
  return en;
}

/** A version that came out, and when each of its tasks became whole. */
export interface GecmisVersiyon {
  readonly No: string;
  readonly bitenler: readonly Gun[];
}

/** What would have been foretold of one when half of it was whole, beside what came. */
export interface TahminSinavi {
  readonly No: string;
  readonly Gun: Gun;
  readonly Erken: Gun;
  readonly Gec: Gun | null;
  readonly Gercek: Gun;
  readonly Icinde: boolean;
}

/**
 * Asks the forecast about the past: of each version on the day on which half of it was whole, with the weeks that had been
 * seen by then. Versions of which nothing could have been said are left out.
 * @param urunun days on which tasks of the product became whole, in their order
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

/** How the forecast did, in words; null: it was asked too seldom to say. */
export function sinavCumlesi(sinavlar: readonly TahminSinavi[]): string | null {
  if (sinavlar.length === 0) return null;
  const icinde = sinavlar.filter((s) => s.Icinde).length;
  const az = sinavlar.length < 5 ? ' Bu kadar az versiyondan tahminin ne kadar güvenilir olduğu anlaşılmaz.' : '';
  return `Bu ürünün geçmiş ${sinavlar.length} versiyonunda yarı yolda yapılacak tahmin ${icinde} kez tutuyordu (beklenen %${TAHMIN_GUVENI * 100}).${az}`;
}

/** The forecast in words. @param kalan tasks that are not finished */
export const tahminCumlesi = ({ erken, gec }: TahminAraligi, kalan: number): string =>
  gec === null
    ? `Kalan ${kalan} iş en erken ${tarihYaz(erken)} günü biter; bu hızla en geç ne zaman biteceği söylenemiyor.`
    : `Kalan ${kalan} iş, %${TAHMIN_GUVENI * 100} olasılıkla ${tarihYaz(erken)} ile ${tarihYaz(gec)} arasında biter.`;

/** What the forecast says of the day that is planned. */
export function planCumlesi(
  { erken, gec }: TahminAraligi,
  planlanan: Gun,
): { readonly metin: string; readonly gec: boolean } {
  if (planlanan < erken) return { metin: 'Planlanan tarihe yetişmesi beklenmiyor.', gec: true };
  return gec !== null && gec <= planlanan
    ? { metin: 'Planlanan tarihe yetişmesi bekleniyor.', gec: false }
    : { metin: 'Planlanan tarihe yetişip yetişmeyeceği belli değil.', gec: false };
}
