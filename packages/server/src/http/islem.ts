import type { Db } from '../db/connect.ts';
import { pgKodu } from '../db/connect.ts';
import type { DenetimGirdisi } from './context.ts';
import { type Olay, yayinla } from './events.ts';

/** On whose behalf, when and from where something is written. */
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
}

/** A server's own doing: jobs that no request asked for. */
export const SUNUCU = { id: 'sunucu', ip: 'sunucu' } as const;

/** Writes one audit entry. */
export async function denetimYaz(o: IslemSahibi, g: DenetimGirdisi): Promise<void> {
  await o.db
    .insertInto('denetim')
    .values({
      zaman: o.simdi,
      kisi_id: o.kisiId,
      eylem: g.eylem,
      nesne: g.nesne,
      nesne_id: g.nesneId ?? null,
      eski: g.eski === undefined ? null : JSON.stringify(g.eski),
      yeni: g.yeni === undefined ? null : JSON.stringify(g.yeni),
      ip: o.istek.ip,
      istek_id: o.istek.id,
    })
    .execute();
}

const TEKRARLANIR = new Set(['40001', '40P01']);

/**
 * Runs a write in one transaction: change, audit, and at its very end the events. A deadlock or serialisation failure
 * is tried again, three times at most.
 */
export async function islemde<T>(o: IslemSahibi, is: (i: Islem) => Promise<T>): Promise<T> {
  for (let deneme = 1; ; deneme++) {
    try {
      return await o.db.transaction().execute(async (db) => {
        const olaylar: Olay[] = [];
        const sonuc = await is({
          db,
          simdi: o.simdi,
          istek: o.istek,
          denetle: (g) => denetimYaz({ ...o, db }, g),
          yayinla: (olay) => void olaylar.push(olay),
        });
        await yayinla(db, olaylar, o.simdi);
        return sonuc;
      });
    } catch (e) {
      if (deneme === 3 || !TEKRARLANIR.has(pgKodu(e) ?? '')) throw e;
    }
  }
}
