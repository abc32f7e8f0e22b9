import type { gelir as contract } from '@masabasi/core/mali/gelir/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { gelir as handlers } from './handlers.ts';

export const gelir: Room<typeof contract> = {
  handlers,
  musteriBagi: {
    satirlar: { hatirlatma_durdurma: 'hatırlatma durdurması' },
    async yokEt(db, idler) {
      await sql`delete from hatirlatma_durdurma where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
