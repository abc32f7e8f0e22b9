import type { gozetim as contract } from '@masabasi/core/kisi/gozetim/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkiVar } from '../../platform/http/access.ts';
import type { Room } from '../../room.ts';
import { YAZISMA_GOZETIMI } from './bildirim.ts';
import { gozetim as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { bekleyenler } from './queries.ts';
import { veri } from './veri.ts';

export const gozetim: Room<typeof contract> = {
  handlers,
  veri,
  anonim,
  bildirimler: [YAZISMA_GOZETIMI],
  bekleyenler: {
    tables: ['mesaj_sikayeti', 'mesaj', 'kisi'],
    oku: async ({ db, ben }, enCok) =>
      yetkiVar(ben, YETKI.yazismaGozet) ? bekleyenler(db, ben.Id, enCok) : { adet: 0, ilk: [] },
    cumle: (adet) => `Kararınızı bekleyen ${adet} bildirilmiş mesaj var.`,
    yol: '/personel/yazisma',
    suzgec: () => 'sekme=gozetim',
  },
};
