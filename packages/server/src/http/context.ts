import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Access, Endpoint, Indirme, Istek, Yanit, Yukleme } from '@masabasi/core/endpoint';
import type { YavasCagri } from '@masabasi/core/sistem/contract';
import type { Config } from '../config.ts';
import type { HazirDosya, RoomFace } from '../room.ts';
import type { Db } from '../db/connect.ts';
import type { Olay } from './events.ts';
import type { Keep } from './kept.ts';
import type { Ben, DepartmanId, Kapsam, KisiId, UrunKapsami } from './access.ts';

/** What is known of the request besides its body. The address is the one the server sees, never one the body claims. */
export interface IstekBilgisi {
  readonly id: string;
  readonly ip: string;
  readonly tarayici: string;
  /** A phone, tablet or iOS device by its own headers; a body can only add to it. */
  readonly mobil: boolean;
  /** The Idempotency-Key of a write. */
  readonly anahtar: string | null;
}

/** What an audit entry says besides who, when and from where. */
export interface DenetimGirdisi {
  readonly eylem: DenetimEylemi;
  readonly nesne: DenetimNesnesi;
  readonly nesneId?: number | null;
  readonly eski?: unknown;
  readonly yeni?: unknown;
}

export interface SunucuHali {
  /** Since when. */
  readonly Baslama: string;
  /** Browsers that listen to its events. */
  readonly Izleyen: number;
  readonly YavasCagrilar: YavasCagri[];
  /** Free bytes below which nothing is written; null: the disk is not watched here. */
  readonly YazmaSiniri: number | null;
  readonly YazmaDurdu: boolean;
}

/** What another read would have answered by itself. */
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
  /** What this server has seen since it started. */
  readonly sunucu: () => SunucuHali;
  /** What the other rooms are to this one; `room.ts` says what a face may hold. */
  readonly odalar: readonly (RoomFace & { readonly ad: string })[];
  /** Writes an audit entry in the same transaction. */
  denetle(g: DenetimGirdisi): Promise<void>;
  /** Statements of a write for whose outcome nothing waits: they go out with the commit, all at once. */
  sonda(yaz: (db: Db) => readonly Promise<unknown>[]): void;
  /** Answers another read of the contract, named `room.name`, for the same caller and by its own rule. */
  oku(uc: string, val: unknown): Promise<OkumaYaniti>;
  /** Keeps what is read until a table behind it changes; a write keeps nothing. */
  readonly kept: Keep;
  /** Announces a change; sent when, and only when, the transaction commits. */
  yayinla(o: Olay): void;
}

interface Oturumlu extends Temel {
  readonly ben: Ben;
}

/** What a handler is given, by the access rule of its endpoint. */
export type Context<A extends Access> = Kuraldan<A> & (A extends { urun: true } ? Urunlu : unknown);

interface Urunlu {
  /** The products that the caller works with. */
  readonly urunler: UrunKapsami;
}

type Kuraldan<A extends Access> = A extends { kind: 'anyone' | 'form' | 'imzali' }
  ? Temel
  : A extends { kind: 'self' | 'sorumlu' | 'yetkiyle' }
    ? Oturumlu & { readonly hedef: KisiId }
    : A extends { kind: 'pano' }
      ? Oturumlu & { readonly departman: DepartmanId }
      : A extends { kind: 'departmanSorumlusu' }
        ? Oturumlu & { readonly kapsam: Kapsam }
        : Oturumlu;

/** The handler of one endpoint: load, decide by a rule, write. A refusal is returned, a surprise thrown. */
export type Handler<E extends Endpoint> = (ctx: Context<E['access']>, istek: Istek<E>) => Promise<Yanit<E>>;
/**
 * The handler of a write with slow work in it: that is done outside the transaction, which then waits for nothing but the
 * database. What was read before is old by then, so the writing asks for it again under its locks.
 */
export interface HazirlikliHandler<E extends Endpoint> {
  /** Does the slow work without writing; answers what is done in the transaction. */
  hazirla(ctx: Context<E['access']>, istek: Istek<E>): Promise<(ctx: Context<E['access']>) => Promise<Yanit<E>>>;
}
/** The handler of a call that brings files. */
export interface YuklemeHandler<E extends Endpoint> {
  /** Why nothing of the files is read; null: nothing stands against it. Asked outside the transaction, of what is there. */
  once(ctx: Context<E['access']>, istek: Istek<E>): Promise<string | null>;
  /** Keeps what they came to, in the transaction of the write. */
  yaz(ctx: Context<E['access']> & { readonly dosyalar: readonly HazirDosya[] }, istek: Istek<E>): Promise<Yanit<E>>;
}
/** The bytes of a file, piece by piece. */
export interface DosyaGovdesi {
  readonly ad: string;
  readonly tip: string;
  readonly boyut: number;
  /** Names the bytes: the same name, the same bytes. */
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
