import type { versiyon as contract } from '@masabasi/core/is/versiyon/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { VERSIYON_YAYINI } from './bildirim.ts';
import { versiyon as handlers } from './handlers.ts';

export const versiyon: Room<typeof contract> = {
  handlers,
  bildirimler: [VERSIYON_YAYINI],
  musteriBagi: {
    satirlar: { versiyon_haber: 'versiyon bildirimi' },
    yokEt: (db, idler) => sql`delete from versiyon_haber where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
