import { existsSync, readdirSync } from 'node:fs';
import type { Alanlar } from './alanlar.ts';
import type { SurecDenemesi } from './testingSurec.ts';

/** What a room of core brings to the tests that walk over all of them, in its `testing.ts`; read from the folders. */
export interface OdaDenemesi {
  /** Its machines, each with what may be done there. */
  readonly surec?: SurecDenemesi | readonly SurecDenemesi[];
  /** The fields of its record, and what an empty card still needs. */
  readonly kayit?: { readonly alanlar: Alanlar; readonly gerekenler: object };
}

/** The modules of this name, without its ending, in the rooms that have one. */
const modulleri = async (dosya: string): Promise<{ oda: string; modul: object }[]> =>
  Promise.all(
    readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((d) => d.isDirectory() && existsSync(`${import.meta.dirname}/${d.name}/${dosya}.ts`))
      .map(async ({ name }) => ({ oda: name, modul: (await import(`./${name}/${dosya}.ts`)) as object })),
  );

const odalar = await modulleri('testing');
/** What every room brings of one kind. */
export const denemeler = <K extends keyof OdaDenemesi>(tur: K): [oda: string, deger: NonNullable<OdaDenemesi[K]>][] =>
  odalar.flatMap(({ oda, modul }): [string, NonNullable<OdaDenemesi[K]>][] => {
    const deger = (modul as { readonly deneme: OdaDenemesi }).deneme[tur];
    return deger === undefined ? [] : [[oda, deger]];
  });

/** What the modules of this name, without its ending, export under names that end so. */
const bildirilenler = async (dosya: string, son: string): Promise<[ad: string, deger: unknown][]> =>
  (await modulleri(dosya)).flatMap(({ modul }) => Object.entries(modul).filter(([ad]) => ad.endsWith(son)));

/** Which of those are not among what is walked; and whether there are as many. */
export const gezilmeyenler = async (
  dosya: string,
  son: string,
  gezilen: readonly unknown[],
): Promise<{ readonly adlar: string[]; readonly sayi: number }> => {
  const hepsi = await bildirilenler(dosya, son);
  return { adlar: hepsi.filter(([, deger]) => !gezilen.includes(deger)).map(([ad]) => ad), sayi: hepsi.length };
};
