import { gorunenUzunluk } from '../../platform/text/metin.ts';

/** Products of a person without a list of their own (specification 6). */
export const VARSAYILAN_PROJELER: readonly number[] = [2, 6, 14];

export interface ProjeFormu {
  readonly Ad: string;
  readonly Kod: string | null;
}

/** Mistakes of a product, by field. */
export function projeHatalari(p: ProjeFormu): Partial<Record<keyof ProjeFormu, string>> {
  return {
    ...(gorunenUzunluk(p.Ad) === 0 && { Ad: 'Ürünün adını yazınız.' }),
    ...(p.Kod !== null &&
      !/^[A-Z0-9]{2,10}$/.test(p.Kod) && { Kod: 'Kod 2 ile 10 arasında büyük harf (A-Z) ya da rakamdır.' }),
  };
}
