import type { fatura as contract } from '@masabasi/core/fatura/contract';
import { sql } from 'kysely';
import type { Room } from '../room.ts';
import { fatura as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const fatura: Room<typeof contract> = {
  handlers,
  ornek,
  musteriBagi: {
    satirlar: { fatura: 'fatura' },
    // What was sold is in the books, whatever became of it.
    saklanir: (musteri) => sql<boolean>`exists (select from fatura f where f.musteri_id = ${musteri})`,
    silmeEngeli: async (db, musteriId) =>
      (await db
        .selectFrom('fatura')
        .select('id')
        .where('musteri_id', '=', musteriId)
        .where('durum', '=', 'taslak')
        .executeTakeFirst())
        ? 'Müşterinin fatura taslağı var. Önce kesiniz ya da vazgeçiniz.'
        : null,
  },
};
