import type { yetkili as contract } from '@masabasi/core/musteri/yetkili/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { yetkili as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { yetkiliSayfasi } from './excel.ts';

export const yetkili: Room<typeof contract> = {
  handlers,
  imha,
  musteriBagi: {
    satirlar: { musteri_yetkili: 'yetkili kişi' },
    sayfa: yetkiliSayfasi,
    yokEt: (db, idler) => sql`delete from musteri_yetkili where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
