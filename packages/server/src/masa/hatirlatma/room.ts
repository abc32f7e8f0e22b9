import type { hatirlatma as contract } from '@masabasi/core/masa/hatirlatma/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { GORUSME_HATIRLATMASI } from './bildirim.ts';
import { hatirlatma as handlers } from './handlers.ts';
import { hatirlatmaIsi } from './job.ts';
import { veri } from './veri.ts';

export const hatirlatma: Room<typeof contract> = {
  handlers,
  veri,
  isler: [hatirlatmaIsi],
  bildirimler: [GORUSME_HATIRLATMASI],
  anonim: kisiyleSilinen('hatirlatma'),
  olaylar: { hatirlatma: duyurulur((ben, o) => o.kisi_id === ben.Id) },
};
