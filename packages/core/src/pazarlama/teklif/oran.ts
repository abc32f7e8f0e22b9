import { type Bant, oranBandi } from '../../masa/istatistik/rules.ts';
import type { TeklifDurumu } from './rules.ts';

/** Share of won quotes, reasons for lost ones, and the certainty of these figures. */

/** Quotes that a share needs. With fewer of them, one more would move it by ten points. */
export const EN_AZ_SONUC = 10;

/** Ends of a quote: it is accepted, refused, or not answered in time. */
export const SONUCLAR = ['kabul', 'red', 'suresi_doldu'] as const satisfies readonly TeklifDurumu[];
type Sonuc = (typeof SONUCLAR)[number];

/** Number of quotes of a product with this end. */
export interface SonucSayisi {
  readonly ProjeId: number;
  readonly Proje: string;
  readonly Durum: Sonuc;
  /** Only for refused quotes. */
  readonly KayipNedenId: number | null;
  readonly KayipNeden: string | null;
  readonly Adet: number;
}

export interface Sonuclar {
  readonly Kazanilan: number;
  readonly Kaybedilen: number;
  readonly SuresiDolan: number;
}
export interface UrunSonucu extends Sonuclar {
  readonly Id: number;
  readonly Ad: string;
}
export interface NedenSonucu {
  readonly Id: number;
  readonly Ad: string;
  readonly Adet: number;
}

/** Number of quotes with a known end. */
export const sonuclanan = (s: Sonuclar): number => s.Kazanilan + s.Kaybedilen + s.SuresiDolan;

const YERI = { kabul: 'Kazanilan', red: 'Kaybedilen', suresi_doldu: 'SuresiDolan' } as const;
const HIC: Sonuclar = { Kazanilan: 0, Kaybedilen: 0, SuresiDolan: 0 };
const ekle = <S extends Sonuclar>(s: S, { Durum, Adet }: SonucSayisi): S => ({
  ...s,
  [YERI[Durum]]: s[YERI[Durum]] + Adet,
});

/** Sums of the counts: in all, by product with the most first, and by reason of refusal. */
export function sonucOzeti(sayilar: readonly SonucSayisi[]): {
  readonly toplam: Sonuclar;
  readonly urunler: readonly UrunSonucu[];
  readonly nedenler: readonly NedenSonucu[];
} {
  const urunler = new Map<number, UrunSonucu>();
  const nedenler = new Map<number, NedenSonucu>();
  for (const s of sayilar) {
    urunler.set(s.ProjeId, ekle(urunler.get(s.ProjeId) ?? { Id: s.ProjeId, Ad: s.Proje, ...HIC }, s));
    if (s.Durum !== 'red' || s.KayipNedenId === null) continue;
    const once = nedenler.get(s.KayipNedenId)?.Adet ?? 0;
    nedenler.set(s.KayipNedenId, { Id: s.KayipNedenId, Ad: s.KayipNeden ?? '', Adet: once + s.Adet });
  }
  return {
    toplam: sayilar.reduce(ekle, HIC),
    urunler: [...urunler.values()].toSorted((a, b) => sonuclanan(b) - sonuclanan(a) || a.Id - b.Id),
    nedenler: [...nedenler.values()].toSorted((a, b) => b.Adet - a.Adet || a.Id - b.Id),
  };
}

/** Share of `k` in `n` with its 95 % band; null: `n` is too small. */
export const payi = (k: number, n: number): Bant | null => (n < EN_AZ_SONUC ? null : oranBandi(k, n));

/** A share and its band in whole per cents. The band is rounded outwards, so that it stays a 95 % band. */
export function payYaz(k: number, n: number): { readonly oran: string | null; readonly not: string } {
  const p = payi(k, n);
  if (p === null) return { oran: null, not: `n = ${n}; yüzde için en az ${EN_AZ_SONUC}` };
  const [alt, ust] = [Math.floor(p.Alt * 100 + 1e-9), Math.ceil(p.Ust * 100 - 1e-9)];
  return { oran: `%${Math.round(p.Deger * 100)}`, not: `%${alt} – %${ust}, n = ${n}` };
}
