import type { kartvizit as contract } from '@masabasi/core/pazarlama/kartvizit/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { kartvizit as handlers } from './handlers.ts';
import { kart, kilitle } from './queries.ts';

export const kartvizit: Room<typeof contract> = {
  handlers,
  dosyaSahipleri: {
    kartvizit: {
      gorur: async ({ db, ben, urunler }, id, kilitli) =>
        (await (kilitli ? kilitle : kart)(db, id, { ben, urunler })) !== null,
      // A file event would repeat the card's own line on the customer's timeline.
      yazildi: () => Promise.resolve(),
    },
  },
  musteriBagi: {
    satirlar: { kartvizit: 'kartvizit' },
    // Its picture is deleted with it.
    yokEt: (db, idler) => sql`delete from kartvizit where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
