import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { TOPLANTI_HAREKETLERI } from '@masabasi/core/is/toplanti/rules';
import { duyurulur } from '../../platform/http/events.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Room } from '../../room.ts';
import { TOPLANTI_DAVETI, TOPLANTI_HABERI } from './bildirim.ts';
import { gormeAdresleri } from './ekler.ts';
import { toplanti as handlers } from './handlers.ts';
import { anonim, yokEt } from './imha.ts';
import { toplantiIsi } from './job.ts';
import { gorur, kilitle } from './queries.ts';
import { sayfalar } from './sayfalar.ts';
import { veri } from './veri.ts';

export const toplanti: Room<typeof contract> = {
  handlers,
  isler: [toplantiIsi],
  bildirimler: [TOPLANTI_DAVETI, TOPLANTI_HABERI],
  veri,
  anonim,
  acikSayfalar: sayfalar,
  adresler: gormeAdresleri,
  // An event names its receiver. Null stands for everybody.
  olaylar: { toplanti: duyurulur((ben, olay) => olay.kisi_id === null || olay.kisi_id === ben.Id) },
  dosyaSahipleri: {
    toplanti: {
      gorur: async ({ db, ben, urunler }, id, kilitli) =>
        kilitli ? (await kilitle(db, id, { ben, urunler })) !== null : gorur(db, id, { ben, urunler }),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, TOPLANTI_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
  musteriBagi: {
    satirlar: { toplanti: 'toplantı' },
    yokEt,
  },
};
