import { isDeepStrictEqual } from 'node:util';
import { type Db, hazir, pgKodu, transaction } from '../db/connect.ts';
import type { DenetimGirdisi } from './context.ts';
import { type Olay, yayinla } from './events.ts';

/** The person, the time and the origin of a write. */
export interface IslemSahibi {
  readonly db: Db;
  readonly simdi: Date;
  readonly istek: { readonly id: string; readonly ip: string };
  readonly kisiId: number | null;
}

/** A transaction with its audit and its events. */
export interface Islem {
  readonly db: Db;
  readonly simdi: Date;
  readonly istek: { readonly id: string; readonly ip: string };
  denetle(g: DenetimGirdisi): Promise<void>;
  yayinla(o: Olay): void;
  /**
   * Adds statements whose results are not needed. They are sent with the commit, in the order of the calls. All must be
   * started at once: one that waited for another would come after the commit.
   */
  sonda(yaz: (db: Db) => readonly Promise<unknown>[]): void;
}

/** The server itself, for jobs that no request asked for. */
export const SUNUCU = { id: 'sunucu', ip: 'sunucu' } as const;

const EN_COK_HAZIR = 3;

export async function denetimYaz(o: IslemSahibi, ...girdiler: readonly DenetimGirdisi[]): Promise<void> {
  if (girdiler.length === 0) return;
  await o.db
    .insertInto('denetim')
    .values(
      girdiler.map((g) => ({
        zaman: o.simdi,
        kisi_id: o.kisiId,
        eylem: g.eylem,
        nesne: g.nesne,
        nesne_id: g.nesneId ?? null,
        eski: g.eski === undefined ? null : JSON.stringify(g.eski),
        yeni: g.yeni === undefined ? null : JSON.stringify(g.yeni),
        ip: o.istek.ip,
        istek_id: o.istek.id,
      })),
    )
    // Most writes have one entry, some a few. Each number of entries is a statement of its own.
    .$if(girdiler.length <= EN_COK_HAZIR, (q) => q.modifyEnd(hazir(`denetim_yaz_${girdiler.length}`)))
    .execute();
}

const TEKRARLANIR = new Set(['40001', '40P01']);

/**
 * Runs a write in one transaction: the change and, at its very end, together with the commit, audit and events. A
 * deadlock or a serialisation failure is repeated, at most three times.
 * @param son further last statements, before the events
 */
export async function islemde<T>(
  o: IslemSahibi,
  is: (i: Islem) => Promise<T>,
  son: (db: Db, sonuc: T) => readonly Promise<unknown>[] = () => [],
): Promise<T> {
  for (let deneme = 1; ; deneme++) {
    const girdiler: DenetimGirdisi[] = [];
    const olaylar: Olay[] = [];
    const sonlar: ((db: Db) => readonly Promise<unknown>[])[] = [];
    try {
      return await transaction(
        o.db,
        (db) =>
          is({
            db,
            simdi: o.simdi,
            istek: o.istek,
            denetle: async (g) => void girdiler.push(g),
            // Once in a transaction is enough.
            yayinla: (olay) => void (olaylar.some((x) => isDeepStrictEqual(x, olay)) || olaylar.push(olay)),
            sonda: (yaz) => void sonlar.push(yaz),
          }),
        (db, sonuc) => [
          ...sonlar.flatMap((yaz) => yaz(db)),
          denetimYaz({ ...o, db }, ...girdiler),
          ...son(db, sonuc),
          ...yayinla(db, olaylar, o.simdi),
        ],
      );
    } catch (e) {
      if (deneme === 3 || !TEKRARLANIR.has(pgKodu(e) ?? '')) throw e;
    }
  }
}

/** Replaces `oku` where other reads are not allowed. */
export const okumaz = () => Promise.reject(new Error('bir yazma başka okumaları yanıtlayamaz'));
