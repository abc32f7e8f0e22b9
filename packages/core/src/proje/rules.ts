import { gorunenUzunluk } from '../metin.ts';

/** Who is given no product works with these (specification 6). */
export const VARSAYILAN_PROJELER: readonly number[] = [2, 6, 14];

/** What a person may write of a product. */
export interface ProjeFormu {
  readonly Ad: string;
  readonly Kod: string | null;
}

/** What is wrong with each field of a product. */
export function projeHatalari(p: ProjeFormu): Partial<Record<keyof ProjeFormu, string>> {
  return {
    ...(gorunenUzunluk(p.Ad) === 0 && { Ad: 'Ürünün adını yazınız.' }),
    ...(p.Kod !== null &&
      !/^[A-Z0-9]{2,10}$/.test(p.Kod) && { Kod: 'Kod 2 ile 10 arasında büyük harf (A-Z) ya da rakamdır.' }),
  };
}
