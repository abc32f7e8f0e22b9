import type { gorev as contract } from '@masabasi/core/is/gorev/contract';
import { GOREV_HAREKETLERI } from '@masabasi/core/is/gorev/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { GOREV_ANMASI, GOREV_ATAMASI } from './bildirim.ts';
import { gorev as handlers } from './handlers.ts';
import { gorur, kilitle } from './queries.ts';
import { veri } from './veri.ts';

export const gorev: Room<typeof contract> = {
  handlers,
  veri,
  bildirimler: [GOREV_ATAMASI, GOREV_ANMASI],
  // The event carries no task id. Screens reload the tasks in their own scope.
  olaylar: { gorev: duyurulur(() => true) },
  dosyaSahipleri: {
    gorev: {
      async gorur({ db, urunler }, id, kilitli) {
        if (kilitli) await kilitle(db, id);
        return gorur(db, id, urunler);
      },
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, GOREV_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
};
