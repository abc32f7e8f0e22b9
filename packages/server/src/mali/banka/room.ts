import type { banka as contract } from '@masabasi/core/mali/banka/contract';
import { sql } from 'kysely';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { banka as handlers } from './handlers.ts';
import { musterilereAyir } from './kayit.ts';

export const banka: Room<typeof contract> = {
  handlers,
  // Announces only that something changed. Each reader then loads the rows within its own permissions.
  olaylar: { banka: duyurulur(() => true) },
  musteriBagi: {
    satirlar: { banka_hareket: 'banka hareketi', banka_ogrenilen: 'banka hareketinden öğrenilen' },
    birlesmeCozuldu: (db, [kalan, giden]) => musterilereAyir(db, kalan!, giden!),
    // The law demands that payments are kept, together with the payer.
    saklanir: (musteri) => sql<boolean>`exists (select from banka_hareket b where b.musteri_id = ${musteri})`,
  },
};
