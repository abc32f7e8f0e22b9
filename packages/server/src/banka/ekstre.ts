import type { Kurus } from '@masabasi/core/para';
import type { Gun } from '@masabasi/core/tarih';

/** What is read out of a bank's statement, whatever its format. */

/** Money that stood on an account on a day, or that is read to. */
export interface OkunanBakiye {
  /** As the format calls it: `60F`, `CLBD`. */
  readonly Tip: string;
  /** Null: what the file says is no day. */
  readonly Gun: Gun | null;
  readonly ParaBirimi: string;
  /** Below 0: the account is overdrawn. */
  readonly Tutar: Kurus;
}

export interface OkunanHareket {
  /** The day on which the bank wrote it down; null: the bank does not say. */
  readonly Islem: Gun | null;
  /** From when it counts; null: the bank does not say. */
  readonly Valor: Gun | null;
  readonly Saat: string | null;
  /** Above 0: came in. In the currency of the account. */
  readonly Tutar: Kurus;
  readonly ParaBirimi: string;
  /** What stood on the account afterwards, where the bank says it with each. */
  readonly Bakiye: Kurus | null;
  /** The bank's name for its kind. */
  readonly Kod: string | null;
  readonly Referans: string | null;
  readonly BankaReferansi: string | null;
  readonly Aciklama: string;
  readonly KarsiUnvan: string | null;
  readonly KarsiIban: string | null;
  readonly KarsiVkn: string | null;
  /** Whether it is on the account; what is only announced (PDNG) is not. */
  readonly Defterde: boolean;
  /** What was put right while reading it, for who imports. */
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
  /** By how much the closing balance is beside the opening one and the movements; null: one of the two is not told. */
  readonly Fark: Kurus | null;
}

/** A file that was read; or why it is refused, as a sentence for who sent it. */
export type OkunanDosya = { readonly ekstreler: readonly OkunanEkstre[] } | { readonly hata: string };

/** What is refused while a file is read; never leaves the readers, which answer it. */
export class OkunmadiHatasi extends Error {}

/** A file of so many characters is read at most. */
export const EN_BUYUK_EKSTRE = 20 * 1024 * 1024;
/** So many movements of one file. */
export const EN_COK_HAREKET = 50_000;

/** Reads a file, or answers why it cannot be. @param oku throws `OkunmadiHatasi` for what it refuses */
export function okunan(metin: string, oku: () => readonly OkunanEkstre[]): OkunanDosya {
  if (metin.length > EN_BUYUK_EKSTRE) return { hata: 'Ekstre dosyası çok büyük; en çok 20 MB okunur.' };
  try {
    return { ekstreler: oku() };
  } catch (e) {
    if (e instanceof OkunmadiHatasi) return { hata: e.message };
    throw e;
  }
}

/** By how much a statement does not add up. */
export const farki = (acilis: OkunanBakiye | null, kapanis: OkunanBakiye | null, toplam: number): Kurus | null =>
  acilis === null || kapanis === null ? null : ((kapanis.Tutar - acilis.Tutar - toplam) as Kurus);
