import type { belge as contract } from '@masabasi/core/belge/contract';
import type { Room } from '../room.ts';
import { belge as handlers } from './handlers.ts';

export const belge: Room<typeof contract> = {
  handlers,
};
