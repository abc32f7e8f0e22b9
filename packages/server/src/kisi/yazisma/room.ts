import type { yazisma as contract } from '@masabasi/core/kisi/yazisma/contract';
import { METIN } from '@masabasi/core/kisi/gozetim/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { YAZISMA_ACILI, YAZISMA_ANMASI, YAZISMA_MESAJI, YAZISMA_SIKAYETI } from './bildirim.ts';
import { yazisma as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { mesaj, okunmayanlar } from './queries.ts';
import { veri } from './veri.ts';

export const yazisma: Room<typeof contract> = {
  handlers,
  veri,
  imha,
  anonim,
  bildirimler: [YAZISMA_MESAJI, YAZISMA_ANMASI, YAZISMA_ACILI, YAZISMA_SIKAYETI],
  // An event names one member, so nobody else learns of a new message.
  olaylar: { yazisma: duyurulur((ben, o) => o.kisi_id === ben.Id) },
  bekleyenler: {
    tables: ['konusma', 'konusma_okuma', 'konusma_uye', 'kisi', 'departman'],
    oku: ({ db, ben }, enCok) => okunmayanlar(db, ben.Id, enCok),
    cumle: (adet) => `Okumadığınız ${adet} konuşma var.`,
    yol: SAYFA.yazisma[0],
  },
  dosyaSahipleri: {
    mesaj: {
      // All members see the files of a message until it is taken back. Only its author adds and removes them.
      async gorur({ db, ben }, id, kilitle) {
        const m = await mesaj(db, id, ben.Id, kilitle);
        return m !== null && m.GeriAlindi === null && (!kilitle || m.YazanId === ben.Id);
      },
      async almaz({ db, ben }, id) {
        return (await mesaj(db, id, ben.Id))?.Kapali ? METIN.engelli : null;
      },
      // No history line: the message itself shows its files.
      yazildi: () => Promise.resolve(),
    },
  },
};
