import type { musteri as contract } from '@masabasi/core/musteri/contract';
import type { Room } from '../room.ts';
import { musteri as handlers } from './handlers.ts';

export const musteri: Room<typeof contract> = {
  handlers,
};
