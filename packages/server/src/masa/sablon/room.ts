import type { sablon as contract } from '@masabasi/core/masa/sablon/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { sablon as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { veri } from './veri.ts';

export const sablon: Room<typeof contract> = {
  handlers,
  veri,
  anonim,
  olaylar: { sablon: duyurulur((ben, o) => o.kisi_id === null || o.kisi_id === ben.Id) },
};
