import type { rol as contract } from '@masabasi/core/kisi/rol/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { rol as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { veri } from './veri.ts';

export const rol: Room<typeof contract> = {
  handlers,
  veri,
  anonim,
  olaylar: { yetki: duyurulur((ben, o) => o.kisi_id === null || o.kisi_id === ben.Id) },
};
