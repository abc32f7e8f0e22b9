import type { tatil as contract } from '@masabasi/core/tatil/contract';
import type { Room } from '../room.ts';
import { tatil as handlers } from './handlers.ts';

export const tatil: Room<typeof contract> = {
  handlers,
};
