import { gecerliKosul, type BayiKosulFormu, sozlesmeDurumu } from '../bayi/rules.ts';
import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import type { Gun } from '../../platform/time/tarih.ts';
import { oranYaz } from './rules.ts';

/** Effect of a dealer's terms on quotes through this dealer. */

/** Proposed discount in hundredths of a per cent, and the products of the lines; 0 and empty: none. */
export interface BayiOnerisi {
  readonly Oran: number;
  readonly ProjeIdler: readonly number[];
}
export const ONERI_YOK: BayiOnerisi = { Oran: 0, ProjeIdler: [] };

/** Parts of a dealer's contract that decide the proposed discount. */
export interface BayiSozlesmesi {
  readonly Sozlesme_Baslama: Gun | null;
  readonly Sozlesme_Bitis: Gun | null;
  /** Products that the dealer sells; empty: all. */
  readonly ProjeIdler: readonly number[];
  readonly kosullar: readonly Pick<BayiKosulFormu, 'Gecerlilik' | 'IskontoOran'>[];
}

/**
 * Proposed discount for the lines of a quote on a day, for products that the dealer sells. A contract that is over, or
 * has not begun, proposes nothing. A contract without days is valid as long as its terms are.
 * @param urunler products of the writer; only these are proposed
 */
export function bayiOnerisi(b: BayiSozlesmesi, urunler: readonly number[], gun: Gun): BayiOnerisi {
  const durum = sozlesmeDurumu(b, gun);
  if (durum === 'Bitti' || durum === 'Sözleşme başlamadı') return ONERI_YOK;
  const Oran = Math.round((gecerliKosul(b.kosullar, gun)?.IskontoOran ?? 0) * 100);
  const ProjeIdler = urunler.filter((p) => b.ProjeIdler.length === 0 || b.ProjeIdler.includes(p));
  return Oran === 0 || ProjeIdler.length === 0 ? ONERI_YOK : { Oran, ProjeIdler };
}

/** Proposed discount for a line of this product, in the form of typed text; empty: none. */
export const onerilenIskonto = (o: BayiOnerisi, projeId: number | null): string =>
  projeId !== null && o.ProjeIdler.includes(projeId) ? `%${oranYaz(o.Oran)}` : '';

/** Financial risk of a dealer in lira, and its limit. */
export interface BayiRiski {
  /** Open rest of issued invoices. */
  readonly Fatura: Kurus;
  /** Accepted quotes that are not invoiced yet. */
  readonly Teklif: Kurus;
  /** Null: no terms were agreed, or no limit. */
  readonly Limit: Kurus | null;
}

export const riskToplami = (r: Pick<BayiRiski, 'Fatura' | 'Teklif'>): Kurus => kurus(r.Fatura + r.Teklif);

/**
 * True when a quote takes its dealer over the limit, and over the approved risk.
 * @param onaylanan risk including this quote at the time of its approval; null: not approved
 */
export function riskAsar(r: BayiRiski, tutar: Kurus, onaylanan: Kurus | null): boolean {
  const olacak = riskToplami(r) + tutar;
  return r.Limit !== null && olacak > r.Limit && (onaylanan === null || olacak > onaylanan);
}

/**
 * Sentence on a quote that takes its dealer over the limit.
 * @param acik null for readers without the right to see the terms: they read no figures
 */
export const riskCumlesi = (acik: { readonly risk: BayiRiski; readonly tutar: Kurus } | null): string => {
  if (acik === null || acik.risk.Limit === null)
    return 'Bayinin risk limiti bu teklifle aşılıyor; göndermeden önce onaylanması gerekir.';
  const yaz = (n: Kurus) => paraYaz(n, 'TRY');
  const olacak = yaz(kurus(riskToplami(acik.risk) + acik.tutar));
  return `Bayinin risk limiti aşılıyor: riski ${yaz(riskToplami(acik.risk))}, bu teklifle ${olacak}, limiti ${yaz(acik.risk.Limit)}; göndermeden önce onaylanması gerekir.`;
};

/** Subject of an approval request in words. `sinir` is the discount limit of the requester. */
export const onayNedeni = (
  t: { readonly IskontoOrani: number; readonly RiskAsimi: boolean },
  sinir: number,
): 'İskonto' | 'Risk limiti' | 'İskonto ve risk limiti' =>
  !t.RiskAsimi ? 'İskonto' : t.IskontoOrani > sinir ? 'İskonto ve risk limiti' : 'Risk limiti';
