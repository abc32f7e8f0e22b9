import { readdirSync } from 'node:fs';
import type { Alanlar } from '@masabasi/core/alanlar';
import type { Db } from './db/connect.ts';
import type { Satir } from './testing.access.ts';

/** What a room brings to the tests that walk the whole house lies beside it, in its `testing.ts`; read from the folders. */

/** What is planted of a room for a walk, and when. */
export interface Ekim {
  readonly db: Db;
  readonly zaman: string;
}

/** A row of a product that the one caller works with and the other does not. */
export interface UrunEkimi extends Ekim {
  /** The id of the row: no other table has it, so that no call takes one for another. */
  readonly id: number;
  readonly urunId: number;
  /** A customer of this product alone; a customer of both callers' products. */
  readonly musteriId: number;
  readonly ortakId: number;
  /** Who works with the other product alone, and who with this one. */
  readonly ikinciId: number;
  readonly altinciId: number;
}
/** The words of a row that stand nowhere else. */
export interface UrunSozleri {
  readonly sozler: readonly string[];
  /** Those that only a call tells that asks for them and is written down. */
  readonly sorulmadanSoylenmeyen?: readonly string[];
  /** Whether it is told only to who sells in the customer's province, or looks after it. */
  readonly bolgesinde?: boolean;
}

/** Rows of a customer. */
export interface MusteriEkimi extends Ekim {
  readonly musteriId: number;
  readonly kisiId: number;
  /** Another number every time. */
  readonly sira: number;
}

/** Rows about a person; `soz` makes words that stand nowhere else. */
export interface KisiEkimi {
  readonly db: Db;
  readonly kisiId: number;
  readonly digerId: number;
  readonly gun: string;
  readonly zaman: string;
  readonly son: string;
  readonly soz: (ad: string) => string;
}

/** Rows for a list, of customers that are there and have a product each. */
export interface ListeEkimi extends Ekim {
  readonly kisiId: number;
  /** A person whom a search for `ÇINAR` finds. */
  readonly cinarId: number;
  readonly adet: number;
  /** Names whose order is Turkish, some of them twice. */
  readonly adlar: readonly string[];
}

/** On whom a write of somebody's own entitlement is tried. */
export interface KendiHedefi extends Ekim {
  readonly Id: number;
  readonly ad: string;
  /** Their department; another one, of the same head and with nobody in it. */
  readonly bolumId: number;
  readonly bosBolumId: number;
  /** Another number for every test. */
  readonly sira: number;
}
export interface KendiDenemesi {
  /** The call's name. */
  readonly uc: string;
  /** The request about this person, after what it needs is written. */
  readonly istek: (k: KendiHedefi) => object | Promise<object>;
  /** What it is refused with; the sentence of one's own record unless told. */
  readonly msg?: string;
  /** False: it may not be done to a colleague either. */
  readonly baskasina?: false;
}

/** Everything is optional; what has to be there and is missing, a walk says. */
export interface OdaDenemesi {
  /** The table that a field for an id speaks of: `Id`, or `call.Id` where one call means another. */
  readonly idler?: Readonly<Record<string, string>>;
  /** The fields of its declared records, by table. */
  readonly kayitlar?: Readonly<Record<string, Alanlar>>;
  /** A row for each table with a product (`kapsam.test`). */
  readonly urunSatirlari?: Readonly<Record<string, (e: UrunEkimi) => Promise<UrunSozleri>>>;
  /** A row for each `table.column` that points at a customer (`birlestirme/butunluk.test`). */
  readonly musteriSatirlari?: Readonly<Record<string, (e: MusteriEkimi) => Promise<unknown>>>;
  /** Rows about a person and their words by table: one for each reference that its `veri.ts` answers for (`kvkk/veri.test`). */
  readonly kisiSatirlari?: (e: KisiEkimi) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Writes of what somebody is owed or may do; of every other write `ornekler` says why it is none (`kendi.test`). */
  readonly kendi?: readonly KendiDenemesi[];
  /** References to a person, `table.column`, that no part answers for, by why that is so. */
  readonly disarida?: Readonly<Record<string, readonly string[]>>;
  /** Rows for its lists by their names, and what the list is part of in a request (`liste.test`). */
  readonly listeSatirlari?: Readonly<Record<string, (e: ListeEkimi) => Promise<object>>>;
  /** What a column's check or meaning asks of a planted row, or what makes it, `table.column`, where its type does not say it (`bench/prove/planting.ts`). */
  readonly anlam?: Readonly<Record<string, unknown>>;
}

interface OdaSatirlari {
  readonly ornekler?: Readonly<Record<string, Satir>>;
  readonly deneme?: OdaDenemesi;
}

const klasorler = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
  .filter((d) => d.isFile() && d.name === 'testing.ts' && d.parentPath !== import.meta.dirname)
  .map((d) => d.parentPath.slice(import.meta.dirname.length + 1))
  .toSorted();

export const ODALAR: readonly { readonly oda: string; readonly satirlar: OdaSatirlari }[] = await Promise.all(
  klasorler.map(async (oda) => ({ oda, satirlar: (await import(`./${oda}/testing.ts`)) as OdaSatirlari })),
);

/** What every room brings of one kind, under its names. */
export const denemeler = <K extends keyof OdaDenemesi>(tur: K): { oda: string; deger: NonNullable<OdaDenemesi[K]> }[] =>
  ODALAR.flatMap(({ oda, satirlar }) => {
    const deger = satirlar.deneme?.[tur];
    return deger === undefined ? [] : [{ oda, deger }];
  });

/** Of what rooms bring by name, all names. A name that two rooms bring is a mistake. */
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
