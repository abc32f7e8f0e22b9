import type { duyuru as contract } from '@masabasi/core/yonetim/duyuru/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { duyuru as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { veri } from './veri.ts';
import { olanlar } from './olanlar.ts';

export const duyuru: Room<typeof contract> = {
  handlers,
  olanlar,
  veri,
  imha,
  anonim,
  olaylar: { duyuru: duyurulur(() => true) },
};
