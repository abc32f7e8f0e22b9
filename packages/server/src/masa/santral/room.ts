import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { santral as contract } from '@masabasi/core/masa/santral/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { KACAN_CAGRI } from './bildirim.ts';
import { santral as handlers } from './handlers.ts';
import { santralIsi } from './job.ts';
import { bekleyenler, dahilisiVar, sonrakiDegisim } from './queries.ts';
import { veri } from './veri.ts';

export const santral: Room<typeof contract> = {
  handlers,
  veri,
  isler: [santralIsi],
  bildirimler: [KACAN_CAGRI],
  anonim: kisiyleSilinen('dahili'),
  olaylar: { santral: duyurulur((ben, o) => o.kisi_id === null || o.kisi_id === ben.Id) },
  bekleyenler: {
    tables: ['cagri', 'dahili'],
    oku: async ({ db, ben, simdi }, enCok) =>
      (await dahilisiVar(db, ben.Id)) ? bekleyenler(db, simdi, enCok) : { adet: 0, ilk: [] },
    degisir: ({ db, simdi }) => sonrakiDegisim(db, simdi),
    cumle: (adet) => `Geri aranmayı bekleyen ${adet} cevapsız çağrı var.`,
    yol: SAYFA.gorusme[1],
    suzgec: () => 'telefon=&sekme=cevapsiz',
  },
};
