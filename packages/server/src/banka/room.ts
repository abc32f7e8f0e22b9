import type { banka as contract } from '@masabasi/core/banka/contract';
import { sql } from 'kysely';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../room.ts';
import { banka as handlers } from './handlers.ts';
import { musterilereAyir } from './kayit.ts';
import { ornek } from './ornek.ts';

export const banka: Room<typeof contract> = {
  handlers,
  ornek,
  // That there is news, which each reads as far as they may.
  olaylar: { banka: duyurulur(() => true) },
  musteriBagi: {
    satirlar: { banka_hareket: 'banka hareketi', banka_ogrenilen: 'banka hareketinden öğrenilen' },
    birlesmeCozuldu: (db, [kalan, giden]) => musterilereAyir(db, kalan!, giden!),
    // What was paid is kept by law, and so is who paid it.
    saklanir: (musteri) => sql<boolean>`exists (select from banka_hareket b where b.musteri_id = ${musteri})`,
  },
};
