/** The one history: what happened to a record, whichever room it belongs to. */

/** Who may read a line: the house, the customer too, or only who may see the private part of the record. */
export type Gorunurluk = 'ic' | 'musteri' | 'gizli';

/** A value of a field, before or after. */
type AlanDegeri = string | number | boolean | null | readonly (string | number)[];

/**
 * What a room says of the history of its records: what may happen to them, and which fields a line may hold, each with
 * its Turkish name. Nothing is written that does not stand here.
 */
export interface HareketSozlugu<T extends string = string, A extends string = string, N extends string = string> {
  /** The table of such records, which has its part of the table `hareket`. */
  readonly nesne: N;
  /** What such a record is called. */
  readonly ad: string;
  readonly turler: Readonly<Record<T, string>>;
  readonly alanlar: Readonly<Record<A, string>>;
}
/** What may happen to the records of these words. */
export type HareketTuru<S extends HareketSozlugu> = keyof S['turler'] & string;
/** Fields of these words, before or after. */
export type HareketAlanlari<S extends HareketSozlugu> = Readonly<
  Partial<Record<keyof S['alanlar'] & string, AlanDegeri>>
>;

/** A room's words for its history, with the kinds and fields that its writes are held to. */
export const hareketSozlugu = <const N extends string, T extends string, A extends string = never>(
  sozluk: Omit<HareketSozlugu<T, A, N>, 'alanlar'> & { readonly alanlar?: Readonly<Record<A, string>> },
): HareketSozlugu<T, A, N> => ({ ...sozluk, alanlar: sozluk.alanlar ?? ({} as Readonly<Record<A, string>>) });
