import { type Fis, HESAP, musteriAlti } from '../defter/rules.ts';
import { liraToplami } from '../../platform/money/hesap.ts';
import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import type { Gun } from '../../platform/time/tarih.ts';
import type { FaturaTipi } from './rules.ts';

/** Ledger entries of invoices and their payments. Bank movements reach the ledger through their own room. */

/** Fields of an issued invoice that the ledger needs. */
export interface DefterFaturasi {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Tip: FaturaTipi;
  readonly Tarih: Gun;
  readonly ParaBirimi: string;
  readonly Matrah: Kurus;
  readonly Kdv: Kurus;
  readonly Tevkifat: Kurus;
  readonly Odenecek: Kurus;
  /** Exchange rate to lira of an invoice in another currency. */
  readonly Kur: string | null;
}

/** The lira value of an entry in another currency, in words, because the books are kept in lira (VUK 215/2-a). */
function liraSozu(f: DefterFaturasi): string {
  const lira = f.ParaBirimi === 'TRY' ? null : liraToplami(f, f.Kur);
  if (lira === null) return '';
  return `; kur ${f.Kur!.replace('.', ',')}, matrah ${paraYaz(lira.Matrah, 'TRY')}, KDV ${paraYaz(kurus(lira.Kdv - lira.Tevkifat), 'TRY')}, alacak ${paraYaz(lira.Odenecek, 'TRY')}`;
}

/**
 * Ledger entry of an invoice: the customer's debt against the sale and its tax. A return swaps the sides. Tax withheld
 * by the buyer is no debt here.
 * @returns null for a zero total, which gets no entry
 */
export function faturaFisi(f: DefterFaturasi): Fis | null {
  const yon = f.Tip === 'IADE' ? -1 : 1;
  const tutar = (n: number) => kurus(yon * n);
  const satirlar = [
    { Hesap: HESAP.alicilar, Alt: musteriAlti(f.MusteriId), Birim: f.ParaBirimi, Tutar: tutar(f.Odenecek) },
    { Hesap: f.Tip === 'IADE' ? HESAP.iadeler : HESAP.satislar, Birim: f.ParaBirimi, Tutar: tutar(0 - f.Matrah) },
    { Hesap: HESAP.hesaplananKdv, Birim: f.ParaBirimi, Tutar: tutar(f.Tevkifat - f.Kdv) },
  ].filter((s) => s.Tutar !== 0);
  return satirlar.length === 0
    ? null
    : { Gun: f.Tarih, Kaynak: 'fatura', KaynakId: f.Id, Aciklama: `Fatura ${f.No}${liraSozu(f)}`, satirlar };
}

export interface DefterTahsilati {
  readonly Id: number;
  readonly Tarih: Gun;
  readonly Tutar: Kurus;
  readonly Kaynak: 'elle' | 'odeme';
}

/**
 * Ledger entry of a payment without a bank movement. The money stays on an interim account until the movement arrives.
 */
export const tahsilatFisi = (f: Pick<DefterFaturasi, 'No' | 'MusteriId' | 'ParaBirimi'>, t: DefterTahsilati): Fis => ({
  Gun: t.Tarih,
  Kaynak: 'tahsilat',
  KaynakId: t.Id,
  Aciklama: `Tahsilat ${f.No}`,
  satirlar: [
    {
      Hesap: t.Kaynak === 'odeme' ? HESAP.kart : HESAP.elle,
      Alt: musteriAlti(f.MusteriId),
      Birim: f.ParaBirimi,
      Tutar: t.Tutar,
    },
    { Hesap: HESAP.alicilar, Alt: musteriAlti(f.MusteriId), Birim: f.ParaBirimi, Tutar: kurus(0 - t.Tutar) },
  ],
});
