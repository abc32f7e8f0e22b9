import type { bayi as contract } from '@masabasi/core/bayi/contract';
import { BAYI_HAREKETLERI } from '@masabasi/core/bayi/rules';
import { hareketYaz } from '../hareket/kayit.ts';
import type { Room } from '../room.ts';
import { bayi as handlers } from './handlers.ts';
import { gorur } from './queries.ts';

export const bayi: Room<typeof contract> = {
  handlers,
  dosyaSahipleri: {
    bayi: {
      gorur: ({ db }, id) => gorur(db, id),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, BAYI_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
};
