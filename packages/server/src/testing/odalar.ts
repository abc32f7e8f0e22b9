import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Alanlar } from '@masabasi/core/platform/field/alanlar';
import type { Db } from '../platform/db/connect.ts';
import type { Satir } from './access.ts';

/**
 * Test data of each room for the tests of all rooms. It lies beside the room in `testing.ts` and is found by the
 * folders.
 */

/** Database and time of a planting. */
export interface Ekim {
  readonly db: Db;
  readonly zaman: string;
}

/** A row of a product that one caller has and the other does not. */
export interface UrunEkimi extends Ekim {
  /** The id of the row. No other table has it, so that no call takes one for another. */
  readonly id: number;
  readonly urunId: number;
  /** A customer of this product alone, and a customer of both callers' products. */
  readonly musteriId: number;
  readonly ortakId: number;
  /** A person with the other product alone, and a person with this one. */
  readonly ikinciId: number;
  readonly altinciId: number;
}
/** Unique words of a row. */
export interface UrunSozleri {
  readonly sozler: readonly string[];
  /** Words that are returned only by an explicit call with an audit entry. */
  readonly sorulmadanSoylenmeyen?: readonly string[];
  /** True: shown only to people who sell in the customer's province, or look after it. */
  readonly bolgesinde?: boolean;
}

/** Rows of a customer. */
export interface MusteriEkimi extends Ekim {
  readonly musteriId: number;
  readonly kisiId: number;
  /** Another number every time. */
  readonly sira: number;
}

/** Rows about a person. `soz` makes unique words. */
export interface KisiEkimi {
  readonly db: Db;
  readonly kisiId: number;
  readonly digerId: number;
  readonly gun: string;
  readonly zaman: string;
  readonly son: string;
  readonly soz: (ad: string) => string;
}

/** Rows for a list, with existing customers that have a product each. */
export interface ListeEkimi extends Ekim {
  readonly kisiId: number;
  /** A person whom a search for `ÇINAR` finds. */
  readonly cinarId: number;
  readonly adet: number;
  /** Names with a Turkish order, some of them twice. */
  readonly adlar: readonly string[];
}

/** Target of a write about the caller's own entitlement. */
export interface KendiHedefi extends Ekim {
  readonly Id: number;
  readonly ad: string;
  /** The caller's department, and another one with the same head and nobody in it. */
  readonly bolumId: number;
  readonly bosBolumId: number;
  /** Another number for every test. */
  readonly sira: number;
}
export interface KendiDenemesi {
  /** The call's name. */
  readonly uc: string;
  /** The request about this person. Writes its preconditions first. */
  readonly istek: (k: KendiHedefi) => object | Promise<object>;
  /** The expected refusal. Absent: the sentence about one's own record. */
  readonly msg?: string;
  /** False: not allowed for a colleague either. */
  readonly baskasina?: false;
}

/** Everything is optional. A test over all rooms names missing parts. */
export interface OdaDenemesi {
  /** The table of an id field: `Id`, or `call.Id` where one call means another. */
  readonly idler?: Readonly<Record<string, string>>;
  /** The fields of its declared records, by table. */
  readonly kayitlar?: Readonly<Record<string, Alanlar>>;
  /** A row for each table with a product (`kapsam.test`). */
  readonly urunSatirlari?: Readonly<Record<string, (e: UrunEkimi) => Promise<UrunSozleri>>>;
  /** A row for each `table.column` that points at a customer (`birlestirme/butunluk.test`). */
  readonly musteriSatirlari?: Readonly<Record<string, (e: MusteriEkimi) => Promise<unknown>>>;
  /**
   * Rows about a person and their words by table: one for each reference that its `veri.ts` covers (`kvkk/veri.test`).
   */
  readonly kisiSatirlari?: (e: KisiEkimi) => Promise<Readonly<Record<string, readonly string[]>>>;
  /**
   * Writes about one's own entitlements or rights. For every other write `ornekler` gives the reason (`kendi.test`).
   */
  readonly kendi?: readonly KendiDenemesi[];
  /** References to a person, `table.column`, that no part covers, by the reason. */
  readonly disarida?: Readonly<Record<string, readonly string[]>>;
  /** Rows for its lists by their names. Returns the required fields of the list's request (`liste.test`). */
  readonly listeSatirlari?: Readonly<Record<string, (e: ListeEkimi) => Promise<object>>>;
  /**
   * Values or generators for planted rows by `table.column`, where the column's type does not tell them
   * (`bench/prove/planting.ts`).
   */
  readonly anlam?: Readonly<Record<string, unknown>>;
}

interface OdaSatirlari {
  readonly ornekler?: Readonly<Record<string, Satir>>;
  readonly deneme?: OdaDenemesi;
}

const dosyalar = globSync('*/*/testing.ts', { cwd: join(import.meta.dirname, '..') })
  .map((dosya) => ({ oda: basename(dirname(dosya)), dosya }))
  .toSorted((a, b) => (a.oda < b.oda ? -1 : 1));

export const ODALAR: readonly { readonly oda: string; readonly satirlar: OdaSatirlari }[] = await Promise.all(
  dosyalar.map(async ({ oda, dosya }) => ({ oda, satirlar: (await import(`../${dosya}`)) as OdaSatirlari })),
);

/** Test data of one kind from every room, with the rooms' names. */
export const denemeler = <K extends keyof OdaDenemesi>(tur: K): { oda: string; deger: NonNullable<OdaDenemesi[K]> }[] =>
  ODALAR.flatMap(({ oda, satirlar }) => {
    const deger = satirlar.deneme?.[tur];
    return deger === undefined ? [] : [{ oda, deger }];
  });

/** Merges named test data of all rooms. A name in two rooms is an error. */
export function adlarina<V>(
  parcalar: readonly { oda: string; deger: Readonly<Record<string, V>> }[],
): Record<string, V> {
  const hepsi: Record<string, V> = {};
  for (const { oda, deger } of parcalar)
    for (const [ad, v] of Object.entries(deger)) {
      if (Object.hasOwn(hepsi, ad)) throw new Error(`${oda}/testing.ts: another room brings ${ad} already`);
      hepsi[ad] = v;
    }
  return hepsi;
}
