import { type Bant, oranBandi } from '../istatistik/rules.ts';
import type { TeklifDurumu } from './rules.ts';

/** How much of what was decided was won, what it was lost for, and how sure one can be of it. */

/** Of fewer than so many no share is said: one more or less would move it by ten points. */
export const EN_AZ_SONUC = 10;

/** How a quote ends: it is accepted, refused, or nobody answers in time. */
export const SONUCLAR = ['kabul', 'red', 'suresi_doldu'] as const satisfies readonly TeklifDurumu[];
export type Sonuc = (typeof SONUCLAR)[number];

/** So many quotes of a product ended so. */
export interface SonucSayisi {
  readonly ProjeId: number;
  readonly Proje: string;
  readonly Durum: Sonuc;
  /** Of what was refused. */
  readonly KayipNedenId: number | null;
  readonly KayipNeden: string | null;
  readonly Adet: number;
}

/** What was won and what was not, of something. */
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

/** All of which it is known what became of it. */
export const sonuclanan = (s: Sonuclar): number => s.Kazanilan + s.Kaybedilen + s.SuresiDolan;

const YERI = { kabul: 'Kazanilan', red: 'Kaybedilen', suresi_doldu: 'SuresiDolan' } as const;
const HIC: Sonuclar = { Kazanilan: 0, Kaybedilen: 0, SuresiDolan: 0 };
const ekle = <S extends Sonuclar>(s: S, { Durum, Adet }: SonucSayisi): S => ({
  ...s,
  [YERI[Durum]]: s[YERI[Durum]] + Adet,
});

/** What counts come to: in all, by product (those with most first), by reason of what was refused. */
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

/** How large a share `k` is of `n`, with the band in which the true one lies with 95 %; null: `n` is too small to say. */
export const payi = (k: number, n: number): Bant | null => (n < EN_AZ_SONUC ? null : oranBandi(k, n));

/** A share and how sure one can be of it, in whole per cents; the band is rounded outwards, so that it stays one. */
export function payYaz(k: number, n: number): { readonly oran: string | null; readonly not: string } {
  const p = payi(k, n);
  if (p === null) return { oran: null, not: `n = ${n}; yüzde için en az ${EN_AZ_SONUC}` };
  const [alt, ust] = [Math.floor(p.Alt * 100 + 1e-9), Math.ceil(p.Ust * 100 - 1e-9)];
  return { oran: `%${Math.round(p.Deger * 100)}`, not: `%${alt} – %${ust}, n = ${n}` };
}
