import type { hakedis as contract } from '@masabasi/core/hakedis/contract';
import type { Room } from '../room.ts';
import { hakedis as handlers } from './handlers.ts';

export const hakedis: Room<typeof contract> = {
  handlers,
};
