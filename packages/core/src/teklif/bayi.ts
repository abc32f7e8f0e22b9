import { gecerliKosul, type BayiKosulFormu, sozlesmeDurumu } from '../bayi/rules.ts';
import { type Kurus, kurus, paraYaz } from '../para.ts';
import type { Gun } from '../tarih.ts';
import { oranYaz } from './rules.ts';

/** What a dealer's terms mean for the quotes that are made through it. */

/** A discount to propose, in hundredths of a per cent, and for lines of which products; 0 and none: nothing is proposed. */
export interface BayiOnerisi {
  readonly Oran: number;
  readonly ProjeIdler: readonly number[];
}
export const ONERI_YOK: BayiOnerisi = { Oran: 0, ProjeIdler: [] };

/** What was agreed with a dealer, as far as a discount is proposed by it. */
export interface BayiSozlesmesi {
  readonly Sozlesme_Baslama: Gun | null;
  readonly Sozlesme_Bitis: Gun | null;
  /** What it sells; none: everything. */
  readonly ProjeIdler: readonly number[];
  readonly kosullar: readonly Pick<BayiKosulFormu, 'Gecerlilik' | 'IskontoOran'>[];
}

/**
 * What a dealer's contract proposes for the lines of a quote of a day: the discount of that day, for what the dealer sells. A
 * contract that is over, or has not begun, proposes nothing; one without days holds as long as its terms do.
 * @param urunler of these products alone: those of whoever writes
 */
export function bayiOnerisi(b: BayiSozlesmesi, urunler: readonly number[], gun: Gun): BayiOnerisi {
  const durum = sozlesmeDurumu(b, gun);
  if (durum === 'Bitti' || durum === 'Sözleşme başlamadı') return ONERI_YOK;
  const Oran = Math.round((gecerliKosul(b.kosullar, gun)?.IskontoOran ?? 0) * 100);
  const ProjeIdler = urunler.filter((p) => b.ProjeIdler.length === 0 || b.ProjeIdler.includes(p));
  return Oran === 0 || ProjeIdler.length === 0 ? ONERI_YOK : { Oran, ProjeIdler };
}

/** The discount that is proposed for a line of this product, as somebody would type it; empty: none is. */
export const onerilenIskonto = (o: BayiOnerisi, projeId: number | null): string =>
  projeId !== null && o.ProjeIdler.includes(projeId) ? `%${oranYaz(o.Oran)}` : '';

/** What a dealer stands for, in lira, and how far it may. */
export interface BayiRiski {
  /** What is open of invoices that were cut. */
  readonly Fatura: Kurus;
  /** Quotes that were accepted and are not invoiced yet. */
  readonly Teklif: Kurus;
  /** Null: nothing was agreed, or no limit. */
  readonly Limit: Kurus | null;
}

/** What a dealer stands for already. */
export const riskToplami = (r: Pick<BayiRiski, 'Fatura' | 'Teklif'>): Kurus => kurus(r.Fatura + r.Teklif);

/**
 * Whether a quote takes its dealer over the limit, by more than was approved.
 * @param onaylanan what the dealer would have stood for with it when it was approved; null: nobody approved it
 */
export function riskAsar(r: BayiRiski, tutar: Kurus, onaylanan: Kurus | null): boolean {
  const olacak = riskToplami(r) + tutar;
  return r.Limit !== null && olacak > r.Limit && (onaylanan === null || olacak > onaylanan);
}

/**
 * What is said on a quote that takes its dealer over the limit.
 * @param acik null for who may not see what was agreed: they read that it is so, and no figure
 */
export const riskCumlesi = (acik: { readonly risk: BayiRiski; readonly tutar: Kurus } | null): string => {
  if (acik === null || acik.risk.Limit === null)
    return 'Bayinin risk limiti bu teklifle aşılıyor; göndermeden önce onaylanması gerekir.';
  const yaz = (n: Kurus) => paraYaz(n, 'TRY');
  const olacak = yaz(kurus(riskToplami(acik.risk) + acik.tutar));
  return `Bayinin risk limiti aşılıyor: riski ${yaz(riskToplami(acik.risk))}, bu teklifle ${olacak}, limiti ${yaz(acik.risk.Limit)}; göndermeden önce onaylanması gerekir.`;
};

/** What an approval is asked for, in words; by the limit of whoever asks. */
export const onayNedeni = (
  t: { readonly IskontoOrani: number; readonly RiskAsimi: boolean },
  sinir: number,
): 'İskonto' | 'Risk limiti' | 'İskonto ve risk limiti' =>
  !t.RiskAsimi ? 'İskonto' : t.IskontoOrani > sinir ? 'İskonto ve risk limiti' : 'Risk limiti';
