import type { suzgec as contract } from '@masabasi/core/platform/suzgec/contract';
import type { Room } from '../../room.ts';
import { suzgec as handlers } from './handlers.ts';
import { anonim } from './imha.ts';

export const suzgec: Room<typeof contract> = {
  handlers,
  anonim,
};
