import { globSync } from 'node:fs';
import type { Alanlar } from '../platform/field/alanlar.ts';
import type { SurecDenemesi } from './surec.ts';

/** Data of a room in its `testing.ts`, for the tests that walk all rooms of core. It is found by folder. */
export interface OdaDenemesi {
  /** State machines of the room, each with its allowed moves. */
  readonly surec?: SurecDenemesi | readonly SurecDenemesi[];
  /** Fields of the room's record, and the values that an empty card still needs. */
  readonly kayit?: { readonly alanlar: Alanlar; readonly gerekenler: object };
}

/** Modules of all rooms with this file name, given without extension. */
const modulleri = async (dosya: string): Promise<{ oda: string; modul: object }[]> =>
  Promise.all(
    globSync(`*/*/${dosya}.ts`, { cwd: `${import.meta.dirname}/..` }).map(async (yol) => ({
      oda: yol.split('/').at(-2)!,
      modul: (await import(`../${yol}`)) as object,
    })),
  );

const odalar = await modulleri('testing');
/** Data of one kind from all rooms. */
export const denemeler = <K extends keyof OdaDenemesi>(tur: K): [oda: string, deger: NonNullable<OdaDenemesi[K]>][] =>
  odalar.flatMap(({ oda, modul }): [string, NonNullable<OdaDenemesi[K]>][] => {
    const deger = (modul as { readonly deneme: OdaDenemesi }).deneme[tur];
    return deger === undefined ? [] : [[oda, deger]];
  });

/** Exports whose name has this ending, from all modules with this file name, given without extension. */
const bildirilenler = async (dosya: string, son: string): Promise<[ad: string, deger: unknown][]> =>
  (await modulleri(dosya)).flatMap(({ modul }) => Object.entries(modul).filter(([ad]) => ad.endsWith(son)));

/** Declared exports that the walk misses, and whether the numbers are equal. */
export const gezilmeyenler = async (
  dosya: string,
  son: string,
  gezilen: readonly unknown[],
): Promise<{ readonly adlar: string[]; readonly sayi: number }> => {
  const hepsi = await bildirilenler(dosya, son);
  return { adlar: hepsi.filter(([, deger]) => !gezilen.includes(deger)).map(([ad]) => ad), sayi: hepsi.length };
};
