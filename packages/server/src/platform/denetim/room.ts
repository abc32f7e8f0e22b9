import type { denetim as contract } from '@masabasi/core/platform/denetim/contract';
import type { Room } from '../../room.ts';
import { denetim as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { veri } from './veri.ts';

export const denetim: Room<typeof contract> = {
  handlers,
  veri,
  imha,
};
