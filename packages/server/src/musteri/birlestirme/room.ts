import type { birlestirme as contract } from '@masabasi/core/musteri/birlestirme/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { birlestirme as handlers } from './handlers.ts';
import { birlesmeTemizligi } from './job.ts';

export const birlestirme: Room<typeof contract> = {
  handlers,
  isler: [birlesmeTemizligi],
  musteriBagi: {
    satirlar: { musteri: 'daha önce birleştirilmiş kart' },
    async yokEt(db, idler) {
      const birlesmeler = sql`(select id from musteri_birlesme
        where kalan_id = any(${[...idler]}::int[]) or giden_id = any(${[...idler]}::int[]))`;
      await sql`delete from musteri_birlesme_satir where birlesme_id in ${birlesmeler}`.execute(db);
      await sql`delete from musteri_birlesme where id in ${birlesmeler}`.execute(db);
    },
  },
};
