import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Access, Endpoint, Indirme, Istek, Yanit, Yukleme } from '@masabasi/core/platform/call/endpoint';
import type { YavasCagri } from '@masabasi/core/platform/sistem/contract';
import type { Config } from '../../config.ts';
import type { HazirDosya, RoomFace } from '../../room.ts';
import type { Db } from '../db/connect.ts';
import type { Olay } from './events.ts';
import type { Keep } from './kept.ts';
import type { Ben, DepartmanId, Kapsam, KisiId, UrunKapsami } from './access.ts';

/** Facts of the request besides its body. The address is the one the server sees, never one the body claims. */
export interface IstekBilgisi {
  readonly id: string;
  readonly ip: string;
  readonly tarayici: string;
  /** True for a phone, tablet or iOS device by its own headers. A body can only add to it. */
  readonly mobil: boolean;
  /** The Idempotency-Key of a write. */
  readonly anahtar: string | null;
}

/** Content of an audit entry, besides the person, the time and the address. */
export interface DenetimGirdisi {
  readonly eylem: DenetimEylemi;
  readonly nesne: DenetimNesnesi;
  readonly nesneId?: number | null;
  readonly eski?: unknown;
  readonly yeni?: unknown;
}

export interface SunucuHali {
  /** Start of the server. */
  readonly Baslama: string;
  /** Browsers that listen to its events. */
  readonly Izleyen: number;
  readonly YavasCagrilar: YavasCagri[];
  /** Free bytes below which nothing is written. Null: the disk is not watched here. */
  readonly YazmaSiniri: number | null;
  readonly YazmaDurdu: boolean;
}

/** The answer of another read, as if it had been called by itself. */
export interface OkumaYaniti {
  readonly status: number;
  readonly govde: unknown;
}

export interface Temel {
  /** The transaction of a write, the pool of a read. */
  readonly db: Db;
  readonly simdi: Date;
  readonly istek: IstekBilgisi;
  readonly config: Config;
  /** Facts about this server since its start. */
  readonly sunucu: () => SunucuHali;
  /** The faces of the other rooms. `room.ts` describes a face. */
  readonly odalar: readonly (RoomFace & { readonly ad: string })[];
  /** Writes an audit entry in the same transaction. */
  denetle(g: DenetimGirdisi): Promise<void>;
  /** Last statements of a write whose results are not needed: they are sent with the commit, all at once. */
  sonda(yaz: (db: Db) => readonly Promise<unknown>[]): void;
  /** Answers another read of the contract, named `room.name`, for the same caller and with its own access rule. */
  oku(uc: string, val: unknown): Promise<OkumaYaniti>;
  /** Keeps a result until one of its tables changes. A write keeps nothing. */
  readonly kept: Keep;
  /** Announces a change. It is sent when, and only when, the transaction commits. */
  yayinla(o: Olay): void;
}

/** An act of a person: the call with its caller. A save takes it as its first argument. */
export interface Act extends Temel {
  readonly ben: Ben;
}

/** An act within the products of its caller. */
export interface ProductAct extends Act {
  readonly urunler: UrunKapsami;
}

/** Context of a handler, by the access rule of its endpoint. */
export type Context<A extends Access> = Kuraldan<A> & (A extends { urun: true } ? Urunlu : unknown);

interface Urunlu {
  /** The products of the caller. */
  readonly urunler: UrunKapsami;
}

type Kuraldan<A extends Access> = A extends { kind: 'anyone' | 'form' | 'imzali' }
  ? Temel
  : A extends { kind: 'self' | 'sorumlu' | 'yetkiyle' }
    ? Act & { readonly hedef: KisiId }
    : A extends { kind: 'pano' }
      ? Act & { readonly departman: DepartmanId }
      : A extends { kind: 'departmanSorumlusu' }
        ? Act & { readonly kapsam: Kapsam }
        : Act;

/** The handler of one endpoint: load, decide by a rule, write. A refusal is returned, an unexpected error is thrown. */
export type Handler<E extends Endpoint> = (ctx: Context<E['access']>, istek: Istek<E>) => Promise<Yanit<E>>;
/**
 * The handler of a write with slow work. The slow work runs outside the transaction, which then waits for the database
 * alone. Facts that were read before may have changed, so the write checks them again under its locks.
 */
interface HazirlikliHandler<E extends Endpoint> {
  /** Does the slow work without writing. Returns the function that runs in the transaction. */
  hazirla(ctx: Context<E['access']>, istek: Istek<E>): Promise<(ctx: Context<E['access']>) => Promise<Yanit<E>>>;
}
/** The handler of a call with files. */
interface YuklemeHandler<E extends Endpoint> {
  /** Reason to refuse before the files are read, or null. Runs outside the transaction. */
  once(ctx: Context<E['access']>, istek: Istek<E>): Promise<string | null>;
  /** Stores the received files, in the transaction of the write. */
  yaz(ctx: Context<E['access']> & { readonly dosyalar: readonly HazirDosya[] }, istek: Istek<E>): Promise<Yanit<E>>;
}
/** The bytes of a file, piece by piece. */
export interface DosyaGovdesi {
  readonly ad: string;
  readonly tip: string;
  readonly boyut: number;
  /** Names the bytes: the same name means the same bytes. */
  readonly ozet: string;
  readonly parcalar: () => AsyncIterable<Uint8Array>;
}
/** The handlers of a room: one for each endpoint of its contract, under the same name. */
export type Handlers<Oda> = {
  readonly [K in keyof Oda]: Oda[K] extends Yukleme
    ? YuklemeHandler<Oda[K]>
    : Oda[K] extends Indirme
      ? (ctx: Context<Oda[K]['access']>, istek: Istek<Oda[K]>) => Promise<DosyaGovdesi>
      : Oda[K] extends Endpoint
        ? Handler<Oda[K]> | HazirlikliHandler<Oda[K]>
        : never;
};

/** An expected refusal. */
export const red = (msg: string) => ({ durum: false as const, msg });
