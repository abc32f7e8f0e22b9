/** The shared history: events of records of all rooms. */

/** Readers of a line: the company only, the customer too, or only people who may see the private part of the record. */
export type Gorunurluk = 'ic' | 'musteri' | 'gizli';

/** A value of a field, before or after. */
type AlanDegeri = string | number | boolean | null | readonly (string | number)[];

/**
 * History vocabulary of a room: the possible events of its records and the fields of a line, each with its Turkish
 * name. Only the listed events and fields can be written.
 */
export interface HareketSozlugu<T extends string = string, A extends string = string, N extends string = string> {
  /** The table of these records, which has its own part of the table `hareket`. */
  readonly nesne: N;
  /** The name of such a record. */
  readonly ad: string;
  readonly turler: Readonly<Record<T, string>>;
  readonly alanlar: Readonly<Record<A, string>>;
}
/** Possible events of the records of a vocabulary. */
export type HareketTuru<S extends HareketSozlugu> = keyof S['turler'] & string;
/** Fields of a vocabulary, before or after. */
export type HareketAlanlari<S extends HareketSozlugu> = Readonly<
  Partial<Record<keyof S['alanlar'] & string, AlanDegeri>>
>;

/** Builds a room's vocabulary. Its types restrict the events and fields that the room writes. */
export const hareketSozlugu = <const N extends string, T extends string, A extends string = never>(
  sozluk: Omit<HareketSozlugu<T, A, N>, 'alanlar'> & { readonly alanlar?: Readonly<Record<A, string>> },
): HareketSozlugu<T, A, N> => ({ ...sozluk, alanlar: sozluk.alanlar ?? ({} as Readonly<Record<A, string>>) });
