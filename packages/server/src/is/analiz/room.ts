import type { analiz as contract } from '@masabasi/core/is/analiz/contract';
import { ANALIZ_HAREKETLERI } from '@masabasi/core/is/analiz/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Room } from '../../room.ts';
import { ANALIZ_HABERI } from './bildirim.ts';
import { analiz as handlers } from './handlers.ts';
import { gorur, kilitle } from './queries.ts';
import { veri } from './veri.ts';

export const analiz: Room<typeof contract> = {
  handlers,
  bildirimler: [ANALIZ_HABERI],
  veri,
  dosyaSahipleri: {
    analiz: {
      gorur: async ({ db, urunler }, id, kilitli) =>
        kilitli ? (await kilitle(db, id, urunler)) !== null : gorur(db, id, urunler),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, ANALIZ_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
};
