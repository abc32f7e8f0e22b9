import type { anket as contract } from '@masabasi/core/masa/anket/contract';
import type { Room } from '../../room.ts';
import { anket as handlers } from './handlers.ts';

export const anket: Room<typeof contract> = {
  handlers,
};
