import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';

/** Data read from a bank statement of any format. */

/** Balance of an account on a day. */
export interface OkunanBakiye {
  /** Name in the format: `60F`, `CLBD`. */
  readonly Tip: string;
  /** Null: the text in the file is not a valid day. */
  readonly Gun: Gun | null;
  readonly ParaBirimi: string;
  /** Below 0 when the account is overdrawn. */
  readonly Tutar: Kurus;
}

export interface OkunanHareket {
  /** Booking date. Null: the bank does not give it. */
  readonly Islem: Gun | null;
  /** Value date. Null: the bank does not give it. */
  readonly Valor: Gun | null;
  readonly Saat: string | null;
  /** Above 0 for incoming money. In the currency of the account. */
  readonly Tutar: Kurus;
  readonly ParaBirimi: string;
  /** Balance after the movement, if the bank gives it for each one. */
  readonly Bakiye: Kurus | null;
  /** The bank's code for the kind of movement. */
  readonly Kod: string | null;
  readonly Referans: string | null;
  readonly BankaReferansi: string | null;
  readonly Aciklama: string;
  readonly KarsiUnvan: string | null;
  readonly KarsiIban: string | null;
  readonly KarsiVkn: string | null;
  /** False for a movement that is only announced (PDNG) and not on the account yet. */
  readonly Defterde: boolean;
  /** Correction made while reading, for the person who imports. */
  readonly Uyari: string | null;
}

export interface OkunanEkstre {
  readonly Kimlik: string | null;
  readonly Hesap: string | null;
  readonly No: string | null;
  readonly ParaBirimi: string | null;
  readonly Acilis: OkunanBakiye | null;
  readonly Kapanis: OkunanBakiye | null;
  readonly hareketler: readonly OkunanHareket[];
  /** Difference between the closing balance and opening balance plus movements. Null: a balance is missing. */
  readonly Fark: Kurus | null;
}

/** A file that was read, or the reason to refuse it as a sentence for the user. */
export type OkunanDosya = { readonly ekstreler: readonly OkunanEkstre[] } | { readonly hata: string };

/** Refusal while reading a file. Never leaves the readers, which turn it into an answer. */
export class OkunmadiHatasi extends Error {}

/** Longest file in characters. */
const EN_BUYUK_EKSTRE = 20 * 1024 * 1024;
/** Most movements of one file. */
export const EN_COK_HAREKET = 50_000;

/** Reads a file, or answers the reason to refuse it. @param oku throws `OkunmadiHatasi` to refuse */
export function okunan(metin: string, oku: () => readonly OkunanEkstre[]): OkunanDosya {
  if (metin.length > EN_BUYUK_EKSTRE) return { hata: 'Ekstre dosyası çok büyük; en çok 20 MB okunur.' };
  try {
    return { ekstreler: oku() };
  } catch (e) {
    if (e instanceof OkunmadiHatasi) return { hata: e.message };
    throw e;
  }
}

/** Difference by which a statement does not add up. */
export const farki = (acilis: OkunanBakiye | null, kapanis: OkunanBakiye | null, toplam: number): Kurus | null =>
  acilis === null || kapanis === null ? null : ((kapanis.Tutar - acilis.Tutar - toplam) as Kurus);
