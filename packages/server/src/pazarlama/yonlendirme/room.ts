import type { yonlendirme as contract } from '@masabasi/core/pazarlama/yonlendirme/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { YONLENDIRME_HABERI } from './bildirim.ts';
import { yonlendirme as handlers } from './handlers.ts';
import { yonlendirmeIsi } from './job.ts';
import { veri } from './veri.ts';

export const yonlendirme: Room<typeof contract> = {
  handlers,
  isler: [yonlendirmeIsi],
  bildirimler: [YONLENDIRME_HABERI],
  veri,
  musteriBagi: {
    satirlar: {},
    yokEt: (db, idler) =>
      sql`delete from yonlendirme where aday_id in (
        select id from aday where musteri_id = any(${[...idler]}::int[]))`.execute(db),
  },
};
