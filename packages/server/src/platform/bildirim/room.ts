import type { bildirim as contract } from '@masabasi/core/platform/bildirim/contract';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../../room.ts';
import { bildirim as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { veri } from './veri.ts';

export const bildirim: Room<typeof contract> = {
  handlers,
  veri,
  imha,
  anonim,
  olaylar: { bildirim: duyurulur((ben, o) => o.kisi_id === ben.Id) },
};
