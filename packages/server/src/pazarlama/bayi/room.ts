import type { bayi as contract } from '@masabasi/core/pazarlama/bayi/contract';
import { BAYI_HAREKETLERI } from '@masabasi/core/pazarlama/bayi/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Room } from '../../room.ts';
import { bayi as handlers } from './handlers.ts';
import { bayiIsi } from './job.ts';
import { gorur, kilitle } from './queries.ts';

export const bayi: Room<typeof contract> = {
  handlers,
  isler: [bayiIsi],
  dosyaSahipleri: {
    bayi: {
      gorur: async ({ db, urunler }, id, kilitli) => {
        if (kilitli) await kilitle(db, id);
        return gorur(db, id, urunler);
      },
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, BAYI_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
};
