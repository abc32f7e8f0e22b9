import type { ikiAdim as contract } from '@masabasi/core/kisi/ikiAdim/contract';
import type { Room } from '../../room.ts';
import { ikiAdim as handlers } from './handlers.ts';
import { anonim } from './imha.ts';

export const ikiAdim: Room<typeof contract> = {
  handlers,
  anonim,
};
