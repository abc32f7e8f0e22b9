import type { hakedis as contract } from '@masabasi/core/izin/hakedis/contract';
import type { Room } from '../../room.ts';
import { hakedis as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { veri } from './veri.ts';

export const hakedis: Room<typeof contract> = {
  handlers,
  veri,
  anonim,
};
