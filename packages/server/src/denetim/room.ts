import type { denetim as contract } from '@masabasi/core/denetim/contract';
import type { Room } from '../room.ts';
import { denetim as handlers } from './handlers.ts';

export const denetim: Room<typeof contract> = {
  handlers,
};
