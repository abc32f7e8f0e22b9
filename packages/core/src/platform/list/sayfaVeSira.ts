/** Page sizes and orders of a list. The first screen reads lists ahead with them, without their declarations. */

/** Offered page sizes in rows. No request gets more than the largest. */
export const BOYLAR = [15, 20, 30, 50, 100, 200] as const;
/** Default page size in rows. */
export const ILK_BOY = 50;

type Yon = 'artan' | 'azalan';
export interface Sira<S extends string = string> {
  readonly alan: S;
  readonly yon: Yon;
}

/** Parses an order: a field name, with a minus for the reverse order. */
export const siraOku = <S extends string>(yazi: S | `-${S}`): Sira<S> =>
  yazi.startsWith('-') ? { alan: yazi.slice(1) as S, yon: 'azalan' } : { alan: yazi as S, yon: 'artan' };
