import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Olay } from '@masabasi/server/platform/http/events';

/** Environment of a share of the demo company. */
export interface OrnekOrtami {
  readonly db: Db;
  readonly simdi: Date;
  readonly bugun: Gun;
  /** The first day of the company's data. */
  readonly ilkGun: Gun;
  /** Hash of the password of every account. */
  readonly parolaOzeti: string;
  /** Months of bank statements. */
  readonly bankaAyi: number;
}

/** Share of a room in the demo company. */
export interface OrnekPayi {
  readonly ad: string;
  /** The shares that must be written before. */
  readonly sonra: readonly string[];
  /** The tables that become long. */
  readonly buyuyen?: readonly string[];
  /** True when a company exists already. Locks the founding until the transaction ends. */
  varMi?(db: Db): Promise<boolean>;
  yaz(o: OrnekOrtami): Promise<unknown>;
  readonly coklar?: OrnekCoklari;
  /** Adds the events of days as they pass, from the first of these days up to now. Returns the events to publish. */
  gunler?(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]>;
  /** The moments of a day at which `gunler` has something to do. Absent: it is called once a day. */
  anlar?(gun: Gun): readonly number[];
}

/** A piece of a share's many rows. `simdi` is the time of the founding. */
export interface OrnekParcasi extends Omit<OrnekOrtami, 'parolaOzeti' | 'bankaAyi'> {
  /** The piece's place among its share's pieces, from 0. */
  readonly parca: number;
  readonly parcalar: number;
  /** Numbers that `ayir` reserved. */
  readonly ayrilan: Readonly<Record<string, number>>;
}

/** Rows of a share that nobody looks at one by one. They follow while the company is at work (`coklar.ts`). */
export interface OrnekCoklari {
  /** Name of the rows for the middle of a sentence. */
  readonly baslik: string;
  readonly parcalar: number;
  /** The lowest number comes first. */
  readonly sira: number;
  /** Reserves numbers in the founding, after the share, so that rows of people get other numbers. */
  ayir?(o: OrnekOrtami): Promise<Readonly<Record<string, number>>>;
  /** Writes a piece in its own transaction, unnoticed by people. */
  yaz(o: OrnekParcasi): Promise<unknown>;
}

/**
 * Shares in the order in which they are written, each after those it needs. The same list gives the same order, and
 * with it the same ids.
 */
export function siraliPaylar(paylar: readonly OrnekPayi[]): OrnekPayi[] {
  const kalan = [...paylar];
  const sirali: OrnekPayi[] = [];
  while (kalan.length > 0) {
    const n = kalan.findIndex((p) => p.sonra.every((ad) => sirali.some((s) => s.ad === ad)));
    if (n === -1)
      throw new Error(`the demo company's shares wait for each other: ${kalan.map((p) => p.ad).join(', ')}`);
    sirali.push(...kalan.splice(n, 1));
  }
  return sirali;
}
