import type { gozetim as contract } from '@masabasi/core/kisi/gozetim/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkiVar } from '../../platform/http/access.ts';
import type { Room } from '../../room.ts';
import { YAZISMA_GOZETIMI } from './bildirim.ts';
import { gozetim as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { bekleyenSayisi } from './queries.ts';
import { veri } from './veri.ts';

export const gozetim: Room<typeof contract> = {
  handlers,
  veri,
  anonim,
  bildirimler: [YAZISMA_GOZETIMI],
  bekleyenler: {
    tables: ['mesaj_sikayeti', 'mesaj'],
    say: async ({ db, ben }) => (yetkiVar(ben, YETKI.yazismaGozet) ? bekleyenSayisi(db, ben.Id) : 0),
    cumle: (adet) => `Kararınızı bekleyen ${adet} bildirilmiş mesaj var.`,
    yol: '/personel/yazisma',
    suzgec: () => 'sekme=gozetim',
  },
};
