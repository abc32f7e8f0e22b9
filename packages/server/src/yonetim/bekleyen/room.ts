import type { bekleyen as contract } from '@masabasi/core/yonetim/bekleyen/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Room } from '../../room.ts';
import { bekleyen as handlers } from './handlers.ts';
import { ilkBekleyenler } from './queries.ts';

export const bekleyen: Room<typeof contract> = {
  handlers,
  bekleyenler: {
    tables: ['gorev', 'gorev_soru', 'analiz', 'proje'],
    oku: ({ db, ben, urunler, simdi }, enCok) => ilkBekleyenler(db, { ben, urunler, simdi }, enCok),
    cumle: (adet) => `İş takibinde sizi bekleyen ${adet} kayıt var.`,
    yol: SAYFA.bekleyenler[0],
  },
};
