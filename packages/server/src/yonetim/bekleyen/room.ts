import type { bekleyen as contract } from '@masabasi/core/yonetim/bekleyen/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Room } from '../../room.ts';
import { bekleyen as handlers } from './handlers.ts';
import { sayisi } from './queries.ts';

export const bekleyen: Room<typeof contract> = {
  handlers,
  bekleyenler: {
    tables: ['gorev', 'gorev_soru', 'analiz'],
    say: ({ db, ben, urunler, simdi }) => sayisi(db, { ben, urunler, simdi }),
    cumle: (adet) => `İş takibinde sizi bekleyen ${adet} kayıt var.`,
    yol: SAYFA.bekleyenler[0],
  },
};
